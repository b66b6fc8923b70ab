import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useMemo, useState } from 'react';
import type { LeftRows } from '../../../../ui/grid/use-left-row.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { rememberScrollPosition, lastScrollPosition } from '../../builder/last-scroll-positions.ts';
import { cellEdit, isLineCell } from '../line-edits.ts';
import type { LineRow } from './line-rows.ts';
import type { LineText } from './line-labels.ts';
import type { LineActions } from '../use-line-actions.ts';

/** The focused line is the selection of all panes; the focus on a side's heading is local to the grid. */
export function useSelectedRow(rows: readonly LineRow[]) {
  const { selection, pointed } = useBuilder();
  const [head, setHead] = useState<string | null>(null);
  const line = useStore(selection, (value) => value.line);
  const rowOf = (key: string | null) => rows.find((row) => row.key === key);
  return {
    activeKey: line ?? head,
    onActive: (key: string) => {
      const row = rowOf(key);
      if (row === undefined) return;
      setHead(row.kind === 'group' ? key : null);
      const side = row.kind === 'group' ? row.side : row.item.line.place.side;
      const region = row.kind === 'group' ? null : row.item.line.place.region;
      selection.set({ ...selection.get(), side, region, line: row.kind === 'group' ? null : key });
    },
    onPointed: (key: string | null) => {
      const row = rowOf(key);
      const region = row?.kind === 'item' ? row.item.line.place.region : null;
      const { line: last } = pointed.get();
      const next = row?.kind === 'item' ? row.key : null;
      if (last !== next) pointed.set({ region, line: next });
    },
  };
}

/** Writes a cell as one undo step, or returns the reason it is refused. */
export function useCellCommit(labels: LineText, actions: LineActions) {
  const { store } = useBuilder().now;
  return (row: LineRow, column: string, text: string): string | null => {
    if (row.kind === 'group' || !isLineCell(column)) return null;
    if (column === 'operation' && text !== '') {
      actions.setOperation([row.key], text as OperationKind);
      return null;
    }
    const edit = cellEdit(row, column, text, labels);
    if (!edit.ok) return edit.refusal;
    const written = store.write(edit.value.label, edit.value.changes);
    return written.ok ? null : refusalMessage(written.refusal);
  };
}

/** Restores the scroll position of an estimate's lines. */
export function useLeftLines(estimate: string): LeftRows {
  return useMemo(
    () => ({
      get: () => lastScrollPosition(estimate).lines ?? null,
      set: (lines) => rememberScrollPosition(estimate, { lines }),
    }),
    [estimate],
  );
}
