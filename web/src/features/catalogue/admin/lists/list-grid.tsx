import { Link } from '@tanstack/react-router';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Grid } from '../../../../ui/grid/Grid.tsx';
import type { GridColumn, GridDefinition, GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useWidth } from '../../../../ui/primitives/use-width.ts';
import { counted } from '../counted.ts';
import { oldValue } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import type { ListRow } from '../use-book-lists.ts';
import type { ListKind } from './list-kinds.ts';
import { inOrder } from './list-order.ts';
import styles from './lists.module.css';

interface ListGridProps {
  readonly kind: ListKind;
  readonly rows: readonly ListRow[];
  /** The sides by which rows are grouped; null for an ungrouped list. */
  readonly sides: readonly ListRow[] | null;
  readonly onMove: (row: ListRow, before: string | null) => void;
  readonly onAction: (row: ListRow, action: string) => void;
  readonly onCommit: (row: ListRow, column: string, text: string) => string | null;
}

type GridRow =
  | { readonly key: string; readonly head: string; readonly count: number }
  | { readonly key: string; readonly row: ListRow };

/** A list of the book in the grid: cells are staged on leaving, rows are dragged or moved by key. */
export function ListGrid(props: ListGridProps) {
  const { kind, rows, sides, onMove, onAction, onCommit } = props;
  const pane = useRef<HTMLDivElement>(null);
  const width = useWidth(pane);
  const [activeKey, setActive] = useState<string | null>(null);
  const gridRows = useMemo(() => grouped(rows, sides), [rows, sides]);
  const columns = useMemo(() => columnsFor(kind, width), [kind, width]);
  const definition = useMemo(() => listDefinition(kind, columns, onAction), [kind, columns, onAction]);
  const byKey = (key: string) => rows.find((row) => row.key === key);
  const onKeys = ({ key, altKey }: KeyboardEvent, target: GridTarget) => {
    const row = byKey(target.key);
    if (row === undefined || !altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
    onAction(row, key === 'ArrowUp' ? 'up' : 'down');
    return true;
  };
  return (
    <div ref={pane} className={styles['grid']}>
      <Grid
        label={kind.title}
        definition={definition}
        rows={gridRows}
        isReadOnly={false}
        activeKey={activeKey ?? gridRows[0]?.key ?? null}
        onActive={setActive}
        firstColumn="name"
        startsFocused={false}
        opensAtOnce={false}
        rowHeight={columns.length === 3 ? 56 : null}
        onCommit={(row, column, text) => ('row' in row ? onCommit(row.row, column, text) : null)}
        firstEdit={null}
        onDraft={nothing}
        onPastEnd={nothing}
        onFold={nothing}
        onOpen={(row) => 'row' in row && onAction(row.row, 'open')}
        onKeys={onKeys}
        onCopy={() => null}
        onPaste={nothing}
        onPointed={nothing}
        onDrop={(key, before) => {
          const row = byKey(key);
          if (row !== undefined) onMove(row, before);
        }}
        onMenu={nothing}
      />
    </div>
  );
}

function nothing(): void {
  // Grid callbacks that lists of the book do not need.
}

function grouped(rows: readonly ListRow[], sides: readonly ListRow[] | null): readonly GridRow[] {
  const plain = (some: readonly ListRow[]) => inOrder(some).map((row) => ({ key: row.key, row }));
  if (sides === null) return plain(rows);
  return inOrder(sides).flatMap((side) => {
    const own = rows.filter(({ cells }) => cells['side'] === side.key);
    const head = { key: `side ${side.key}`, head: side.cells['name'] ?? side.key, count: own.length };
    return [head, ...plain(own)];
  });
}

function columnsFor({ more }: ListKind, width: number): readonly GridColumn[] {
  const handle: GridColumn = { id: 'order', title: 'Order', track: '44px', isHandle: true };
  const name: GridColumn = { id: 'name', title: 'Name', track: 'minmax(140px, 1.6fr)', isText: true };
  const menu: GridColumn = { id: 'menu', title: 'More', track: '52px' };
  if (width < 560) return [handle, name, menu];
  return [
    handle,
    name,
    { id: 'code', title: 'Code', track: 'minmax(90px, 0.8fr)' },
    ...(width < 820 ? more.filter(({ id }) => id !== 'note') : more),
    { id: 'uses', title: 'Used by', track: '120px' },
    { id: 'status', title: 'Status', track: '92px' },
    menu,
  ];
}

function listDefinition(
  kind: ListKind,
  columns: readonly GridColumn[],
  onAction: ListGridProps['onAction'],
): GridDefinition<GridRow> {
  const isNarrow = columns.length === 3;
  return {
    columns,
    groupOf: (row) =>
      'row' in row
        ? null
        : {
            isFolded: false,
            content: (
              <span className={styles['head']}>
                <b>{row.head}</b> {row.count}
              </span>
            ),
          },
    cell: (row, column) =>
      'row' in row && <ListCell kind={kind} {...{ row: row.row, column, isNarrow, onAction }} />,
    editing: (row, column) => {
      const choices = kind.more.find(({ id }) => id === column)?.choices;
      const isMine = column === 'name' || kind.more.some(({ id }) => id === column);
      if (!('row' in row) || !isMine) return null;
      const text = row.row.cells[column] ?? '';
      const title = columns.find(({ id }) => id === column)?.title ?? column;
      const label = `${title}, ${row.row.cells['name'] ?? row.key}`;
      return choices === undefined
        ? { kind: 'text', label, text }
        : { kind: 'choice', label, text, options: choices.map((id) => ({ id, label: id })) };
    },
    preview: () => null,
    details: (row) => 'row' in row && <WasLine row={row.row} onAction={onAction} />,
    lookOf: () => undefined,
  };
}

interface ListCellProps {
  readonly kind: ListKind;
  readonly row: ListRow;
  readonly column: string;
  readonly isNarrow: boolean;
  readonly onAction: ListGridProps['onAction'];
}

function ListCell({ kind, row, column, isNarrow, onAction }: ListCellProps) {
  const { cells, state, usedByParts } = row;
  if (column === 'order') return <GripVertical aria-hidden="true" size={16} className={styles['grip']} />;
  if (column === 'status') return state === 'same' ? null : <StateBadge state={state} />;
  if (column === 'uses') return <Uses kind={kind} row={row} />;
  if (column === 'menu') return <RowMenu kind={kind} row={row} onAction={onAction} />;
  return (
    <span className={styles['value']} data-staged={oldValue(row, column) !== null || undefined}>
      {cells[column] === '' || cells[column] === undefined ? '–' : cells[column]}
      {isNarrow && column === 'name' && (
        <span className={styles['under']}>{`${cells['code'] ?? ''} · ${counted(usedByParts, 'part')}`}</span>
      )}
    </span>
  );
}

/** The number of parts that use the entry, with a link to them. */
function Uses({ kind, row }: Pick<ListCellProps, 'kind' | 'row'>) {
  const { cells, usedByParts } = row;
  if (usedByParts === 0) return <span className={styles['none']}>no part</span>;
  const search =
    kind.file === 'part-types.csv'
      ? { partType: cells['code'] ?? '' }
      : kind.file === 'sides.csv'
        ? { side: cells['code'] ?? '' }
        : { side: cells['side'] ?? '', subSide: cells['code'] ?? '' };
  return (
    <Link to="/admin/parts" search={search} className={styles['uses'] ?? ''}>
      {counted(usedByParts, 'part')}
    </Link>
  );
}

function RowMenu({ kind, row, onAction }: Pick<ListCellProps, 'kind' | 'row' | 'onAction'>) {
  return (
    <Menu
      label={`More for ${row.cells['name'] ?? row.key}`}
      items={[
        ...(kind.file === 'sub-sides.csv' ? [{ id: 'open', label: 'Open' }] : []),
        { id: 'up', label: 'Move up', keys: 'Alt ↑' },
        { id: 'down', label: 'Move down', keys: 'Alt ↓' },
        ...(row.state === 'changed' ? [{ id: 'back', label: 'Take all back' }] : []),
        ...(kind.fixed === null
          ? ([
              'line',
              { id: 'merge', label: 'Merge into…' },
              { id: 'delete', label: 'Delete', isDanger: true },
            ] as const)
          : []),
      ]}
      onAction={(action) => onAction(row, action)}
      trigger={
        <Button
          variant="ghost"
          iconOnly
          aria-label={`More for ${row.cells['name'] ?? row.key}`}
          icon={<EllipsisVertical aria-hidden="true" size={16} />}
        />
      }
    />
  );
}

/** Shows the published values under the focused row. */
function WasLine({ row, onAction }: Pick<ListCellProps, 'row' | 'onAction'>) {
  const changes = Object.keys(row.cells).flatMap((column) => {
    const was = oldValue(row, column);
    return was === null ? [] : [{ column, was: was === '' ? 'nothing' : was, now: row.cells[column] ?? '' }];
  });
  if (changes.length === 0) return null;
  return (
    <div className={styles['was']}>
      {changes.map(({ column, was, now }) => (
        <span key={column}>
          {column.replaceAll('_', ' ')} <s>{was}</s> {now}
        </span>
      ))}
      <Button variant="ghost" onPress={() => onAction(row, 'back')}>
        Take back
      </Button>
    </div>
  );
}
