import type { Edit } from '../model/edit.ts';

/**
 * One's own edits, to be taken back and done again. Entries are the edits that take something back, made when it was
 * written; what others did in between stays.
 */
export interface UndoStack {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

/** What one action did may be several edits: they are taken back together, the last one first. */
export interface UndoStep {
  /** In the words of a button: "Delete line 4". */
  readonly label: string;
  readonly inverses: readonly Edit[];
}

export const nothingToUndo: UndoStack = { undo: [], redo: [] };

/** Something new was done: what had been taken back cannot be done again. */
export function remember(stack: UndoStack, step: UndoStep): UndoStack {
  return step.inverses.length === 0 ? stack : { undo: [...stack.undo, step], redo: [] };
}

/** The step that was taken from one side goes, turned round, to the other. */
export function turn(stack: UndoStack, side: 'undo' | 'redo', inverses: readonly Edit[]): UndoStack {
  const step = stack[side].at(-1);
  if (step === undefined) return stack;
  const other = side === 'undo' ? 'redo' : 'undo';
  const turned = inverses.length === 0 ? stack[other] : [...stack[other], { label: step.label, inverses }];
  const rest = stack[side].slice(0, -1);
  return side === 'undo' ? { undo: rest, redo: turned } : { undo: turned, redo: rest };
}
