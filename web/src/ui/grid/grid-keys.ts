import type { KeyboardEvent } from 'react';
import type { GridRowBase } from './grid-definition.ts';
import { moveInGrid } from './grid-moves.ts';
import type { GridPosition } from './use-grid-position.ts';

export interface GridKeyActions<Row> {
  readonly page: number;
  readonly onFold: (row: Row) => void;
  /** Edits the cell or, where it is not editable, opens the row. */
  readonly open: (row: Row, column: string, text?: string) => void;
}

/** The keys of every grid. Returns true when it handled the key. */
export function pressGridKey<Row extends GridRowBase>(
  event: KeyboardEvent,
  position: GridPosition<Row>,
  { page, onFold, open }: GridKeyActions<Row>,
): boolean {
  const { active, column, selection, definition } = position;
  const { key, shiftKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (active === undefined || event.altKey) return false;
  if (key === ' ') {
    if (definition.groupOf(active) === null) position.toggle(active.key);
    else onFold(active);
  } else if (key === 'Escape') {
    if (selection.keys.size === 0) return false;
    position.clear();
  } else if (key === 'Enter' || key === 'F2') open(active, column);
  else if (!move(event, position, page)) {
    // `?` opens the list of keys from anywhere, also on keyboards that type it without Shift.
    if (key.length !== 1 || key === '?' || isCtrl || shiftKey !== (key !== key.toLowerCase())) return false;
    open(active, column, key);
  }
  return true;
}

function move<Row extends GridRowBase>(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows, definition, activeIndex, column, columnIndex, go, extend }: GridPosition<Row>,
  page: number,
): boolean {
  const size = { rows: rows.length, columns: definition.columns.length, page };
  const from = { row: activeIndex, column: columnIndex };
  const to = moveInGrid(from, { key, isCtrl: ctrlKey || metaKey }, size);
  if (to === null) return false;
  const target = rows[to.row];
  const isExtending = shiftKey && to.row !== from.row && target !== undefined;
  if (isExtending) extend(target.key);
  go(to.row, definition.columns[to.column]?.id ?? column, isExtending);
  return true;
}
