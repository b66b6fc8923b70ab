import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useInSight } from '../builder/in-sight.ts';

const bar = onDemand(async () => (await import('./newer-book-bar.tsx')).NewerBookBar);

/** Looks for a newer book while a draft is open; locked versions keep the book they have. */
export function NewerBook() {
  const { now } = useBuilder();
  const canMove = now.mayWrite;
  const isInSight = useInSight();
  const Bar = useOnDemand(bar, canMove && isInSight);
  return canMove && Bar ? createElement(Bar) : null;
}
