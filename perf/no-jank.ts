import type { Browser, Page } from '@playwright/test';
import { offers } from '../e2e/builder.ts';
import { openLines } from './estimates-of-lines.ts';
import type { Goal } from './goal.ts';
import { longTasksDuring } from './long-tasks.ts';

const lines = 40;
const sessions = 3;

/** Somebody at work in an estimate of forty lines: nothing jumps, nothing sticks. */
export const noJank: Goal = {
  id: 'no-jank',
  means: `an estimate of ${lines} lines: cells written, sides changed, operations added, undone and done again; the least of ${sessions} sessions`,
  async measure({ product, browser }) {
    const least: Session = { shift: Infinity, tasks: Infinity, slowest: Infinity };
    for (let session = 0; session < sessions; session += 1) {
      const { shift, tasks, slowest } = await workOnce(browser, product.url);
      least.shift = Math.min(least.shift, shift);
      least.tasks = Math.min(least.tasks, tasks);
      least.slowest = Math.min(least.slowest, slowest);
    }
    return [
      { name: 'layout-shift', value: least.shift, limit: 0 },
      { name: 'long-tasks', value: least.tasks, limit: 0 },
      { name: 'slowest-interaction-ms', value: least.slowest, limit: 50 },
    ];
  },
};

interface Session {
  shift: number;
  tasks: number;
  slowest: number;
}

async function workOnce(browser: Browser, url: string): Promise<Session> {
  const { page } = await openLines(browser, url, lines);
  await offers(page).first().waitFor({ timeout: 60_000 });
  await observe(page);
  const tasks = await longTasksDuring(browser, page, () => work(page));
  const seen = await page.evaluate(() => (window as unknown as { jank: Omit<Session, 'tasks'> }).jank);
  await page.context().close();
  return { ...seen, tasks };
}

/** What moved by itself, and how long the slowest key or press took until it was on the screen. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const jank = { shift: 0, slowest: 0 };
    Object.assign(window, { jank });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) jank.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { duration: number; interactionId: number }[]) {
        if (entry.interactionId > 0) jank.slowest = Math.max(jank.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function work(page: Page): Promise<void> {
  for (let row = 3; row < 13; row += 1) {
    await page.locator(`[role=row][aria-rowindex="${row}"] [data-column="hours"]`).click();
    await page.keyboard.type('1.5');
    await page.keyboard.press('Enter');
  }
  for (const side of ['Rear', 'Roof', 'Front', 'Curb side', 'Road side']) {
    await page
      .getByRole('navigation', { name: 'Side' })
      .getByRole('button', { name: new RegExp(`^${side}, `) })
      .click();
    await offers(page).first().waitFor();
  }
  for (let count = 0; count < 5; count += 1) await offers(page).first().click();
  for (const turn of ['Undo', 'Undo', 'Undo', 'Redo', 'Redo', 'Redo']) {
    await page.getByRole('button', { name: turn, exact: true }).click();
  }
  // What the last press set in motion is drawn before the counting ends.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
