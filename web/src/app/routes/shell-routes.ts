import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needsAdmin, needsSession } from './guards.ts';
import { aroundPages, inArea } from './in-area.ts';
import { inVisitorPages } from './in-visitor-pages.ts';
import { rootRoute } from './root-route.ts';

export const publicShell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-shell',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.publicShell()),
    'PublicPagesShell',
  ),
});

export const appShell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app-shell',
  beforeLoad: needsSession,
  component: lazyRouteComponent(
    aroundPages((pages) => pages.appShell()),
    'AppShell',
  ),
});

export const adminShell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin-shell',
  beforeLoad: needsAdmin,
  component: lazyRouteComponent(
    inArea((pages) => pages.adminShell()),
    'AdminShell',
  ),
});

/** The shop is opened once for all its screens. */
export const shopShell = createRoute({
  getParentRoute: () => appShell,
  id: 'shop-shell',
  component: lazyRouteComponent(
    aroundPages((pages) => pages.shopShell()),
    'ShopShell',
  ),
});
