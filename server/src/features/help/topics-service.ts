import type { BodyOf } from '@dre/core/contract/endpoint';
import type {
  addHelpTopic,
  HelpTopicRow,
  moveHelpTopic,
  saveHelpDraft,
} from '@dre/core/contract/help/help-admin';
import { screenAt, screens } from '@dre/core/contract/screens';
import { checkRichText } from '@dre/core/domain/content/check-rich-text';
import type { RichText } from '@dre/core/domain/content/rich-text';
import { brokenLinks } from '@dre/core/domain/help/broken-links';
import { slugOf } from '@dre/core/domain/help/slug';
import { isUnder } from '@dre/core/domain/help/tree';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';
import {
  allTopics,
  draftBodies,
  hasChildren,
  insertTopic,
  isSlugTaken,
  place,
  publishDraft,
  remove,
  saveDraft,
  topicById,
  type TopicRow,
  versionOf,
  versionsOf,
  waitForTheTree,
  withdraw,
} from './topic-queries.ts';

const notFound = { kind: 'not-found' } as const;
const changedMeanwhile = {
  kind: 'conflict',
  detail: 'Somebody else changed this topic meanwhile. Open it again to see what it says now.',
} as const;

export async function listTopics(trx: Db) {
  return accept((await allTopics(trx)).map(rowOf));
}

function rowOf(topic: TopicRow): HelpTopicRow {
  const { revision: _, publishedVersion: __, publishedRevision: ___, ...row } = topic;
  return { ...row, state: stateOf(topic), changedAt: topic.changedAt.toISOString() };
}

function stateOf({ revision, publishedVersion, publishedRevision }: TopicRow): HelpTopicRow['state'] {
  if (publishedVersion !== null) return revision === publishedRevision ? 'published' : 'changed';
  return publishedRevision === null ? 'draft' : 'withdrawn';
}

export async function readTopic(trx: Db, id: string) {
  const topic = await topicById(trx, id);
  if (topic === undefined) return refuse(notFound);
  const versions = await versionsOf(trx, id);
  return accept({
    ...rowOf(topic),
    lead: topic.lead,
    body: topic.body,
    revision: topic.revision,
    versions: versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() })),
  });
}

export async function readVersion(trx: Db, id: string, number: string) {
  if (!/^[1-9]\d{0,8}$/.test(number)) return refuse(notFound);
  const version = await versionOf(trx, id, Number(number));
  return version === undefined ? refuse(notFound) : accept(version);
}

export async function addTopic(context: RequestContext, { title, parent }: BodyOf<typeof addHelpTopic>) {
  const { trx, identity } = context.auth;
  await waitForTheTree(trx);
  if (parent !== null && (await topicById(trx, parent)) === undefined) return refuse(notFound);
  const slug = await freeSlug(trx, slugOf(title));
  const { personId } = identity;
  const id = await insertTopic(trx, { slug, title: title.trim(), parent, personId, now: context.now });
  await writeDown(context, 'added', slug);
  return accept({ id, slug });
}

async function freeSlug(trx: Db, wished: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wished : `${wished}-${String(count)}`;
    if (!(await isSlugTaken(trx, slug, null))) return slug;
  }
}

const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

export async function storeDraft(context: RequestContext, id: string, body: BodyOf<typeof saveHelpDraft>) {
  const { trx, identity } = context.auth;
  if ((await topicById(trx, id)) === undefined) return refuse(notFound);
  const text = checkRichText(body.body);
  if (!text.ok) return refuse({ kind: 'invalid-request', errors: { body: text.refusal } } as const);
  const strange = body.screens.find((path) => !known.has(path));
  if (strange !== undefined) {
    return refuse({
      kind: 'invalid-request',
      errors: { screens: `“${strange}” is no screen of the product` },
    } as const);
  }
  await waitForTheTree(trx);
  if (await isSlugTaken(trx, body.slug, id)) {
    return refuse({ kind: 'conflict', detail: 'Another topic has this address already.' } as const);
  }
  const draft = { ...body, title: body.title.trim(), lead: body.lead.trim() };
  const { personId } = identity;
  const revision = await saveDraft(trx, { ...draft, id, body: text.value, personId, now: context.now });
  return revision === undefined ? refuse(changedMeanwhile) : accept({ revision });
}

export async function publishTopic(context: RequestContext, id: string, revision: number) {
  const { trx, identity } = context.auth;
  const topic = await topicById(trx, id);
  if (topic === undefined) return refuse(notFound);
  const { personId } = identity;
  const version = await publishDraft(trx, { id, revision, personId, now: context.now });
  if (version === undefined) return refuse(changedMeanwhile);
  await writeDown(context, 'published', topic.slug);
  return accept({ version });
}

export async function withdrawTopic(context: RequestContext, id: string) {
  const { trx, identity } = context.auth;
  const topic = await topicById(trx, id);
  if (topic === undefined) return refuse(notFound);
  if (topic.publishedVersion === null) {
    return refuse({ kind: 'conflict', detail: 'Readers do not see this topic.' } as const);
  }
  await withdraw(trx, id, identity.personId, context.now);
  await writeDown(context, 'withdrawn', topic.slug);
  return accept(true);
}

export async function moveTopic(
  context: RequestContext,
  id: string,
  { parent, before }: BodyOf<typeof moveHelpTopic>,
) {
  const { trx } = context.auth;
  await waitForTheTree(trx);
  const all = await allTopics(trx);
  const has = (wanted: string | null) => wanted === null || all.some((topic) => topic.id === wanted);
  if (!has(id) || !has(parent)) return refuse(notFound);
  if (parent !== null && isUnder(all, parent, id)) {
    return refuse({ kind: 'conflict', detail: 'A topic cannot stand under itself.' } as const);
  }
  const siblings = all.filter((topic) => topic.parent === parent && topic.id !== id).map((topic) => topic.id);
  const at = before === null ? -1 : siblings.indexOf(before);
  if (before !== null && at === -1) return refuse(notFound);
  await place(trx, parent, at === -1 ? [...siblings, id] : siblings.toSpliced(at, 0, id));
  await writeDown(context, 'moved', all.find((topic) => topic.id === id)?.slug ?? '');
  return accept(true);
}

export async function removeTopic(context: RequestContext, id: string) {
  const { trx, identity } = context.auth;
  await waitForTheTree(trx);
  const topic = await topicById(trx, id);
  if (topic === undefined) return refuse(notFound);
  if (await hasChildren(trx, id)) {
    return refuse({
      kind: 'conflict',
      detail: 'Other topics stand under this one. Move or remove them first.',
    } as const);
  }
  await remove(trx, id, identity.personId, context.now);
  await writeDown(context, 'removed', topic.slug);
  return accept(true);
}

export async function checkLinks(trx: Db) {
  const topics = await draftBodies(trx);
  const slugs = new Map(topics.map(({ slug, publishedVersion }) => [slug, publishedVersion !== null]));
  return accept(
    topics.flatMap(({ id, title, body }) =>
      brokenLinks(body as RichText, slugs, isScreen).map((broken) => ({
        topicId: id,
        topic: title,
        ...broken,
      })),
    ),
  );
}

function isScreen(path: string): boolean {
  return screenAt(path) !== undefined;
}

async function writeDown(context: RequestContext, what: string, topic: string): Promise<void> {
  await record(context.auth.trx, {
    kind: 'help-changed',
    at: context.now,
    personId: context.auth.identity.personId,
    requestId: context.requestId,
    detail: { topic, what },
  });
}
