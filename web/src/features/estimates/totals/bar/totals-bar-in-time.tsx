import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import { onLayerChange, openLayer } from '../../../../lib/page/layers.ts';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useMedia } from '../../../../ui/primitives/use-media.ts';
import builder from '../../builder/builder.module.css';

const lowerBars = onDemand(async () => (await import('./lower-bars.tsx')).LowerBars);

/** Totals for screens without the rail; their space is reserved while they load. */
export function TotalsBarInTime(): ReactNode {
  const isNarrow = useMedia('(max-width: 1279px)');
  // CSS decides if the help panel displaces the rail; here an open panel is enough to load the bar.
  const hasHelp = useSyncExternalStore(onLayerChange, () => openLayer() === 'help');
  const isNeeded = isNarrow || hasHelp;
  const LowerBars = useOnDemand(lowerBars, isNeeded);
  if (LowerBars && isNeeded) return createElement(LowerBars);
  return isNarrow && <div className={builder['lowerBars']} />;
}
