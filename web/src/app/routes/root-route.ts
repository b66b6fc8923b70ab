import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { Services } from '../services.ts';

export const rootRoute = createRootRouteWithContext<Services>()({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found-screen.tsx'), 'NotFoundScreen'),
});
