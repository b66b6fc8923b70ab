import { endGuide } from '@dre/core/contract/account/account';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inMemory } from '../../features/session/key-value-storage.ts';
import { createSession } from '../../features/session/session.ts';
import { SessionProvider } from '../../features/session/session-context.ts';
import { createApi } from '../../lib/calls/api.ts';
import { ApiProvider } from '../../lib/calls/services.ts';
import { changeGuide, declineGuide, guideProgress, startGuide } from '../../lib/guide/guide-progress.ts';
import { clearPage, render } from '../../testing/render.tsx';
import { GuideInTime } from './guide-in-time.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
let ends = 0;

/** A device of this person, whose token knows whether the guide has ended. */
function openPage(person: string, guided?: true): void {
  const data = { userName: 'Zoe', products: ['DRE'], features: [], companies: [], ...(guided && { guided }) };
  const payload = Buffer.from(JSON.stringify({ sub: person, exp: 2_000_000_000, data })).toString(
    'base64url',
  );
  const tab = inMemory();
  tab.setItem('id_token', `h.${payload}.s`);
  const session = createSession({ tab, device: inMemory(), now: () => 0, product: 'DRE' });
  const api = createApi({
    base: () => '',
    token: () => session.token(),
    company: () => undefined,
    cookies: () => '',
    onUnauthorized: () => undefined,
  });
  render(
    <RouterContextProvider router={router as never}>
      <SessionProvider value={session}>
        <ApiProvider value={api}>
          <GuideInTime />
        </ApiProvider>
      </SessionProvider>
    </RouterContextProvider>,
  );
}

beforeEach(() => {
  ends = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith(endGuide.path)) ends += 1;
    return Response.json(true);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a guide that ended on another device is not offered on this one', async () => {
  openPage('eva', true);
  await waitFor(() => expect(guideProgress()).toMatchObject({ isRunning: false }));
  expect(ends, 'the server knows it already').toBe(0);
});

test('the end of the guide is told to the server, also one it has not heard of when the page opens', async () => {
  openPage('finn');
  await waitFor(() => expect(guideProgress()).toBeNull());
  startGuide();
  expect(ends).toBe(0);
  changeGuide({ isRunning: false, isFinished: true });
  await waitFor(() => expect(ends).toBe(1));
  clearPage();
  openPage('finn');
  await waitFor(() => expect(ends).toBe(2));
});

test('a guide declined at once has ended', async () => {
  openPage('gus');
  await waitFor(() => expect(guideProgress()).toBeNull());
  declineGuide();
  await waitFor(() => expect(ends).toBe(1));
});
