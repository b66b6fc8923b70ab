import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import type { AuthContext } from '../../http/calls/authenticator.ts';
import { storeFeedback, publishedRevision, publishedTopicId, publishedTopics } from './help-queries.ts';

const notFound = { kind: 'not-found' } as const;

export async function readTopics(trx: Db, revision: string) {
  if (revision !== (await publishedRevision(trx))) return refuse(notFound);
  const topics = await publishedTopics(trx);
  return accept(topics.map((topic) => ({ ...topic, publishedAt: topic.publishedAt.toISOString() })));
}

export async function takeFeedback(
  { trx, identity }: AuthContext,
  { slug, helped, now }: { readonly slug: string; readonly helped: boolean; readonly now: Date },
) {
  const topic = await publishedTopicId(trx, slug);
  if (topic === undefined) return refuse(notFound);
  await storeFeedback(trx, { topicId: topic.id, personId: identity.personId, helped, now });
  return accept(true);
}
