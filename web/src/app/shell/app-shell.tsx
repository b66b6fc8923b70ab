import { Link, Outlet } from '@tanstack/react-router';
import { AppNavigation } from './app-navigation.tsx';
import { FinderField } from '../finder/finder-field.tsx';
import { Finder } from '../finder/finder.tsx';
import { Footer } from './footer.tsx';
import { GuideInTime } from './guide-in-time.tsx';
import { ForRole } from '../routes/for-role.tsx';
import { Logo } from '../../lib/components/logo.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { BannerRegion } from '../../ui/feedback/banner/BannerRegion.tsx';
import { useMenuCheck } from './use-menu-check.ts';

export function AppShell() {
  useMenuCheck();
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
      <GuideInTime />
    </div>
  );
}
