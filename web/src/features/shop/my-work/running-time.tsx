import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { ShopCard } from '@dre/core/contract/shop/shop';
import { useEffect, useState } from 'react';
import { timeIn } from '../open/shop-day.ts';
import { targetLabel } from './clock-labels.ts';
import { type running, runningDigits } from './day/my-day.ts';
import styles from './clock-panel.module.css';
import page from './my-work.module.css';

interface RunningTimeProps {
  readonly current: ReturnType<typeof running>;
  readonly offset: number;
  readonly zone: TimeZone;
  readonly cards: ReadonlyMap<string, ShopCard>;
}

/** Running time in large digits. It is not read out every second; a press is announced with its minute. */
export function RunningTime({ current, offset, zone, cards }: RunningTimeProps) {
  const now = useSecond(current !== null);
  if (current === null) {
    return (
      <div>
        <span className={page['caption']}>Off the clock</span>
        <span className={styles['digits']}>0:00:00</span>
      </div>
    );
  }
  const isWork = current.target.on !== 'activity';
  return (
    <div>
      <span className={page['caption']} data-runs={isWork || undefined}>
        {targetLabel(current.target, cards)} since {timeIn(zone, current.since)}
      </span>
      <span className={styles['digits']} role="timer" aria-live="off">
        {runningDigits(now + offset - current.since)}
      </span>
    </div>
  );
}

function useSecond(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
