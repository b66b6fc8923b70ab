import { Link, Outlet } from '@tanstack/react-router';
import { createElement } from 'react';
import { AppNavigation } from './app-navigation.tsx';
import { FinderField } from '../finder/finder-field.tsx';
import { Finder } from '../finder/finder.tsx';
import { Footer } from './footer.tsx';
import { ForRole } from '../routes/for-role.tsx';
import { Logo } from '../../lib/components/logo.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { BannerRegion } from '../../ui/feedback/banner/BannerRegion.tsx';
import { onDemand, useOnDemand } from '../../ui/primitives/on-demand.ts';
import { useMay } from '../../features/session/use-may.ts';
import { useMenuCheck } from './use-menu-check.ts';

/** Technicians write no estimate, so their phones do without its guide. */
const guide = onDemand(async () => (await import('./guide-in-time.tsx')).GuideInTime);

export function AppShell() {
  useMenuCheck();
  const GuideInTime = useOnDemand(guide, useMay()('edit-estimates'));
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <BannerRegion />
      <Finder />
      <header className={styles['bar']}>
        <Link
          to="/estimate/dashboard"
          className={styles['logo']}
          aria-label="RV Damage Repair Estimator, home"
        >
          <Logo />
        </Link>
        <AppNavigation finder={<FinderField />} />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <ForRole>
          <Outlet />
        </ForRole>
      </main>
      <Footer className={styles['footer'] ?? ''} inner={styles['footerInner'] ?? ''} />
      {GuideInTime && createElement(GuideInTime)}
    </div>
  );
}
