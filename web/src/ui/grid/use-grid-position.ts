import { useMemo, useState } from 'react';
import type { GridDefinition, GridRowBase, GridTarget } from './grid-definition.ts';
import { extendTo, type GridSelection, nothingSelected, stillThere, toggleRow } from './grid-selection.ts';

export interface GridPosition<Row extends GridRowBase> {
  readonly rows: readonly Row[];
  readonly definition: GridDefinition<Row>;
  readonly indexOf: (key: string) => number;
  readonly active: Row | undefined;
  readonly activeIndex: number;
  readonly column: string;
  readonly columnIndex: number;
  readonly selection: GridSelection;
  readonly spot: GridTarget | null;
  /** Focuses a cell; clears the selection unless `keepsSelection`. */
  readonly go: (index: number, column: string, keepsSelection?: boolean) => void;
  readonly toggle: (key: string) => void;
  readonly extend: (to: string) => void;
  readonly clear: () => void;
}

interface PositionProps<Row extends GridRowBase> {
  readonly definition: GridDefinition<Row>;
  readonly rows: readonly Row[];
  readonly activeKey: string | null;
  readonly onActive: (key: string) => void;
  readonly firstColumn: string;
}

/**
 * The cell in focus and the selection. When the row in focus is removed, the one that takes its place gets the focus.
 */
export function useGridPosition<Row extends GridRowBase>(props: PositionProps<Row>): GridPosition<Row> {
  const { definition, rows, activeKey, onActive, firstColumn } = props;
  const { columns } = definition;
  const [chosenColumn, setColumn] = useState(firstColumn);
  const [chosen, setSelection] = useState(nothingSelected);
  const [lastIndex, setLastIndex] = useState(0);
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const found = activeKey === null ? undefined : indexes.get(activeKey);
  if (found !== undefined && found !== lastIndex) setLastIndex(found);
  const activeIndex = Math.max(0, found ?? Math.min(lastIndex, rows.length - 1));
  const active = rows[activeIndex];
  const column = columns.some(({ id }) => id === chosenColumn) ? chosenColumn : (columns[1]?.id ?? '');
  const selection = stillThere(chosen, indexes);
  const order = () => rows.map(({ key }) => key);
  const keysOf = ({ key }: Row) =>
    selection.keys.size > 0 ? order().filter((row) => selection.keys.has(row)) : [key];
  return {
    rows,
    definition,
    indexOf: (key) => indexes.get(key) ?? -1,
    active,
    activeIndex,
    column,
    columnIndex: columns.findIndex(({ id }) => id === column),
    selection,
    spot:
      active === undefined
        ? null
        : { key: active.key, column, keys: keysOf(active), isSelection: selection.keys.size > 0 },
    go: (index, next, keepsSelection = false) => {
      const row = rows[index];
      if (row === undefined) return;
      setColumn(next);
      if (!keepsSelection) setSelection(nothingSelected);
      if (row.key !== activeKey) onActive(row.key);
    },
    toggle: (key) => setSelection(toggleRow(selection, key)),
    extend: (to) => setSelection(extendTo(selection, active?.key ?? to, to, order())),
    clear: () => setSelection(nothingSelected),
  };
}
