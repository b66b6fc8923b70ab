import type { Browser, CDPSession, Page } from '@playwright/test';
import { offers, saveWords, withTheServer } from '../../e2e/support/builder.ts';
import type { RunningProduct } from '../../e2e/support/processes/running-product.ts';
import { pressTimes, writeCells } from '../support/cell-writing.ts';
import { openLines } from '../support/estimates-of-lines.ts';
import type { Measurement, Goal } from '../goal.ts';
import { serverMemory } from '../support/server-memory.ts';

const edits = 500;
const switches = 50;
const lines = 40;

/** Work leaks no memory: neither in the page nor in the server. */
export const memFlat: Goal = {
  id: 'mem-flat',
  size: { of: 'requests', usual: 10_000, named: 100_000 },
  means: `what the page's scripts hold after ${edits} edits, as many undos and ${switches} changes of the side, in parts of what they held after the same work done once before, and what the server holds after so many requests, four in five of them reading, in parts of what it held after the first of them; each when it has let go of what nobody needs any more`,
  async measure({ product, browser }, requests) {
    return [await pageFigure(browser, product), await serverMemory(product.databaseUrl, requests)];
  },
};

async function pageFigure(browser: Browser, product: RunningProduct): Promise<Measurement> {
  const { page, devtools } = await openLines(browser, product.url, lines);
  await offers(page).first().waitFor({ timeout: 60_000 });
  // The same work runs once before: the engine recompiles hot code, up to 1.5 MB of machine code and bytecode, while
  // all objects together grow by a few KB. The second run shows what 500 edits leave behind.
  await work(page, edits, switches);
  const before = await heapOf(devtools);
  await work(page, edits, switches);
  const after = await heapOf(devtools);
  await page.context().close();
  console.log(`  page: ${megabytes(before)} MB before, ${megabytes(after)} MB after`);
  return { name: 'page-heap-times-before', value: after / before, limit: 1.05 };
}

const sides = ['Rear', 'Roof', 'Front', 'Curb side', 'Road side'];

async function work(page: Page, times: number, turns: number): Promise<void> {
  await writeCells(page, times);
  await pressTimes(page, 'Control+z', times);
  for (let done = 0; done < turns; done += 1) {
    const side = page
      .getByRole('navigation', { name: 'Side' })
      .getByRole('button', { name: new RegExp(`^${sides[done % sides.length] ?? ''}, `) });
    await side.click();
    await offers(page).first().waitFor();
  }
  // A new edit clears the redo stack, which would otherwise be held.
  await writeCells(page, 1);
  await saveWords(page).filter({ hasText: withTheServer }).waitFor({ timeout: 60_000 });
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  // Memory freed in one round may free more in the next.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
