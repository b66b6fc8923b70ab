import { setImmediate as turn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../database/connections/connection.ts';
import { followEstimates } from '../features/estimates/edits/estimate-followers.ts';
import { followInShop } from '../features/shop/orders/follow-in-shop.ts';
import type { DemoCompany } from './demo-people.ts';
import { type DemoEstimate, demoEstimates, firstDemoEstimates } from './demo-plan.ts';
import { makeDemoTemplates, saveDemoHouseValues } from './demo-house.ts';
import { type DemoPhotos, type DemoPhotoSource, demoPhotosOf } from './demo-photos.ts';
import {
  recordActivity,
  recordBegun,
  recordDemoCompany,
  recordWritten,
  unfinishedDemo,
  wasWritten,
} from './demo-queries.ts';
import { demoId } from './demo-random.ts';
import { demoOrders } from './shop/demo-orders.table.ts';
import { openDemoShop } from './shop/demo-shop-setup.ts';
import { readOldNotices, writeDemoFloor } from './shop/write-demo-floor.ts';
import { beginDemoEstimate, writeDemoEstimate } from './write-demo-estimate.ts';

/** Begins the drafts the first visitor finds at once; their photos and all other estimates follow in the background. */
export async function seedFirstEstimates(db: Db, now: Date): Promise<void> {
  await recordDemoCompany(db, now, demoEstimates.length);
  const company = await unfinishedDemo(db);
  if (company === undefined) return;
  await recordActivity(company);
  await saveDemoHouseValues(company);
  await openDemoShop(company);
  for (const estimate of demoEstimates.filter(({ number }) => firstDemoEstimates.includes(number))) {
    await recordBegun(company, demoId(company.id, `estimate ${String(estimate.number)}`));
    await beginDemoEstimate(company, estimate);
  }
  await makeDemoTemplates(company);
}

const oldestOrdered = Math.min(...demoOrders.map(({ estimate }) => estimate));

export interface DemoWriting {
  readonly done: Promise<void>;
  stop(): Promise<void>;
}

/** Goes on writing what a first start left over, newest first, one estimate at a time between requests. */
export function writeDemoInBackground(db: Db, log: Logger, source: DemoPhotoSource): DemoWriting {
  let isStopped = false;
  const write = async () => {
    const company = await unfinishedDemo(db);
    if (company === undefined) return;
    log.info('The demo company is being written in the background.');
    const photos = await demoPhotosOf(source);
    // Orders follow their estimates while those are written, as they do when people write.
    followEstimates(followInShop);
    for (const estimate of demoEstimates.toReversed()) {
      if (isStopped) return;
      await writeOnce(company, estimate, photos);
      // Older estimates follow, so that a start interrupted in the shop knows that it is not complete.
      if (estimate.number === oldestOrdered) await writeDemoFloor(company, () => isStopped);
      await readOldNotices(company);
      await turn();
    }
    log.info('The demo company is complete.');
  };
  const isDone = write().catch(async (error: unknown) => {
    // A removal takes from under the writer what it is writing, so that a step may fail in any way.
    const isUnfinished = await unfinishedDemo(db).catch(() => true);
    if (isUnfinished === undefined) log.info('The demo company was removed before it was complete.');
    // The product works without the rest of its demo; the next start tries again.
    else log.error({ err: error }, 'The demo company is not complete.');
  });
  return {
    done: isDone,
    stop: async () => {
      isStopped = true;
      await isDone;
    },
  };
}

async function writeOnce(company: DemoCompany, estimate: DemoEstimate, photos: DemoPhotos): Promise<void> {
  const id = demoId(company.id, `estimate ${String(estimate.number)}`);
  if (await wasWritten(company, id)) return;
  await recordBegun(company, id);
  await writeDemoEstimate(company, estimate, photos);
  await recordWritten(company, id);
}
