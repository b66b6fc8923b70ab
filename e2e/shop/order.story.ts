import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { readShop, RepairOrderReply } from '@dre/core/contract/shop/shop';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { thousandths } from '@dre/core/domain/units';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { bearing, type Calls, callsWith, readEstimate, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

type ShopReply = ReplyOf<typeof readShop>;

// The shop is switched on for the whole company, which other stories know without one.
test.use({ isAlone: 'order' });

const signed = { by: '', at: '' };
const bay = { id: crypto.randomUUID(), name: 'Bay 1', kind: 'bay', equipment: [], hours: null };

/** Switches the shop on and builds a bay of 48 ft. */
async function switchShopOn(url: string): Promise<void> {
  const token = await tokenOf(url, 'owner');
  const put = async (path: string, body: object) => {
    const headers = { ...bearing(token), 'content-type': 'application/json' };
    const reply = await fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect(reply.status, await reply.text()).toBe(200);
  };
  const { revision, settings } = await callsWith(url, async () => token).get<ShopReply>('/api/shop');
  await put('/api/shop', { revision, isOn: true, settings });
  const location = { ...bay, length: 576, doorHeight: 168, width: 240 };
  await put(`/api/shop/locations/${bay.id}`, { revision: 0, isRemoved: false, location });
}

const lamp = { part: 'LT-CLR-F', operation: 'replace', quantity: thousandths(1_000) } as const;
const cap = { part: 'CAP-F-FW', operation: 'repair', quantity: thousandths(1_000) } as const;

/** An approved fifth wheel: a lamp is replaced, the front cap repaired. */
async function anApprovedEstimate(calls: Calls): Promise<string> {
  const id = await startEstimate(calls);
  await send(calls, id, [
    { kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } },
    { kind: 'set-unit', changes: { make: 'Northfork', model: 'Ridgeline 34RL', year: 2022 } },
    {
      kind: 'add-book-line',
      lineId: crypto.randomUUID(),
      order: 'V',
      ...lamp,
      place: { side: 'front', subSide: 'upper', region: 'light.clearance-front@L' },
    },
    {
      kind: 'add-book-line',
      lineId: crypto.randomUUID(),
      order: 'k',
      ...cap,
      place: { side: 'front', subSide: 'center', region: 'body.front-cap' },
    },
    { kind: 'lock', ...signed },
    { kind: 'approve', reason: 'By phone', ...signed },
  ]);
  return id;
}

async function send(calls: Calls, id: string, changes: readonly Change[]): Promise<void> {
  const { revision } = await readEstimate(calls, id);
  const edits = changes.map((change) => ({ id: crypto.randomUUID(), ...change }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: revision, edits });
}

/** Opens the menu of the order by keyboard and chooses from it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
}

test('an approved estimate is repaired: checked in, supplemented while work runs, checked, delivered and signed', async ({
  page,
  product,
}) => {
  await switchShopOn(product.url);
  const token = await signedInAs(page, 'owner');
  const calls = callsWith(product.url, async () => token);
  const estimate = await anApprovedEstimate(calls);
  await page.goto(`/estimate/${estimate}/new-estimate`);
  const life = page.getByRole('region', { name: 'What this estimate is' });
  await life.getByRole('button', { name: 'Start repair' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /RO-\d+ Ruth Okafor/ });
  await expect(heading).toBeVisible();
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await choose(page, 'Check in…');
  const checkIn = page.getByRole('dialog', { name: /^Check in/ });
  await checkIn.getByRole('textbox', { name: 'Height' }).fill('13 ft 1 in');
  await checkIn.getByRole('textbox', { name: 'Length' }).fill('60 ft');
  await checkIn.getByRole('button', { name: /Where it stands/ }).press('Enter');
  await page.getByRole('option', { name: /^Bay 1/ }).click();
  await expect(checkIn.getByText(/^The unit does not fit Bay 1: too short:/)).toBeVisible();
  await expect(checkIn.getByRole('button', { name: 'Check in' })).toBeDisabled();
  await checkIn.getByRole('textbox', { name: 'Length' }).fill('38 ft 4 in');
  await checkIn.getByRole('button', { name: 'Check in' }).click();
  await expect(checkIn).toBeHidden();
  await expect(page.getByText('Bay 1', { exact: true })).toBeVisible();

  // A day is promised by its key, and the work ticked by its own.
  await page.getByRole('treegrid').getByRole('row').nth(1).focus();
  await page.keyboard.press('p');
  const promise = page.getByRole('dialog', { name: /^Promise/ });
  await promise.getByLabel('Day').fill('2099-12-11');
  await promise.getByRole('button', { name: 'Promise this day' }).click();
  await expect(page.getByRole('complementary', { name: /^Promise/ })).toContainText('Fri, Dec 11');
  const washed = page.getByRole('button', { name: 'Check in and wash: done' });
  await page.getByRole('row', { name: /^Check in and wash/ }).focus();
  await page.keyboard.press('t');
  await expect(page.getByRole('treegrid')).toContainText(/Check-in and washDone/);
  await expect(washed).toBeHidden();
  expect(await accessibilityViolations(page)).toEqual([]);

  // Found at teardown, and a line of the supplement with one press.
  await page.getByRole('button', { name: 'Report a finding' }).click();
  const finding = page.getByRole('dialog', { name: /^Report a finding/ });
  await finding.getByRole('textbox', { name: 'What was found' }).fill('Wet luan behind the cap');
  await finding
    .getByLabel('Take a photo')
    .setInputFiles('server/demo/photos/travel-trailer-ceiling-stain.jpg');
  await expect(finding.getByRole('button', { name: 'Photo 1', pressed: true })).toBeVisible();
  await finding.getByRole('button', { name: 'Report it' }).click();
  await page.getByRole('button', { name: 'Make it a line' }).click();
  await expect(page.getByRole('link', { name: 'Line 3 of S01' })).toBeVisible();
  const { lines, draft } = (await readEstimate(calls, estimate)).estimate;
  expect(draft).toBe('S01');
  const found = lines.find(({ description }) => description.startsWith('Wet luan'));
  const { photos: ofEstimate } = (await readEstimate(calls, estimate)).estimate;
  expect(ofEstimate.map(({ lines: shown }) => shown)).toEqual([[found?.id]]);
  await send(calls, estimate, [
    { kind: 'change-line', lineId: found?.id ?? '', changes: { state: 'firm', operation: 'repair' } },
    { kind: 'set-hours', lineId: found?.id ?? '', laborType: 'body', billed: 24 as never },
    { kind: 'lock', ...signed },
  ]);

  // Nobody agreed yet: it is hatched and in no sum. Agreed, it is work beside the work that runs.
  const sum = page.getByRole('row', { name: /^Authorized/ });
  const before = await sum.textContent();
  const hatched = page.getByRole('row', { name: /Wet luan.*S01, not approved/ });
  await expect(hatched).toBeVisible();
  expect(await sum.textContent()).toBe(before);
  expect(await accessibilityViolations(page)).toEqual([]);
  await send(calls, estimate, [{ kind: 'approve', version: 'S01', reason: 'By phone', ...signed }]);
  await expect(hatched).toBeHidden();
  await expect(page.getByRole('button', { name: 'Wet luan behind the cap: done' })).toBeVisible();
  await expect(sum).not.toHaveText(before ?? '');

  // The owner sees the photo once it is released, and no longer after it is taken back.
  await page.keyboard.press('Alt+3');
  const release = page.getByRole('button', { name: 'Release to the owner' });
  await release.click();
  await expect(page.getByRole('button', { name: 'Released', pressed: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await partArrives(page, calls, order);
  await page.keyboard.press('Alt+1');
  const folded = page.getByRole('treegrid').getByRole('button', { name: /^Open / });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  const open = page.locator('button[aria-pressed="false"][aria-label$=": done"]');
  for (let left = await open.count(); left > 0; left -= 1) await open.first().click();
  await expect(open).toHaveCount(0);

  await choose(page, 'Deliver…');
  const deliver = page.getByRole('dialog', { name: /^Deliver/ });
  const toSolve = deliver.getByRole('list', { name: 'Before it can leave' });
  await expect(toSolve.getByRole('listitem')).toHaveText(['LightsChecks']);
  await expect(deliver.getByRole('alert')).toHaveCount(0);
  await deliver.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(deliver.getByRole('alert')).toContainText('Before it can leave');
  await toSolve.getByRole('button', { name: 'Checks: Lights' }).click();
  await page.getByRole('button', { name: 'Pass Lights' }).click();
  await page
    .getByRole('dialog', { name: /^Pass a check/ })
    .getByRole('button', { name: 'It passed' })
    .click();
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('Passed by');

  await choose(page, 'Deliver…');
  await deliver.getByText('We walked round the unit with its owner').click();
  await deliver.getByRole('button', { name: 'Type my name' }).click();
  await deliver.getByLabel('Your name, drawn as your signature').fill('Ruth Okafor');
  await deliver.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(deliver).toBeHidden();
  await expect(page.getByText(/^Delivered .* by /)).toBeVisible();
  const signature = async () => {
    const { order: gone } = await calls.get<RepairOrderReply>(`/api/shop/orders/${order}`);
    return gone.visits.at(-1)?.out?.signature;
  };
  await expect.poll(async () => (await signature())?.name).toBe('Ruth Okafor');
  expect((await signature())?.file).toMatch(/^[0-9a-f]{64}$/);
  await expect.poll(async () => (await readEstimate(calls, estimate)).estimate.stage).toBe('completed');
  await page.keyboard.press('Alt+6');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Delivered',
  );

  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await accessibilityViolations(page, 'colors')).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset['contrast'] = 'sun'));
  expect(await accessibilityViolations(page, 'colors')).toEqual([]);
  await ownerReadsStatus(page);
});

/** The status is sent as a link, and its reader sees the stage and the released photo. */
async function ownerReadsStatus(page: Page): Promise<void> {
  await choose(page, 'Send status…');
  const dialog = page.getByRole('dialog', { name: /^Send status/ });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = (await dialog.getByText(/\/share\//).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The owner has another browser, and no session in it.
  const visitor = await page.context().browser()?.newContext();
  if (visitor === undefined) throw new Error('The browser is closed.');
  const owner = await visitor.newPage();
  await owner.goto(address);
  const repair = owner.getByRole('region', { name: 'Your repair' });
  await expect(repair.getByText(/^Handed over on/)).toBeVisible();
  await repair.getByRole('button', { name: /^Open photo 1/ }).click();
  await expect(owner.getByRole('dialog').getByRole('img')).toBeVisible();
  await owner.keyboard.press('Escape');
  expect(await accessibilityViolations(owner)).toEqual([]);
  await visitor.close();
}

/** The part is ordered as the parts desk does it, and received on the order. */
async function partArrives(page: Page, calls: Calls, order: string): Promise<void> {
  const { order: present } = await calls.get<RepairOrderReply>(`/api/shop/orders/${order}`);
  const [part] = present.parts;
  const edit = {
    kind: 'order-part',
    id: crypto.randomUUID(),
    ...signed,
    part: part?.work.key,
    order: {
      id: crypto.randomUUID(),
      quantity: part?.work.wanted,
      vendor: 'Lakeshore RV Supply',
      purchaseOrder: 'PO-1',
      cost: null,
    },
  };
  await calls.post('/api/shop/edits', { device: crypto.randomUUID(), edits: [{ order, edit }] });
  await page.keyboard.press('Alt+2');
  await page.getByRole('button', { name: /^Receive / }).click();
  const count = page.getByRole('dialog', { name: /^Receive / });
  await expect(count.getByText('all here.')).toBeVisible();
  await count.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Parts' })).toContainText('Here');
}
