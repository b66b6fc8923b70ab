import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { dollars } from '@dre/core/domain/number-text';

import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { offers, saveWords, withTheServer } from '../support/builder.ts';
import { callsOf, readEstimate } from '../support/calls.ts';
import { starterBook } from '../../core/src/testing/starter-book.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const lines = 12;

/** Hail damage on a fifth wheel, as an estimator would type it. */
const damage = [
  'roof vent lid',
  'skylight',
  'air conditioner shroud',
  'roof membrane',
  'front cap',
  'awning fabric',
  'roof edge molding',
  'solar panel',
  'marker light',
  'antenna',
  'refrigerator vent',
  'ladder',
];

/** The parts sold by the foot: the typed quantity, and its text in the line. */
const measures: Readonly<Record<string, { typed: string; shown: string }>> = {
  'roof membrane': { typed: '34', shown: '34 ft' },
  'roof edge molding': { typed: '12.5', shown: '12.5 ft' },
};

async function openIntake(page: Page, start: (button: Locator) => Promise<void>): Promise<void> {
  await signedInAs(page);
  await page.goto('/estimate/dashboard');
  await start(page.getByRole('button', { name: 'New Estimate' }).first());
  // The first visit fetches the whole book.
  await expect(page.getByRole('textbox', { name: 'VIN', exact: true })).toBeVisible({ timeout: 30_000 });
}

const drawn = (page: Page, region: string) => page.locator(`[data-part="canvas"] g[data-region="${region}"]`);
const card = (page: Page) => page.locator('[data-part="card"]');

/** Twelve operations of the roof, sub side by sub side. */
async function takeTwelve(page: Page, take: (button: Locator) => Promise<void>): Promise<void> {
  const parts = page.getByRole('region', { name: /^Parts, / });
  await expect(parts).toBeVisible({ timeout: 30_000 });
  for (let count = 1; count <= lines; count += 1) {
    while ((await offers(page).count()) === 0) {
      const before = (await parts.getAttribute('aria-label')) ?? '';
      await take(parts.getByRole('button', { name: 'Next sub side' }));
      await expect(parts).not.toHaveAttribute('aria-label', before);
    }
    await take(offers(page).first());
    await expect(page.getByRole('button', { name: new RegExp(`^Roof, ${count} lines?$`) })).toBeVisible();
  }
}

/** Saved, twelve lines, and the sum core calculates for the server's estimate. */
async function expectPriced(page: Page, url: string): Promise<void> {
  await expect(saveWords(page)).toHaveText(withTheServer);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const calls = callsOf(page, url);
  await expect(async () =>
    expect((await readEstimate(calls, id)).estimate.lines.length).toBe(lines),
  ).toPass();
  const { estimate } = await readEstimate(calls, id);
  expect(estimate.unit.vehicleType).toBe('fifth-wheel');
  const { totals } = priceEstimate(estimate, starterBook());
  expect(totals.gross).toBeGreaterThan(0);
  await expect(page.getByRole('main')).toContainText(dollars(totals.gross));
  expect(await accessibilityViolations(page)).toEqual([]);
}

test('by mouse: a new estimator writes a hail estimate of twelve lines on a fifth wheel', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await openIntake(page, (button) => button.click());
  await page.getByText('Fifth wheel', { exact: true }).click();
  await page.getByRole('button', { name: 'Open damage view' }).first().click();
  await page.getByRole('button', { name: /^Roof, \d+ lines$/ }).click();
  await takeTwelve(page, (button) => button.click());
  await expectPriced(page, product.url);

  // The card under the pointer names the keys that add, and they do.
  await drawn(page, 'roof.antenna').hover();
  await expect(card(page)).toContainText('add');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: `Roof, ${lines + 1} lines` })).toBeVisible();
});

test('by keyboard alone: the same', async ({ page, product }) => {
  test.setTimeout(120_000);
  await openIntake(page, (button) => button.press('Enter'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('6');
  await expect(page.getByRole('radio', { name: 'Fifth wheel' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  const add = page.getByRole('combobox', { name: 'Add a part, operation or note' });
  await expect(add).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole('grid', { name: 'Estimate lines' }).locator('[role=row][data-key]', {
    has: page.locator('[data-handle] span'),
  });
  for (const [index, words] of damage.entries()) {
    await page.keyboard.press('/');
    await expect(add).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByText(`“${words}”`)).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(index + 1);
    const measure = measures[words];
    if (measure === undefined) continue;
    await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeFocused();
    await page.keyboard.type(measure.typed);
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: measure.shown })).toHaveCount(1);
  }
  await expectPriced(page, product.url);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('by touch: the same', async ({ page, product }) => {
    test.setTimeout(120_000);
    await openIntake(page, (button) => button.tap());
    await page.getByText('Fifth wheel', { exact: true }).tap();
    await page.getByRole('button', { name: 'Open damage view' }).filter({ visible: true }).first().tap();
    await page.getByRole('button', { name: /^Roof, \d+ lines$/ }).tap();
    // One tap: the card of the part, and the part first in its sub side.
    await drawn(page, 'roof.skylight').tap();
    await expect(card(page)).toContainText('Skylight');
    const first = page
      .getByRole('region', { name: /^Parts, / })
      .getByRole('listitem')
      .first();
    await expect(first).toHaveAttribute('data-chosen', 'true');
    await takeTwelve(page, (button) => button.tap());
    await expect(card(page)).toBeHidden();
    await page.getByRole('radio', { name: 'Lines 12' }).tap();
    await expect(page.getByRole('grid', { name: 'Estimate lines' })).toBeVisible();
    await expectPriced(page, product.url);

    // A long press on a line opens its details.
    const touches = await page.context().newCDPSession(page);
    // The headings of the sides are rows as well, and have no part.
    const part = page.locator('[role=gridcell][data-column="part"]').nth(1);
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (box === null) throw new Error('The line is not on the screen.');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Duplicate' })).toBeVisible();
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Duplicate' })).toBeVisible();
  });
});
