import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { type Calls, callsWith } from '../support/calls.ts';
import { hailEstimate } from '../support/hail-estimate.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const owed: readonly Change[] = [
  { kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } },
  { kind: 'set-claim', changes: { payer: 'insurance', deductible: 50_000 as never } },
  { kind: 'lock', by: '', at: '' },
];

async function lock(calls: Calls, id: string): Promise<void> {
  const { revision } = await calls.get<EstimateReply>(`/api/estimates/${id}`);
  const edits = owed.map((change) => ({ id: crypto.randomUUID(), ...change }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: revision, edits });
}

async function linkFor(calls: Calls, id: string, audience: 'owner' | 'insurer'): Promise<string> {
  const made = await calls.post<{ address: string }>(`/api/estimates/${id}/share-links`, {
    audience,
    days: 30,
  });
  return made.address;
}

/** Somebody without an account, on a phone. */
async function aVisitor(browser: Browser, baseURL: string, address: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A stroke across the paper. */
async function sign(page: Page): Promise<void> {
  const paper = page.getByRole('img', { name: 'Signature, empty' });
  await expect(paper).toHaveAttribute('data-ready');
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (box === null) throw new Error('There is no paper to sign on.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 30 + step * 18, box.y + 60 + (step % 2) * 30);
  }
  await page.mouse.up();
}

/** At every width nothing of the page is beyond its edge. */
async function expectNothingPushedOut(reader: Page): Promise<void> {
  for (const width of [390, 1024, 1440]) {
    await reader.setViewportSize({ width, height: 900 });
    const beyond = await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
}

test('an owner signs on a phone, and an insurer’s hours are on the line once they are taken', async ({
  page,
  browser,
  product,
}) => {
  const id = await hailEstimate(product.url);
  const token = await signedInAs(page);
  const calls = callsWith(product.url, async () => token);
  await lock(calls, id);
  const links = [await linkFor(calls, id, 'owner'), await linkFor(calls, id, 'insurer')] as const;

  const owner = await aVisitor(browser, product.url, links[0]);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(
    'Estimate for your 2023 Keystone Montana fifth wheel',
  );
  await expect(owner).toHaveTitle(/^Your estimate from /);
  await expect(owner.getByText('Hello Ruth.')).toBeVisible();
  await owner.getByRole('button', { name: 'Review and sign' }).click();
  await expect(owner.getByText('You pay, your deductible')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Approve estimate' })).toBeDisabled();
  await expect(owner.getByText('Sign above to approve.')).toBeVisible();
  await expect(owner.getByRole('img', { name: /numbered damage$/ })).toBeAttached();
  await sign(owner);
  expect(await accessibilityViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Approve estimate' }).click();
  await expect(owner.getByRole('heading', { name: 'Approved' })).toBeFocused();
  await expect(owner.getByRole('img', { name: 'Signature of Ruth Okafor' })).toBeVisible();
  await expect(owner.getByText('still waits for the insurer to agree')).toBeVisible();
  await owner.context().close();

  const insurer = await aVisitor(browser, product.url, links[1]);
  const line = insurer
    .getByRole('article')
    .filter({ hasText: 'Front cap, molded fiberglass, fifth wheel, repair' });
  await line.getByRole('button', { name: 'Ask for a change' }).press('Enter');
  const below = line.locator('xpath=following-sibling::article').getByRole('button').first();
  await line.getByLabel('Body hours').fill('4.5');
  const [place, hint] = [await below.boundingBox(), line.getByText('Propose hours or a price.')];
  await expect(hint).toBeVisible();
  await line.getByLabel('Body hours').blur();
  await expect(hint).toBeHidden();
  expect(await below.boundingBox()).toEqual(place);
  await line.getByLabel('Why').fill('Our book says 4.5');
  await insurer.getByLabel('Your name').fill('Lee Park');
  await insurer.reload();
  await expect(line.getByLabel('Body hours')).toHaveValue('4.5');
  await expect(line.getByLabel('Why')).toHaveValue('Our book says 4.5');
  await expect(insurer.getByLabel('Your name')).toHaveValue('Lee Park');
  expect(await accessibilityViolations(insurer)).toEqual([]);
  await insurer.getByRole('button', { name: 'Send answer' }).click();
  await expect(insurer.getByText('Lines: 1 change asked for.')).toBeVisible();
  await expect(line.getByRole('button', { name: 'Ask for a change' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(line).toContainText('You asked for a change of this line');
  await insurer.reload();
  await expect(line).toContainText('body 4.5 h');
  await expectNothingPushedOut(insurer);
  await insurer.context().close();

  await page.goto(`/estimate/${id}/documents`);
  const section = page.getByRole('region', { name: 'Shared links' });
  await expect(section.getByText('Ruth Okafor agreed')).toBeVisible({ timeout: 30_000 });
  const proposal = section.getByRole('listitem').filter({ hasText: 'Lee Park asks for a change of line 10' });
  await expect(proposal).toContainText(/Body\s*[\d.]+ h → 4\.5 h/);
  await expect(proposal).toContainText(/Changes the total with tax by\s*−\$[\d,.]+/);
  await proposal.getByRole('button', { name: 'Start a supplement and accept' }).click();
  await expect(proposal).toContainText('Accepted by');
  expect(await accessibilityViolations(page, 'all', 'section')).toEqual([]);
  const { estimate } = await calls.get<EstimateReply>(`/api/estimates/${id}`);
  expect(estimate).toMatchObject({ stage: 'sent', draft: 'S01' });
  expect(estimate.lines.find(({ number }) => number === 10)?.labor.body?.billed).toBe(45);
});
