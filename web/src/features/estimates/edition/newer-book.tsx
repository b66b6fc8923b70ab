import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { useBuilder } from '../builder/builder-context.ts';

const bar = onDemand(async () => (await import('./newer-book-bar.tsx')).NewerBookBar);

/** Looks for a newer book while a version is being written; what is locked stays with the book it has. */
export function NewerBook() {
  const { now } = useBuilder();
  const canMove = now.mayEdit && now.estimate.draft !== null && now.estimate.stage !== 'void';
  const Bar = useOnDemand(bar, canMove);
  return canMove && Bar ? createElement(Bar) : null;
}
