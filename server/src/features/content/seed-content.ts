import type { Db } from '../../database/connection.ts';

const dayMs = 24 * 3_600_000;

/** What a demo tells on its dashboard, until somebody writes news of their own. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('news').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const ahead = (days: number) => new Date(now.getTime() + days * dayMs);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('news')
      .values([
        {
          title: 'The starter book is in place',
          body: JSON.stringify([
            'Parts, operations and prices of all ten vehicle types are ready to use. Open drafts keep theirs.',
          ]),
          published_from: ago(2),
        },
        {
          title: 'Find an estimate by any piece of its VIN',
          body: JSON.stringify(['Press Ctrl K anywhere and type four characters in a row.']),
          published_from: ago(11),
        },
      ])
      .execute();
    await trx
      .insertInto('event')
      .values(
        [
          { title: 'Laminate repair times, questions and answers', starts_at: ahead(5), place: 'Online' },
          { title: 'Insurer exchange day', starts_at: ahead(19), place: 'Grand Rapids' },
          { title: 'Winter storage claims', starts_at: ahead(26), place: 'Online' },
        ].map((event) => ({ ...event, body: '[]', published_from: ago(1) })),
      )
      .execute();
    await trx
      .insertInto('ad')
      .values({ id: 'lap-sealant', title: 'Lap sealant by the case', body: 'Self-leveling, case of 12' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
