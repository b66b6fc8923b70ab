import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useInSight } from '../builder/in-sight.ts';

// Loaded after the estimate is visible. Advice stands below everything else, so nothing moves.
const advice = onDemand(() => import('./advice.tsx'));

export function AdviceInTime(): ReactNode {
  const parts = useOnDemand(advice, useInSight());
  return parts && createElement(parts.Advice);
}
