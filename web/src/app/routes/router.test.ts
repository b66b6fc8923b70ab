import { screens } from '@dre/core/contract/screens';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { bookAddress } from '../../features/catalogue/book-page/book-address.ts';
import { type ListAddress, listAddress, searchOf } from '../../features/estimates/list/list-address.ts';
import { reportAddress } from '../../features/reports/report-address.ts';
import { createActiveCompany } from '../../features/session/active-company.ts';
import { inMemory } from '../../features/session/key-value-storage.ts';
import { createSession } from '../../features/session/session.ts';
import { createApi } from '../../lib/calls/api.ts';
import { prerenderedConfiguration } from '../../lib/calls/configuration.ts';
import { pageTitle } from '../navigation-effects.ts';
import { createAppRouter } from './router.tsx';

function aRouter() {
  const session = createSession({
    tab: inMemory(),
    device: inMemory(),
    now: () => 0,
    product: 'DRE',
  });
  const api = createApi({
    base: () => '',
    token: () => undefined,
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

test.each([
  ['/reporting/all-ads', { page: 3 }, reportAddress],
  ['/reporting/ad-clicks', { page: 3 }, reportAddress],
  ['/reporting/estimate-count-by-company', { period: '12', kind: 'insurer', page: 2 }, reportAddress],
  ['/account/reports', { period: 'custom', from: '2026-05', to: '2026-06' }, reportAddress],
  ['/help/book', { vehicle: 'fifth-wheel', side: 'road', length: 504 }, bookAddress],
  ['/estimate/my-estimates', { status: ['draft'], page: 4 }, listAddress],
] as const)('a link to %s keeps %j in the address, where the screen reads it', (to, shown, read) => {
  const router = aRouter();
  const search: object = read === listAddress ? searchOf(shown as ListAddress) : shown;
  const link = router.buildLocation({ to, search } as never);
  const opened = router.matchRoutes(link.pathname, router.options.parseSearch(link.searchStr));
  expect(read(opened.at(-1)?.search ?? {})).toEqual(shown);
});

test('a title says what the page is, then whose it is', () => {
  expect(pageTitle('/estimate/7/photos')).toBe('Photos · RV Damage Repair Estimator');
  expect(pageTitle('/')).toBe('RV Damage Repair Estimator');
  expect(pageTitle('/nowhere')).toBe('Page not found · RV Damage Repair Estimator');
});
