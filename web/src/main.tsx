import { screenAt } from '@dre/core/contract/screens';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followNavigation, pageTitle, showSessionExpired } from './app/navigation-effects.ts';
import { createAppRouter } from './app/router.tsx';
import { keptValues } from './features/session/kept-values.ts';
import { createSession } from './features/session/session.ts';
import { createApi } from './lib/api.ts';
import { readConfiguration } from './lib/configuration.ts';
import './ui/base.css';

const configuration = readConfiguration(document);
const session = createSession({
  tab: keptValues(() => sessionStorage),
  device: keptValues(() => localStorage),
  now: () => Date.now(),
  product: configuration.product,
});
const api = createApi({
  base: configuration.serviceUri,
  token: () => session.token(),
  cookies: () => document.cookie,
  onUnauthorized: () => showSessionExpired(router, { session }),
});
const router = createAppRouter({ configuration, session, api }, createBrowserHistory(), true);

if (session.state().signedIn) session.events.emit('CurrentlyLoggedIn');

void start();

async function start(): Promise<void> {
  // The page's own chunk is loaded before React touches the prerendered markup, so that hydration finds it all there
  // and nothing moves.
  await router.load();
  followNavigation(router);
  document.title = pageTitle(router.state.location.pathname);
  show(document.getElementById('root'), <RouterProvider router={router} />);
}

function show(root: HTMLElement | null, app: React.ReactNode): void {
  if (root === null) return;
  const isPrerendered = root.dataset['prerendered'] === shownPath();
  if (isPrerendered) {
    hydrateRoot(root, app);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(app);
}

/** The screen the router decided on, named as the prerendered pages are. */
function shownPath(): string {
  const path = router.state.location.pathname;
  return screenAt(path) === undefined ? 'not-found' : path.replace(/(?<=.)\/+$/, '');
}
