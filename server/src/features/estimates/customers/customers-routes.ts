import {
  correctCustomer,
  correctUnit,
  deleteCustomer,
  deleteUnit,
  findReturning,
  listCustomerEstimates,
  listCustomers,
  listUnitEstimates,
  mergeCustomer,
  mergeUnit,
  readCustomer,
} from '@dre/core/contract/estimates/customers';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';

const customers = () => import('./customers-service.ts');
const units = () => import('./units-service.ts');

export function customersRoutes(app: FastifyInstance, desk: { readonly now: () => Date }): void {
  const now = () => ({ now: desk.now() });
  mount(app, listCustomers, async ({ query, ...act }) =>
    (await customers()).listCustomers({ ...act, ...now() }, query),
  );
  mount(app, findReturning, async ({ query, ...act }) =>
    (await customers()).findReturning({ ...act, ...now() }, query.find),
  );
  mount(app, readCustomer, async ({ params, ...act }) =>
    (await customers()).readCustomer({ ...act, ...now() }, params.id),
  );
  mount(app, correctCustomer, async ({ params, body, ...act }) =>
    (await customers()).correctCustomer({ ...act, ...now() }, params.id, body),
  );
  mount(app, mergeCustomer, async ({ params, body, ...act }) =>
    (await customers()).mergeCustomer({ ...act, ...now() }, params.id, body.into),
  );
  mount(app, deleteCustomer, async ({ params, ...act }) =>
    (await customers()).deleteCustomer({ ...act, ...now() }, params.id),
  );
  mount(app, listCustomerEstimates, async ({ params, query, ...act }) =>
    (await units()).listPast({ ...act, ...now() }, 'customer', params.id, query.after),
  );
  mount(app, listUnitEstimates, async ({ params, query, ...act }) =>
    (await units()).listPast({ ...act, ...now() }, 'rv_unit', params.id, query.after),
  );
  mount(app, correctUnit, async ({ params, body, ...act }) =>
    (await units()).correctUnit({ ...act, ...now() }, params.id, body),
  );
  mount(app, mergeUnit, async ({ params, body, ...act }) =>
    (await units()).mergeUnit({ ...act, ...now() }, params.id, body.into),
  );
  mount(app, deleteUnit, async ({ params, ...act }) =>
    (await units()).deleteUnit({ ...act, ...now() }, params.id),
  );
}
