import type { ImportedRow, ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import type { CellFix } from '@dre/core/domain/catalogue/import/import-plan';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { columnName, priceChange, resultLabels, tableName } from './import-labels.ts';
import styles from './preview-rows.module.css';
import { type FixCell, ProblemFields } from './problem-fields.tsx';

interface PreviewRowsProps {
  readonly rows: readonly ImportedRow[];
  readonly result: ImportResult;
  readonly isFirstLoad: boolean;
  readonly isStale: boolean;
  readonly fixes: readonly CellFix[];
  readonly onFix: FixCell;
  readonly onLeaveOut: (row: ImportedRow, isLeftOut: boolean) => void;
}

/** Rows of one result, with their changes cell by cell. */
export function PreviewRows(props: PreviewRowsProps) {
  const { rows, result, isFirstLoad, isStale } = props;
  return (
    <div
      id="rows"
      className={styles[result === 'rejected' ? 'rejected' : result === 'new' ? 'added' : 'rows']}
    >
      <Table
        caption={`Rows: ${resultLabels[result][0]}`}
        columns={columnsOf(props)}
        rows={rows}
        rowKey={({ sheet, row, key }) => `${sheet} ${String(row)} ${key}`}
        isStale={isStale && !isFirstLoad}
        skeletonRows={isFirstLoad ? 8 : 0}
        empty="There are no such rows."
      />
    </div>
  );
}

function columnsOf({ rows, result, onFix, onLeaveOut }: PreviewRowsProps): readonly Column<ImportedRow>[] {
  const tables = new Set(rows.map(({ table }) => table));
  const hasNames = rows.some(({ cells }) => cells['name'] !== undefined);
  const columns: (Column<ImportedRow> | false)[] = [
    result !== 'missing' && { id: 'row', header: 'Row', isNumeric: true, cell: ({ row }) => row },
    { id: 'result', header: 'Result', cell: (row) => <Mark result={row.result} /> },
    tables.size > 1 && { id: 'table', header: 'Table', cell: ({ table }) => tableName(table) },
    {
      id: 'key',
      header: tables.size === 1 && tables.has('parts.csv') ? 'Part number' : 'Key',
      isRowHeader: true,
      cell: ({ key }) => <span className={styles['key']}>{key.trim() || '–'}</span>,
    },
    hasNames && { id: 'name', header: 'Name', cell: ({ cells }) => cells['name'] ?? '' },
    result === 'rejected' && {
      id: 'problems',
      header: 'What to put right',
      cell: (row) => <ProblemFields row={row} onFix={onFix} />,
    },
    result === 'changed' && { id: 'changes', header: 'What changes', cell: (row) => <Changes row={row} /> },
    result === 'left-out' && {
      id: 'why',
      header: 'What was wrong',
      cell: ({ problems }) => problems.map(({ sentence }) => sentence).join(' ') || '–',
    },
    result !== 'missing' &&
      result !== 'unchanged' && {
        id: 'leave',
        header: 'Leave out',
        isActions: true,
        cell: (row) => (
          <Button
            variant="ghost"
            aria-label={`${row.result === 'left-out' ? 'Take row' : 'Leave out row'} ${String(row.row)}`}
            onPress={() => onLeaveOut(row, row.result !== 'left-out')}
          >
            {row.result === 'left-out' ? 'Take it' : 'Leave out'}
          </Button>
        ),
      },
  ];
  return columns.filter((column) => column !== false);
}

const marks: Readonly<Record<ImportResult, ReactNode>> = {
  rejected: <CircleAlert aria-hidden="true" />,
  new: <Plus aria-hidden="true" />,
  changed: <Pencil aria-hidden="true" />,
  unchanged: <Minus aria-hidden="true" />,
  missing: <Minus aria-hidden="true" />,
  'left-out': <Minus aria-hidden="true" />,
};

function Mark({ result }: { readonly result: ImportResult }) {
  return (
    <span className={`${styles['mark']} ${styles[`is-${result}`] ?? ''}`}>
      {marks[result]}
      {resultLabels[result][1]}
    </span>
  );
}

/** The old value crossed out beside the new one. */
function Changes({ row }: { readonly row: ImportedRow }) {
  return (
    <ul className={styles['changes']}>
      {Object.entries(row.was).map(([column, was]) => {
        const is = row.cells[column] ?? '';
        const change = priceChange(row.table, column, [was, is]);
        return (
          <li key={column}>
            <span className={styles['quiet']}>{columnName(row.table, column)}</span>{' '}
            <VisuallyHidden>was</VisuallyHidden> <del>{was === '' ? '–' : was}</del>{' '}
            <VisuallyHidden>becomes</VisuallyHidden> <ins>{is === '' ? '–' : is}</ins>{' '}
            {change && (
              <span className={change.isLarge ? styles['large'] : styles['quiet']}>
                {change.isLarge && <TriangleAlert aria-hidden="true" />}
                {change.isLarge && <VisuallyHidden>Large change</VisuallyHidden>}
                {change.text}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
