import type { Edit } from '../model/edit.ts';
import { changedTarget, removedTarget } from './merge-edits.ts';
import { expectUndoneValue, skipUndoneValue } from '../edits/undo-own-fields.ts';
import type { UndoStack, UndoStep } from './undo-stack.ts';

/**
 * Adjusts the stack to another user's edit: no undo here restores what they undid, and none removes what they changed
 * since. Returns the same stack if nothing is affected.
 */
export function afterReceiving(stack: UndoStack, received: Edit): UndoStack {
  if (received.takesBack === undefined) {
    const target = changedTarget(received);
    const undo =
      target === null ? stack.undo : changedSteps(stack.undo, (all) => withoutRemoval(all, target));
    return undo === stack.undo ? stack : { ...stack, undo };
  }
  const undo = changedSteps(stack.undo, (all) => all.map((each) => skipUndoneValue(each, received)));
  const redo = changedSteps(stack.redo, (all) => all.map((each) => expectUndoneValue(each, received)));
  return undo === stack.undo && redo === stack.redo ? stack : { undo, redo };
}

/** A change that restored an item is undone by two edits: one for the change, then one that removes the item. */
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
