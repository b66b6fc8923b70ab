import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import { screens } from '@dre/core/contract/screens';
import { type CompanyRole, may } from '@dre/core/domain/companies/roles';
import { needOf } from '@dre/core/domain/companies/screen-roles';
import type { Page } from '@playwright/test';
import { aReviewer } from '../support/a-reviewer.ts';
import { type Calls, callsWith, tokenOf } from '../support/calls.ts';
import { hailEstimate } from '../support/hail-estimate.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import type { Who } from '../support/session.ts';
import { show } from '../support/show.ts';

const signed = { by: '', at: '' };
const authorized = { kind: 'approve', reason: 'rain is coming in', ...signed };

async function send(calls: Calls, id: string, changes: readonly object[]): Promise<void> {
  const { revision } = await calls.get<EstimateReply>(`/api/estimates/${id}`);
  const edits = changes.map((change) => ({ id: crypto.randomUUID(), ...change }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: revision, edits });
}

/** Controls that change an estimate or the company. Roles without the permission see none of them. */
const editing =
  /^(New Estimate|Lock as|Send|Record|Authorize|Mark as sent|Void|Correct|Start (supplement|repair)|Complete|Add |Remove|Delete|Save as template|Import|Take photos|Choose photos|New link|Revoke|Bring back|Assign|Archive$|Duplicate|Merge|Invite|Save$|Insert|Accept|Decline|Apply|Arrow|Box|Circle|Freehand|Text$)/;

interface Seen {
  readonly where: string;
  readonly what: string;
}

/** The findings on a screen at rest: red boxes, refusals, and controls that would change something. */
function wrongOn(page: Page, where: string): Promise<Seen[]> {
  return page.evaluate(
    ([path, source, flags]) => {
      const isEditing = new RegExp(source, flags);
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'),
        );
      const named = visible('main :is(button, [role="menuitem"], input[type="file"])').map(
        (element) => element.ariaLabel ?? element.innerText.trim(),
      );
      const alerts = visible('[role="alert"]').map((element) => element.innerText.trim());
      return [...named.filter((name) => isEditing.test(name)), ...alerts.filter(Boolean)].map((what) => ({
        where: path,
        what,
      }));
    },
    [where, editing.source, editing.flags] as const,
  );
}

/** The screen itself, or the notice in its place; never something that still loads. */
async function rested(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  // A document takes longer to draw than its screen, and holds no control.
  await expect(page.locator('main [aria-busy="true"]:not([aria-label="Preview"])')).toHaveCount(0);
}

/** The pattern of the screen a link leads to: `/estimate/:id/totals`. */
function patternOf(link: string): string {
  const path = link.replace(/[?#].*$/, '');
  return path.replace(/(?<=^\/estimate\/(customers\/)?)[0-9a-f-]{36}/, ':id');
}

const sentence = 'This screen is not part of your role';

const readers: readonly { readonly who: Who; readonly role: CompanyRole }[] = [
  { who: 'reviewer', role: 'reviewer' },
  { who: 'tech', role: 'technician' },
];

for (const { who, role } of readers) {
  test(`a ${role} is refused nothing on any screen, and is shown no control that changes something`, async ({
    page,
    product,
  }) => {
    test.slow();
    const id = await hailEstimate(product.url);
    const token = await tokenOf(product.url, 'estimator');
    const calls = callsWith(product.url, async () => token);
    const draft = await hailEstimate(product.url);
    await send(calls, id, [{ kind: 'lock', ...signed }, authorized]);
    const { items } = await calls.get<{ items: { id: string }[] }>('/api/customers');
    await aReviewer(product);
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 403) refused.push(`${reply.request().method()} ${reply.url()} on ${page.url()}`);
    });
    await signedInAs(page, who);
    const wrong: Seen[] = [];
    await page.goto('/estimate/dashboard');
    for (const { path, area } of screens) {
      if (area !== 'estimate' && area !== 'account' && area !== 'help') continue;
      const need = needOf(path);
      const of = path.startsWith('/estimate/customers') ? (items[0]?.id ?? '') : id;
      const address = path.replace(':id', of).replace(':slug', 'first-estimate');
      await show(page, address);
      await rested(page);
      const isOpened = need === undefined || may(role, need);
      await expect(page.getByRole('heading', { name: sentence }), address).toHaveCount(isOpened ? 0 : 1);
      wrong.push(...(await wrongOn(page, path)));
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const link of new Set(links)) {
        const asked = needOf(patternOf(link ?? ''));
        if (asked !== undefined && !may(role, asked)) wrong.push({ where: path, what: `a link to ${link}` });
      }
    }
    await page.keyboard.press('Control+k');
    const find = page.getByRole('dialog', { name: 'Find' });
    await find.getByRole('combobox').fill('whitcomb');
    await expect(find.getByRole('option').or(find.getByText('Nothing found')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    // A new estimate by its address, and somebody else's draft: no operation of a part can be pressed.
    await page.goto('/estimate/0/new-estimate');
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    if (may(role, 'read-estimates')) {
      await page.goto(`/estimate/${draft}/new-estimate?damage=roof`);
      const parts = page.getByRole('region', { name: /^Parts, / });
      await expect(parts.getByRole('listitem').first()).toBeVisible();
      await expect(parts.locator('button[aria-pressed="false"]')).toHaveCount(0);
      wrong.push(...(await wrongOn(page, 'a draft')));
      await page.getByRole('button', { name: 'Rates and taxes' }).click();
      const rates = page.getByRole('dialog', { name: 'Rates of this estimate' });
      await expect(rates).toContainText('Whoever writes the estimate can change them.');
      await expect(rates.getByRole('textbox', { name: 'Body rate' })).not.toBeEditable();
      await expect(rates.getByRole('button', { name: 'Apply to this estimate' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await show(page, `/estimate/${draft}/new-estimate?step=intake`);
      await rested(page);
      await expect(page.locator('main :is(input, textarea, select):enabled:visible')).toHaveCount(0);
    }
    expect(wrong).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('an administrator without a company is shown no red box, and an estimator no template they may not keep', async ({
  page,
  browser,
  product,
}) => {
  await signedInAs(page, 'admin');
  await page.goto('/estimate/dashboard');
  for (const path of ['/estimate/dashboard', '/account/company', '/account/settings', '/help/book']) {
    await show(page, path);
    await rested(page);
    expect(await wrongOn(page, path)).toEqual([]);
  }
  const id = await hailEstimate(product.url);
  const context = await browser.newContext({ baseURL: product.url });
  const estimator = await context.newPage();
  await signedInAs(estimator, 'estimator');
  await estimator.goto(`/estimate/${id}/new-estimate?damage=roof`);
  await expect(estimator.getByRole('grid', { name: 'Estimate lines' })).toBeVisible();
  // Controls hidden from readers are identified by their names for writers.
  await expect.poll(async () => (await wrongOn(estimator, 'a draft')).length).toBeGreaterThan(1);
  await estimator.keyboard.press('Control+k');
  await estimator.getByRole('dialog').getByRole('combobox').fill('template');
  await expect(estimator.getByRole('option', { name: /Insert a template/ })).toBeVisible();
  await expect(estimator.getByRole('option', { name: /Save lines as a template/ })).toHaveCount(0);
  await context.close();
});
