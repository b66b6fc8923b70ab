import { blankContent, type ContentDraft, type ContentKind } from '@dre/core/domain/content/content-item';
import { richTextOf } from '@dre/core/domain/content/rich-text';
import type { Db } from '../../database/connections/connection.ts';
import { insertItem, updateItem } from './content-admin-queries.ts';
import { showAd, showEvent, showNews } from './publish-queries.ts';

const dayMs = 24 * 3_600_000;

/** News for the demo's dashboard, until an administrator writes some. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const known = await db.selectFrom('news').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  await db.transaction().execute(async (trx) => {
    const publish = (kind: ContentKind, from: Date, content: Partial<ContentDraft>) =>
      published(trx, kind, from, { ...blankContent, from: from.toISOString(), ...content });
    await publish('news', days(-11), {
      title: 'Find an estimate by any piece of its VIN',
      text: richTextOf(['Press Ctrl K anywhere and type four characters in a row.']),
    });
    await publish('news', days(-2), {
      title: 'The starter book is in place',
      text: richTextOf([
        'Parts, operations and prices of all ten vehicle types are ready to use. Open drafts keep theirs.',
      ]),
    });
    const events = [
      ['Laminate repair times, questions and answers', 5, 'Online'],
      ['Insurer exchange day', 19, 'Grand Rapids'],
      ['Winter storage claims', 26, 'Online'],
    ] as const;
    for (const [title, ahead, place] of events) {
      const startsAt = days(ahead);
      startsAt.setUTCHours(15, 0, 0, 0);
      await publish('event', days(-1), { title, place, startsAt: startsAt.toISOString() });
    }
    const ad = await trx.selectFrom('ad').select('id').where('id', '=', 'lap-sealant').executeTakeFirst();
    if (ad === undefined) {
      await publish('ad', days(0), { title: 'Lap sealant by the case', words: 'Self-leveling, case of 12' });
    }
  });
}

async function published(trx: Db, kind: ContentKind, from: Date, draft: ContentDraft): Promise<void> {
  const change = { at: from, by: null };
  const item = await insertItem(trx, kind, draft, change);
  const shown = { id: kind === 'ad' ? 'lap-sealant' : item.id, draft, from, until: null };
  if (kind === 'news') await showNews(trx, shown);
  else if (kind === 'event') await showEvent(trx, shown);
  else await showAd(trx, shown, true);
  await updateItem(trx, { ...item, publishedAs: shown.id, publishedRevision: item.revision }, change);
}
