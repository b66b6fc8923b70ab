import type { Page } from '@playwright/test';

/** Few enough to be visible without scrolling. */
const rowsInTurn = 8;

/** Writes this many hours, cell after cell by keyboard, down some lines and up again. */
export async function writeCells(page: Page, count: number): Promise<void> {
  await page.locator('[role=row][aria-rowindex="4"] [data-column="hours"]').click();
  for (let done = 0; done < count; done += 1) {
    if (done > 0 && done % rowsInTurn === 0) await pressTimes(page, 'ArrowUp', rowsInTurn);
    // Another number in each round: writing the same one is no edit.
    await page.keyboard.press(String(1 + (Math.floor(done / rowsInTurn) % 9)));
    await page.keyboard.press('Enter');
  }
}

export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await page.keyboard.press(key);
}
