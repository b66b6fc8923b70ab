import { useSyncExternalStore } from 'react';
import { Banner } from './Banner.tsx';
import styles from './Banner.module.css';
import { currentBanner, onBannerChange } from './banners.ts';

/** One per page, in the shell: the two live regions stand before anything is said in them. */
export function BannerRegion() {
  const banner = useSyncExternalStore(onBannerChange, currentBanner, () => undefined);
  const shown = banner && <Banner key={banner.id} {...banner} />;
  const isError = banner?.tone === 'error';
  return (
    <div className={styles['region']}>
      <output>{!isError && shown}</output>
      <div role="alert">{isError && shown}</div>
    </div>
  );
}
