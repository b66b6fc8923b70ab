import type { CDPSession, Locator, Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { countCommits, workCounter } from '../support/react-commits.ts';

const canvas = (page: Page) => page.locator('[data-part="canvas"]');
const card = (page: Page) => page.locator('[data-part="card"]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Part' });
const part = (page: Page, region: string) => canvas(page).locator(`[data-region="${region}"]`);
const percent = (page: Page) => page.getByLabel('Zoom', { exact: true }).getByRole('status');

/** The middle of a part's anchor lies on the part; the middle of its box need not. */
async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The part is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openBook(page: Page, address = ''): Promise<void> {
  await signedInAs(page);
  await page.goto(`/help/book${address}`);
  // The first visit fetches the whole book.
  await expect(part(page, 'run.wheel-well@L')).toBeVisible({ timeout: 20_000 });
}

test('by mouse: vehicle, side, card, part and its operations, without moving the page', async ({ page }) => {
  await countCommits(page);
  await openBook(page);
  await page.getByRole('navigation', { name: 'Vehicle' }).getByRole('link', { name: 'Class C' }).click();
  await expect(canvas(page).locator('svg[data-vehicle^="class-c"]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Rear' }).click();
  await expect(canvas(page).locator('svg[data-side="rear"]')).toBeVisible();
  await page.goBack();
  await page.goBack();
  const well = part(page, 'run.wheel-well@L');
  await expect(well).toBeVisible();

  const work = await workCounter(page);
  const { x, y } = await middleOf(canvas(page));
  // A pointer that rests for a moment opens a card; this one only passes.
  await expect(async () => {
    await canvas(page).hover({ position: { x: 5, y: 5 } });
    await expect(card(page)).toBeHidden();
    const before = await work();
    await Promise.all(Array.from({ length: 40 }, (_, step) => page.mouse.move(x - 300 + step * 15, y)));
    await expect(canvas(page).locator('.rg.is-hover')).toHaveCount(1);
    expect(await work()).toEqual(before);
  }).toPass();

  await canvas(page)
    .locator('[data-region="run.fender-skirt@L"], [data-region="run.wheel-well@L"]')
    .first()
    .hover();
  await expect(card(page)).toContainText('Book h');
  await card(page).hover();
  await card(page).getByRole('button', { name: 'Open in the book' }).click();
  await expect(panel(page).getByRole('heading', { level: 3 })).toBeVisible();
  await panel(page).locator('summary').first().click();
  await expect(panel(page)).toContainText('Included');
  expect(new URL(page.url()).searchParams.get('part')).not.toBeNull();

  // Each press shows the card of its part, even after Esc has closed another one.
  await canvas(page).hover({ position: { x: 5, y: 5 } });
  await expect(card(page)).toBeHidden();
  await well.click();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  const pane = canvas(page).locator('[data-region^="glass.window"]').first();
  await pane.click();
  await expect(card(page)).toContainText('Book h');
  await expect(pane).toHaveClass(/is-selected/);

  await canvas(page).hover({ position: { x: 30, y: 30 } });
  await page.mouse.wheel(0, -500);
  await expect(page.locator('[data-part="minimap"]')).toBeVisible();
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(page.locator('[data-part="minimap"]')).toBeHidden();
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('by keyboard alone: find a part, walk the picture, read the card, take the list', async ({ page }) => {
  await openBook(page, '?vehicle=fifth-wheel&side=road');
  await page.getByRole('searchbox', { name: 'Find a part' }).focus();
  await page.keyboard.type('wheel well liner');
  await expect(page.getByRole('link', { name: /Wheel-well liner/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 3 })).toContainText('Wheel-well liner');
  await expect(canvas(page).locator('.rg.is-selected')).toHaveCount(1);

  await expect(canvas(page).locator('[tabindex="0"]')).toHaveCount(1);
  await canvas(page).locator('[tabindex="0"]').focus();
  const named = () => page.evaluate(() => document.activeElement?.getAttribute('data-region'));
  const first = await named();
  await page.keyboard.press('ArrowRight');
  expect(await named()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await named()).toBe(first);
  await page.keyboard.press('End');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.keyboard.press('Enter');
  const picked = await named();
  await expect(part(page, picked ?? '')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('+');
  await expect(percent(page)).not.toHaveText('100%');
  await page.keyboard.press('0');
  await expect(percent(page)).toHaveText('100%');
  await page.keyboard.press(']');
  await expect(canvas(page).locator('.rg.is-zone').first()).toBeVisible();

  await page.keyboard.press('l');
  const rows = page.locator('[data-part="list"] button');
  await expect(rows.and(page.locator('[aria-pressed="true"]'))).toBeFocused();
  expect(await rows.count()).toBe(await canvas(page).locator('[data-region]').count());
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('l');
  await expect(canvas(page).locator('.rg.is-selected')).toBeFocused();
});

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', spots: number[][]) {
  const touchPoints = spots.map(([x = 0, y = 0], id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('two fingers zoom, a tap picks, and a long press opens the sheet', async ({ page }) => {
    await openBook(page, '?vehicle=fifth-wheel&side=road');
    const session = await page.context().newCDPSession(page);
    const { x, y } = await middleOf(canvas(page));
    await touch(session, 'touchStart', [
      [x - 40, y],
      [x + 40, y],
    ]);
    for (const apart of [60, 80, 100])
      await touch(session, 'touchMove', [
        [x - apart, y],
        [x + apart, y],
      ]);
    await touch(session, 'touchEnd', []);
    await expect(percent(page)).toHaveText('250%');
    await page.getByRole('button', { name: 'Fit' }).tap();
    await expect(page.locator('.is-moving')).toHaveCount(0);
    await expect(percent(page)).toHaveText('100%');

    const well = await middleOf(part(page, 'run.wheel-well@L'));
    await page.touchscreen.tap(well.x, well.y - 8);
    await expect(panel(page).getByRole('heading', { level: 3 })).toBeVisible();
    await touch(session, 'touchStart', [[well.x, well.y - 8]]);
    await expect(page.getByRole('dialog')).toContainText('Book h');
    await touch(session, 'touchEnd', []);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
