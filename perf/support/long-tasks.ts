import type { Browser, Page } from '@playwright/test';
import { settled } from '../../e2e/support/axe.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, where the system counts it by thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const longTaskMs = 50;
/** Tasks shorter than half a frame are not examined. */
const shortTaskMs = 8;

/**
 * Tasks that occupy the page's main thread for more than 50 ms while it loads. In processor time: on a busy machine a
 * task of 3 ms can take 100 by the clock, which says nothing about the page.
 */
export async function longTasks(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const count = await longTasksDuring(browser, page, async () => {
    await page.goto(url);
    await settled(page);
  });
  await context.close();
  return count;
}

/** The same during an action in an open page. */
export async function longTasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  const tasks = await tasksDuring(browser, page, work);
  return tasks.filter((milliseconds) => milliseconds > longTaskMs).length;
}

/** The milliseconds each task occupied the main thread during an action. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ args }) => args?.name === 'CrRendererMain');
  const events = traceEvents.filter(({ pid, tid }) =>
    mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const timed = events.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined);
  if (timed.length === 0) throw new Error('The trace holds no task with its processor time.');
  const origin = new URL(page.url()).origin;
  const foreign = events.filter((event) => isForeign(event, origin));
  return timed.map((task) => ownTime(task, foreign) / 1_000);
}

/** Playwright's own code runs in the page too; it has no address of the product. */
function isForeign({ name, args }: TraceEvent, origin: string): boolean {
  return name === 'FunctionCall' && args?.data?.url !== undefined && !args.data.url.startsWith(origin);
}

function ownTime(task: TraceEvent, foreign: readonly TraceEvent[]): number {
  const { tdur = 0, ts, dur = 0, pid, tid } = task;
  if (tdur <= shortTaskMs * 1_000) return tdur;
  const inside = foreign
    .filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + dur)
    .toSorted((one, other) => one.ts - other.ts);
  let own = tdur;
  let counted = ts;
  for (const event of inside) {
    // A nested call is part of the outer one's time already.
    if (event.ts < counted) continue;
    own -= event.tdur ?? 0;
    counted = event.ts + (event.dur ?? 0);
  }
  return own;
}
