import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { readTopicFile, type TopicFile } from '@dre/core/domain/help/read-topic-file';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import { publishDraft, waitForTheTree } from './topic-queries.ts';

interface Shipped extends TopicFile {
  readonly hash: string;
}

/**
 * Adds the help topics that ship with the product and updates changed ones. Topics an administrator edited, withdrew or
 * removed stay as they are.
 */
export async function seedHelp(db: Db, folder: string, now: Date): Promise<void> {
  const shipped = await shippedTopics(folder);
  if (await isSeeded(db, shipped)) return;
  await db.transaction().execute(async (trx) => {
    // Several processes may start at once on one database.
    await waitForTheTree(trx);
    const rows = await trx
      .selectFrom('help_topic')
      .select(['id', 'slug', 'shipped_hash as hash', 'is_edited as isEdited', 'revision'])
      .select(sql<boolean>`removed_at is not null`.as('isRemoved'))
      .where('shipped_hash', 'is not', null)
      .execute();
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    for (const topic of shipped) {
      const row = rows.find(({ slug }) => slug === topic.slug);
      const parent = topic.parent === null ? null : (ids.get(topic.parent) ?? null);
      if (row === undefined) {
        const id = await bring(trx, topic, parent, now);
        if (id !== undefined) ids.set(topic.slug, id);
      } else if (row.isEdited) {
        await noteShipped(trx, row.id, topic.hash);
      } else if (row.hash !== topic.hash || row.isRemoved) {
        await renew(trx, topic, { ...row, parent, now });
      }
    }
    const slugs = shipped.map(({ slug }) => slug);
    await trx
      .updateTable('help_topic')
      .set({ removed_at: now })
      .where('shipped_hash', 'is not', null)
      .where('is_edited', '=', false)
      .where('slug', 'not in', slugs)
      .where('removed_at', 'is', null)
      .execute();
  });
}

/** Parents come before their children. */
async function shippedTopics(folder: string): Promise<readonly Shipped[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const topics = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { ...readTopicFile(name.replace(/\.md$/, ''), text), hash };
    }),
  );
  return topics.toSorted(
    (a, b) => Number(a.parent !== null) - Number(b.parent !== null) || a.order - b.order,
  );
}

async function isSeeded(db: Db, shipped: readonly Shipped[]): Promise<boolean> {
  const rows = await db
    .selectFrom('help_topic')
    .select(['slug', 'shipped_hash as hash'])
    .where('shipped_hash', 'is not', null)
    .where((where) => where.or([where('removed_at', 'is', null), where('is_edited', '=', true)]))
    .execute();
  const there = new Map(rows.map(({ slug, hash }) => [slug, hash]));
  return rows.length === shipped.length && shipped.every(({ slug, hash }) => there.get(slug) === hash);
}

function draftOf({ title, lead, body, screens, order, hash }: Shipped, parent: string | null, now: Date) {
  return {
    title,
    lead,
    body: JSON.stringify(body),
    screens: [...screens],
    position: order,
    parent,
    shipped_hash: hash,
    changed_at: now,
  };
}

/** Undefined if an administrator uses the address for a topic of their own. */
async function bring(trx: Db, topic: Shipped, parent: string | null, now: Date): Promise<string | undefined> {
  const made = await trx
    .insertInto('help_topic')
    .values({ slug: topic.slug, ...draftOf(topic, parent, now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return undefined;
  await publishDraft(trx, { id: made.id, revision: 1, personId: null, now });
  return made.id;
}

async function renew(
  trx: Db,
  topic: Shipped,
  row: { readonly id: string; readonly revision: number; readonly parent: string | null; readonly now: Date },
): Promise<void> {
  const revision = row.revision + 1;
  await trx
    .updateTable('help_topic')
    .set({ ...draftOf(topic, row.parent, row.now), revision, removed_at: null })
    .where('id', '=', row.id)
    .execute();
  await publishDraft(trx, { id: row.id, revision, personId: null, now: row.now });
}

/** Records the hash of the shipped text, so that the next start skips unchanged topics. */
async function noteShipped(trx: Db, id: string, hash: string): Promise<void> {
  await trx.updateTable('help_topic').set({ shipped_hash: hash }).where('id', '=', id).execute();
}
