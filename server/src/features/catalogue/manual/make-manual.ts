import type { Db } from '../../../database/connections/connection.ts';
import type { DrawManual } from '../../../documents/manual/draw-manual.ts';
import type { ManualJob } from '../../../jobs/queues.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { contentsOf } from '../open-books.ts';
import { noteFailed, noteMade, noteProgress, publishedAt } from './manual-queries.ts';

export interface ManualWorkshop {
  readonly db: Db;
  readonly store: FileStore;
  readonly draw: DrawManual;
  readonly now: () => Date;
}

/** Pages between two progress updates. */
const pagesBetween = 20;

/** Draws and stores the manual of an edition. Repeatable: the same edition gives the same file. */
export async function makeManual(
  { db, store, draw, now }: ManualWorkshop,
  { edition }: ManualJob,
): Promise<void> {
  try {
    const order = {
      contents: await contentsOf(db, edition),
      publishedOn: (await publishedAt(db, edition)).toISOString().slice(0, 10),
    };
    await noteProgress(db, edition, 0, 0);
    let written: Promise<void> = Promise.resolve();
    const { bytes, pages } = await draw(order, (page, all) => {
      if (page % pagesBetween === 0) written = written.then(() => noteProgress(db, edition, page, all));
    });
    await written;
    await store.put(manualKey(edition), bytes);
    await noteMade(db, edition, { bytes: bytes.length, pages, now: now() });
  } catch (cause) {
    await noteFailed(db, edition);
    throw cause;
  }
}

export function manualKey(edition: number): string {
  return `0/manual/edition-${String(edition)}`;
}
