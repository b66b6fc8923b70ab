import { randomUUID } from 'node:crypto';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { bearing, callsWith, tokenOf } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

// It switches the shop of the demo company on, which the bar of every other screen shows.
test.use({ isAlone: 'clock', viewport: { width: 1024, height: 768 } });

const pins = { Ana: '802046', Bo: '591837' };

/** Two of the crew without a sign-in, each with a PIN. */
async function twoOnCrew(url: string, token: string): Promise<Readonly<Record<keyof typeof pins, string>>> {
  const put = async (path: string, body: object) => {
    const headers = { ...bearing(token), 'content-type': 'application/json' };
    const reply = await fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect(reply.status, await reply.text()).toBe(200);
  };
  await put('/api/shop', { revision: 0, isOn: true, settings: defaultShopSettings });
  const crew = { Ana: randomUUID(), Bo: randomUUID() };
  for (const name of ['Ana', 'Bo'] as const) {
    const member = { id: crew[name], name, userId: null, levels: {}, certificates: [], calendar: null };
    await put(`/api/shop/crew/${crew[name]}`, { revision: 0, isRemoved: false, member });
    await put(`/api/shop/crew/${crew[name]}/pin`, { pin: pins[name] });
  }
  return crew;
}

async function typePin(page: Page, name: string, pin: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}|${name}`) })
    .first()
    .click();
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

test('a tablet is enrolled, two of the crew clock with their PINs, and a wrong one without a network arrives marked', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/);
  const token = await tokenOf(product.url, 'owner');
  const crew = await twoOnCrew(product.url, token);
  const owner = callsWith(product.url, async () => token);
  const logOf = async (name: keyof typeof crew) =>
    (await owner.get<{ entries: ClockEntry[] }>(`/api/shop/clock?crew=${crew[name]}`)).entries;

  await signedInAs(page, 'foreman');
  await page.goto('/account/shop');
  await page.getByRole('button', { name: 'Use this device as the shop’s clock' }).click();
  await page.getByRole('textbox', { name: 'Name of the tablet' }).fill('Bay door');
  await page.getByRole('button', { name: 'Enroll and sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Shop clock' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Crew' })).toContainText('Not in');
  expect(await accessibilityViolations(page)).toEqual([]);

  await typePin(page, 'Ana', '111222');
  await expect(page.getByRole('alert')).toContainText('Wrong PIN. 4 tries left.');
  expect(await accessibilityViolations(page)).toEqual([]);
  // The name once more: after twenty seconds without a touch the names are back.
  await typePin(page, 'Ana', pins.Ana);
  await page.getByRole('button', { name: 'Clock in' }).click();
  await expect(page.getByText(/Ana: Between jobs, .* Saved\./)).toBeVisible();
  await typePin(page, 'Bo', pins.Bo);
  await page.getByRole('button', { name: 'Clock in' }).click();
  await expect.poll(async () => (await logOf('Bo')).length).toBe(1);
  await typePin(page, 'Bo', pins.Bo);
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Crew' })).toBeVisible();

  await page.context().setOffline(true);
  await typePin(page, 'Bo', '000999');
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByText('No network. Press as usual.')).toBeVisible();
  await expect(page.getByText('1 press waits on this tablet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Bo/ })).toContainText('Break');
  await page.context().setOffline(false);
  await expect.poll(async () => (await logOf('Bo')).length).toBe(2);
  expect((await logOf('Bo')).at(-1)).toMatchObject({ kind: 'punch', mark: 'wrong-pin' });
  expect(await logOf('Ana')).toMatchObject([{ kind: 'punch' }]);

  await page.goto('/account/shop');
  await expect(page).toHaveURL(/\/login/);
});
