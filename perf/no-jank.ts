import type { Browser, Page } from '@playwright/test';
import { offers } from '../e2e/builder.ts';
import { openLines } from './estimates-of-lines.ts';
import type { Goal } from './goal.ts';
import { longTasksDuring } from './long-tasks.ts';

const lines = 40;
const sessions = 3;
const sessionMs = 120_000;

/** Somebody at work in an estimate of forty lines for two minutes: nothing jumps, nothing sticks. */
export const noJank: Goal = {
  id: 'no-jank',
  isLong: true,
  means: `two minutes in an estimate of ${lines} lines: cells written, sides changed, operations added and searched, figures explained, steps undone and done again; INP as browsers report it, the slowest interaction with one in fifty left out; the least of ${sessions} sessions`,
  async measure({ product, browser }) {
    const least: Session = { shift: Infinity, tasks: Infinity, inp: Infinity };
    for (let session = 0; session < sessions; session += 1) {
      const { shift, tasks, inp } = await workOnce(browser, product.url);
      least.shift = Math.min(least.shift, shift);
      least.tasks = Math.min(least.tasks, tasks);
      least.inp = Math.min(least.inp, inp);
    }
    return [
      { name: 'layout-shift', value: least.shift, limit: 0 },
      { name: 'long-tasks', value: least.tasks, limit: 0 },
      { name: 'inp-ms', value: least.inp, limit: 50 },
    ];
  },
};

interface Session {
  shift: number;
  tasks: number;
  inp: number;
}

interface Observed {
  shift: number;
  /** The longest event of each interaction. */
  readonly interactions: Map<number, number>;
}

async function workOnce(browser: Browser, url: string): Promise<Session> {
  const { page } = await openLines(browser, url, lines);
  await offers(page).first().waitFor({ timeout: 60_000 });
  await observe(page);
  const tasks = await longTasksDuring(browser, page, () => work(page));
  const { shift, durations } = await page.evaluate(() => {
    const { observed } = window as unknown as { observed: Observed };
    return { shift: observed.shift, durations: [...observed.interactions.values()] };
  });
  await page.context().close();
  durations.sort((one, other) => other - one);
  return { shift, tasks, inp: durations[Math.floor(durations.length / 50)] ?? 0 };
}

/** What moved by itself, and how long each key or press took until its frame was on the screen. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observed: Observed = { shift: 0, interactions: new Map() };
    Object.assign(window, { observed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) observed.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { duration: number; interactionId: number }[]) {
        const { interactionId, duration } = entry;
        if (interactionId === 0) continue;
        const known = observed.interactions.get(interactionId) ?? 0;
        observed.interactions.set(interactionId, Math.max(known, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The deeds one after the other, spread over the two minutes as somebody does them who also thinks. */
async function work(page: Page): Promise<void> {
  const deeds = deedsOf(page);
  const started = Date.now();
  for (const [index, deed] of deeds.entries()) {
    await deed();
    const until = started + (sessionMs * (index + 1)) / deeds.length;
    await page.waitForTimeout(Math.max(0, until - Date.now()));
  }
}

type Deed = () => Promise<unknown>;

function deedsOf(page: Page): readonly Deed[] {
  const write = Array.from({ length: lines }, (_, line) => () => writeHours(page, line));
  const look = ['Rear', 'Roof', 'Front', 'Curb side', 'Road side'].map((side) => () => showSide(page, side));
  const add = Array.from({ length: 5 }, () => () => offers(page).first().click());
  const search = ['awning arm', 'roof vent', 'entry door'].map((text) => () => addFound(page, text));
  const explain = ['Labor', 'Total'].map((figure) => () => explainFigure(page, figure));
  const turns = ['Undo', 'Undo', 'Undo', 'Redo', 'Redo', 'Redo'].map(
    (turn) => () => page.getByRole('button', { name: turn, exact: true }).click(),
  );
  return [
    ...write.slice(0, lines / 2),
    ...look,
    ...add,
    ...search,
    ...turns,
    ...explain,
    ...write.slice(lines / 2),
    ...look,
    ...add,
    ...turns,
  ];
}

/** From cell to cell by keyboard; the first one is pressed. */
async function writeHours(page: Page, line: number): Promise<void> {
  if (line % 20 === 0) await page.locator('[role=row] [data-column="hours"]').nth(3).click();
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
}

async function showSide(page: Page, side: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Side' })
    .getByRole('button', { name: new RegExp(`^${side}, `) })
    .click();
  await offers(page).first().waitFor();
}

async function addFound(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text, { delay: 60 });
  await page.keyboard.press('Enter');
}

async function explainFigure(page: Page, figure: string): Promise<void> {
  const rail = page.getByRole('complementary', { name: 'Totals' });
  await rail
    .getByRole('button', { name: new RegExp(`^${figure}`) })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Why/ }).waitFor();
  await page.keyboard.press('Escape');
}
