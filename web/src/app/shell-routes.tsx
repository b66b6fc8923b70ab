import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { needsAdmin, needsSession } from './guards.ts';
import { aroundPages, inArea } from './in-area.ts';
import { PublicShell } from './public-shell.tsx';
import { rootRoute } from './root-route.tsx';

export const publicShell = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-shell',
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
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
