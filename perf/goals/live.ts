import type { Browser, Page } from '@playwright/test';
import { tokenOf } from '../../e2e/support/calls.ts';
import type { Goal } from '../goal.ts';
import { oneOrder } from '../support/boards.ts';
import { frameMs } from '../support/frame-cost.ts';

const rounds = 6;

/** A unit moved on one board is seen on another as soon as the network allows. */
export const live: Goal = {
  id: 'live',
  means: `a unit is moved on one board: the time until another shows it, less two frames, in round trips of the call that sends the move; least of ${rounds}`,
  async measure({ product: { url }, browser }) {
    for (let count = 0; count < rounds; count += 1) await oneOrder(url);
    const [mover, watcher] = [await boardOf(browser, url, 'foreman'), await boardOf(browser, url, 'owner')];
    let least = Infinity;
    for (let round = 0; round < rounds; round += 1) least = Math.min(least, await moveOnce(mover, watcher));
    for (const page of [mover, watcher]) await page.context().close();
    return [{ name: 'round-trips', value: least, limit: 2 }];
  },
};

async function boardOf(browser: Browser, url: string, who: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const token = await tokenOf(url, who);
  await context.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
  const page = await context.newPage();
  await page.goto(`${url}/shop/board`);
  await expectedCards(page).first().waitFor();
  await page.getByText(/^Live,/).waitFor();
  return page;
}

function expectedCards(page: Page) {
  return page.locator('[data-column="expected"] [data-card]');
}

/** Both pages are on one machine, so their clocks agree. */
async function moveOnce(mover: Page, watcher: Page): Promise<number> {
  await expectedCards(mover).first().focus();
  await mover.keyboard.press('m');
  const dialog = mover.getByRole('dialog');
  await dialog.getByRole('list', { name: 'What this move means' }).waitFor();
  await dialog.getByRole('button', { name: 'Move', exact: true }).focus();
  const pressed = mover.evaluate(pressTime);
  const count = await expectedCards(watcher).count();
  const seen = watcher.evaluate(seenTime, count);
  await mover.keyboard.press('Enter');
  const elapsed = (await seen) - (await pressed);
  await dialog.waitFor({ state: 'detached' });
  return (elapsed - 2 * frameMs) / (await mover.evaluate(roundTrip));
}

function pressTime(): Promise<number> {
  return new Promise((resolve) => {
    const options = { capture: true, once: true };
    addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), options);
  });
}

/** The first frame with a card less in the column. */
function seenTime(before: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const cards = document.querySelectorAll('[data-column="expected"] [data-card]').length;
      if (cards < before) resolve(performance.timeOrigin + performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The time from sending the last move to its reply. */
async function roundTrip(): Promise<number> {
  for (;;) {
    const sent = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/shop/edits'));
    const last = sent.at(-1);
    if (last !== undefined) {
      performance.clearResourceTimings();
      return last.duration;
    }
    await new Promise(requestAnimationFrame);
  }
}
