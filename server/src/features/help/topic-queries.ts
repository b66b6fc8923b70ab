import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

const answers = (helped: boolean) => sql<number>`
  (select count(*)::integer from help_answer a where a.topic_id = topic.id and a.helped = ${helped})`;

function topics(trx: Db) {
  return trx
    .selectFrom('help_topic as topic')
    .leftJoin('person', 'person.id', 'topic.changed_by')
    .select([
      'topic.id',
      'topic.slug',
      'topic.title',
      'topic.parent',
      'topic.position',
      'topic.screens',
      'topic.revision',
      'topic.published_version as publishedVersion',
      'topic.published_revision as publishedRevision',
      'topic.changed_at as changedAt',
      'person.name as changedBy',
      answers(true).as('helped'),
      answers(false).as('notHelped'),
    ])
    .where('topic.removed_at', 'is', null)
    .orderBy('topic.position')
    .orderBy('topic.id');
}

export type TopicRow = Awaited<ReturnType<typeof allTopics>>[number];

export function allTopics(trx: Db) {
  return topics(trx).execute();
}

export function topicById(trx: Db, id: string) {
  return topics(trx).select(['topic.lead', 'topic.body']).where('topic.id', '=', id).executeTakeFirst();
}

export function draftBodies(trx: Db) {
  return trx
    .selectFrom('help_topic')
    .select(['id', 'slug', 'title', 'body', 'published_version as publishedVersion'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function versionsOf(trx: Db, topicId: string) {
  return trx
    .selectFrom('help_topic_version')
    .leftJoin('person', 'person.id', 'help_topic_version.published_by')
    .select(['number', 'published_at as publishedAt', 'person.name as publishedBy'])
    .where('topic_id', '=', topicId)
    .orderBy('number', 'desc')
    .execute();
}

export function versionOf(trx: Db, topicId: string, number: number) {
  return trx
    .selectFrom('help_topic_version')
    .select(['title', 'lead', 'body', 'screens'])
    .where('topic_id', '=', topicId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Serializes adding, moving and seeding topics, so that positions stay in order and addresses unique. */
export async function waitForTheTree(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('help tree', 0))`.execute(trx);
}

export async function isSlugTaken(trx: Db, slug: string, except: string | null): Promise<boolean> {
  const row = await trx
    .selectFrom('help_topic')
    .select('id')
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewTopic {
  readonly slug: string;
  readonly title: string;
  readonly parent: string | null;
  readonly personId: string;
  readonly now: Date;
}

/** The topic becomes the last of its siblings. */
export async function insertTopic(trx: Db, topic: NewTopic): Promise<string> {
  const { slug, title, parent, personId, now } = topic;
  const { id } = await trx
    .insertInto('help_topic')
    .values({
      slug,
      title,
      parent,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from help_topic
        where parent is not distinct from ${parent}::uuid)`,
      lead: '',
      body: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] }),
      screens: [],
      is_edited: true,
      changed_at: now,
      changed_by: personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Draft {
  readonly id: string;
  readonly since: number;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly body: unknown;
  readonly screens: readonly string[];
  readonly personId: string;
  readonly now: Date;
}

/** The draft's new revision; undefined if somebody changed it since. */
export async function saveDraft(trx: Db, draft: Draft): Promise<number | undefined> {
  const { id, since, slug, title, lead, body, screens, personId, now } = draft;
  const saved = await trx
    .updateTable('help_topic')
    .set({
      slug,
      title,
      lead,
      body: JSON.stringify(body),
      screens: [...screens],
      revision: since + 1,
      is_edited: true,
      changed_at: now,
      changed_by: personId,
    })
    .where('id', '=', id)
    .where('revision', '=', since)
    .where('removed_at', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision;
}

export interface Publication {
  readonly id: string;
  readonly revision: number;
  /** Null if the topic ships with the product. */
  readonly personId: string | null;
  readonly now: Date;
}

/** Publishes the draft as the next version; undefined if its revision is no longer the given one. */
export async function publishDraft(trx: Db, publication: Publication): Promise<number | undefined> {
  const { id, revision, personId, now } = publication;
  const draft = await trx
    .selectFrom('help_topic')
    .selectAll()
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (draft === undefined) return undefined;
  const { number } = await trx
    .insertInto('help_topic_version')
    .values({
      topic_id: id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from help_topic_version where topic_id = ${id})`,
      title: draft.title,
      lead: draft.lead,
      body: JSON.stringify(draft.body),
      screens: draft.screens,
      published_at: now,
      published_by: personId,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('help_topic')
    .set({ published_version: number, published_revision: revision })
    .where('id', '=', id)
    .execute();
  return number;
}

export async function withdraw(trx: Db, id: string, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('help_topic')
    .set({ published_version: null, is_edited: true, changed_at: now, changed_by: personId })
    .where('id', '=', id)
    .execute();
}

export async function remove(trx: Db, id: string, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('help_topic')
    .set({ removed_at: now, is_edited: true, changed_at: now, changed_by: personId })
    .where('id', '=', id)
    .execute();
}

export async function hasChildren(trx: Db, id: string): Promise<boolean> {
  const child = await trx
    .selectFrom('help_topic')
    .select('id')
    .where('parent', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return child !== undefined;
}

/** Orders these topics under one parent. */
export async function place(trx: Db, parent: string | null, ids: readonly string[]): Promise<void> {
  await sql`update help_topic set parent = ${parent}::uuid, position = place.position
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where help_topic.id = place.id`.execute(trx);
}
