import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { createElement, type ReactNode } from 'react';
import { useGuideProgress } from '../../../lib/guide/guide-progress.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';

const watches = onDemand(() => import('./watch-work.tsx'));

/** Loaded only while the guide runs: nobody else pays for it. */
function useWatches() {
  const isRunning = useGuideProgress()?.isRunning === true;
  const parts = useOnDemand(watches, isRunning);
  return isRunning ? parts : undefined;
}

export function WatchInTime({ screen }: { readonly screen: 'builder' | 'intake' }): ReactNode {
  const parts = useWatches();
  return parts && createElement(screen === 'builder' ? parts.WatchBuilder : parts.WatchIntake);
}

/** For screens that are neither. */
export function WatchEstimateInTime({ estimate }: { readonly estimate: Estimate }): ReactNode {
  const parts = useWatches();
  return parts && createElement(parts.WatchEstimate, { estimate });
}
