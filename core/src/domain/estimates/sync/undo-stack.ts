import type { Edit } from '../model/edit.ts';

/**
 * A user's own undo and redo steps. They hold inverse edits created when the change was made; edits of others in
 * between stay.
 */
export interface UndoStack {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

/** One user action, possibly several edits, undone together, last first. */
export interface UndoStep {
  /** A button label such as "Delete line 4". */
  readonly label: string;
  readonly inverses: readonly Edit[];
}

export const nothingToUndo: UndoStack = { undo: [], redo: [] };

/** Adds a new step; undone steps can no longer be redone. */
export function remember(stack: UndoStack, step: UndoStep): UndoStack {
  return step.inverses.length === 0 ? stack : { undo: [...stack.undo, step], redo: [] };
}

/** Moves a step, the last unless another is named, to the other side with its inverse edits. */
export function takeStep(
  stack: UndoStack,
  side: 'undo' | 'redo',
  inverses: readonly Edit[],
  step = stack[side].at(-1),
): UndoStack {
  if (step === undefined) return stack;
  const other = side === 'undo' ? 'redo' : 'undo';
  const turned = inverses.length === 0 ? stack[other] : [...stack[other], { label: step.label, inverses }];
  const rest = stack[side].filter((one) => one !== step);
  return side === 'undo' ? { undo: rest, redo: turned } : { undo: turned, redo: rest };
}
