import { accessibilityViolations } from '../support/axe.ts';
import { callsOf, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const place = { side: 'road', subSide: 'mid-upper', region: null };
const [skirt, antenna] = [crypto.randomUUID(), crypto.randomUUID()];

test('a version is locked, supplemented, compared, brought back in part, sent and approved', async ({
  page,
  product,
}) => {
  const token = await signedInAs(page);
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  const send = async (...changes: object[]) => {
    const { revision } = await readEstimate(calls, id);
    const edits = changes.map((change) => ({ id: crypto.randomUUID(), ...change }));
    await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: revision, edits });
  };
  const line = { kind: 'add-line', source: 'manual', place };
  const operation = { operation: 'replace' };
  await send(
    { kind: 'set-party', role: 'customer', changes: { name: 'Ana Lopez', email: 'ana@example.com' } },
    { ...line, lineId: skirt, order: 'V', fields: { description: 'Skirt', price: 10_000, ...operation } },
    { ...line, lineId: antenna, order: 'k', fields: { description: 'Antenna', price: 5_000, ...operation } },
  );

  await page.goto(`/estimate/${id}/new-estimate`);
  await page.getByRole('button', { name: 'Lock as E01' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Lock as E01?' });
  await expect(question.getByRole('button', { name: /No VIN yet/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Lock as E01' }).press('Enter');
  await expect(question).toHaveCount(0);
  const life = page.getByRole('region', { name: 'What this estimate is' });
  await expect(life).toContainText(/^Locked.*E01, .* by /);
  // The sending is reported while a button has the focus, as when a mail has gone out: the button stays.
  await life.getByRole('button', { name: 'Record agreement…' }).focus();
  const handed = { to: 'customer', recipient: 'Ana Lopez', how: 'in-person', on: new Date().toISOString() };
  await send({
    kind: 'record-sending',
    version: 'E01',
    sending: { id: crypto.randomUUID(), ...handed },
    by: '',
    at: '',
  });
  await expect(life).toContainText(/^Sent/);
  await expect(life.getByRole('button', { name: 'Record agreement…' })).toBeFocused();
  await life.getByRole('button', { name: 'What can be done' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Start supplement 1' }).press('Enter');
  await expect(life).toContainText('Supplement S01 in work');
  await expect.poll(async () => (await readEstimate(calls, id)).estimate.draft).toBe('S01');
  await send(
    { kind: 'change-line', lineId: skirt, changes: { price: 12_500 } },
    { kind: 'remove-line', lineId: antenna },
  );
  await expect(life).toContainText('−');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(`/estimate/${id}/versions`);
  const total = page
    .getByRole('table', { name: /^Totals of E01/ })
    .getByRole('row', { name: /^Total cost of repairs/ });
  await expect(total).toContainText('−');
  await expect(page.getByText('Unaltered')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Lines' }).press('Space');
  const lines = page.getByRole('list', { name: 'Lines that differ' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await lines.getByRole('button', { name: 'Bring back line 2, Antenna' }).press('Enter');
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto(`/estimate/${id}/new-estimate`);
  await page.getByRole('button', { name: 'Send for approval' }).press('Enter');
  const sending = page.getByRole('dialog', { name: 'Send for approval' });
  await expect(sending.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('ana@example.com');
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(sending).toContainText(/Change since E01, \$[\d,.]+[+−][\d,.]+/);
  await sending.getByRole('button', { name: 'Lock as S01 and send' }).press('Enter');
  const outcome = page.getByRole('dialog', { name: 'On its way' });
  await expect(outcome).toContainText('the mail to ana@example.com is on its way');
  await page.keyboard.press('Enter');
  await expect(outcome).toBeHidden();
  await life.getByRole('button', { name: 'Record agreement…' }).press('Enter');
  const agreement = page.getByRole('dialog', { name: 'Who agreed to S01?' });
  await agreement.getByRole('button', { name: 'Record the agreement' }).press('Enter');
  await expect(agreement).toContainText('Write down who it was first.');
  await agreement.getByLabel('Who said so').fill('Lee Park');
  expect(await accessibilityViolations(page)).toEqual([]);
  await agreement.getByRole('button', { name: 'Record the agreement' }).press('Enter');
  await expect(life).toContainText('Approved');
  await expect(life).toContainText('Lee Park agreed for the insurer, by phone');
  const present = callsOf(page, product.url);
  await expect
    .poll(async () => (await readEstimate(present, id)).estimate)
    .toMatchObject({ stage: 'approved', draft: null, versions: [{ label: 'E01' }, { label: 'S01' }] });
});
