/** What a press of Undo or Redo would do, or why there is nothing for it to do. */
export function turnText(verb: 'Undo' | 'Redo', label: string | null, mayWrite: boolean): string {
  if (label !== null) return `${verb}: ${label}`;
  return mayWrite ? `Nothing to ${verb.toLowerCase()}` : 'What is locked cannot be changed';
}
