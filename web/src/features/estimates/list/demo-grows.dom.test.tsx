import { readDemo } from '@dre/core/contract/estimates/demo';
import { listEstimates } from '@dre/core/contract/estimates/estimate-list';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { render } from '../../../testing/render.tsx';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { useEstimateList } from './use-estimate-list.ts';

const api = createApi({
  base: () => '',
  token: () => undefined,
  company: () => 'company-1',
  cookies: () => '',
  onUnauthorized: () => undefined,
});

function Listed() {
  return <p>{`${String(useEstimateList().data?.all?.estimates)} listed`}</p>;
}

function openList() {
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'app-shell' });
  const list = createRoute({
    getParentRoute: () => shell,
    path: '/estimate/my-estimates',
    component: Listed,
  });
  const history = createMemoryHistory({ initialEntries: ['/estimate/my-estimates'] });
  const router = createRouter({ routeTree: root.addChildren([shell.addChildren([list])]), history });
  const company = { id: 'company-1', name: 'Demo RV Center', role: 'owner' } as const;
  render(
    <ActiveCompanyProvider value={createActiveCompany({ tab: inMemory(), companies: () => [company] })}>
      <ApiProvider value={api}>
        <RouterProvider router={router as never} />
      </ApiProvider>
    </ActiveCompanyProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('My Estimates grows while the demo is being written, and is left alone once it is complete', async () => {
  const server = { written: 6 };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://dre.example');
    if (pathname === readDemo.path) return Response.json({ planned: 60, written: server.written });
    expect(pathname).toBe(listEstimates.path);
    return Response.json({ items: [], page: 1, all: { estimates: server.written, total: 0 } });
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  openList();
  expect(await screen.findByText('6 listed')).toBeDefined();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  server.written = 60;
  vi.advanceTimersByTime(4_000);
  expect(await screen.findByText('60 listed')).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});
