import { setTimeout as pause } from 'node:timers/promises';
import { callsWith, startEstimate, tokenOf } from '../e2e/support/calls.ts';
import { createDatabase, startPostgres } from '../e2e/support/processes/postgres.ts';
import { type RunningProduct, runProduct } from '../e2e/support/processes/running-product.ts';
import { aPicture, isThere, sendPicture } from './pictures.ts';
import { killServers } from './server-kills.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import type { RunCounts } from './run-counts.ts';

export interface PictureCounts {
  kept: number;
  lost: number;
  /** Accepted while the disk had no room, or answered with something else than a refusal of ours. */
  wronglyAnswered: number;
  /** Still refused after there was room again. */
  refusedForEver: number;
}

/** PostgreSQL's disk is full for a while, while clients go on sending. Undefined: no disk can be mounted. */
export async function fillDatabaseDisk(
  rounds: number,
  onRound: (tally: RunCounts) => void,
): Promise<(RunCounts & { refused: number }) | undefined> {
  const disk = await openSmallDisk(700);
  if (disk === undefined) return undefined;
  try {
    const postgres = await startPostgres({ within: disk.folder });
    try {
      const product = await runProduct((await createDatabase(postgres.url)).url);
      // The server replies before the examples are written, and a first start that cannot write them fails.
      while (!product.log().includes('is ready:')) await pause(100);
      try {
        const tally = await killServers(product, rounds, () => fullFor(disk, product), onRound);
        return { ...tally, refused: product.log().match(/"status":50\d/g)?.length ?? 0 };
      } finally {
        await disk.makeRoom();
        await product.stop();
      }
    } finally {
      await postgres.stop();
    }
  } finally {
    await disk.remove();
  }
}

async function fullFor(disk: SmallDisk, { url }: RunningProduct): Promise<void> {
  await disk.fill();
  await pause(3_000);
  await disk.makeRoom();
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true;
  while (!(await isReady())) await pause(100);
}

/** The disk of the pictures is full for a while. */
export async function fillPictureDisk(
  databaseUrl: string,
  rounds: number,
): Promise<PictureCounts | undefined> {
  const disk = await openSmallDisk(160);
  if (disk === undefined) return undefined;
  const tally: PictureCounts = { kept: 0, lost: 0, wronglyAnswered: 0, refusedForEver: 0 };
  try {
    const product = await runProduct(databaseUrl, { DATA_DIR: disk.folder });
    try {
      for (let round = 0; round < rounds; round += 1) await pictureRound(product, disk, round, tally);
      return tally;
    } finally {
      await disk.makeRoom();
      await product.stop();
    }
  } finally {
    await disk.remove();
  }
}

async function pictureRound(
  { url }: RunningProduct,
  disk: SmallDisk,
  round: number,
  tally: PictureCounts,
): Promise<void> {
  const token = await tokenOf(url, 'estimator');
  const id = await startEstimate(callsWith(url, async () => token));
  const [before, during] = [await aPicture(round * 2), await aPicture(round * 2 + 1)];
  const first = await sendPicture(url, token, id, before);
  await disk.fill();
  const refused = await sendPicture(url, token, id, during);
  const isOurs =
    refused.status >= 500 && refused.text.includes('"requestId"') && !/ENOSPC|\/tmp|at /.test(refused.text);
  if (!isOurs) tally.wronglyAnswered += 1;
  await disk.makeRoom();
  const again = await sendPicture(url, token, id, during);
  if (again.status !== 200) tally.refusedForEver += 1;
  for (const { answer, picture } of [
    { answer: first, picture: before },
    { answer: again, picture: during },
  ]) {
    if (answer.status !== 200) continue;
    tally.kept += 1;
    if (!(await isThere(url, token, id, picture.file))) tally.lost += 1;
  }
}
