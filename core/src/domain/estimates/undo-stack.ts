import type { Edit } from './edit.ts';
import { changedTarget, removedTarget } from './merge-edits.ts';
import { expectingTakenBack, pastWhatWasTakenBack } from './taken-back.ts';

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

/**
 * Somebody else's edit: what they took back nothing here brings in again, and what they changed since is not removed
 * for having been brought back here. The same stack where it concerns nothing of it.
 */
export function afterHearing(stack: UndoStack, heard: Edit): UndoStack {
  if (heard.takesBack === undefined) {
    const kept = changedTarget(heard);
    const undo = kept === null ? stack.undo : changedSteps(stack.undo, (all) => withoutRemoval(all, kept));
    return undo === stack.undo ? stack : { ...stack, undo };
  }
  const undo = changedSteps(stack.undo, (all) => all.map((each) => pastWhatWasTakenBack(each, heard)));
  const redo = changedSteps(stack.redo, (all) => all.map((each) => expectingTakenBack(each, heard)));
  return undo === stack.undo && redo === stack.redo ? stack : { undo, redo };
}

/** A change that brought something back is taken back by two edits: one for the change, and then one that removes it. */
function withoutRemoval(inverses: readonly Edit[], target: string): readonly Edit[] {
  return inverses.filter(
    (inverse, at) =>
      removedTarget(inverse) !== target ||
      inverse.takesBack === undefined ||
      inverses[at - 1]?.takesBack?.edit !== inverse.takesBack.edit,
  );
}

function changedSteps(
  steps: readonly UndoStep[],
  change: (inverses: readonly Edit[]) => readonly Edit[],
): readonly UndoStep[] {
  let isChanged = false;
  const changed = steps.map((step) => {
    const inverses = change(step.inverses);
    const isSame = inverses.length === step.inverses.length;
    if (isSame && inverses.every((inverse, at) => inverse === step.inverses[at])) return step;
    isChanged = true;
    return { ...step, inverses };
  });
  return isChanged ? changed : steps;
}
