import { companyRoles, may } from '@dre/core/domain/companies/roles';
import { needOf } from '@dre/core/domain/companies/screen-roles';
import { expect, test } from 'vitest';
import { inCompany } from '../../database/connection.ts';
import { aMember, get, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });

/** What the screens of the bar, the menu and the finder ask first. */
const asked: Readonly<Record<string, string>> = {
  '/estimate/my-estimates': '/api/estimates',
  '/estimate/customers': '/api/customers',
  '/account/settings': '/api/settings',
  '/account/house-values': '/api/catalogue/house-values',
  '/account/templates': '/api/templates',
  '/account/reports': '/api/company-report?from=2026-09&to=2026-11&comparedFrom=2026-06&comparedTo=2026-08',
  '/account/company': '/api/company',
  '/account/profile': '/api/account/profile',
  '/help/book': '/api/catalogue/editions',
};

test.each(companyRoles)(
  'the screens offered to the role %s are those that are not refused to it',
  async (role) => {
    const member = await aMember(site, (await aCompany(site.db)).id, role);
    for (const [screen, url] of Object.entries(asked)) {
      const need = needOf(screen);
      const isOffered = need === undefined || may(role, need);
      expect(`${screen} ${String((await get(site.app, member, url)).statusCode)}`).toBe(
        `${screen} ${isOffered ? '200' : '403'}`,
      );
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
