import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openBuilder, saveWords, withTheServer } from '../e2e/support/builder.ts';
import { callsOf, readEstimate, startEstimate, tokenOf, wholeHistory } from '../e2e/support/calls.ts';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { chanceOf } from './chance.ts';
import { startChromium } from './own-chromium.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

/** The state a round's browser had reported as safe when it died. */
interface Left {
  readonly id: string;
  readonly safe: ReadonlySet<string>;
}

/**
 * Somebody works, sometimes offline, and the browser dies at any moment. The next one starts on the same disk: every
 * edit that was safe reaches the server, once.
 */
export async function killBrowsers(
  product: RunningProduct,
  rounds: number,
  onRound: (tally: RunCounts) => void = () => undefined,
): Promise<RunCounts> {
  const profile = await mkdtemp(`${tmpdir()}/dre-browser-`);
  const tally = noCounts();
  try {
    let left: Left | undefined;
    for (let round = 0; round <= rounds; round += 1) {
      const token = await tokenOf(product.url, 'estimator');
      const browser = await startChromium(profile);
      try {
        const { page, safe } = await preparedPage(browser.context, token, product.url);
        if (left !== undefined) {
          await settleLeft(page, product, left, tally);
          onRound(tally);
        }
        if (round < rounds)
          left = { id: await workUntilDeath(page, product.url, round, { kill: browser.kill, safe }), safe };
      } finally {
        await browser.kill();
      }
    }
    return tally;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A page that reports edits stored on the disk, before the screen shows it. */
export async function preparedPage(
  context: BrowserContext,
  token: string,
  url: string,
  safe = new Set<string>(),
): Promise<{ page: Page; safe: Set<string> }> {
  await context.exposeBinding('chaosKept', (_source, ids: readonly string[]) => {
    for (const id of ids) safe.add(id);
  });
  await context.addInitScript((kept) => {
    sessionStorage.setItem('id_token', sessionStorage.getItem('id_token') ?? kept);
    const written = new WeakMap<IDBTransaction, string[]>();
    const add = Reflect.get(IDBObjectStore.prototype, 'add') as IDBObjectStore['add'];
    const report = (ids: readonly string[]) =>
      (window as unknown as { chaosKept: (ids: readonly string[]) => void }).chaosKept(ids);
    IDBObjectStore.prototype.add = function remembering(this: IDBObjectStore, value: unknown, key) {
      const { edit } = value as { readonly edit?: { readonly id: string } };
      if (edit !== undefined) {
        const ids = written.get(this.transaction) ?? [];
        if (ids.length === 0) this.transaction.addEventListener('complete', () => report(ids));
        written.set(this.transaction, ids);
        ids.push(edit.id);
      }
      return add.call(this, value, key);
    };
  }, token);
  const page = await context.newPage();
  // Relative addresses need a page of the product to start from. A script opened as a page does not run.
  await page.goto(`${url}/theme.js`);
  return { page, safe };
}

/** Presses operations one after the other, online and offline, and dies in the middle. */
async function workUntilDeath(
  page: Page,
  url: string,
  round: number,
  { kill, safe }: { readonly kill: () => Promise<void>; readonly safe: ReadonlySet<string> },
): Promise<string> {
  const chance = chanceOf('browser', round);
  const id = await startEstimate(callsOf(page, url));
  await openBuilder(page, id, url);
  const isCutOff = chance() < 0.5;
  if (isCutOff) await page.context().setOffline(true);
  // Ends with the browser.
  void page
    .evaluate(
      async (pauses) => {
        for (const length of pauses) {
          document
            .querySelector<HTMLElement>('[aria-label^="Parts, "] button[aria-pressed="false"]')
            ?.click();
          await new Promise((resolve) => setTimeout(resolve, length));
        }
      },
      Array.from({ length: 500 }, () => chance() * 120),
    )
    .catch(() => undefined);
  // A busy machine stores nothing for seconds. Every second death waits for an edit, so two rounds already prove something.
  if (round % 2 === 1) await expect.poll(() => safe.size, { timeout: 60_000 }).toBeGreaterThan(0);
  await pause(chance() * 2_500);
  if (isCutOff && chance() < 0.3) {
    await page.context().setOffline(false);
    await pause(chance() * 300);
  }
  await kill();
  return id;
}

async function settleLeft(page: Page, product: RunningProduct, left: Left, tally: RunCounts): Promise<void> {
  await openBuilder(page, left.id, product.url);
  await expect(saveWords(page)).toHaveText(withTheServer, { timeout: 30_000 });
  const calls = callsOf(page, product.url);
  count(tally, left.safe, await readEstimate(calls, left.id), await wholeHistory(calls, left.id));
}
