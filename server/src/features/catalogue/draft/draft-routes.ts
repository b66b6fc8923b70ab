import { mergeDraftRows, previewBulkEdit, stageBulkEdit } from '@dre/core/contract/catalogue/book-bulk';
import {
  discardDraftRows,
  readDraft,
  readDraftPart,
  readDraftRows,
  readDraftUses,
  stageDraftRows,
} from '@dre/core/contract/catalogue/book-draft';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { record } from '../../../audit/audit-queries.ts';
import type { AuthContext } from '../../../http/calls/authenticator.ts';
import { mount } from '../../../http/calls/mount.ts';
import type { DraftAuthor } from './draft-queries.ts';

/** Loaded with the first request: few people maintain the book, and the start does not need it. */
const reading = () => import('./reading-service.ts');
const service = () => import('./draft-service.ts');
const bulk = () => import('./bulk-service.ts');
const merging = () => import('./merge-service.ts');

export function draftRoutes(app: FastifyInstance, now: () => Date): void {
  const hand = ({ identity }: AuthContext): DraftAuthor => ({
    personId: identity.personId,
    name: identity.name,
    at: now(),
  });
  mount(app, readDraft, async ({ auth }) => accept(await (await reading()).stateOfDraft(auth.trx)));
  mount(app, readDraftRows, async ({ auth, query }) => (await reading()).pageOfRows(auth.trx, query));
  mount(app, readDraftUses, async ({ auth, query }) => (await reading()).usesOfRow(auth.trx, query));
  mount(app, readDraftPart, async ({ auth, query }) => (await reading()).wholePart(auth.trx, query.code));
  mount(app, stageDraftRows, async ({ auth, body }) =>
    (await service()).stageRows(auth.trx, hand(auth), body.rows),
  );
  mount(app, discardDraftRows, async ({ auth, body, requestId }) => {
    const by = hand(auth);
    const discarded = await (await service()).discardDraft(auth.trx, by, body);
    if (discarded.ok && body.rows === null) {
      const { at, personId } = by;
      await record(auth.trx, { kind: 'draft-discarded', at, personId, requestId });
    }
    return discarded;
  });
  mount(app, previewBulkEdit, async ({ auth, body }) => (await bulk()).previewBulk(auth.trx, body));
  mount(app, stageBulkEdit, async ({ auth, body }) => (await bulk()).stageBulk(auth.trx, hand(auth), body));
  mount(app, mergeDraftRows, async ({ auth, body }) =>
    (await merging()).mergeInDraft(auth.trx, hand(auth), body),
  );
}
