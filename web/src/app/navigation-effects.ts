import { screenAt } from '@dre/core/contract/screens';
import { focusPage } from '../lib/page/focus-page.ts';
import { goesOnByPass } from './routes/goes-on-by-pass.ts';
import type { createAppRouter } from './routes/router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

const productName = 'RV Damage Repair Estimator';

/** The title of a page: its own name, then the product's. */
export function pageTitle(path: string): string {
  const title = screenAt(path)?.title ?? 'Page not found';
  return title === productName ? title : `${title} · ${productName}`;
}

/** Does for a client-side navigation what a browser does when a page loads. */
export function followNavigation(router: AppRouter): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    document.title = pageTitle(toLocation.pathname);
    if (pathChanged) focusPage();
  });
}

/** Handles a 401: reports it, and remembers the current or requested address (spec §4). */
export function showSessionEnded(router: AppRouter, hasMessage: boolean): void {
  // Several calls are refused at once. The first has recorded the address; the others arrive on this page already.
  const { pathname, href, search } = router.state.location;
  if (['/session-expired', '/refresh-error', '/shop/pass'].includes(pathname)) return;
  if (goesOnByPass(href)) return void router.navigate({ to: '/shop/pass', replace: true });
  if (hasMessage) return void router.navigate({ to: '/refresh-error', replace: true });
  const goal = pathname === '/login' ? (search as { return?: string }).return : href;
  return void router.navigate({
    to: '/session-expired',
    search: goal === undefined ? {} : { return: goal },
    replace: true,
  });
}
