import { accessibilityViolations } from '../support/axe.ts';
import { anApprovedEstimate } from './an-approved-estimate.ts';
import { callsOf } from '../support/calls.ts';
import { switchShopOn } from './switch-shop-on.ts';
import { expect, test } from '../support/product.ts';

// It switches the shop of the demo company on, which the bar of every other screen shows.
test.use({ isAlone: 'parts' });

test('a part is ordered from a new vendor, arrives short by scan, and the rest stays on order', async ({
  page,
  product,
}) => {
  await switchShopOn(page);
  const calls = callsOf(page, product.url);
  const wall = { operation: 'replace', quantity: 2_000, partNumber: 'SW-1' };
  const estimateId = await anApprovedEstimate(calls, 'Ruth Okafor', wall);
  await calls.post('/api/shop/orders', { id: crypto.randomUUID(), estimateId, device: crypto.randomUUID() });

  await page.goto('/shop/parts');
  const part = (queue: string) =>
    page.getByRole('rowgroup', { name: queue }).getByRole('row', { name: /Side wall, SW-1, .*Ruth Okafor/ });
  await part('To order').focus();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('o');
  const order = page.getByRole('dialog', { name: 'Order parts' });
  await order.getByLabel('Name of the new vendor').fill('Lakeshore RV Supply');
  await order.getByLabel('Cost of one Side wall').fill('98.50');
  await order.getByLabel('Expected day (optional)').fill(await today(page));
  expect(await accessibilityViolations(page)).toEqual([]);
  await order.getByRole('button', { name: 'Write purchase order' }).press('Enter');
  await expect(part('To order')).toContainText(/in draft PO-1\d{4}, not sent/);
  const panel = page.getByRole('complementary', { name: /^Purchase order PO-/ });
  await expect(panel).toContainText('$197.00');
  await panel.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sent another way' }).press('Enter');
  await expect(part('Due today')).toBeVisible();

  await page.getByRole('button', { name: 'Receive by scan' }).press('Enter');
  const scan = page.getByRole('dialog', { name: 'Receive by scan' });
  await scan.getByLabel('Part number').fill('XX-9');
  await scan.getByLabel('Part number').press('Enter');
  await expect(scan.getByText('Not on any order.')).toBeVisible();
  await scan.getByLabel('Part number').fill('sw1');
  await scan.getByLabel('Part number').press('Enter');
  await expect(scan.getByText('1 scan so far')).toBeVisible();
  await scan.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(part('Received unchecked')).toBeVisible();

  await panel.getByRole('button', { name: 'One less' }).press('Enter');
  await expect(panel.getByText('1 piece here. 1 piece stays on order, no date yet.')).toBeVisible();
  await panel.getByRole('button', { name: /^Receive 1 line/ }).press('Enter');
  await expect(part('No date')).toBeVisible();
  await expect(panel).toContainText('Partly received');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    expect(await accessibilityViolations(page, theme === 'light' ? 'all' : 'colors'), theme).toEqual([]);
  }
  await page.reload();
  await expect(part('No date')).toBeVisible();
});

function today(page: { evaluate<Value>(work: () => Value): Promise<Value> }): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('en-CA'));
}
