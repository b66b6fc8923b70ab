import { useEffect, useState } from 'react';
import { useCompanyZone } from '../../session/company-zone.ts';
import { timeIn } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
import styles from './shop-shell.module.css';

const everyMinute = 60_000;

/** Says whether the screen follows the shop, or since when it does not, and what waits on this device. */
export function LiveMark() {
  const isLive = useShop((state) => state.isLive);
  const asOf = useShop((state) => state.asOf);
  const { kind, unsent } = useShop((state) => state.saving);
  const now = useMinute();
  const zone = useCompanyZone();
  const waits = unsent === 1 ? '1 change waits here' : `${String(unsent)} changes wait here`;
  return (
    <output className={styles['live']} data-stale={!isLive || undefined}>
      {isLive ? `Live, ${timeIn(zone, now)}` : `As of ${timeIn(zone, asOf)}`}
      {(kind === 'on-device' || kind === 'blocked') && `, ${waits}`}
      {kind === 'blocked' && ', and this browser stores nothing: stay on this page'}
    </output>
  );
}

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
