import { listEditions, readEdition, readEditionChanges } from '@dre/core/contract/catalogue';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import * as catalogue from './catalogue-service.ts';

export function catalogueRoutes(app: FastifyInstance): void {
  mount(app, listEditions, async ({ admission }) => accept(await catalogue.listEditions(admission.trx)));
  mount(app, readEdition, ({ admission, params }) =>
    catalogue.readEdition(admission.trx, Number(params.edition)),
  );
  mount(app, readEditionChanges, ({ admission, params, query }) =>
    catalogue.readEditionChanges(admission.trx, Number(params.edition), Number(query.since)),
  );
}
