import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** A field that offers names used before. */
const named = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** The form, ready for typing: the cursor is in the VIN. */
async function openIntake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Estimate' }).first().click();
  // The first visit fetches the whole book.
  await expect(field(page, 'VIN')).toBeFocused({ timeout: 20_000 });
}

test('by keyboard: a fifth wheel is taken in, its address follows, and a reload keeps all of it', async ({
  page,
}) => {
  test.slow();
  await signedInAs(page);
  await page.goto('/estimate/dashboard');
  await openIntake(page);
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.type('1ec1b2024');
  await expect(page.getByText('9 of 17')).toBeVisible();
  await page.keyboard.type('n1234567');
  await expect(page.getByText('check digit 4 is right. 2 fields filled in: year and make.')).toBeVisible();
  await expect(page).toHaveURL(/\/estimate\/[0-9a-f-]{36}\/new-estimate\?damage=front&step=intake$/);
  await expect(field(page, 'VIN')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('6');
  await expect(page.getByRole('radio', { name: 'Fifth wheel' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Laminated fiberglass.* Walls$/ })).toBeVisible();
  await field(page, 'Length').focus();
  await page.keyboard.type("38'4");
  await page.keyboard.press('Tab');
  await expect(field(page, 'Length')).toHaveValue('38 ft 4 in');
  await field(page, 'Mileage').focus();
  await page.keyboard.type('lots');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter whole miles, at most 9,999,999.')).toBeVisible();
  await field(page, 'Mileage').fill('12000');
  await named(page, 'Name').focus();
  await page.keyboard.type('Ruth Okafor');
  await page.getByRole('button', { name: 'Rear, center', exact: true }).press('Space');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  // Closed right after the last key: neither the pause after typing nor the disk is awaited.
  await named(page, 'Insurer').focus();
  await page.keyboard.type('Great Lakes Mutual');
  await page.reload();
  await expect(named(page, 'Name')).toHaveValue('Ruth Okafor', { timeout: 20_000 });
  await expect(field(page, 'VIN')).toHaveValue('1EC1B2024N1234567');
  await expect(field(page, 'Year')).toHaveValue('2022');
  await expect(field(page, 'Mileage')).toHaveValue('12,000');
  await expect(named(page, 'Insurer')).toHaveValue('Great Lakes Mutual');
  await expect(page.getByRole('button', { name: 'Rear, center', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Typed and continued at once: no field has to be left first.
  await field(page, 'Model').focus();
  await page.keyboard.type('Ridgeline');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Okafor' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('2022 Fleetwood Ridgeline')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Model')).toHaveValue('Ridgeline');
  await page.goBack();
  await expect(page).toHaveURL('/estimate/dashboard');

  await openIntake(page);
  await page.keyboard.type('1EC1B2024N1234567');
  await page.getByRole('button', { name: 'Copy vehicle and customer' }).click();
  await expect(named(page, 'Name')).toHaveValue('Ruth Okafor');

  // A known insurer is found by a part of its name; a new one is taken as typed.
  await named(page, 'Insurer').focus();
  await page.keyboard.type('lakes');
  await expect(page.getByRole('option', { name: 'Great Lakes Mutual' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(named(page, 'Insurer')).toHaveValue('Great Lakes Mutual');
  await named(page, 'Adjuster').focus();
  await page.keyboard.type('Sam Hill');
  await page.keyboard.press('Tab');
  await expect(named(page, 'Adjuster')).toHaveValue('Sam Hill');
  await field(page, 'Adjuster email').fill('sam.hill@lakes.example');
  await named(page, 'Make').fill('Northfork');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2022 Northfork')).toBeVisible();
  await page.goBack();
  await expect(named(page, 'Insurer')).toHaveValue('Great Lakes Mutual');
  await expect(named(page, 'Adjuster')).toHaveValue('Sam Hill');
  await expect(field(page, 'Adjuster email')).toHaveValue('sam.hill@lakes.example');
});

test('without a connection the intake keeps what was typed, also over a reload, and starts one estimate', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await signedInAs(page, 'owner');
  await page.goto('/estimate/dashboard');
  const started: string[] = [];
  page.on('request', (request) => {
    const isStart = request.method() === 'POST' && request.url().endsWith('/api/estimates');
    if (isStart) started.push((request.postDataJSON() as { id: string }).id);
  });
  await page.route('**/api/estimates', (route) => route.abort());
  await openIntake(page);
  await named(page, 'Name').focus();
  await page.keyboard.type('Ruth Okafor');
  await expect(page.getByText('Not saved yet: no connection')).toBeVisible();
  await expect(named(page, 'Name')).toBeFocused();
  await page.keyboard.type(' Lee');
  await page.reload();
  await expect(named(page, 'Name')).toHaveValue('Ruth Okafor Lee', { timeout: 20_000 });
  await expect(page.getByText('Not saved yet: no connection')).toBeVisible();
  await expect(page).toHaveURL(/\/estimate\/0\//);
  await page.unroute('**/api/estimates');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/estimate\/[0-9a-f-]{36}\//);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(started.length).toBeGreaterThan(1);
  expect(new Set(started).size).toBe(1);
  await field(page, 'City').fill('Elkhart');
  await page.reload();
  await expect(named(page, 'Name')).toHaveValue('Ruth Okafor Lee', { timeout: 20_000 });
  await expect(field(page, 'City')).toHaveValue('Elkhart');

  // Leaving a field by a press shows its issue, and the press still counts.
  await field(page, 'Mileage').fill('lots');
  const front = page.getByRole('button', { name: /^Front, center/ });
  await front.click();
  await expect(front).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Enter whole miles, at most 9,999,999.')).toBeVisible();
});
