import { Link, useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import { useSessionState } from '../../features/session/session-context.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { adminMenus } from './admin-links.ts';
import { LinkMenu } from '../shell/link-menu.tsx';
import styles from '../shell/navigation.module.css';
import { SunButton } from '../shell/sun-button.tsx';
import { useClosingDetails } from '../shell/use-closing-details.ts';
import { useSignOut } from '../use-sign-out.ts';
import { UserMenu } from '../shell/user-menu.tsx';

const nothingMore: readonly never[] = [];

type AdminMenu = (typeof adminMenus)[number];

export function AdminNavigation() {
  return (
    <>
      <nav className={styles['wide']} aria-label="Admin">
        <Link to="/estimate/dashboard">Dashboard</Link>
        <Link to="/admin/home">Admin Home</Link>
        {adminMenus.map((menu) => (
          <AdminDropDown key={menu.name} menu={menu} />
        ))}
      </nav>
      <div className={styles['tools']}>
        <SunButton />
        <UserMenu links={nothingMore} />
      </div>
      <FoldedAdminNavigation />
    </>
  );
}

function AdminDropDown({ menu }: { readonly menu: AdminMenu }) {
  const { pathname } = useLocation();
  const isHere = menu.links.some(({ to }) => to === pathname);
  return (
    <span className={styles['dropDown']} data-here={isHere || undefined}>
      <LinkMenu
        label={menu.name}
        placement="bottom start"
        items={menu.links.map(({ to, name }) => ({ id: to, label: name, href: to }))}
        trigger={
          <Button variant="ghost">
            {menu.name}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
    </span>
  );
}

function FoldedAdminNavigation() {
  const { userName } = useSessionState();
  const details = useClosingDetails();
  const leave = useSignOut();
  return (
    <details ref={details} className={styles['folded']}>
      <summary>
        <MenuIcon aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <nav aria-label="Admin">
        <Link to="/estimate/dashboard">Dashboard</Link>
        <Link to="/admin/home">Admin Home</Link>
        {adminMenus.map((menu) => (
          <section key={menu.name} aria-label={menu.name}>
            <div className={styles['foldedUser']}>{menu.name}</div>
            {menu.links.map(({ to, name }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </section>
        ))}
        <div className={styles['foldedUser']}>{userName}</div>
        <button type="button" onClick={leave}>
          Logout
        </button>
      </nav>
    </details>
  );
}
