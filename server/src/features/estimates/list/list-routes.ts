import { createView, listViews, removeView, saveView } from '@dre/core/contract/estimates/saved-views';
import {
  archiveEstimates,
  assignEstimates,
  copyEstimate,
  exportEstimates,
  listEstimates,
} from '@dre/core/contract/estimates/estimate-list';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';

const list = () => import('./list-service.ts');
const acts = () => import('./list-actions-service.ts');
const copying = () => import('../templates/copy-service.ts');
const exporting = () => import('./export-service.ts');
const views = () => import('./views-service.ts');

/** The list of estimates, its saved views, and what is done with several estimates at once. */
export function listRoutes(app: FastifyInstance, clock: () => Date): void {
  const now = () => ({ now: clock() });
  mount(app, listEstimates, async ({ query, ...act }) =>
    (await list()).listEstimates({ ...act, ...now() }, query),
  );
  mount(app, archiveEstimates, async ({ body, ...act }) =>
    (await acts()).archiveEstimates({ ...act, ...now() }, body),
  );
  mount(app, assignEstimates, async ({ body, ...act }) =>
    (await acts()).assignEstimates({ ...act, ...now() }, body),
  );
  mount(app, copyEstimate, async ({ params, body, ...act }) =>
    (await copying()).copyEstimate({ ...act, ...now() }, params.id, body),
  );
  mount(app, exportEstimates, async ({ query, ...act }) =>
    (await exporting()).exportEstimates({ ...act, ...now() }, query),
  );
  mount(app, listViews, async (act) => (await views()).listViews({ ...act, ...now() }));
  mount(app, createView, async ({ body, ...act }) => (await views()).createView({ ...act, ...now() }, body));
  mount(app, saveView, async ({ params, body, ...act }) =>
    (await views()).saveView({ ...act, ...now() }, params.id, body),
  );
  mount(app, removeView, async ({ params, ...act }) =>
    (await views()).removeView({ ...act, ...now() }, params.id),
  );
}
