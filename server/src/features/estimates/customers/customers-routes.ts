import {
  correctCustomer,
  correctUnit,
  deleteCustomer,
  deleteUnit,
  findReturningCustomers,
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

export function customersRoutes(app: FastifyInstance, deps: { readonly now: () => Date }): void {
  const now = () => ({ now: deps.now() });
  mount(app, listCustomers, async ({ query, ...context }) =>
    (await customers()).listCustomers({ ...context, ...now() }, query),
  );
  mount(app, findReturningCustomers, async ({ query, ...context }) =>
    (await customers()).findReturning({ ...context, ...now() }, query.find),
  );
  mount(app, readCustomer, async ({ params, ...context }) =>
    (await customers()).readCustomer({ ...context, ...now() }, params.id),
  );
  mount(app, correctCustomer, async ({ params, body, ...context }) =>
    (await customers()).correctCustomer({ ...context, ...now() }, params.id, body),
  );
  mount(app, mergeCustomer, async ({ params, body, ...context }) =>
    (await customers()).mergeCustomer({ ...context, ...now() }, params.id, body.into),
  );
  mount(app, deleteCustomer, async ({ params, ...context }) =>
    (await customers()).deleteCustomer({ ...context, ...now() }, params.id),
  );
  mount(app, listCustomerEstimates, async ({ params, query, ...context }) =>
    (await units()).listPast({ ...context, ...now() }, 'customer', params.id, query.after),
  );
  mount(app, listUnitEstimates, async ({ params, query, ...context }) =>
    (await units()).listPast({ ...context, ...now() }, 'rv_unit', params.id, query.after),
  );
  mount(app, correctUnit, async ({ params, body, ...context }) =>
    (await units()).correctUnit({ ...context, ...now() }, params.id, body),
  );
  mount(app, mergeUnit, async ({ params, body, ...context }) =>
    (await units()).mergeUnit({ ...context, ...now() }, params.id, body.into),
  );
  mount(app, deleteUnit, async ({ params, ...context }) =>
    (await units()).deleteUnit({ ...context, ...now() }, params.id),
  );
}
