import { Link, Outlet } from '@tanstack/react-router';
import { AdminHelp } from './admin-help.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { Footer } from '../shell/footer.tsx';
import { Logo } from '../../lib/components/logo.tsx';
import styles from '../shell/shell.module.css';
import { SkipLink } from '../shell/skip-link.tsx';
import { BannerRegion } from '../../ui/feedback/banner/BannerRegion.tsx';
import { useMenuCheck } from '../shell/use-menu-check.ts';

/** The same bar in dark colors, so that nobody edits the shared book thinking it is their own estimate. */
export function AdminShell() {
  useMenuCheck();
  return (
    <div className={`${styles['shell']} ${styles['admin']}`}>
      <SkipLink />
      <BannerRegion />
      <AdminHelp />
      <header className={styles['bar']} data-admin-bar>
        <Link to="/admin/home" className={styles['logo']} aria-label="RV Damage Repair Estimator, admin home">
          <Logo />
        </Link>
        <span className={styles['tag']}>Admin</span>
        <AdminNavigation />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer className={styles['footer'] ?? ''} inner={styles['footerInner'] ?? ''} />
    </div>
  );
}
