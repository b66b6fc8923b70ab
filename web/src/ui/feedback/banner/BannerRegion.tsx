import { createElement, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import styles from './BannerRegion.module.css';
import { currentBanner, onBannerChange } from './banners.ts';
import { onDemand, useOnDemand } from '../../primitives/on-demand.ts';

const part = onDemand(async () => (await import('./Banner.tsx')).Banner);

/** Fetched soon after the page, so that a lost connection can still be reported. */
const untilPrepared = 4_000;

/** One per page, in the shell: both live regions exist before any text appears in them. */
export function BannerRegion() {
  const banner = useSyncExternalStore(onBannerChange, currentBanner, () => undefined);
  const Banner = useOnDemand(part, banner !== undefined);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    // The page's own scripts load first.
    const timer = setTimeout(() => (callOff = whenIdle(part.prepare)), untilPrepared);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, []);
  const shown = banner && Banner && createElement(Banner, { ...banner, key: banner.id });
  const isError = banner?.tone === 'error';
  return (
    <div className={styles['region']}>
      <output>{!isError && shown}</output>
      <div role="alert">{isError && shown}</div>
    </div>
  );
}
