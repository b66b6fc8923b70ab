import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { anApprovedEstimate } from './an-approved-estimate.ts';
import { callsOf } from '../support/calls.ts';
import { switchShopOn } from './switch-shop-on.ts';
import { expect, signedInAs, test } from '../support/product.ts';

// It switches the shop of the demo company on, which the bar of every other screen shows.
test.use({ isAlone: 'board' });

const card = (page: Page, customer: string) => page.getByRole('link', { name: new RegExp(customer) });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });

async function drag(page: Page, customer: string, to: string): Promise<void> {
  const from = await card(page, customer).boundingBox();
  const well = await column(page, to).boundingBox();
  if (from === null || well === null) throw new Error('Both are on the screen.');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 3 });
  await page.mouse.move(well.x + 60, well.y + 200, { steps: 5 });
  await page.mouse.up();
}

test('the shop is switched on, an order opened, checked in by drag and moved by keys, while others see it live', async ({
  page,
  browser,
  product,
}) => {
  await switchShopOn(page);
  const calls = callsOf(page, product.url);
  await anApprovedEstimate(calls, 'Ruth Okafor');

  await page.goto('/shop/board');
  await expect(page.getByRole('heading', { name: 'Approve an estimate and it appears here' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ruth Okafor' })
    .getByRole('button', { name: /^Open the repair order/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/shop\/orders\//);

  await page.goto('/shop/board');
  await expect(column(page, 'Expected').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();
  const second = await browser.newContext();
  const wall = await second.newPage();
  await signedInAs(wall, 'foreman');
  await wall.goto(`${product.url}/shop/board`);
  await expect(column(wall, 'Expected').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();

  await drag(page, 'Ruth Okafor', 'Checked in');
  const question = page.getByRole('dialog', { name: /^Move to Checked in/ });
  await expect(question.getByRole('list', { name: 'What this move means' })).toHaveText('Check the unit in');
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByText(/RO-\d+ moved to Checked in, 1 of 1\./)).toBeVisible();
  await expect(column(wall, 'Checked in').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();

  await card(page, 'Ruth Okafor').focus();
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: /^Move/ });
  await move.getByRole('radio', { name: 'Paint' }).press('Space');
  await expect(move.getByText('Finish Body: 1 task not ticked')).toBeVisible();
  await move.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(card(page, 'Ruth Okafor')).toBeFocused();
  await expect(column(wall, 'Paint').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();
  for (const theme of ['light', 'dark', 'sun']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name === 'dark' ? 'dark' : 'light';
      if (name === 'sun') document.documentElement.dataset['contrast'] = 'sun';
    }, theme);
    expect(await accessibilityViolations(page, theme === 'light' ? 'all' : 'colors'), theme).toEqual([]);
  }

  // Two foremen drag the same card: one of them waits with the answer.
  await drag(page, 'Ruth Okafor', 'Structure and body');
  await expect(page.getByRole('dialog', { name: /^Move to Structure and body/ })).toBeVisible();
  await drag(wall, 'Ruth Okafor', 'Structure and body');
  await wall.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(column(wall, 'Structure and body').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('It stands there already.');
  await page.keyboard.press('Escape');
  await expect(column(page, 'Structure and body').getByRole('link', { name: /Ruth Okafor/ })).toBeVisible();

  const estimateId = await anApprovedEstimate(calls, 'Ana Lopez');
  await calls.post('/api/shop/orders', { id: crypto.randomUUID(), estimateId, device: crypto.randomUUID() });
  await expect(column(page, 'Expected').getByRole('link', { name: /Ana Lopez/ })).toBeVisible();
  await expect(column(wall, 'Expected').getByRole('link', { name: /Ana Lopez/ })).toBeVisible();

  // Both move it at once: the later one is refused with the reason, and the card shows the truth.
  await page.route('**/api/shop/edits', () => undefined);
  for (const screen of [page, wall]) {
    await drag(screen, 'Ana Lopez', 'Checked in');
    await screen.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(column(screen, 'Checked in').getByRole('link', { name: /Ana Lopez/ })).toBeVisible();
  }
  await page.unroute('**/api/shop/edits');
  await expect(page.getByRole('alert').filter({ hasText: 'Not done on RO-' })).toContainText(
    'The unit is checked in already.',
  );
  await expect(column(page, 'Checked in').getByRole('link', { name: /Ana Lopez/ })).toBeVisible();
  await second.close();
});
