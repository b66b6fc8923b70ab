import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './totals-bar.module.css';

const totalsBar = onDemand(async () => (await import('./totals-bar.tsx')).TotalsBar);

/** The totals where there is no room for the rail, which keep their room until they are there. */
export function TotalsBarInTime(): ReactNode {
  const isNarrow = useMedia('(max-width: 1279px)');
  const TotalsBar = useOnDemand(totalsBar, isNarrow);
  if (!isNarrow) return null;
  return TotalsBar === undefined ? <div className={styles['bar']} /> : createElement(TotalsBar);
}
