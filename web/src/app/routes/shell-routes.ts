import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needsAdmin, needsSession } from './guards.ts';
import { aroundPages, inArea } from './in-area.ts';
import { rootRoute } from './root-route.ts';

export const publicShell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-shell',
  component: lazyRouteComponent(() => import('../shell/public-pages-shell.tsx'), 'PublicPagesShell'),
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
