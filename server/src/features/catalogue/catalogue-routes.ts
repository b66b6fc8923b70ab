import {
  changeHouseValues,
  listEditions,
  readEdition,
  readEditionChanges,
  readHouseRevision,
  readHouseUse,
  readHouseValues,
  readNewestBook,
} from '@dre/core/contract/catalogue/catalogue';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';

/** Read with the first call for the book: what checks a whole book is long, and the start does not need it. */
const service = () => import('./edition-service.ts');
const house = () => import('./house-service.ts');

export function catalogueRoutes(app: FastifyInstance, now: () => Date): void {
  mount(app, listEditions, async ({ admission }) =>
    accept(await (await service()).listEditions(admission.trx, now())),
  );
  mount(app, readNewestBook, async ({ admission }) => (await house()).readNewestBook(admission, now()));
  mount(app, readEdition, async ({ admission, params, query }) =>
    (await service()).readEdition(admission.trx, Number(params.edition), Number(query.form)),
  );
  mount(app, readEditionChanges, async ({ admission, params, query }) => {
    const [edition, since, form] = [Number(params.edition), Number(query.since), Number(query.form)];
    return (await service()).readEditionChanges(admission.trx, edition, since, form);
  });
  mount(app, readHouseValues, async ({ admission }) => (await house()).readNewest(admission));
  mount(app, readHouseUse, async ({ admission }) => (await house()).readUse(admission));
  mount(app, readHouseRevision, async ({ admission, params }) =>
    (await house()).readRevision(admission, Number(params.revision)),
  );
  mount(app, changeHouseValues, async ({ admission, body }) =>
    (await house()).changeValues(admission, body, now()),
  );
}
