import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { offersTaken, openBuilder, press, saveWords, withTheServer } from '../e2e/support/builder.ts';
import { callsOf, readEstimate, startEstimate, tokenOf, wholeHistory } from '../e2e/support/calls.ts';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { preparedPage } from './browser-kills.ts';
import { chanceOf } from './chance.ts';
import { startChromium } from './own-chromium.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

interface FullDevices {
  readonly edits: RunCounts;
  /** Rounds in which the device stored nothing, and reported it. */
  readonly told: number;
}

/** The state one estimate's screen reported, and the edits stored on the disk. */
interface Told {
  readonly id: string;
  /** Lines that were reported as saved. */
  saved: number;
  readonly safe: ReadonlySet<string>;
}

const notSaved = 'Not saved: this device is out of space';

/**
 * The disk below the browser is full for a while, while somebody goes on working, online and offline. Undefined: no
 * disk can be mounted.
 */
export async function fillDevices(
  product: RunningProduct,
  rounds: number,
  onRound: (tally: RunCounts) => void = () => undefined,
): Promise<FullDevices | undefined> {
  const disk = await openSmallDisk(200);
  if (disk === undefined) return undefined;
  const edits = noCounts();
  let told = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (await deviceRound(product, disk, round, edits)) told += 1;
      onRound(edits);
    }
    return { edits, told };
  } finally {
    await disk.remove();
  }
}

async function deviceRound(
  { url }: RunningProduct,
  disk: SmallDisk,
  round: number,
  tally: RunCounts,
): Promise<boolean> {
  const chance = chanceOf('device without room', round);
  const profile = `${disk.folder}/${round}`;
  const isKilled = chance() < 0.5;
  const browser = await startChromium(profile);
  try {
    const { page, safe } = await preparedPage(browser.context, await tokenOf(url, 'estimator'), url);
    const told: Told = { id: await startEstimate(callsOf(page, url)), saved: 0, safe };
    await openBuilder(page, told.id, url);
    const first = 1 + Math.floor(chance() * 3);
    await press(page, first);
    await reaches(page, told.id, first);
    const wasTold = await workWithoutRoom(page, disk, told, chance);
    if (!isKilled) {
      await disk.makeRoom();
      await page.context().setOffline(false);
      await settle(page, url, told, tally);
      return wasTold;
    }
    await browser.kill();
    await disk.makeRoom();
    await openAgain(profile, url, told, tally);
    return wasTold;
  } finally {
    await browser.kill();
    await disk.makeRoom();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openAgain(profile: string, url: string, told: Told, tally: RunCounts): Promise<void> {
  const browser = await startChromium(profile);
  try {
    const { page } = await preparedPage(browser.context, await tokenOf(url, 'estimator'), url);
    await openBuilder(page, told.id, url);
    await settle(page, url, told, tally);
  } finally {
    await browser.kill();
  }
}

/** Returns whether the page reported that the device cannot store changes. */
async function workWithoutRoom(
  page: Page,
  disk: SmallDisk,
  told: Told,
  chance: () => number,
): Promise<boolean> {
  const before = await offersTaken(page).count();
  const isCutOff = chance() < 0.7;
  await page.context().setOffline(isCutOff);
  if (isCutOff && chance() < 0.5) await press(page, 1);
  const presses = 2 + Math.floor(chance() * 5);
  for (let pressed = 0; pressed < presses; pressed += 1) {
    // A browser that finds its disk full frees a little room itself.
    await disk.fill();
    await press(page, 1);
    await pause(chance() * 400);
  }
  const made = (await offersTaken(page).count()) - before;
  if (!isCutOff) {
    await reaches(page, told.id, before + made);
    await expect(saveWords(page)).toHaveText(withTheServer);
    told.saved = before + made;
    return false;
  }
  await expect(saveWords(page)).toHaveText(new RegExp(`^(${notSaved}|${onDevice(made)})$`));
  const wasTold = (await saveWords(page).textContent()) === notSaved;
  told.saved = wasTold ? before : before + made;
  // Otherwise the next step meets a device that is still full.
  if (chance() < 0.6) told.saved = before + (await workWithRoom(page, disk, made, chance));
  return wasTold;
}

/** The page notices free room with or without further work. Returns the number of saved changes. */
async function workWithRoom(
  page: Page,
  disk: SmallDisk,
  made: number,
  chance: () => number,
): Promise<number> {
  const more = chance() < 0.5 ? 0 : 1;
  await disk.makeRoom();
  await press(page, more);
  await expect(saveWords(page)).toHaveText(onDevice(made + more), { timeout: 60_000 });
  return made + more;
}

function onDevice(changes: number): string {
  return `Saved on this device. ${changes} change${changes === 1 ? '' : 's'} will send when online`;
}

/** Online nothing depends on the device. */
async function reaches(page: Page, id: string, lines: number): Promise<void> {
  const calls = callsOf(page, new URL(page.url()).origin);
  await expect(async () => {
    expect((await readEstimate(calls, id)).estimate.lines.length).toBe(lines);
  }).toPass({ timeout: 30_000 });
}

async function settle(page: Page, url: string, { id, saved, safe }: Told, tally: RunCounts): Promise<void> {
  await expect(saveWords(page)).toHaveText(withTheServer, { timeout: 60_000 });
  const calls = callsOf(page, url);
  const read = await readEstimate(calls, id);
  count(tally, safe, read, await wholeHistory(calls, id));
  // Presses are handled in order, so the first lines are those reported as saved.
  tally.lost += Math.max(0, saved - read.estimate.lines.length);
}
