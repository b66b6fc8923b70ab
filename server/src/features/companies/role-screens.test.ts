import { randomUUID } from 'node:crypto';
import { companyRoles, may } from '@dre/core/domain/companies/roles';
import { needOf, type screenNeeds } from '@dre/core/domain/companies/screen-roles';
import { expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aMember, anEdit, get, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });

/** The first requests of every screen reachable from the bar, the menu, the finder or a shared address. */
const asked = (
  estimate: string,
  customer: string,
): Readonly<Record<keyof typeof screenNeeds | Others, Ask>> => ({
  '/estimate/my-estimates': '/api/estimates',
  '/estimate/customers': '/api/customers',
  '/estimate/customers/:id': `/api/customers/${customer}`,
  '/estimate/0/new-estimate': { url: '/api/estimates', body: { id: randomUUID() } },
  '/estimate/:id/new-estimate': `/api/estimates/${estimate}`,
  '/estimate/:id/photos': `/api/estimates/${estimate}`,
  '/estimate/:id/compare': `/api/estimates/${estimate}`,
  '/estimate/:id/totals': `/api/estimates/${estimate}`,
  '/estimate/:id/history': `/api/estimates/${estimate}/history`,
  '/estimate/:id/versions': `/api/estimates/${estimate}`,
  '/estimate/:id/documents': `/api/estimates/${estimate}/documents`,
  '/account/settings': '/api/settings',
  '/account/house-values': '/api/catalogue/house-values',
  '/account/templates': '/api/templates',
  '/account/reports': '/api/company-report?from=2026-09&to=2026-11&comparedFrom=2026-06&comparedTo=2026-08',
  '/account/shop': '/api/shop',
  '/shop/board': '/api/shop',
  '/shop/orders/:id': '/api/shop',
  '/shop/parts': '/api/shop/parts?day=2026-11-18',
  '/shop/performance':
    '/api/shop/performance?from=2026-09-01&to=2026-11-18&comparedFrom=2026-06-01&comparedTo=2026-08-31',
  '/shop/my-work': '/api/shop/clock',
  '/account/company': '/api/company',
  '/account/profile': '/api/account/profile',
  '/help/book': '/api/catalogue/editions',
});
type Others = '/account/company' | '/account/profile' | '/help/book';
type Ask = string | { readonly url: string; readonly body: object };

test.each(companyRoles)(
  'the screens opened to the role %s are those that are not refused to it',
  async (role) => {
    const { id } = await aCompany(site.db);
    const [member, owner] = [await aMember(site, id, role), await aMember(site, id, 'owner')];
    const { estimate } = await started(site.app, owner);
    const named = anEdit({ kind: 'set-party', role: 'customer', changes: { name: 'Ana Lopez' } });
    const edits = { device: randomUUID(), since: 0, edits: [named] };
    await post(site.app, owner, `/api/estimates/${estimate.id}/edits`, edits);
    const customers = await get(site.app, owner, '/api/customers');
    const customer = customers.json<{ items: { id: string }[] }>().items[0]?.id ?? '';
    for (const [screen, ask] of Object.entries(asked(estimate.id, customer))) {
      const need = needOf(screen);
      const isOpened = need === undefined || may(role, need);
      const reply = await (typeof ask === 'string'
        ? get(site.app, member, ask)
        : post(site.app, member, ask.url, ask.body));
      expect(`${screen} ${String(reply.statusCode)}`).toBe(`${screen} ${isOpened ? '200' : '403'}`);
    }
  },
);

test('a technician sees the work orders of approved estimates, without a price, and is refused nothing else of the dashboard', async () => {
  const { id } = await aCompany(site.db);
  const [owner, technician] = [await aMember(site, id, 'owner'), await aMember(site, id, 'technician')];
  const { estimate } = await started(site.app, owner);
  await started(site.app, owner);
  await inCompany(site.db, id, (trx) =>
    trx.updateTable('estimate').set({ stage: 'approved' }).where('id', '=', estimate.id).execute(),
  );
  const orders = await get(site.app, technician, '/api/work-orders');
  expect(orders.json()).toMatchObject({ items: [{ id: estimate.id, number: estimate.heading.number }] });
  expect(orders.body).not.toMatch(/total|price|amount/);
  expect((await get(site.app, technician, `/api/estimates/${estimate.id}/documents`)).json()).toMatchObject({
    reach: 'work-order',
  });
  for (const url of ['/api/content/news', '/api/content/events', '/api/ads/current']) {
    expect([url, (await get(site.app, technician, url)).statusCode]).toEqual([url, 200]);
  }
});
