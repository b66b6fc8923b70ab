import { expect, test } from 'vitest';
import type { Edit } from '../model/edit.ts';
import { nothingToUndo, remember, takeStep } from './undo-stack.ts';

const edit = (id: string): Edit => ({ id, kind: 'remove-line', lineId: id });
const step = (id: string) => ({ label: `Step ${id}`, inverses: [edit(id)] });

test('the last step is undone first, and can be redone', () => {
  const stack = remember(remember(nothingToUndo, step('1')), step('2'));
  const undone = takeStep(stack, 'undo', [edit('2 again')]);
  expect(undone.undo).toEqual([step('1')]);
  expect(undone.redo).toEqual([{ label: 'Step 2', inverses: [edit('2 again')] }]);
  expect(takeStep(undone, 'redo', [edit('2')])).toEqual(stack);
});

test('a new step clears the redo steps', () => {
  const undone = takeStep(remember(nothingToUndo, step('1')), 'undo', [edit('1 again')]);
  expect(remember(undone, step('2'))).toEqual({ undo: [step('2')], redo: [] });
});

test('a change that cannot be undone leaves no step', () => {
  expect(remember(nothingToUndo, { label: 'Lock', inverses: [] })).toBe(nothingToUndo);
  expect(takeStep(nothingToUndo, 'undo', [])).toBe(nothingToUndo);
});
