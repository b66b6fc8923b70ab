import { randomUUID } from 'node:crypto';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { anApprovedEstimate } from './an-approved-estimate.ts';
import { bearing, type Calls, callsWith, tokenOf } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

// It switches the shop of the demo company on, which the bar of every other screen shows.
test.use({ isAlone: 'my work', viewport: { width: 390, height: 844 } });

/** The technician is on the crew, and all of an order is theirs. */
async function giveWork(url: string, calls: Calls, token: string): Promise<string> {
  const put = async (path: string, body: object) => {
    const headers = { ...bearing(token), 'content-type': 'application/json' };
    const reply = await fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect(reply.status, await reply.text()).toBe(200);
  };
  await put('/api/shop', { revision: 0, isOn: true, settings: defaultShopSettings });
  const { people } = await calls.get<{ people: { id: string; name: string }[] }>('/api/shop');
  const crew = randomUUID();
  const member = {
    id: crew,
    name: 'Tara',
    userId: people.find(({ name }) => name === 'Tara Technician')?.id ?? null,
    levels: { body: 3 },
    certificates: [],
    calendar: null,
  };
  await put(`/api/shop/crew/${crew}`, { revision: 0, isRemoved: false, member });
  const estimateId = await anApprovedEstimate(calls, 'Ruth Okafor');
  const device = randomUUID();
  const body = { id: randomUUID(), estimateId, device };
  const { order } = await calls.post<RepairOrderReply>('/api/shop/orders', body);
  const plan = { people: [crew], location: null, from: null, until: null };
  const edits = stepsOf(order).map(({ key }) => ({
    order: order.id,
    edit: { kind: 'assign-step', step: key, plan, id: randomUUID(), by: '', at: '' },
  }));
  await calls.post('/api/shop/edits', { device, edits });
  return order.id;
}

const clock = (page: Page) => page.getByRole('region', { name: 'Clock' });

test('a technician starts, loses the network and the page, and every press counts once', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const token = await tokenOf(product.url, 'owner');
  const calls = callsWith(product.url, async () => token);
  const order = await giveWork(product.url, calls, token);

  const tech = await signedInAs(page, 'tech');
  await page.goto('/estimate/dashboard');
  await expect(page).toHaveURL(/\/shop\/my-work$/);
  await expect(page.getByRole('region', { name: 'The work in hand' })).toContainText('RO-10001');
  expect(await accessibilityViolations(page)).toEqual([]);
  await clock(page).getByRole('button', { name: 'Start' }).click();
  await expect(clock(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(clock(page)).toContainText(/Saved \d/);

  // The part that stores photos is fetched after the screen, before the network is lost.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shop-photos-')),
  );
  await page.context().setOffline(true);
  await clock(page).getByRole('button', { name: 'Waiting for parts' }).click();
  await expect(clock(page)).toContainText('1 press waits and sends itself');
  await clock(page).getByRole('button', { name: 'Clock out' }).click();
  await expect(clock(page)).toContainText('2 presses wait and send themselves');
  // A photo taken now is kept too, and belongs to the task in hand.
  await page
    .getByLabel('Take a photo of this work')
    .setInputFiles('server/demo/photos/travel-trailer-floor-stain.jpg');
  await expect(page.getByText('1 photo is on this device and sends itself')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Photo of this work' }).locator('img')).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await next.context().setOffline(false);

  await signedInAs(next, 'tech');
  await next.goto('/shop/my-work');
  await expect(clock(next)).toContainText('Off the clock');
  const log = async () =>
    callsWith(product.url, async () => tech).get<{ entries: ClockEntry[] }>('/api/shop/clock');
  await expect.poll(async () => (await log()).entries.length).toBe(3);
  const photos = async () =>
    (await calls.get<RepairOrderReply>(`/api/shop/orders/${order}`)).order.photos ?? [];
  await expect.poll(async () => (await photos())[0]?.by).toBe('Tara Technician');
  const files = (await photos()).map(({ file }) => file);
  const stored = async () => {
    const path = `/api/shop/orders/${order}/photo-addresses`;
    return (await calls.post<{ addresses: { file: string }[] }>(path, { files })).addresses.length;
  };
  await expect.poll(stored).toBe(1);

  // The session ends in a pocket: the device's clock pass goes on.
  const passes = async () =>
    callsWith(product.url, async () => tech).get<{ keys: { kind: string }[] }>('/api/shop/clock-keys');
  await expect.poll(async () => (await passes()).keys.map(({ kind }) => kind)).toEqual(['pass']);
  const later = await next.context().newPage();
  await next.close();
  await later.setViewportSize({ width: 390, height: 844 });
  await later.goto('/shop/my-work');
  await expect(later).toHaveURL(/\/shop\/pass$/);
  await expect(clock(later)).toContainText('Off the clock');
  expect(await accessibilityViolations(later)).toEqual([]);
  await clock(later).getByRole('button', { name: 'Start' }).click();
  await expect.poll(async () => (await log()).entries.length).toBe(4);
});
