import { type DemoContents, readDemo, readDemoContents, removeDemo } from '@dre/core/contract/estimates/demo';
import { readShop } from '@dre/core/contract/shop/shop';
import { listEstimates } from '@dre/core/contract/estimates/estimate-list';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { changeGuide, guideProgress, openGuide, startGuide } from '../../../lib/guide/guide-progress.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { guideSteps } from '../guide/guide-steps.ts';
import { DashboardPage } from './dashboard-page.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const api = createApi({
  base: () => '',
  token: () => undefined,
  company: () => 'company-1',
  cookies: () => '',
  onUnauthorized: () => undefined,
});
const contents: DemoContents = {
  estimates: 60,
  changed: 3,
  customers: 42,
  units: 48,
  photos: 0,
  links: 1,
  own: 2,
};

/** The dashboard of a company with this much of its demo, which grows or goes as the test says. */
function open(role: CompanyRole, written: number) {
  // Files share a page, and an earlier one may have begun the guide.
  openGuide('somebody new');
  const server = { demo: { planned: 60, written } as object | null, lists: 0, removals: 0 };
  const figures = { drafts: { estimates: 0, total: 0 }, sent: { estimates: 0, total: 0 }, weeks: [] };
  const replies: Readonly<Record<string, () => unknown>> = {
    [readDemo.path]: () => server.demo,
    [readDemoContents.path]: () => contents,
    [removeDemo.path]: () => {
      server.removals += 1;
      server.demo = null;
      return { estimates: 60 };
    },
    [listEstimates.path]: () => {
      server.lists += 1;
      return { items: [], total: 0, next: null, all: { estimates: 0, total: 0 } };
    },
    '/api/estimate-figures': () => ({ ...figures, written: null, writtenLastMonth: null, sending: null }),
    '/api/ads/current': () => null,
    [readShop.path]: () => ({ cards: [], waiting: [] }),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const reply = replies[new URL(address, 'https://dre.example').pathname];
    return Response.json(reply === undefined ? [] : reply());
  });
  const company = { id: 'company-1', name: 'Demo RV Center', role, shop: true };
  render(
    <RouterContextProvider router={router as never}>
      <ActiveCompanyProvider value={createActiveCompany({ tab: inMemory(), companies: () => [company] })}>
        <ApiProvider value={api}>
          <DashboardPage />
        </ApiProvider>
      </ActiveCompanyProvider>
    </RouterContextProvider>,
  );
  return { server, user: aUser() };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = /^Demo being written/;

test('while the demo is being written a line says so, lists follow it, and the line goes when it is complete', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server } = open('estimator', 23);
  expect(await screen.findByText('Demo being written: 23 of 60 estimates.')).toBeDefined();
  const before = server.lists;
  server.demo = { planned: 60, written: 31 };
  vi.advanceTimersByTime(4_000);
  expect(await screen.findByText('Demo being written: 31 of 60 estimates.')).toBeDefined();
  await waitFor(() => expect(server.lists).toBe(before + 3));
  server.demo = { planned: 60, written: 60 };
  vi.advanceTimersByTime(4_000);
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  expect(screen.queryByRole('region', { name: 'Demo data' }), 'an estimator removes nothing').toBeNull();
  expect(vi.getTimerCount(), 'a complete demo is not asked for again').toBe(0);
});

test('an owner is asked once, with what goes and what stays, before the demo data is removed', async () => {
  const { server, user } = open('owner', 60);
  const card = await screen.findByRole('region', { name: 'Demo data' });
  expect(card.textContent).toContain('This company has 60 demo estimates.');
  expect(screen.queryByText(line)).toBeNull();
  const remove = within(card).getByRole('button', { name: 'Remove demo data' });
  await user.click(remove);
  const question = await screen.findByRole('alertdialog', { name: 'Remove the demo data?' });
  expect(question.textContent).toContain('60 estimates, 42 customers, 48 units, and 1 link of the demo go.');
  expect(question.textContent).toContain(
    'Repair orders and purchase orders of the demo go with its estimates',
  );
  expect(question.textContent).toContain('3 demo estimates were changed: they go too.');
  expect(question.textContent).toContain(
    'Your own 2 estimates with customers and units, people, and the templates, house values and settings you made or changed stay.',
  );
  expect(question.textContent).toContain(
    'Customers and units you added stay, too, unless only demo estimates',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(server.removals).toBe(0);

  await user.click(remove);
  const again = await screen.findByRole('alertdialog');
  const before = server.lists;
  await user.click(within(again).getByRole('button', { name: 'Remove demo data' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Demo data' })).toBeNull());
  expect(server.removals).toBe(1);
  await waitFor(() => expect(server.lists).toBe(before + 3));
});

test('in a company with demo data the guide is offered in one line, until it is declined', async () => {
  const { user } = open('estimator', 60);
  const offer = await screen.findByRole('region', { name: 'Your first estimate' });
  within(offer).getByRole('button', { name: 'Do it with me' });
  await user.click(within(offer).getByRole('button', { name: 'Do not offer the guide again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first estimate' })).toBeNull());
});

test('a guide that was left goes on from the dashboard at its step, until it is declined', async () => {
  const { user } = open('estimator', 60);
  startGuide();
  const done = guideSteps.slice(0, 12).map(({ id }) => id);
  changeGuide({ estimate: '37ba513f-6fad-4a28-a7ee-b2e0776d2bd9', done });
  await screen.findByText('Recent estimates');
  expect(screen.queryByRole('region', { name: 'Your first estimate' }), 'while it runs').toBeNull();
  changeGuide({ isRunning: false });
  const back = await screen.findByRole('region', { name: 'Your first estimate' });
  await user.click(within(back).getByRole('button', { name: 'Go on with the guide, step 13 of 19' }));
  expect(guideProgress()).toMatchObject({ isRunning: true, done });
  changeGuide({ isRunning: false });
  await user.click(await screen.findByRole('button', { name: 'Do not offer the guide again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first estimate' })).toBeNull());
});
