import { markNoticesRead, readNotices } from '@dre/core/contract/shop/notices';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { accept } from '@dre/core/domain/result';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Api } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { Bell } from './bell.tsx';

const at = '2026-11-17T15:00:00.000Z';
const asked = {
  id: 'n1',
  kind: 'work-asked-for',
  orderId: null,
  estimateId: null,
  findingId: null,
  orderNumber: '',
  text: 'Tom asks for work',
  at,
  isRead: false,
};

function ring(company: { readonly role: CompanyRole; readonly shop: boolean }) {
  const calls: unknown[] = [];
  const replies = new Map<unknown, unknown>([
    [readNotices, { items: [asked], unread: 1, mailed: [] }],
    [markNoticesRead, { unread: 0 }],
  ]);
  const api = {
    call: async (endpoint: unknown, sent: unknown) => {
      calls.push([endpoint, sent]);
      return accept(replies.get(endpoint));
    },
  } as unknown as Api;
  const own = { id: 'company-1', name: 'Demo RV Center', ...company };
  render(
    <ApiProvider value={api}>
      <ActiveCompanyProvider value={createActiveCompany({ tab: inMemory(), companies: () => [own] })}>
        <Bell />
      </ActiveCompanyProvider>
    </ApiProvider>,
  );
  return calls;
}

test('the bell opens before its notices are loaded, shows what is new, and reads it for all devices', async () => {
  const user = aUser();
  const calls = ring({ role: 'foreman', shop: true });
  await user.click(screen.getByRole('button', { name: 'Notices' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Notices' }));
  await drawer.findByText(/^New,/);
  expect(drawer.getByText('Tom asks for work')).toBeDefined();
  await waitFor(() => expect(calls).toContainEqual([markNoticesRead, { body: { until: at } }]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Notices' })).toBeDefined();
});

test.each([
  ['a company without a shop', { role: 'foreman', shop: false }],
  ['a technician', { role: 'technician', shop: true }],
] as const)('%s has no bell', (_whose, company) => {
  ring(company);
  expect(screen.queryByRole('button')).toBeNull();
});
