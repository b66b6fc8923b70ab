import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActiveCompanyProvider } from '../../features/session/active-company.ts';
import { SessionProvider } from '../../features/session/session-context.ts';
import { ConfigurationProvider } from '../../lib/calls/configuration.ts';
import { ApiProvider } from '../../lib/calls/services.ts';
import { adminPages } from './admin-routes.ts';
import { appPages } from './area-routes.ts';
import { publicPages, withoutShell } from './public-routes.ts';
import { rootRoute } from './root-route.ts';
import type { Services } from '../services.ts';
import { adminShell, appShell, publicShell, shopShell } from './shell-routes.ts';
import { shopClockPage, shopPages, shopPassPage, shopSettingsPage } from './shop-routes.ts';
import { UnexpectedError } from '../shell/unexpected-error.tsx';

const routeTree = rootRoute.addChildren([
  ...withoutShell,
  shopClockPage,
  shopPassPage,
  publicShell.addChildren(publicPages),
  appShell.addChildren([...appPages, shopSettingsPage, shopShell.addChildren(shopPages)]),
  adminShell.addChildren(adminPages),
]);

export function createAppRouter(services: Services, history: RouterHistory, inBrowser: boolean) {
  return createRouter({
    routeTree,
    history,
    context: services,
    scrollRestoration: inBrowser,
    ...(!inBrowser && { origin: 'http://prerender.invalid' }),
    defaultPreload: inBrowser ? 'intent' : false,
    caseSensitive: true,
    defaultErrorComponent: UnexpectedError,
    notFoundMode: 'root',
    // Search parameters are text: the address of ad 007 is not the address of ad 7.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <ConfigurationProvider value={services.configuration}>
        <ApiProvider value={services.api}>
          <SessionProvider value={services.session}>
            <ActiveCompanyProvider value={services.activeCompany}>{children}</ActiveCompanyProvider>
          </SessionProvider>
        </ApiProvider>
      </ConfigurationProvider>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
