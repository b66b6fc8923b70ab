import { needOf } from '@dre/core/domain/companies/screen-roles';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Bell } from '../../features/shop/notices/bell.tsx';
import { useSessionState } from '../../features/session/session-context.ts';
import { useHasShop } from '../../features/session/use-has-shop.ts';
import { useMay } from '../../features/session/use-may.ts';
import { leftScreens } from '../../lib/page/left-screens.ts';
import { BannerRegion } from '../../ui/feedback/banner/BannerRegion.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { showLayer } from '../../lib/page/layers.ts';
import styles from './navigation.module.css';
import { SunButton } from './sun-button.tsx';
import { useClosingDetails } from './use-closing-details.ts';
import { useCompanySwitch } from './use-company-switch.ts';
import { useSignOut } from '../use-sign-out.ts';
import { UserMenu } from './user-menu.tsx';

const userLinks = [
  { to: '/account/settings', name: 'Default Estimate Settings' },
  { to: '/contact-us', name: 'Contact Us' },
  { to: '/account/profile', name: 'My account' },
  { to: '/account/company', name: 'Company' },
  { to: '/account/shop', name: 'Shop settings' },
] as const;

/** The entries of the user menu that the role may open. */
function useUserLinks() {
  const may = useMay();
  const runsShop = useHasShop() && may('change-shop-locations-and-crew');
  return userLinks.filter(({ to }) => {
    if (to === '/account/shop') return runsShop;
    const need = needOf(to);
    return need === undefined || may(need);
  });
}

/** The navigation of a signed-in user (spec §2), on the pages of the product and on the public ones. */
export function AppNavigation({ finder }: { readonly finder?: ReactNode }) {
  const links = useUserLinks();
  return (
    <>
      <nav className={styles['wide']} aria-label="Main">
        <MainLinks />
      </nav>
      {finder !== undefined && <div className={styles['finder']}>{finder}</div>}
      <div className={styles['tools']}>
        <Bell />
        <SunButton />
        <UserMenu links={links} onKeys={finder === undefined ? undefined : showKeys} />
      </div>
      <FoldedNavigation hasKeys={finder !== undefined} />
      {/* The pages of the product have their own region. */}
      {finder === undefined && <BannerRegion />}
    </>
  );
}

function showKeys(): void {
  showLayer('keys');
}

function MainLinks() {
  const { pathname } = useLocation();
  const { admin } = useSessionState();
  const may = useMay();
  return (
    <>
      <Link to="/estimate/dashboard">Dashboard</Link>
      {may('edit-estimates') && <NewEstimate />}
      {may('read-estimates') && (
        <Link to="/estimate/my-estimates" search={leftScreens.listFrom(pathname)}>
          My Estimates
        </Link>
      )}
      <ShopLink />
      <Link to="/help/view-topics">Help</Link>
      {admin && <Link to="/admin/home">Admin Portal</Link>}
    </>
  );
}

/** Only a company that switched its shop on has this entry. */
function ShopLink() {
  const { pathname } = useLocation();
  const may = useMay();
  const hasShop = useHasShop();
  if (!hasShop || !may('read-own-repair-orders')) return null;
  const to = may('read-shop') ? '/shop/board' : '/shop/my-work';
  return (
    <Link to={to} {...(pathname.startsWith('/shop/') && { 'aria-current': 'page' })}>
      Shop
    </Link>
  );
}

/** An action, not a link: id 0 becomes a new estimate once something is entered. */
function NewEstimate() {
  const navigate = useNavigate();
  const open = () =>
    void navigate({ to: '/estimate/$id/new-estimate', params: { id: '0' }, search: { damage: 'front' } });
  return (
    <button type="button" className={styles['action']} onClick={open}>
      <Plus aria-hidden="true" />
      New Estimate
    </button>
  );
}

function FoldedNavigation({ hasKeys }: { readonly hasKeys: boolean }) {
  const { userName } = useSessionState();
  const details = useClosingDetails();
  const leave = useSignOut();
  const links = useUserLinks();
  return (
    <details ref={details} className={styles['folded']}>
      <summary>
        <MenuIcon aria-hidden="true" />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
      <nav aria-label="Main">
        <MainLinks />
        <FoldedCompanies />
        <div className={styles['foldedUser']}>{userName}</div>
        {links.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        {hasKeys && (
          <button type="button" onClick={showKeys}>
            Keys and display
          </button>
        )}
        <button type="button" onClick={leave}>
          Logout
        </button>
      </nav>
    </details>
  );
}

function FoldedCompanies() {
  const { companies, choose } = useCompanySwitch();
  if (companies.length === 0) return null;
  return (
    <section aria-label="Work for">
      <div className={styles['foldedUser']}>Work for</div>
      {companies.map(({ id, name, isActive }) => (
        <button key={id} type="button" aria-pressed={isActive} onClick={() => choose(id)}>
          {name}
          {isActive && <Check aria-hidden="true" />}
        </button>
      ))}
    </section>
  );
}
