import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EditorActions } from './CellEditor.tsx';
import { nextEditable, nextRow } from './grid-moves.ts';
import type { GridRowBase, LiveEdit } from './grid-definition.ts';
import type { GridPosition } from './use-grid-position.ts';
import { useLiveEdit } from './use-live-edit.ts';

export interface GridEditing {
  readonly edit: LiveEdit | null;
  readonly begin: (key: string, column: string, text?: string) => boolean;
  /** Stable while the grid is mounted, so that rows do not render again for them. */
  readonly actions: EditorActions;
}

interface EditingProps<Row extends GridRowBase> {
  readonly isReadOnly: boolean;
  readonly firstEdit: Pick<LiveEdit, 'key' | 'column' | 'text'> | null;
  readonly onCommit: (row: Row, column: string, text: string) => string | null;
  readonly onDraft: (edit: LiveEdit | null) => void;
  readonly onPastEnd: () => void;
}

type Then = Parameters<EditorActions['onCommit']>[0];

export function useGridEditing<Row extends GridRowBase>(
  position: GridPosition<Row>,
  { isReadOnly, firstEdit, onCommit, onDraft, onPastEnd }: EditingProps<Row>,
): GridEditing {
  const { rows, definition, indexOf, go } = position;
  const { columns } = definition;
  const live = useLiveEdit({
    definition,
    rowOf: (key) => rows[indexOf(key)],
    isReadOnly,
    first: firstEdit,
    onCommit,
    onDraft,
  });
  const { edit } = live;
  const isEditable = (at: { row: number; column: number }) => {
    const [row, column] = [rows[at.row], columns[at.column]];
    return row !== undefined && column !== undefined && definition.editing(row, column.id) !== null;
  };
  const isHead = (row: Row) => definition.groupOf(row) !== null;
  const goOn = (from: LiveEdit, then: Then) => {
    const row = Math.max(0, indexOf(from.key));
    const column = columns.findIndex(({ id }) => id === from.column);
    // The edited field has no column of its own: the focus goes back to its row.
    if (column === -1) return;
    if (then === 'down' || then === 'up') {
      go(nextRow(row, then === 'down' ? 1 : -1, rows, isHead), columns[column]?.id ?? from.column);
      return;
    }
    const size = { rows: rows.length, columns: columns.length };
    const to = nextEditable({ row, column }, then === 'next' ? 1 : -1, size, isEditable);
    const [target, next] = to === null ? [] : [rows[to.row], columns[to.column]];
    if (to === null || target === undefined || next === undefined) {
      if (then === 'next') onPastEnd();
      return;
    }
    go(to.row, next.id);
    live.begin(target.key, next.id);
  };
  const latest = useRef<EditorActions>(null);
  useLayoutEffect(() => {
    latest.current = {
      onText: live.setText,
      onCommit: (then, text) => {
        if (live.commit(text) && then !== 'stay' && edit !== null) goOn(edit, then);
      },
      onCancel: live.cancel,
    };
  });
  const actions = useMemo<EditorActions>(
    () => ({
      onText: (text) => latest.current?.onText(text),
      onCommit: (then, text) => latest.current?.onCommit(then, text),
      onCancel: () => latest.current?.onCancel(),
    }),
    [],
  );
  return { edit, begin: live.begin, actions };
}
