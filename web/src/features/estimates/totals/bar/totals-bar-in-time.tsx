import { createElement, type ReactNode, useSyncExternalStore } from 'react';
import { onLayerChange, openLayer } from '../../../../lib/layers.ts';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useMedia } from '../../../../ui/primitives/use-media.ts';
import builder from '../../builder/builder.module.css';

const lowerBars = onDemand(async () => (await import('./lower-bars.tsx')).LowerBars);

/** The totals where there is no room for the rail, which keep their room until they are there. */
export function TotalsBarInTime(): ReactNode {
  const isNarrow = useMedia('(max-width: 1279px)');
  // Styles know whether help stands beside the work or over it; here it is enough that it is open.
  const hasHelp = useSyncExternalStore(onLayerChange, () => openLayer() === 'help');
  const isWanted = isNarrow || hasHelp;
  const LowerBars = useOnDemand(lowerBars, isWanted);
  if (LowerBars && isWanted) return createElement(LowerBars);
  return isNarrow && <div className={builder['lowerBars']} />;
}
