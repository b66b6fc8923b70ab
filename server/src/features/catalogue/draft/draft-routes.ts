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

/** Read with the first call: few people keep the book, and the start does not need it. */
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
  mount(app, readDraft, async ({ admission }) => accept(await (await reading()).stateOfDraft(admission.trx)));
  mount(app, readDraftRows, async ({ admission, query }) =>
    (await reading()).pageOfRows(admission.trx, query),
  );
  mount(app, readDraftUses, async ({ admission, query }) =>
    (await reading()).usesOfRow(admission.trx, query),
  );
  mount(app, readDraftPart, async ({ admission, query }) =>
    (await reading()).wholePart(admission.trx, query.code),
  );
  mount(app, stageDraftRows, async ({ admission, body }) =>
    (await service()).stageRows(admission.trx, hand(admission), body.rows),
  );
  mount(app, discardDraftRows, async ({ admission, body, requestId }) => {
    const by = hand(admission);
    const discarded = await (await service()).discardDraft(admission.trx, by, body);
    if (discarded.ok && body.rows === null) {
      const { at, personId } = by;
      await record(admission.trx, { kind: 'draft-discarded', at, personId, requestId });
    }
    return discarded;
  });
  mount(app, previewBulkEdit, async ({ admission, body }) => (await bulk()).previewBulk(admission.trx, body));
  mount(app, stageBulkEdit, async ({ admission, body }) =>
    (await bulk()).stageBulk(admission.trx, hand(admission), body),
  );
  mount(app, mergeDraftRows, async ({ admission, body }) =>
    (await merging()).mergeInDraft(admission.trx, hand(admission), body),
  );
}
