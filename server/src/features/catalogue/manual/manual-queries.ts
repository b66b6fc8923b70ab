import type { Db } from '../../../database/connections/connection.ts';

export function manualOf(trx: Db, edition: number) {
  return trx.selectFrom('manual').selectAll().where('edition', '=', edition).executeTakeFirst();
}

export async function publishedAt(trx: Db, edition: number): Promise<Date> {
  const row = trx.selectFrom('catalogue_edition').select('published_at').where('number', '=', edition);
  return (await row.executeTakeFirstOrThrow()).published_at;
}

/** Returns true if the manual was not requested yet or failed: the caller then enqueues a job. */
export async function askOnce(trx: Db, edition: number, now: Date): Promise<boolean> {
  const asked = await trx
    .insertInto('manual')
    .values({ edition, state: 'waiting', asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('edition')
        .doUpdateSet({ state: 'waiting', page: 0, pages: 0, asked_at: now })
        .where('manual.state', '=', 'failed'),
    )
    .returning('edition')
    .executeTakeFirst();
  return asked !== undefined;
}

/** The existing file stays until a new one replaces it. */
export async function askAgain(trx: Db, edition: number, now: Date): Promise<void> {
  await trx
    .insertInto('manual')
    .values({ edition, state: 'waiting', asked_at: now })
    .onConflict((conflict) =>
      conflict.column('edition').doUpdateSet({ state: 'waiting', page: 0, pages: 0, asked_at: now }),
    )
    .execute();
}

export async function noteProgress(db: Db, edition: number, page: number, pages: number): Promise<void> {
  await db
    .updateTable('manual')
    .set({ state: 'making', page, pages })
    .where('edition', '=', edition)
    .where('state', 'in', ['waiting', 'making'])
    .execute();
}

export async function noteMade(
  db: Db,
  edition: number,
  { bytes, pages, now }: { readonly bytes: number; readonly pages: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('manual')
    .set({ state: 'ready', page: pages, pages, bytes, made_at: now })
    .where('edition', '=', edition)
    .execute();
}

export async function noteFailed(db: Db, edition: number): Promise<void> {
  await db.updateTable('manual').set({ state: 'failed' }).where('edition', '=', edition).execute();
}
