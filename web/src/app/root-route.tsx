import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../features/content/not-found-page.tsx';
import { PublicShell } from './public-shell.tsx';
import type { Services } from './services.ts';

export const rootRoute = createRootRouteWithContext<Services>()({
  component: Outlet,
  notFoundComponent: () => (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  ),
});
