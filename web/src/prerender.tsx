import { screens } from '@dre/core/contract/screens';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { pageTitle } from './app/navigation-effects.ts';
import { createAppRouter } from './app/routes/router.tsx';
import { createActiveCompany } from './features/session/active-company.ts';
import { inMemory } from './features/session/key-value-storage.ts';
import { createSession } from './features/session/session.ts';
import { createApi } from './lib/calls/api.ts';
import { prerenderedConfiguration } from './lib/calls/configuration.ts';

export interface PrerenderedPage {
  /** File name without ending, under pages/. */
  readonly name: string;
  /** The markup the browser compares with its own screen before it hydrates. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** Every page a visitor can read before any script runs, and the one for paths that lead nowhere. */
export async function prerenderedPages(): Promise<readonly PrerenderedPage[]> {
  const paths = screens.filter((screen) => 'prerendered' in screen).map((screen) => screen.path);
  const pages = paths.map(async (path) => ({
    name: path.slice(1).replaceAll('/', '-'),
    path,
    title: pageTitle(path),
    html: await render(path),
  }));
  const notFound = render('/not-found').then((html) => ({
    name: 'not-found',
    path: 'not-found',
    title: pageTitle('/not-found'),
    html,
  }));
  return Promise.all([...pages, notFound]);
}

async function render(path: string): Promise<string> {
  const session = createSession({
    tab: inMemory(),
    device: inMemory(),
    now: () => 0,
    product: '',
  });
  const api = createApi({
    base: () => '',
    token: () => undefined,
    cookies: () => '',
    onUnauthorized: () => undefined,
  });
  const activeCompany = createActiveCompany({ tab: inMemory(), companies: () => [] });
  const router = createAppRouter(
    { configuration: prerenderedConfiguration, session, api, activeCompany },
    createMemoryHistory({ initialEntries: [path] }),
    false,
  );
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
