import type { Browser, Page } from '@playwright/test';
import { settled } from '../e2e/axe.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time, where the system counts it by thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const longTaskMs = 50;

/**
 * Tasks that keep the page's main thread at work for more than 50 ms while it loads. Counted in processor time: on
 * a busy machine a task of 3 ms can take 100 by the clock, and that says nothing about the page.
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

/** The same while something is done in an open page. */
export async function longTasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ args }) => args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name.endsWith('RunTask') && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const timed = tasks.filter(({ tdur }) => tdur !== undefined);
  if (timed.length === 0) throw new Error('The trace holds no task with its processor time.');
  return timed.filter(({ tdur = 0 }) => tdur > longTaskMs * 1_000).length;
}
