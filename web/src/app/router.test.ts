import { screens } from '@dre/core/contract/screens';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActiveCompany } from '../features/session/active-company.ts';
import { inMemory } from '../features/session/kept-values.ts';
import { createSession } from '../features/session/session.ts';
import { createApi } from '../lib/api.ts';
import { prerenderedConfiguration } from '../lib/configuration.ts';
import { pageTitle } from './navigation-effects.ts';
import { createAppRouter } from './router.tsx';

function aRouter() {
  const session = createSession({
    tab: inMemory(),
    device: inMemory(),
    now: () => 0,
    product: 'DRE',
    newBrowserId: () => '',
  });
  const api = createApi({
    base: '',
    token: () => undefined,
    browser: () => '',
    cookies: () => '',
    onUnauthorized: () => undefined,
  });
  const services = {
    configuration: prerenderedConfiguration,
    session,
    api,
    activeCompany: createActiveCompany({ tab: inMemory(), companies: () => [] }),
  };
  return createAppRouter(services, createMemoryHistory(), false);
}

test('the router knows exactly the screens of the table', () => {
  const known = Object.keys(aRouter().routesByPath).map((path) => path.replaceAll('$', ':'));
  expect(known.toSorted()).toEqual(screens.map((screen) => screen.path).toSorted());
});

test('a title says what the page is, then whose it is', () => {
  expect(pageTitle('/estimate/7/photos')).toBe('Photos · RV Damage Repair Estimator');
  expect(pageTitle('/')).toBe('RV Damage Repair Estimator');
  expect(pageTitle('/nowhere')).toBe('Page not found · RV Damage Repair Estimator');
});
