import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './Table.module.css';
import { useOverflowing } from '../primitives/use-overflowing.ts';

export interface Column<Row> {
  readonly id: string;
  /** Above the column; on a phone, before the value in each card. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: right aligned and tabular. */
  readonly isNumeric?: boolean;
  readonly isSortable?: boolean;
  /** The cell that names the row; set on one column. */
  readonly isRowHeader?: boolean;
  /** The row's actions: on a phone they stand beside the name, without a label. */
  readonly isActions?: boolean;
  /** Names typed by people: of any length, they leave the other columns their room. */
  readonly isName?: boolean;
  readonly footer?: ReactNode;
  /** Stands in place of the header's text, which is then only for screen readers. */
  readonly headerCell?: ReactNode;
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** Placeholder rows while the first ones load; the header shows at once. */
  readonly skeletonRows?: number;
  /** The rows belong to the former page: still visible, but pale and inert. */
  readonly isStale?: boolean;
  readonly isSelected?: (row: Row) => boolean;
  /** For a list that arranges its cards in its own way. */
  readonly className?: string | undefined;
}

/** Rows and columns; on a phone a card for each row, with the sort buttons above. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, empty, skeletonRows = 0, isStale = false } = props;
  const look = [styles['table'], isStale && styles['stale'], props.className].filter(Boolean).join(' ');
  const { scroller, isOverflowing } = useOverflowing<HTMLElement>();
  return (
    <section
      ref={scroller}
      className={styles['scroll']}
      {...(isOverflowing && { tabIndex: 0, 'aria-label': `${caption}, scrolls sideways` })}
    >
      <table className={look} aria-busy={isStale || skeletonRows > 0 || undefined}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead className={columns.some(({ isSortable }) => isSortable) ? styles['sortable'] : undefined}>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody inert={isStale}>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={props.isSelected?.(row) || undefined}>
              {columns.map((column) => bodyCell(column, row))}
            </tr>
          ))}
          {rows.length === 0 && skeletonRows > 0 && <SkeletonRows columns={columns} count={skeletonRows} />}
          {rows.length === 0 && skeletonRows === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                <div className={styles['note']}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
        {rows.length > 0 && columns.some((column) => column.footer !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={column.isNumeric ? styles['num'] : undefined}>
                  {column.footer}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const className = column.isNumeric ? styles['num'] : undefined;
  if (!column.isSortable) {
    return (
      <th scope="col" className={className}>
        {column.headerCell ?? column.header}
      </th>
    );
  }
  const direction = sort?.column === column.id ? sort.direction : 'none';
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={direction === 'none' ? `${styles['sort']} ${styles['unsorted']}` : styles['sort']}
        onClick={() => onSort?.({ column: column.id, direction: next })}
      >
        {column.header}
        {direction === 'descending' ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
      </button>
    </th>
  );
}

function bodyCell<Row>(column: Column<Row>, row: Row) {
  const className = column.isNumeric ? styles['num'] : column.isName ? styles['name'] : undefined;
  if (column.isRowHeader) {
    return (
      <th key={column.id} scope="row" className={className ?? styles['name']}>
        {column.cell(row)}
      </th>
    );
  }
  if (column.isActions) {
    return (
      <td key={column.id} className={styles['actions']}>
        {column.cell(row)}
      </td>
    );
  }
  return (
    <td key={column.id} className={className} data-label={column.header}>
      {column.cell(row)}
    </td>
  );
}

const widths = [60, 80, 40, 60, 80] as const;

function SkeletonRows<Row>({
  columns,
  count,
}: {
  readonly columns: readonly Column<Row>[];
  readonly count: number;
}) {
  return Array.from({ length: count }, (_, row) => `skeleton ${row}`).map((key, row) => (
    <tr key={key}>
      {columns.map((column, place) => (
        <td key={column.id} className={column.isActions ? styles['actions'] : undefined}>
          <Skeleton width={widths[(row + place) % widths.length] ?? 60} />
        </td>
      ))}
    </tr>
  ));
}
