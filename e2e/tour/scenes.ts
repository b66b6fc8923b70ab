import type { Alignment } from '@dre/core/domain/estimates/model/estimate';
import { type Browser, expect as expectSoon, type Page } from '@playwright/test';
import { offers, saveWords, withTheServer } from '../support/builder.ts';
import { callsOf, readEstimate } from '../support/calls.ts';
import { hasInk } from '../support/printed-page.ts';
import type { Camera } from './camera.ts';
import { yardPhoto } from './yard-photo.ts';

/** Frames carry their own durations, so a busy machine may take its time. */
const expect = expectSoon.configure({ timeout: 60_000 });

export interface Set {
  readonly page: Page;
  readonly browser: Browser;
  readonly camera: Camera;
  readonly url: string;
}

/** From the walk-around to the signature, as a new estimator would do it. */
export async function scenes(set: Set): Promise<void> {
  await intake(set);
  await damage(set);
  const id = new URL(set.page.url()).pathname.split('/')[2] ?? '';
  await totals(set);
  await photo(set, id);
  await documents(set, id);
  await approval(set, id);
}

async function intake({ page, camera }: Set): Promise<void> {
  await page.goto('/estimate/dashboard');
  const start = page.getByRole('button', { name: 'New Estimate' }).first();
  await expect(start).toBeVisible();
  await expect(page.getByText('Demo Customer 4', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/estimates? sent this month/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Structure and body/ })).toBeVisible();
  camera.say(
    'A fifth wheel whose tire burst on the highway comes into the shop. The dashboard shows what is open.',
  );
  await camera.hold(4);
  await camera.press(start);
  const vin = page.getByRole('textbox', { name: 'VIN', exact: true });
  await expect(vin).toBeFocused();
  camera.say('The VIN tells year and make. A name, a vehicle type, and the estimate has begun.');
  await camera.watch(0.4);
  await camera.type('1EC1B2024N1234567');
  await expect(page.getByText(/2 fields filled in/)).toBeVisible();
  await camera.hold(2);
  await camera.press(page.getByText('Fifth wheel', { exact: true }));
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  await camera.press(name);
  await camera.type('Ruth Okafor');
  await camera.press(page.getByRole('textbox', { name: 'Email', exact: true }));
  await camera.type('ruth@example.com');
  await camera.hold(0.6);
  await camera.press(page.getByRole('button', { name: 'Open damage view' }).first());
  await expect(offers(page).first()).toBeVisible();
}

async function damage({ page, camera }: Set): Promise<void> {
  camera.say('Point at the damaged part: its operations, book hours and prices. One key puts it on.');
  await camera.press(
    page
      .getByRole('tab', { name: /^Curb side/ })
      .or(page.getByRole('button', { name: /^Curb side/ }))
      .first(),
  );
  const skirt = page.locator('[data-region="body.fender-skirt@R"] .hit').first();
  // From below, so that no card of a part above opens over it on the way.
  await camera.glideTo(page.locator('[data-region="run.wheel-rear@R"] .hit').first(), { x: -2, y: 1.4 });
  await camera.press(skirt, { x: 0.5, y: 0.15 });
  await expect(page.getByRole('button', { name: /^Add Replace, / })).toBeVisible();
  await camera.hold(3);
  await page.keyboard.press('1');
  await camera.watch(0.4);
  await camera.hold(1.6);
  // The card of the skirt lies over the wheels.
  await page.keyboard.press('Escape');
  await camera.press(page.locator('[data-region="run.wheel-front@R"] .hit').first());
  await camera.watch(0.4);
  await camera.press(
    offers(page)
      .filter({ hasText: /^Replace/ })
      .and(page.getByRole('button', { name: /Tire, trailer, 16 in/ }))
      .first(),
  );
  await camera.hold(1);
  camera.say('Or type it: search knows every part, operation and synonym of the book.');
  await page.keyboard.press('/');
  await camera.type('wheel well liner');
  await expect(page.getByText('“wheel well liner”')).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  await camera.hold(2.4);
  await page.keyboard.press('Enter');
  await camera.watch(0.6);
  await camera.hold(1.5);
}

async function totals({ page, camera }: Set): Promise<void> {
  await expect(saveWords(page)).toHaveText(withTheServer);
  camera.keepAsPoster();
  camera.say('The total follows at once, and every number explains itself.');
  const labor = page.getByRole('button', { name: /^Labor/ }).first();
  await camera.press(labor);
  await camera.watch(0.5);
  await camera.hold(3.5);
  await page.keyboard.press('Escape');
  await camera.hold(0.4);
}

async function photo({ page, camera, url }: Set, id: string): Promise<void> {
  camera.say('Photos from the yard lie on the drawing: swipe from one to the other, mark, measure.');
  const { buffer, alignment } = await yardPhoto();
  const strip = page.getByRole('region', { name: 'Photos' });
  await strip
    .locator('input[type="file"]')
    .setInputFiles({ name: 'curb-side.jpg', mimeType: 'image/jpeg', buffer });
  await finishIntake(callsOf(page, url), id, alignment);
  const compare = strip.getByRole('link', { name: 'Compare' });
  await expect(compare).toBeVisible();
  await camera.watch(0.6);
  await camera.press(compare);
  await expect(page.locator('[data-stage="photo"] img')).toBeVisible();
  await expect(page.locator('[data-stage="drawing"] svg[data-side]')).toBeVisible();
  await camera.watch(1);
  await camera.hold(1.5);
  await camera.press(
    page
      .getByRole('radio', { name: 'Swipe' })
      .or(page.getByText('Swipe', { exact: true }))
      .last(),
  );
  await camera.watch(0.4);
  const curtain = page.getByRole('slider', { name: 'Swipe between photo and drawing' });
  await curtain.focus();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('ArrowLeft');
    await camera.hold(0.05);
  }
  await camera.hold(1.8);
  await page.keyboard.press('Escape');
}

/** Takes an estimator a minute, which the film leaves out: four points on photo and drawing, and the claim. */
async function finishIntake(
  calls: ReturnType<typeof callsOf>,
  id: string,
  alignment: Alignment,
): Promise<void> {
  const photos = async () => (await readEstimate(calls, id)).estimate.photos;
  await expect.poll(async () => (await photos()).length).toBe(1);
  const { revision, estimate } = await readEstimate(calls, id);
  const changes = [
    { kind: 'change-photo', photoId: estimate.photos[0]?.id, changes: { alignment } },
    { kind: 'set-party', role: 'insurer', changes: { name: 'Harbor Casualty' } },
    { kind: 'set-claim', changes: { number: 'CLM-20727', deductible: 50_000 } },
  ];
  await calls.post(`/api/estimates/${id}/edits`, {
    device: crypto.randomUUID(),
    since: revision,
    edits: changes.map((change) => ({ id: crypto.randomUUID(), ...change })),
  });
}

async function documents({ page, camera }: Set, id: string): Promise<void> {
  await page.goto(`/estimate/${id}/documents`);
  await expect(page.getByText('Making the document…')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Customer estimate, \d+ pages?$/ })).toContainText(
    'Ruth Okafor',
  );
  await page.waitForFunction(hasInk);
  camera.say('One press makes the document: for the customer, for the insurer, for the shop.');
  await camera.hold(3);
  await camera.press(page.getByText('Insurer estimate', { exact: true }).first());
  await expect(page.getByRole('region', { name: /^Insurer estimate, \d+ pages?$/ })).toContainText(
    'Ruth Okafor',
  );
  await page.waitForFunction(hasInk);
  await camera.hold(3.5);
}

async function approval({ page, browser, camera, url }: Set, id: string): Promise<void> {
  await page.goto(`/estimate/${id}/new-estimate?damage=curb`);
  await expect(offers(page).first()).toBeVisible();
  camera.say('Locked, sent, and open on the owner’s phone a moment later.');
  await camera.press(page.getByRole('button', { name: 'Send for approval' }));
  const sending = page.getByRole('dialog', { name: 'Send for approval' });
  await expect(sending.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
  await camera.watch(0.5);
  await camera.hold(2);
  await camera.press(sending.getByRole('button', { name: 'Lock as E01 and send' }));
  await expect(page.getByRole('dialog', { name: 'On its way' })).toBeVisible();
  await camera.watch(0.4);
  await camera.hold(2);
  const calls = callsOf(page, url);
  const { address } = await calls.post<{ address: string }>(`/api/estimates/${id}/share-links`, {
    audience: 'owner',
    days: 30,
  });
  await signs({ browser, camera, url }, address);
  await insurerAgrees(calls, id);
  await camera.turnTo(page, { x: 720, y: 500 });
  await page.keyboard.press('Escape');
  const life = page.getByRole('region', { name: 'What this estimate is' });
  await expect(life).toContainText('Approved');
  camera.say('Owner and insurer have agreed. The repair can begin.');
  await camera.hold(4.5);
}

/** Agreed by phone, as the estimator records. */
async function insurerAgrees(calls: ReturnType<typeof callsOf>, id: string): Promise<void> {
  const { revision } = await calls.get<{ revision: number }>(`/api/estimates/${id}`);
  const on = new Date().toISOString();
  const agreement = {
    id: crypto.randomUUID(),
    payer: 'insurer',
    name: 'Lee Park',
    how: 'phone',
    on,
    note: '',
  };
  const edit = {
    id: crypto.randomUUID(),
    kind: 'record-agreement',
    version: 'E01',
    agreement,
    by: '',
    at: on,
  };
  const batch = { device: crypto.randomUUID(), since: revision, edits: [edit] };
  await calls.post(`/api/estimates/${id}/edits`, batch);
}

/** The owner of the unit, with no account, on a phone. */
async function signs(
  { browser, camera, url }: Pick<Set, 'browser' | 'camera' | 'url'>,
  address: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByText('Hello Ruth.')).toBeVisible();
  await expect(phone.getByRole('img', { name: /numbered damage$/ })).toBeVisible();
  await camera.turnTo(phone, { x: 200, y: 500 });
  camera.say('The owner reads it in plain words, signs with a finger and approves.');
  await camera.hold(4);
  const paper = phone.getByRole('img', { name: 'Signature, empty' });
  await expect(paper).toHaveAttribute('data-ready');
  await camera.scrollTo(paper);
  await camera.watch(0.6);
  const box = await paper.boundingBox();
  if (box === null) throw new Error('There is no paper to sign on.');
  const places = Array.from({ length: 26 }, (_, at) => ({
    x: box.x + 40 + at * 9,
    y: box.y + box.height / 2 + Math.sin(at * 1.3) * (26 - at * 0.6),
  }));
  await camera.draw(places);
  await camera.hold(0.6);
  await camera.press(phone.getByRole('button', { name: 'Approve estimate' }));
  await expect(phone.getByRole('heading', { name: 'Approved' })).toBeVisible();
  await camera.hold(3);
  await context.close();
}
