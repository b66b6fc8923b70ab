import type { DiffReply, DiffRow } from '@dre/core/contract/catalogue/book-editions';
import { tableLabels } from '@dre/core/domain/catalogue/draft/table-labels';
import { When } from '../../../lib/text/when.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { columnLabel } from './column-labels.ts';
import styles from './editions.module.css';
import { gridAddress, partOf } from './grid-address.ts';
import { GridLink } from './grid-link.tsx';

const stateLabels: Record<DiffRow['state'], readonly [string, BadgeTone]> = {
  same: ['Published', 'neutral'],
  changed: ['Changed', 'amber'],
  new: ['New', 'green'],
  removed: ['Removed', 'red'],
};

interface DiffTableProps {
  readonly caption: string;
  readonly diff: DiffReply | undefined;
  readonly isStale: boolean;
  readonly skeletonRows: number;
  readonly empty: string;
  /** For the draft: adds the author of each change and a link to edit it. */
  readonly isDraft: boolean;
}

/** The changes, row by row and cell by cell. */
export function DiffTable({ caption, diff, isStale, skeletonRows, empty, isDraft }: DiffTableProps) {
  return (
    <Table
      caption={caption}
      columns={isDraft ? [...shared, ...ofDraft] : shared}
      rows={diff?.rows ?? []}
      rowKey={({ file, key }) => `${file} ${key}`}
      isStale={isStale}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  );
}

const shared: readonly Column<DiffRow>[] = [
  { id: 'row', header: 'Row', isRowHeader: true, cell: (row) => <RowName row={row} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateLabels[state][1]}>{stateLabels[state][0]}</Badge>,
  },
  { id: 'fields', header: 'What changes', cell: (row) => <Fields row={row} /> },
];

const ofDraft: readonly Column<DiffRow>[] = [
  {
    id: 'by',
    header: 'By',
    cell: ({ changedBy, changedAt }) => (
      <span className={styles['by']}>
        {changedBy}
        {changedAt !== null && <When at={changedAt} />}
      </span>
    ),
  },
];

function RowName({ row: { file, key, name } }: { readonly row: DiffRow }) {
  const address = gridAddress(file, partOf(file, key));
  const code = <span className={styles['code']}>{key.trim() === '' ? 'Calculators' : key.trim()}</span>;
  return (
    <span className={styles['row']}>
      {address === undefined ? code : <GridLink href={address}>{code}</GridLink>}
      <span className={styles['quiet']}>
        {capital(tableLabels[file][0])}
        {name !== '' && `, ${name}`}
      </span>
    </span>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const visibleFields = 4;

function Fields({ row: { state, fields } }: { readonly row: DiffRow }) {
  if (state === 'removed') return <span className={styles['quiet']}>Leaves the book</span>;
  const [visible, rest] = [fields.slice(0, visibleFields), fields.slice(visibleFields)];
  return (
    <div className={styles['fields']}>
      <FieldList fields={visible} />
      {rest.length > 0 && (
        <details>
          <summary>{`${String(rest.length)} more`}</summary>
          <FieldList fields={rest} />
        </details>
      )}
    </div>
  );
}

function FieldList({ fields }: Pick<DiffRow, 'fields'>) {
  return (
    <dl className={styles['fieldList']}>
      {fields.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{columnLabel(column)}</dt>
          <dd>
            {before !== '' && (
              <>
                <del>{before}</del>{' '}
              </>
            )}
            {after === '' ? <span className={styles['quiet']}>empty</span> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
