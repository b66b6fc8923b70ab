import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { type Calls, callsWith, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, test } from '../support/product.ts';
import { signedInAs } from '../support/session.ts';

const place = { side: 'whole', subSide: 'fees', region: null };

/** A short estimate: a name, a vehicle, one line. */
async function written(calls: Calls, at: number, name: string): Promise<string> {
  const id = await startEstimate(calls);
  const fields = { description: 'Fit marker lamps', price: 10_000 + at };
  const changes = [
    { kind: 'set-party', role: 'customer', changes: { name } },
    {
      kind: 'set-unit',
      changes: { year: 2020, make: 'Halden', coachVin: `1UJBJ0BN6M1T${String(70_000 + at)}` },
    },
    { kind: 'add-line', lineId: randomUUID(), order: 'V', source: 'manual', place, fields },
    ...(at % 4 === 0
      ? [
          { kind: 'lock', ...signed },
          { ...handedOver(), ...signed },
        ]
      : []),
  ];
  const edits = changes.map((change) => ({ id: randomUUID(), ...change }));
  await calls.post(`/api/estimates/${id}/edits`, { device: randomUUID(), since: 0, edits });
  return id;
}

function rowsOf(page: Page) {
  return page.locator('main tbody tr:has(th)');
}

const signed = { by: '', at: '' };

function handedOver(): object {
  const sending = {
    id: crypto.randomUUID(),
    to: 'customer',
    recipient: 'Ana Lopez',
    how: 'in-person',
    on: new Date().toISOString(),
  };
  return { kind: 'record-sending', version: 'E01', sending };
}

test('the desk: find last month’s estimate, put estimates away, keep a view, follow a figure', async ({
  page,
  product,
}) => {
  const token = await tokenOf(product.url, 'owner');
  const calls = callsWith(product.url, () => Promise.resolve(token));
  for (let at = 0; at < 17; at += 1)
    await written(calls, at, at === 5 ? 'Sheila Desk-Novak' : `Customer ${at}`);
  await signedInAs(page, 'estimator');
  await page.goto('/estimate/my-estimates');

  // By the last six of its VIN, from the keyboard alone.
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('T70005');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('Sheila Desk-Novak');
  await expect(page).toHaveURL(/find=T70005/);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status').filter({ hasText: '1–15 of' })).toBeVisible();

  // Page two and back; no row twice.
  const first = await rowsOf(page).locator('th').allTextContents();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/after=.*page=2|page=2.*after=/);
  const second = await rowsOf(page).locator('th').allTextContents();
  expect(first.filter((number) => second.includes(number))).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');

  // Rows by keys: three selected, a preview of one, all archived and restored.
  const all = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^All/ });
  const before = await all.textContent();
  await page.locator('a[data-estimate]').first().focus();
  for (const key of ['x', 'ArrowDown', 'ArrowDown', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Selected estimates' })).toContainText('3 selected');
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog')).toContainText('Fit marker lamps');
  await page.keyboard.press('Escape');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(all).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(all).toHaveText(before ?? '');

  // A view saved under a name.
  await page.getByRole('link', { name: /^Sent/ }).click();
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Big and waiting');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/estimate/my-estimates');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Big and waiting' }).click();
  await expect(page).toHaveURL(/status=sent&sort=total|sort=total.*status=sent/);

  // The figures of the dashboard link to as many rows as they count.
  await page.goto('/estimate/dashboard');
  const figure = page
    .getByRole('list', { name: 'Figures' })
    .getByRole('link', { name: /^Waiting for approval/ });
  const counted = Number.parseInt((await figure.getByText(/^\d+ estimates?$/).textContent()) ?? '', 10);
  expect(await accessibilityViolations(page)).toEqual([]);
  await figure.click();
  await expect(rowsOf(page)).toHaveCount(Math.min(counted, 15));
  await expect(page.getByRole('status').filter({ hasText: `of ${counted}` })).toBeVisible();
});
