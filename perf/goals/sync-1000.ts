import type { Browser, Page } from '@playwright/test';
import { offers, press, saveWords, withTheServer } from '../../e2e/support/builder.ts';
import type { Stage } from '../../e2e/support/on-stage.ts';
import { openLines } from '../support/estimates-of-lines.ts';
import type { Measurement, Goal } from '../goal.ts';
import { tasksDuring } from '../support/long-tasks.ts';
import { batchCost } from '../support/sync-cost.ts';

const edits = 1_000;
/** Operations pressed, then undone and redone until there are enough edits. */
const presses = 40;
const turnsAtFirst = 12;

/** A day of offline work is sent quickly when the network returns. */
export const sync1000: Goal = {
  id: 'sync-1000',
  means: `at least ${edits} edits made without a network: calls of the page from the moment the network is back until all are with the server, the longest task of its main thread meanwhile in milliseconds of processor time; and processor time of the server and its database for as many edits, against changing the document and keeping the edit in SQL one by one, the client's time included; by turns, the least of three`,
  async measure(stage) {
    return [...(await reconnected(stage)), await batchCost(stage.product, edits)];
  },
};

async function reconnected({ product, browser }: Stage): Promise<Measurement[]> {
  const { page } = await openLines(browser, product.url, 5);
  await offers(page).first().waitFor({ timeout: 60_000 });
  await page.context().setOffline(true);
  await press(page, presses);
  for (let turn = 0; turn < turnsAtFirst; turn += 1) await turnBackAndForth(page);
  // The page's count lags behind the presses: by the dozen, twice as many edits would be made as needed.
  while ((await waiting(page)) < edits) await turnBackAndForth(page);
  const { calls, tasks } = await watchedReturn(browser, page);
  await page.context().close();
  console.log(`  calls: ${calls.join(', ')}`);
  return [
    { name: 'round-trips', value: calls.length, limit: 10 },
    { name: 'longest-task-ms', value: Math.max(...tasks), limit: 16.7 },
  ];
}

/** The number of unsent edits the page shows, once they are on the disk. */
async function waiting(page: Page): Promise<number> {
  const words = saveWords(page).filter({ hasText: /\d+ changes will send/ });
  const [count] = /\d+/.exec((await words.textContent({ timeout: 60_000 })) ?? '') ?? [];
  return Number(count);
}

/** Inside the page: thousands of keys from outside would take minutes. */
async function turnBackAndForth(page: Page): Promise<void> {
  for (const name of ['Undo', 'Redo']) {
    await page.getByRole('button', { name, exact: true }).evaluate(async (element: HTMLElement, times) => {
      for (let done = 0; done < times; done += 1) {
        element.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, presses);
  }
}

async function watchedReturn(
  browser: Browser,
  page: Page,
): Promise<{ readonly calls: readonly string[]; readonly tasks: readonly number[] }> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname.replace(/[\da-f-]{36}/, ':id')}`);
  });
  const tasks = await tasksDuring(browser, page, async () => {
    await page.context().setOffline(false);
    await saveWords(page).filter({ hasText: withTheServer }).waitFor({ timeout: 60_000 });
  });
  return { calls, tasks };
}
