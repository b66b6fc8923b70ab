import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

/** Changes with everything readers could notice: texts, order, added and removed topics. */
export async function publishedRevision(trx: Db): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', id, slug, parent, position, published_version), ',' order by id), ''))
      as revision
    from help_topic where published_version is not null and removed_at is null`.execute(trx);
  return rows[0]?.revision ?? '';
}

export function publishedTopics(trx: Db) {
  return trx
    .selectFrom('help_topic as topic')
    .innerJoin('help_topic_version as version', (join) =>
      join.onRef('version.topic_id', '=', 'topic.id').onRef('version.number', '=', 'topic.published_version'),
    )
    .leftJoin('help_topic as above', 'above.id', 'topic.parent')
    .select([
      'topic.slug',
      'version.title',
      'version.lead',
      'version.body',
      'version.screens',
      'version.published_at as publishedAt',
      'above.slug as parent',
    ])
    .where('topic.removed_at', 'is', null)
    .orderBy('topic.position')
    .orderBy('topic.id')
    .execute();
}

export function publishedTopicId(trx: Db, slug: string) {
  return trx
    .selectFrom('help_topic')
    .select('id')
    .where('slug', '=', slug)
    .where('published_version', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export interface TopicFeedback {
  readonly topicId: string;
  readonly personId: string;
  readonly helped: boolean;
  readonly now: Date;
}

export async function storeFeedback(
  trx: Db,
  { topicId, personId, helped, now }: TopicFeedback,
): Promise<void> {
  await trx
    .insertInto('help_answer')
    .values({ topic_id: topicId, person_id: personId, helped, answered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['topic_id', 'person_id']).doUpdateSet({ helped, answered_at: now }),
    )
    .execute();
}
