import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { offersTaken, openBuilder, saveWords, withTheServer } from '../e2e/support/builder.ts';
import { callsOf, readEstimate, startEstimate, tokenOf, wholeHistory } from '../e2e/support/calls.ts';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { preparedPage } from './browser-kills.ts';
import { chanceOf } from './chance.ts';
import { type OwnChromium, startChromium } from './own-chromium.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

interface DeviceClocks {
  readonly edits: RunCounts;
  /** Rounds whose edits are out of the order they were made in. */
  readonly disordered: number;
  /** Rounds in which undo reverted something else than the last change. */
  readonly wronglyUndone: number;
}

type Chance = () => number;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The clock of the device jumps by days while somebody works, online and offline, and through deaths. */
export async function jumpDeviceClocks(
  product: RunningProduct,
  rounds: number,
  onRound: (tally: RunCounts) => void = () => undefined,
): Promise<DeviceClocks> {
  const profile = await mkdtemp(`${tmpdir()}/dre-device-clock-`);
  const jumps = { edits: noCounts(), disordered: 0, wronglyUndone: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { isInOrder, isUndone } = await clockRound(product, profile, round, jumps.edits);
      if (!isInOrder) jumps.disordered += 1;
      if (!isUndone) jumps.wronglyUndone += 1;
      onRound(jumps.edits);
    }
    return jumps;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The running device: it dies and starts again on the same disk. */
interface Device {
  readonly browser: OwnChromium;
  readonly page: Page;
}

async function clockRound(
  { url }: RunningProduct,
  profile: string,
  round: number,
  tally: RunCounts,
): Promise<{ isInOrder: boolean; isUndone: boolean }> {
  const chance = chanceOf('clock of a device', round);
  // In the order they were stored, which is the order they were made in.
  const made = new Set<string>();
  let device = await startDevice(profile, url, made);
  try {
    const id = await startEstimate(callsOf(device.page, url));
    await openBuilder(device.page, id, url);
    for (let jump = 0; jump < 4; jump += 1) {
      await device.page.context().setOffline(chance() < 0.5);
      await workThroughJumps(device.page, chance);
      if (chance() < 0.4) {
        await device.browser.kill();
        device = await startDevice(profile, url, made);
      }
      await device.page.context().setOffline(false);
      await openRight(device.page, id, url);
    }
    await expect(saveWords(device.page)).toHaveText(withTheServer, { timeout: 60_000 });
    const isUndone = await undoesTheLast(device.page, chance);
    await openRight(device.page, id, url);
    await expect(saveWords(device.page)).toHaveText(withTheServer, { timeout: 60_000 });
    const calls = callsOf(device.page, url);
    const history = await wholeHistory(calls, id);
    count(tally, made, await readEstimate(calls, id), history);
    const arrived = history.map(({ edit }) => edit.id).filter((edit) => made.has(edit));
    return { isInOrder: JSON.stringify(arrived) === JSON.stringify([...made]), isUndone };
  } finally {
    await device.browser.kill();
  }
}

async function startDevice(profile: string, url: string, made: Set<string>): Promise<Device> {
  const browser = await startChromium(profile);
  try {
    await letClockJump(browser.context);
    const { page } = await preparedPage(browser.context, await tokenOf(url, 'estimator'), url, made);
    return { browser, page };
  } catch (cause) {
    await browser.kill();
    throw cause;
  }
}

const clock = 'chaos-clock';

/** The clock's offset is stored in the page, so that it survives a reload. */
async function letClockJump(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const RealDate = Date;
    const now = () => RealDate.now() + Number(sessionStorage.getItem(name) ?? 0);
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
      apply: () => new RealDate(now()).toString(),
      get: (target, property): unknown => (property === 'now' ? now : Reflect.get(target, property)),
    });
  }, clock);
}

/** Presses operations while the clock jumps between them and during their effects. */
async function workThroughJumps(page: Page, chance: Chance): Promise<void> {
  const steps = Array.from({ length: 2 + Math.floor(chance() * 4) }, () => ({
    offset: (chance() * 2 - 1) * (chance() < 0.3 ? minute : 5 * day),
    pause: chance() * 250,
  }));
  await page.evaluate(
    async ({ name, jumps }) => {
      for (const { offset, pause } of jumps) {
        sessionStorage.setItem(name, String(Math.round(offset)));
        document.querySelector<HTMLElement>('[aria-label^="Parts, "] button[aria-pressed="false"]')?.click();
        sessionStorage.setItem(name, String(Math.round(-offset)));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    { name: clock, jumps: steps },
  );
}

/** A clock that is days ahead has ended every session: with a right one, signing in again is enough. */
async function openRight(page: Page, id: string, url: string): Promise<void> {
  const token = await tokenOf(url, 'estimator');
  // The old page is left first: by its clock its session is over, and it would end the new one too. A script opened as
  // a page does not run, and unlike pictures it is of our origin.
  await page.goto(`${url}/theme.js`);
  await page.evaluate(
    ({ name, fresh }) => {
      sessionStorage.removeItem(name);
      sessionStorage.setItem('id_token', fresh);
    },
    { name: clock, fresh: token },
  );
  await openBuilder(page, id, url);
}

async function undoesTheLast(page: Page, chance: Chance): Promise<boolean> {
  const before = await offersTaken(page).allTextContents();
  // Sets the clock back, so that the session goes on.
  const setBack = () =>
    page.evaluate(({ name, to }) => sessionStorage.setItem(name, to), {
      name: clock,
      to: String(Math.round(-chance() * 5 * day)),
    });
  await setBack();
  await page.locator('[aria-label^="Parts, "] button[aria-pressed="false"]').first().click();
  await expect(offersTaken(page)).toHaveCount(before.length + 1);
  await setBack();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(offersTaken(page)).toHaveCount(before.length);
  return JSON.stringify(await offersTaken(page).allTextContents()) === JSON.stringify(before);
}
