import { screenAt } from '@dre/core/contract/screens';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { leaveWithOtherTabs } from './app/leave-with-other-tabs.ts';
import { letInFirst } from './app/let-in-first.ts';
import { followNavigation, pageTitle, showSessionEnded } from './app/navigation-effects.ts';
import { createAppRouter } from './app/routes/router.tsx';
import { createActiveCompany } from './features/session/active-company.ts';
import { zoneOf } from './features/session/company-zone.ts';
import { keyValueStorage } from './features/session/key-value-storage.ts';
import { createSession } from './features/session/session.ts';
import { replyToOtherTabs } from './features/session/tabs/other-tabs.ts';
import { readClaims } from './features/session/token.ts';
import { createApi } from './lib/calls/api.ts';
import { serviceOf } from './lib/calls/configuration.ts';
import { readConfiguration } from './lib/calls/served-configuration.ts';
import { displayMomentsBy } from './lib/text/display-zone.ts';
import { watchInput } from './lib/page/input.ts';
import './ui/theme/base.css';

const configuration = readConfiguration(document);
const session = createSession({
  tab: keyValueStorage(() => sessionStorage),
  device: keyValueStorage(() => localStorage),
  now: () => Date.now(),
  product: configuration.product,
});
const activeCompany = createActiveCompany({
  tab: keyValueStorage(() => sessionStorage),
  companies: () => readClaims(session.token())?.data.companies ?? [],
});
displayMomentsBy(() => zoneOf(activeCompany));
const api = createApi({
  base: (path) => serviceOf(configuration, path),
  token: () => session.token(),
  cookies: () => document.cookie,
  company: () => activeCompany.id(),
  hadInput: watchInput(window),
  onUnauthorized: (token, why) => session.refuse(token, why),
});
const services = { configuration, session, api, activeCompany };
const router = createAppRouter(services, createBrowserHistory(), true);

/** A token that is there at the start lasts for minutes: the screen's own scripts load first. */
const untilKeptFreshMs = 1_500;

// The refresh cycle comes with the first session; whoever only visits never loads it. Other tabs are replied to at once.
const stopWaiting = session.events.listen((event) => {
  if (event === 'Unauthorized') return;
  stopWaiting();
  replyToOtherTabs({
    token: () => session.token(),
    onLeft: () => void leaveWithOtherTabs(services, router),
  });
  const keepFresh = async () => {
    const { keepSessionFresh } = await import('./app/keep-session-fresh.ts');
    keepSessionFresh(services, router, event);
  };
  if (event === 'CurrentlyLoggedIn') setTimeout(() => void keepFresh(), untilKeptFreshMs);
  else void keepFresh();
});

session.events.listen((event) => {
  if (event === 'Unauthorized') showSessionEnded(router, session.refreshMessage() !== undefined);
});
if (session.state().signedIn) session.events.emit('CurrentlyLoggedIn');

void start();

async function start(): Promise<void> {
  await letInFirst(session, location.pathname);
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
