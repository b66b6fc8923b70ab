import { type OpenLines, openLines } from '../support/estimates-of-lines.ts';
import { costOf, frameMs, restMs } from '../support/frame-cost.ts';
import type { Goal } from '../goal.ts';

const rounds = 30;

/** Editing a cell costs the same however long the estimate is, and fits into a frame. */
export const editScale: Goal = {
  id: 'edit-scale',
  means: `a key typed into a cell, and Enter that writes it, in 1,000 lines against 10: script, style and layout in milliseconds, by turns, least of ${rounds} each; of Enter what comes before the frame that shows the figure, and everything with what is drawn behind that frame`,
  async measure({ product, browser }) {
    const short = await openLines(browser, product.url, 10);
    const long = await openLines(browser, product.url, 1_000);
    const least = { short: start(), long: start() };
    for (let round = 0; round < rounds; round += 1) {
      keepLeast(least.short, await editOnce(short, round));
      keepLeast(least.long, await editOnce(long, round));
    }
    await short.page.context().close();
    await long.page.context().close();
    const whole = ({ key, commit }: Cost) => key + commit;
    return [
      { name: 'times-ten-lines', value: whole(least.long) / whole(least.short), limit: 1.25 },
      { name: 'key-ms', value: least.long.key, limit: frameMs },
      { name: 'commit-to-its-frame-ms', value: least.long.toFrame, limit: frameMs },
      { name: 'commit-ms', value: least.long.commit, limit: frameMs },
    ];
  },
};

interface Cost {
  key: number;
  toFrame: number;
  commit: number;
}

function start(): Cost {
  return { key: Infinity, toFrame: Infinity, commit: Infinity };
}

function keepLeast(least: Cost, cost: Cost): void {
  least.key = Math.min(least.key, cost.key);
  least.toFrame = Math.min(least.toFrame, cost.toFrame);
  least.commit = Math.min(least.commit, cost.commit);
}

async function editOnce(lines: OpenLines, round: number): Promise<Cost> {
  const { page } = lines;
  await page.bringToFront();
  const cell = page.locator('[role=row][aria-rowindex="4"] [data-column="hours"]');
  await cell.click();
  await page.keyboard.press('F2');
  await page.locator('[data-edited] input').fill('1.');
  await page.waitForTimeout(restMs);
  const [, key] = await costOf(lines, () => page.keyboard.press(String(round % 10)));
  const [toFrame, commit] = await costOf(lines, () => page.keyboard.press('Enter'));
  return { key, toFrame, commit };
}
