import { readDraftFaults } from '@dre/core/contract/catalogue/book-draft';
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

/** Read with the first call: what checks a whole book is long, and the start does not need it. */
const service = () => import('./publishing-service.ts');
const faultsService = () => import('./issues-service.ts');

/** More than anybody reads; what is wrong with a whole column shows in the first of them. */
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
  mount(app, readDraftFaults, async ({ admission: { trx }, query }) => {
    const { revision, faults } = await (await faultsService()).issuesOfDraft(trx, checkAway);
    const wanted = faults.filter(({ file }) => query.file === undefined || file === query.file);
    return accept({ revision, total: wanted.length, faults: wanted.slice(0, shownFaults) });
  });
  mount(app, readDraftDiff, async ({ admission, query }) =>
    accept(await (await service()).diffOf(admission.trx, undefined, query)),
  );
  mount(app, publishDraft, async ({ admission, body, requestId }) =>
    (await service()).publish(admission.trx, publisher(admission, requestId), {
      publication: body,
      checkAway,
    }),
  );
  mount(app, readEditions, async ({ admission }) =>
    accept(await (await service()).listPublished(admission.trx, now())),
  );
  mount(app, readEditionDiff, async ({ admission, params, query }) =>
    (await service()).diffOfEdition(admission.trx, Number(params.edition), query),
  );
  mount(app, publishAgain, async ({ admission, params, body, requestId }) =>
    (await service()).publishEarlier(admission.trx, publisher(admission, requestId), {
      earlier: Number(params.edition),
      publication: body,
    }),
  );
}
