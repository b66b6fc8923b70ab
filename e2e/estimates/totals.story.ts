import type { Change } from '@dre/core/domain/estimates/model/edit';
import { publishEdition } from '../support/an-edition.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { type Calls, callsWith, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const door = {
  part: 'DR-BAG-L',
  quantity: 1_000,
  place: { side: 'road', subSide: 'mid-lower', region: null },
};

/** An estimate an insurer pays, with two lines on it. */
async function anEstimate(calls: Calls): Promise<string> {
  const id = await startEstimate(calls);
  const changes = [
    { kind: 'set-claim', changes: { payer: 'insurance', deductible: 50_000 } },
    { kind: 'add-book-line', lineId: crypto.randomUUID(), order: 'a1', operation: 'replace', ...door },
    { kind: 'add-book-line', lineId: crypto.randomUUID(), order: 'a2', operation: 'refinish', ...door },
  ] as unknown as readonly Change[];
  const edits = changes.map((change) => ({ ...change, id: crypto.randomUUID() }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: 0, edits });
  return id;
}

/** "Body 1.5 × 165.00 247.50" ends in its amount. */
function cents(text: string | null): number {
  return Math.round(Number(/[\d,]+\.\d\d$/.exec(text ?? '')?.[0].replaceAll(',', '')) * 100);
}

test('a menu outlives what comes after it, figures explain themselves, a calculator adds a line, and a version is locked', async ({
  page,
  product,
}) => {
  const token = await signedInAs(page);
  const id = await anEstimate(callsWith(product.url, async () => token));
  const withdraw = await publishEdition(product, door.part, '999.00');
  let letCome: () => void = () => undefined;
  const isLetCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/version-panel-*.js', async (route) => {
    await isLetCome;
    await route.continue();
  });
  await page.goto(`/estimate/${id}/new-estimate`);
  const rail = page.getByRole('complementary', { name: 'Totals' });

  // A menu opened while the rest of the page is loading stays open when it arrives.
  await page.getByRole('button', { name: 'Calculators' }).click();
  const menu = page.getByRole('menu', { name: 'Calculators' });
  await expect(menu).toBeFocused();
  letCome();
  // While a menu is open everything else is hidden from assistive technology, but still there.
  await expect(rail.getByRole('button', { name: 'Send for approval', includeHidden: true })).toBeVisible();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');

  const gross = rail.getByRole('button', { name: /^Total/ });
  await expect(gross).toBeVisible({ timeout: 30_000 });

  await rail.getByRole('button', { name: /^Body/ }).press('Enter');
  const why = page.getByRole('dialog', { name: /^Why/ });
  await expect(why).toBeVisible();
  expect(await accessibilityViolations(page, 'all', '[role=dialog]')).toEqual([]);
  // The page stays interactive around it: a press on another figure explains that one.
  await rail.getByRole('button', { name: /^Labor/ }).click();
  await expect(page.getByRole('dialog', { name: 'Why Labor' })).toBeVisible();
  await page.getByRole('heading', { name: 'Estimate total' }).click();
  await expect(why).toHaveCount(0);
  await rail.getByRole('button', { name: /^Body/ }).press('Enter');
  const terms = await why.locator('dl dd').allTextContents();
  const sum = terms.pop() ?? '';
  expect(terms.reduce((total, term) => total + cents(term), 0)).toBe(cents(sum));
  await why.getByRole('button', { name: /Baggage door/i }).press('Enter');
  await expect(why).toBeHidden();

  const before = cents(await gross.textContent());
  await page.getByRole('button', { name: 'Calculators' }).click();
  await page.getByRole('menuitem', { name: 'Refinish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Refinish calculator' });
  await sheet.getByRole('textbox', { name: 'Area' }).fill('40');
  await expect(sheet.getByRole('region', { name: 'Result' })).toContainText('Area, 40 sq ft');
  await sheet.getByRole('button', { name: 'Add 1 line' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => cents(await gross.textContent())).toBeGreaterThan(before);
  await expect(rail).toContainText('from Refinish calculator');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => cents(await gross.textContent())).toBe(before);

  await rail.getByRole('button', { name: 'Rates and taxes' }).click();
  const rates = page.getByRole('dialog', { name: 'Rates of this estimate' });
  await rates.getByRole('textbox', { name: 'Body rate' }).fill('201');
  await expect(rates.getByRole('region', { name: 'What changes' })).toContainText(/Body rate .* to 201\.00/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await rates.getByRole('button', { name: 'Apply to this estimate' }).click();
  await expect(rates).toBeHidden();
  await expect.poll(async () => cents(await gross.textContent())).toBeGreaterThan(before);
  await rail.getByRole('button', { name: /^Body/ }).press('Enter');
  await expect(why).toContainText(/Set on this estimate\. The profile .* says Body/);
  await page.keyboard.press('Escape');

  // Applying a profile replaces the estimate's own rates, and shows the changes first.
  await rail.getByRole('button', { name: 'Rates and taxes' }).click();
  await rates.getByRole('button', { name: /Profile$/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(rates.getByRole('region', { name: 'What changes' })).toContainText(/Body rate 201\.00 to/);
  await rates.getByRole('button', { name: 'Apply to this estimate' }).click();
  await expect.poll(async () => cents(await gross.textContent())).toBe(before);

  // A line billed as other labor than the book's.
  await page.getByRole('button', { name: 'Everything about line 1' }).click();
  const line = page.getByRole('dialog');
  await line.getByRole('button', { name: /Labor type$/ }).click();
  await page.getByRole('option', { name: 'Mechanical (chassis)' }).click();
  await expect(line.getByRole('button', { name: /^Mechanical \(chassis\) Labor type$/ })).toBeVisible();
  await line.getByRole('button', { name: 'Close' }).click();
  await expect(line).toHaveCount(0);
  await expect(rail.getByRole('button', { name: /^Mechanical \(chassis\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => cents(await gross.textContent())).toBe(before);

  await rail.getByRole('button', { name: '1 price changed, review' }).press('Enter');
  const changes = page.getByRole('dialog', { name: 'What edition 2 changes' });
  await expect(changes.getByRole('row', { name: /^1 Baggage door/ })).toContainText('999.00');
  expect(await accessibilityViolations(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Move to edition 2' }).press('Enter');
  await expect(changes).toBeHidden();
  await expect(rail).toContainText('from Move to edition 2');
  await expect.poll(async () => cents(await gross.textContent())).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => cents(await gross.textContent())).toBe(before);
  await withdraw();

  await page.getByRole('button', { name: 'Lock as E01' }).click();
  const question = page.getByRole('dialog', { name: 'Lock as E01?' });
  await expect(question).toContainText('No VIN yet');
  await question.getByRole('button', { name: 'Lock as E01' }).click();
  await expect(rail).toContainText(/Seal of E01/);
  await rail.getByRole('button', { name: 'Start supplement 1' }).click();
  await rail.getByRole('button', { name: 'Discard supplement 1' }).click();
  await expect(rail.getByRole('button', { name: 'Start supplement 1' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.setAttribute('data-glove', 'on'));
  for (const name of [/^Total/, 'Start supplement 1']) {
    const box = await rail.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-glove'));

  // On a tablet the lines are behind the picture: going to a line shows them, with the focus on it.
  await page.setViewportSize({ width: 1024, height: 768 });
  const lines = page.getByRole('grid', { name: 'Estimate lines' });
  await page.getByRole('radio', { name: 'Damage' }).click();
  await expect(lines).toBeHidden();
  await page.getByRole('button', { name: /^Totals,/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Body/ }).press('Enter');
  await why.getByRole('button', { name: /Baggage door/i }).press('Enter');
  await expect(lines).toBeVisible();
  await expect(lines.locator('[data-active] [role=gridcell]:focus')).toBeVisible();
  await expect(lines.locator('[data-active]')).toContainText(/baggage door/i);

  await page.setViewportSize({ width: 390, height: 844 });
  // The next step is within reach of the thumb.
  await expect(page.getByRole('button', { name: 'Start supplement 1' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Totals,/ }).click();
  const figures = page.getByRole('dialog', { name: /^Total/ });
  expect(cents(await figures.getByRole('button', { name: /^Total/ }).textContent())).toBe(before);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(`/estimate/${id}/totals`);
  const whole = page.getByRole('region', { name: 'Total', exact: true });
  await expect(whole).toBeVisible({ timeout: 30_000 });
  expect(cents(await whole.getByRole('heading').textContent())).toBe(before);
  expect(await accessibilityViolations(page)).toEqual([]);
});
