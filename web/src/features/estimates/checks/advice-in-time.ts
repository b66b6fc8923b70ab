import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useInSight } from '../builder/in-sight.ts';

// Advice comes to those who have seen the estimate; it has its room below everything else.
const advice = onDemand(() => import('./advice.tsx'));

export function AdviceInTime(): ReactNode {
  const parts = useOnDemand(advice, useInSight());
  return parts && createElement(parts.Advice);
}
