import { createElement, type ReactNode } from 'react';
import { useGuideProgress } from '../../../lib/guide/guide-progress.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';

const watches = onDemand(() => import('./watch-work.tsx'));

/** Loaded only while the guide runs: nobody else pays for it. */
export function WatchInTime({ screen }: { readonly screen: 'builder' | 'intake' }): ReactNode {
  const isRunning = useGuideProgress()?.isRunning === true;
  const parts = useOnDemand(watches, isRunning);
  if (!isRunning || parts === undefined) return null;
  return createElement(screen === 'builder' ? parts.WatchBuilder : parts.WatchIntake);
}
