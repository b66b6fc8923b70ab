/** Tooltip of Undo and Redo: the step, or the reason there is none. */
export function undoStepText(verb: 'Undo' | 'Redo', label: string | null, mayWrite: boolean): string {
  if (label !== null) return `${verb}: ${label}`;
  return mayWrite ? `Nothing to ${verb.toLowerCase()}` : 'What is locked cannot be changed';
}
