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

/** Loaded with the first catalogue request: the checks of a book are much code, and the start does not need it. */
const service = () => import('./edition-service.ts');
const house = () => import('./house-service.ts');

export function catalogueRoutes(app: FastifyInstance, now: () => Date): void {
  mount(app, listEditions, async ({ auth }) => accept(await (await service()).listEditions(auth.trx, now())));
  mount(app, readNewestBook, async ({ auth }) => (await house()).readNewestBook(auth, now()));
  mount(app, readEdition, async ({ auth, params, query }) =>
    (await service()).readEdition(auth.trx, Number(params.edition), Number(query.form)),
  );
  mount(app, readEditionChanges, async ({ auth, params, query }) => {
    const [edition, since, form] = [Number(params.edition), Number(query.since), Number(query.form)];
    return (await service()).readEditionChanges(auth.trx, edition, since, form);
  });
  mount(app, readHouseValues, async ({ auth }) => (await house()).readNewest(auth));
  mount(app, readHouseUse, async ({ auth }) => (await house()).readUse(auth));
  mount(app, readHouseRevision, async ({ auth, params }) =>
    (await house()).readRevision(auth, Number(params.revision)),
  );
  mount(app, changeHouseValues, async ({ auth, body }) => (await house()).changeValues(auth, body, now()));
}
