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

/** The list of estimates, its saved views, and actions on several estimates at once. */
export function listRoutes(app: FastifyInstance, clock: () => Date): void {
  const now = () => ({ now: clock() });
  mount(app, listEstimates, async ({ query, ...context }) =>
    (await list()).listEstimates({ ...context, ...now() }, query),
  );
  mount(app, archiveEstimates, async ({ body, ...context }) =>
    (await acts()).archiveEstimates({ ...context, ...now() }, body),
  );
  mount(app, assignEstimates, async ({ body, ...context }) =>
    (await acts()).assignEstimates({ ...context, ...now() }, body),
  );
  mount(app, copyEstimate, async ({ params, body, ...context }) =>
    (await copying()).copyEstimate({ ...context, ...now() }, params.id, body),
  );
  mount(app, exportEstimates, async ({ query, ...context }) =>
    (await exporting()).exportEstimates({ ...context, ...now() }, query),
  );
  mount(app, listViews, async (context) => (await views()).listViews({ ...context, ...now() }));
  mount(app, createView, async ({ body, ...context }) =>
    (await views()).createView({ ...context, ...now() }, body),
  );
  mount(app, saveView, async ({ params, body, ...context }) =>
    (await views()).saveView({ ...context, ...now() }, params.id, body),
  );
  mount(app, removeView, async ({ params, ...context }) =>
    (await views()).removeView({ ...context, ...now() }, params.id),
  );
}
