import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { saveWords, withTheServer } from '../support/builder.ts';
import { callsOf, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Estimate lines' });

/** The rows of manual lines, without headings and automatic ones. */
const lines = (page: Page): Locator =>
  grid(page).locator('[role=row][data-key]', { has: page.locator('[data-handle] span') });

const cell = (row: Locator, column: string): Locator => row.locator(`[data-column="${column}"]`);

const centerX = (box: { x: number; width: number } | null): number => (box?.x ?? 0) + (box?.width ?? 0) / 2;

/** Pastes a spreadsheet's clipboard at the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** A scanner, or fast typing on a slow machine: no frame comes between the keys. */
async function withoutFrames(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.assign(window, {
      drawFrames: () => {
        window.requestAnimationFrame = requestAnimationFrame;
        held.forEach((frame) => requestAnimationFrame(frame));
      },
    });
  });
  await work();
  await page.evaluate(() => (window as unknown as { drawFrames: () => void }).drawFrames());
}

test('an estimator writes, corrects, pastes and deletes lines by keyboard, faster than frames are drawn, and every step can be undone', async ({
  page,
  product,
}) => {
  const token = await signedInAs(page);
  const id = await startEstimate(callsWith(product.url, async () => token));
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  const add = page.getByRole('combobox', { name: 'Add a part, operation or note' });
  await expect(page.getByText('Tap what is damaged, or type it here')).toBeVisible({ timeout: 30_000 });

  // Typing finds the part; an arrow selects the operation; the focus goes to the new line.
  await add.fill('fender skirt');
  await expect(page.getByRole('option').first()).toContainText('Fender');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  const first = lines(page).first();
  const bookHours = await cell(first, 'hours').innerText();
  const bookTotal = await cell(first, 'total').innerText();

  // Amounts follow each key, Esc restores, Enter writes, and undo reverts the whole cell.
  await page.keyboard.type('7.5');
  await expect(cell(first, 'total')).not.toHaveText(bookTotal);
  await page.keyboard.press('Escape');
  await expect(cell(first, 'total')).toHaveText(bookTotal);
  await page.keyboard.type('7.5');
  await page.keyboard.press('Enter');
  await expect(cell(first, 'hours')).toHaveText('7.5');
  await expect(first).toContainText('*');
  await page.keyboard.press('Control+z');
  await expect(cell(first, 'hours')).toHaveText(bookHours);

  // Invalid text stays in the cell with a message beside it.
  await cell(first, 'hours').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('alert')).toHaveText('Hours must be between 0.0 and 999.9.');
  await expect(grid(page).getByRole('textbox')).toHaveValue('1000');
  await page.keyboard.press('Escape');
  await expect(cell(first, 'hours')).toBeFocused();

  // A text without a match in the book becomes a manual line.
  await page.keyboard.press('/');
  await page.keyboard.type('Clean up broken glass');
  await page.keyboard.press('Shift+Enter');
  await expect(lines(page)).toHaveCount(2);

  // A table is pasted from the line in focus on, all of it or nothing.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await paste(page, 'Tape\tRepair\t2\t0.5\t10.00\nSealant\tJuggle\t1\t0.3\t5.00');
  const refusal = page.getByRole('dialog');
  await expect(refusal.getByRole('row').nth(1)).toContainText('2OperationJuggle');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(cell(lines(page).nth(1), 'part')).toBeFocused();
  await paste(page, 'Tape\tRepair\t2\t0.5\t10.00\nSealant\tRepair\t1\t0.3\t5.00');
  const question = page.getByRole('dialog', { name: 'Paste 10 cells over what is there?' });
  await expect(question).toContainText('1 line changes and 1 new line is added.');
  await question.getByRole('button', { name: 'Paste' }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(cell(lines(page).nth(1), 'parts')).toHaveText('20.00');
  await expect(lines(page).nth(2)).toContainText('Sealant');
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).nth(1)).toContainText('Clean up broken glass');
  await page.keyboard.press('Control+Shift+z');
  await expect(lines(page)).toHaveCount(3);

  // Selected lines are removed together; one press restores them.
  await cell(lines(page).nth(1), 'total').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await expect(lines(page)).toHaveCount(1);
  await page
    .getByRole('button', { name: 'Undo', exact: true })
    .and(page.getByRole('status').getByRole('button'))
    .click();
  await expect(lines(page)).toHaveCount(3);

  // A line is dragged by its number, and stays where it was dropped.
  const [second, third] = [lines(page).nth(1), lines(page).nth(2)];
  // The row in focus unfolds and moves those below it: the focus is set before positions are read.
  await cell(third, 'number').click();
  await expect(third.getByRole('button', { name: /^Everything about line/ })).toBeVisible();
  const grip = await cell(third, 'number').boundingBox();
  const goal = await cell(second, 'number').boundingBox();
  await page.mouse.move(centerX(grip), (grip?.y ?? 0) + 16);
  await page.mouse.down();
  await page.mouse.move(centerX(goal), (goal?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.move(centerX(goal), (goal?.y ?? 0) + 4, { steps: 4 });
  await expect(grid(page).locator('[data-target]')).toContainText('Tape');
  await page.mouse.up();
  await expect(second).toContainText('Sealant');
  await page.keyboard.press('Control+z');
  await expect(second).toContainText('Tape');

  // Another operation keeps the line and its number; the hours are the book's for it.
  const number = await cell(first, 'number').innerText();
  await cell(first, 'operation').click();
  // A word is typed to its end before it is committed.
  await page.keyboard.type('r&i');
  await page.keyboard.press('Enter');
  await expect(cell(first, 'operation')).toHaveText('R&I');
  await expect(cell(first, 'hours')).not.toHaveText(bookHours);
  await expect(cell(first, 'number')).toHaveText(number);
  await page.keyboard.press('Control+z');
  await expect(cell(first, 'hours')).toHaveText(bookHours);

  // Text typed before the page was lost is in its cell again.
  await cell(first, 'hours').click();
  await page.keyboard.type('8.8');
  await page.reload();
  await expect(grid(page).getByRole('textbox')).toHaveValue('8.8', { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(cell(first, 'hours')).toHaveText(bookHours);

  // A line's details can also be opened without keys.
  await cell(first, 'operation').click();
  await first.getByRole('button', { name: /^Everything about line/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Hours: more' }).click();
  await expect(sheet.getByLabel('Hours', { exact: true })).not.toHaveValue(bookHours);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await accessibilityViolations(page)).toEqual([]);

  await expect(saveWords(page)).toHaveText(withTheServer);
  const { estimate } = await readEstimate(callsOf(page, product.url), id);
  expect(estimate.lines.map(({ description }) => description).slice(1)).toEqual(['Tape', 'Sealant']);

  // Keys typed right after adding a line are written on that line, before a frame is painted.
  const hours = (part: RegExp) => cell(lines(page).filter({ hasText: part }), 'hours');
  const fenderHours = await hours(/fender/i).innerText();
  await hours(/fender/i).click();
  await add.fill('skylight');
  await expect(page.getByRole('option').first()).toContainText(/skylight/i);
  await withoutFrames(page, async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('4.5');
    await page.keyboard.press('Enter');
  });
  await expect(lines(page)).toHaveCount(4);
  await expect(hours(/skylight/i)).toHaveText('4.5');
  await expect(hours(/fender/i)).toHaveText(fenderHours);

  // The list reopens at the scroll position it was left at.
  await page.setViewportSize({ width: 1440, height: 360 });
  const list = grid(page).getByRole('rowgroup').nth(1);
  await list.evaluate((rows) => rows.scrollTo({ top: 15 }));
  await page.getByRole('link', { name: 'History' }).click();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect.poll(() => list.evaluate((rows) => rows.scrollTop)).toBe(15);
});
