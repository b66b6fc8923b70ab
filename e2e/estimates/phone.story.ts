import type { Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The overflow of the widest table, in pixels. */
function tableOverflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...Array.from(document.querySelectorAll('table'), (table) => {
        const frame = table.parentElement ?? table;
        return frame.scrollWidth - frame.clientWidth;
      }),
    ),
  );
}

for (const [who, pages] of [
  [
    'admin',
    [
      ['/admin/users', 'Companies'],
      ['/admin/companies', 'Subscription'],
    ],
  ],
  [
    'owner',
    [
      ['/account/profile', 'Last active'],
      ['/account/company', 'Role'],
    ],
  ],
] as const) {
  test(`on a phone the lists of an ${who} show a card for each row, with a name before each value`, async ({
    page,
  }) => {
    await signedInAs(page, who);
    for (const [path, label] of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        const value = page.locator(`td[data-label="${label}"]`).first();
        await expect(value).toBeVisible();
        expect(await value.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(`"${label}"`);
        expect(await tableOverflow(page)).toBe(0);
        await settled(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    }
    if (who === 'owner') await expectActionsBesideName(page);
  });
}

/** The actions on a person stand beside their name. */
async function expectActionsBesideName(page: Page): Promise<void> {
  const actions = page.getByRole('button', { name: 'Actions for Tara Technician' });
  const name = page.getByRole('rowheader', { name: 'Tara Technician' });
  const [button, heading] = [await actions.boundingBox(), await name.boundingBox()];
  expect(Math.abs((button?.y ?? 0) - (heading?.y ?? 100))).toBeLessThan(20);
  expect(button?.width).toBeGreaterThanOrEqual(44);
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Make reviewer' })).toBeVisible();
}

test('cards can be sorted by what the columns could', async ({ page }) => {
  await page.goto('/ui/?only=tables');
  const table = page.getByRole('table', { name: 'Estimates', exact: true });
  await table.getByRole('button', { name: 'Total' }).click();
  await expect(table.getByRole('rowheader').first()).toHaveText('E-10471');
  await table.getByRole('button', { name: 'Total' }).click();
  await expect(table.getByRole('rowheader').first()).toHaveText('E-10477');
});

test('the folded menu offers the other company, and the tab acts for the chosen one', async ({
  page,
  product,
}) => {
  const admin = await page.request.post('/api/Login/Login', {
    data: { userName: 'admin@demo.example', password: product.demoPassword },
  });
  const { result: token } = (await admin.json()) as { result: string };
  const opened = await page.request.post('/api/admin/companies', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Yard RV', kind: 'shop', ownerName: 'Tara', ownerEmail: 'tech@demo.example' },
  });
  expect(opened.status()).toBe(200);
  await signedInAs(page, 'tech');
  await page.goto('/account/company');
  await expect(page.getByText(/Only an owner can change this/)).toBeVisible();
  await page.locator('summary', { hasText: 'Menu' }).click();
  const companies = page.getByRole('region', { name: 'Work for' });
  const inUse = companies.getByRole('button', { pressed: true });
  await expect(inUse).toHaveText('Demo RV Center');
  expect(await accessibilityViolations(page)).toEqual([]);
  await companies.getByRole('button', { name: 'Yard RV' }).click();
  await expect(inUse).toHaveText('Yard RV');
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the guide leads to the first line of an estimate, covers no control and survives a reload', async ({
    page,
  }) => {
    await signedInAs(page, 'owner');
    await page.goto('/help/view-topics/first-estimate');
    await page.getByRole('button', { name: 'Do it with me' }).tap();
    const guide = page.getByRole('complementary', { name: 'Guide' });
    await expect(guide).toContainText('Step 1 of 19');
    await page.locator('header summary').tap();
    await page.getByRole('navigation').getByRole('button', { name: 'New Estimate' }).tap();
    await page.locator('fieldset label', { hasText: 'Fifth wheel' }).tap();
    await expect(guide).toContainText('Step 3 of 19', { timeout: 20_000 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await guide.getByRole('button', { name: 'I have none' }).tap();
    await expect(guide).toContainText('Type the customer’s name and phone number');
    await guide.getByRole('button', { name: 'Skip this step' }).tap();
    await expect(guide).toContainText('choose who pays');
    await guide.getByRole('button', { name: 'Skip this step' }).tap();
    await page.getByRole('button', { name: 'Open damage view' }).locator('visible=true').tap();
    await expect(guide).toContainText('Step 7 of 19', { timeout: 20_000 });
    await page.getByRole('button', { name: /^Roof,/ }).tap();
    await expect(guide).toContainText('Step 8 of 19');
    const picture = page.locator('[data-part="canvas"]:has([data-guided])');
    await expect(picture).toBeVisible({ timeout: 30_000 });
    const [strip, bar] = [
      await guide.boundingBox(),
      await page.getByRole('button', { name: /^Totals,/ }).boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    await picture.tap();
    await expect(guide).toContainText('Step 9 of 19');
    await page.locator('li[data-chosen]').getByRole('button').first().tap();
    await expect(guide).toContainText('Step 10 of 19');
    await page.reload();
    await expect(guide).toContainText('Step 10 of 19', { timeout: 20_000 });
    await guide.getByRole('button', { name: 'Leave the guide' }).tap();
    await expect(guide).toHaveCount(0);
  });
});
