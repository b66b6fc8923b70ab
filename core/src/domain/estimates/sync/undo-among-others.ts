import type { Edit } from '../model/edit.ts';
import { changedTarget, removedTarget } from './merge-edits.ts';
import { expectingTakenBack, pastWhatWasTakenBack } from '../edits/taken-back.ts';
import type { UndoStack, UndoStep } from './undo-stack.ts';

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
