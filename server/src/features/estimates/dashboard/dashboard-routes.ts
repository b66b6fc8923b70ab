import { readFigures } from '@dre/core/contract/estimates/dashboard';
import { listChoices } from '@dre/core/contract/estimates/estimate-list';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';

const figures = () => import('./figures-service.ts');

/** The figures of the dashboard, and the choices its list can be narrowed by. */
export function dashboardRoutes(app: FastifyInstance, clock: () => Date): void {
  const now = () => ({ now: clock() });
  mount(app, listChoices, async (context) => (await figures()).listChoices({ ...context, ...now() }));
  mount(app, readFigures, async ({ query, ...context }) =>
    (await figures()).readFigures({ ...context, ...now() }, query),
  );
}
