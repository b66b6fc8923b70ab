import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { openBuilder, saveWords, withTheServer } from '../e2e/support/builder.ts';
import { callsOf, readEstimate, startEstimate, tokenOf, wholeHistory } from '../e2e/support/calls.ts';
import { type RunningProduct, runProduct } from '../e2e/support/processes/running-product.ts';
import { preparedPage } from './browser-kills.ts';
import { chanceOf } from './chance.ts';
import { type FlappingProxy, openFlappingProxy } from './flapping-proxy.ts';
import { startChromium } from './own-chromium.ts';
import { killServers } from './server-kills.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

interface Storms {
  readonly clients: RunCounts;
  readonly browsers: RunCounts;
  /** Connections that were cut, or stalled. */
  readonly harmed: number;
}

/** Clients and a browser work over a connection that is slow, breaks and stalls. */
export async function workInStorms(
  databaseUrl: string,
  rounds: number,
  onRound: (tally: RunCounts) => void,
): Promise<Storms> {
  const proxy = await openFlappingProxy();
  const product = await runProduct(databaseUrl, { PUBLIC_URL: proxy.url });
  proxy.leadTo(product.url);
  try {
    const far: RunningProduct = { ...product, url: proxy.url };
    const storm = async (round: number) => {
      proxy.storm(chanceOf('storm', round));
      await pause(1_500);
      proxy.calm();
    };
    const clients = await killServers(far, rounds, storm, onRound);
    // A browser's round takes as long as ten of the others.
    const browsers = await browseInStorms(far, proxy, Math.ceil(rounds / 10));
    return { clients, browsers, harmed: proxy.harmed() };
  } finally {
    proxy.calm();
    await product.stop();
    await proxy.close();
  }
}

async function browseInStorms(
  { url }: RunningProduct,
  proxy: FlappingProxy,
  rounds: number,
): Promise<RunCounts> {
  const profile = await mkdtemp(`${tmpdir()}/dre-storm-`);
  const tally = noCounts();
  const browser = await startChromium(profile);
  try {
    const { page, safe } = await preparedPage(browser.context, await tokenOf(url, 'estimator'), url);
    for (let round = 0; round < rounds; round += 1) {
      const chance = chanceOf('browser in the storm', round);
      safe.clear();
      const id = await startEstimate(callsOf(page, url));
      await openBuilder(page, id, url);
      proxy.storm(chanceOf('storm at the browser', round));
      await page.evaluate(
        async (pauses) => {
          for (const length of pauses) {
            document
              .querySelector<HTMLElement>('[aria-label^="Parts, "] button[aria-pressed="false"]')
              ?.click();
            await new Promise((resolve) => setTimeout(resolve, length));
          }
        },
        Array.from({ length: 15 }, () => chance() * 400),
      );
      proxy.calm();
      await expect(saveWords(page)).toHaveText(withTheServer, { timeout: 120_000 });
      const calls = callsOf(page, url);
      count(tally, safe, await readEstimate(calls, id), await wholeHistory(calls, id));
    }
    return tally;
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
