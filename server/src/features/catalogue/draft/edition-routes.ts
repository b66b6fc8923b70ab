import { readDraftIssues } from '@dre/core/contract/catalogue/book-draft';
import {
  publishAgain,
  publishDraft,
  readDraftDiff,
  readEditionDiff,
  readEditions,
} from '@dre/core/contract/catalogue/book-editions';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../../http/calls/authenticator.ts';
import type { BookWorkshop } from '../import/book-work.ts';
import { mount } from '../../../http/calls/mount.ts';

/** Loaded with the first request: the checks of a book are much code, and the start does not need it. */
const service = () => import('./publishing-service.ts');
const faultsService = () => import('./issues-service.ts');

/** More than anyone reads; a mistake in a whole column shows in the first of them. */
const shownFaults = 1_000;

export interface PublishingDependencies {
  readonly now: () => Date;
  readonly bookWorkshop: Pick<BookWorkshop, 'checkDraft'>;
}

export function draftEditionRoutes(
  app: FastifyInstance,
  { now, bookWorkshop }: PublishingDependencies,
): void {
  const checkAway = () => bookWorkshop.checkDraft();
  const publisher = ({ identity }: AuthContext, requestId: string) => ({
    personId: identity.personId,
    name: identity.name,
    at: now(),
    requestId,
  });
  mount(app, readDraftIssues, async ({ auth: { trx }, query }) => {
    const { revision, faults } = await (await faultsService()).issuesOfDraft(trx, checkAway);
    const wanted = faults.filter(({ file }) => query.file === undefined || file === query.file);
    return accept({ revision, total: wanted.length, faults: wanted.slice(0, shownFaults) });
  });
  mount(app, readDraftDiff, async ({ auth, query }) =>
    accept(await (await service()).diffOf(auth.trx, undefined, query)),
  );
  mount(app, publishDraft, async ({ auth, body, requestId }) =>
    (await service()).publish(auth.trx, publisher(auth, requestId), {
      publication: body,
      checkAway,
    }),
  );
  mount(app, readEditions, async ({ auth }) =>
    accept(await (await service()).listPublished(auth.trx, now())),
  );
  mount(app, readEditionDiff, async ({ auth, params, query }) =>
    (await service()).diffOfEdition(auth.trx, Number(params.edition), query),
  );
  mount(app, publishAgain, async ({ auth, params, body, requestId }) =>
    (await service()).publishEarlier(auth.trx, publisher(auth, requestId), {
      earlier: Number(params.edition),
      publication: body,
    }),
  );
}
