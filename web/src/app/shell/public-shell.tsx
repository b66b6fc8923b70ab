import { Link, useRouterState } from '@tanstack/react-router';
import LogIn from 'lucide-react/icons/log-in';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSessionState } from '../../features/session/session-context.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Footer } from './footer.tsx';
import { aroundPages } from '../routes/in-area.ts';
import { Logo } from '../../lib/components/logo.tsx';
import styles from './public-shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { useClosingDetails } from './use-closing-details.ts';
import { useMenuCheck } from './use-menu-check.ts';

// The menu and its popovers are fetched only for signed-in users.
const navigation = aroundPages((pages) => pages.appNavigation());
const AppNavigation = lazy(async () => ({ default: (await navigation()).AppNavigation }));

const visitorLinks = [
  { to: '/welcome', name: 'Home' },
  { to: '/products', name: 'Products' },
  { to: '/contact-us', name: 'Contact Us' },
  { to: '/about', name: 'About Us' },
] as const;

export function PublicShell({ children }: { readonly children: ReactNode }) {
  const signedIn = useSignedInHere();
  useMenuCheck();
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <header className={styles['bar']}>
        <div className={styles['inner']}>
          <Link to="/welcome" className={styles['logo']} aria-label="RV Damage Repair Estimator, home">
            <Logo />
          </Link>
          {signedIn ? (
            <Suspense>
              <AppNavigation />
            </Suspense>
          ) : (
            <VisitorNavigation />
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer className={styles['footer'] ?? ''} inner={styles['footerInner'] ?? ''} />
    </div>
  );
}

/**
 * The visitor's bar stays after signing in until the next page is rendered: a menu opened in between would vanish with
 * it.
 */
function useSignedInHere(): boolean {
  const { signedIn } = useSessionState();
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  const [shown, setShown] = useState(signedIn);
  if (!isLeaving && shown !== signedIn) setShown(signedIn);
  return shown;
}

function VisitorNavigation() {
  return (
    <>
      <nav className={styles['wide']} aria-label="Main">
        {visitorLinks.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        <LinkButton
          icon={<LogIn aria-hidden="true" />}
          render={(look) => <Link to="/login" {...look} className={`${look.className} ${styles['login']}`} />}
        >
          Login/Signup
        </LinkButton>
      </nav>
      <FoldedNavigation />
    </>
  );
}

/** On a phone: a native disclosure, so that it opens before any script has arrived. */
function FoldedNavigation() {
  const details = useClosingDetails();
  return (
    <details ref={details} className={styles['folded']}>
      <summary>
        <MenuIcon aria-hidden="true" />
        <span className={styles['summaryText']}>Menu</span>
      </summary>
      <nav aria-label="Main">
        {visitorLinks.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        <Link to="/login">Login/Signup</Link>
      </nav>
    </details>
  );
}
