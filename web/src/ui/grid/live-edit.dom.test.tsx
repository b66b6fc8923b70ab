import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { CellEditor } from './CellEditor.tsx';
import type { CellEditing, GridDefinition } from './grid-definition.ts';
import { useLiveEdit } from './use-live-edit.ts';

interface RoofRow {
  readonly key: string;
  readonly feet: number;
  readonly hours: number;
}

const editingOf = (row: RoofRow, column: string): CellEditing => ({
  kind: 'decimal',
  label: column === 'feet' ? 'Feet' : 'Hours',
  text: String(column === 'feet' ? row.feet : row.hours),
});

const definition: GridDefinition<RoofRow> = {
  columns: [],
  groupOf: () => null,
  cell: () => null,
  editing: editingOf,
  preview: () => null,
  details: () => null,
  lookOf: () => undefined,
};

/** One row whose hours follow from its feet; Tab goes from the feet to the hours, as in the grid of lines. */
function RoofLine({ written }: { readonly written: (column: string, text: string) => void }) {
  const [row, setRow] = useState<RoofRow>({ key: 'roof', feet: 1, hours: 16 });
  const live = useLiveEdit({
    definition,
    rowOf: () => row,
    isReadOnly: false,
    first: null,
    onCommit: (_row, column, text) => {
      written(column, text);
      if (column === 'feet') setRow({ key: 'roof', feet: Number(text), hours: Number(text) * 1.2 });
      return null;
    },
    onDraft: () => undefined,
  });
  const { edit } = live;
  if (edit === null) {
    return (
      <button type="button" onClick={() => live.begin('roof', 'feet')}>
        Edit
      </button>
    );
  }
  return (
    <CellEditor
      key={edit.column}
      editing={editingOf(row, edit.column)}
      edit={edit}
      onText={live.setText}
      onCommit={(then) => {
        if (live.commit() && then === 'next' && edit.column === 'feet') live.begin('roof', 'hours');
      }}
      onCancel={live.cancel}
    />
  );
}

test('tabbing on from a quantity shows the hours of the new quantity, and tabbing over them writes nothing', async () => {
  const user = aUser();
  const written = vi.fn<(column: string, text: string) => void>();
  render(<RoofLine written={written} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Feet'));
  await user.type(screen.getByLabelText('Feet'), '32');
  await user.keyboard('{Tab}');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Hours').value).toBe('38.4'));
  const hours = screen.getByLabelText<HTMLInputElement>('Hours');
  expect([hours.selectionStart, hours.selectionEnd]).toEqual([0, 4]);
  await user.keyboard('{Tab}');
  await screen.findByRole('button', { name: 'Edit' });
  expect(written.mock.calls).toEqual([['feet', '32']]);
});
