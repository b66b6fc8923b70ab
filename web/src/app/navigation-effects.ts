import { screenAt } from '@dre/core/contract/screens';
import type { createAppRouter } from './routes/router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

const productName = 'RV Damage Repair Estimator';

/** The title of a page: what it is, then whose it is. */
export function pageTitle(path: string): string {
  const title = screenAt(path)?.title ?? 'Page not found';
  return title === productName ? title : `${title} · ${productName}`;
}

/** What a browser does by itself when a page loads, done for a page that only changes. */
export function followNavigation(router: AppRouter): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    document.title = pageTitle(toLocation.pathname);
    if (pathChanged) focusPage();
  });
}

/** Focus goes to the heading, unless the page has already put it on a field of its own. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A 401: say so, and remember where the user was, or was going (spec §4). */
export function showSessionEnded(router: AppRouter, hasMessage: boolean): void {
  // Several calls are refused at once. The first has said where the user was; the others are heard on this page already.
  const { pathname, href, search } = router.state.location;
  if (pathname === '/session-expired' || pathname === '/refresh-error') return;
  if (hasMessage) return void router.navigate({ to: '/refresh-error', replace: true });
  const goal = pathname === '/login' ? (search as { return?: string }).return : href;
  return void router.navigate({
    to: '/session-expired',
    search: goal === undefined ? {} : { return: goal },
    replace: true,
  });
}
