import {
  deleteTemplate,
  listTemplates,
  makeTemplate,
  renameTemplate,
} from '@dre/core/contract/estimates/templates';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';

const templates = () => import('./templates-service.ts');

export function templatesRoutes(app: FastifyInstance, deps: { readonly now: () => Date }): void {
  const now = () => ({ now: deps.now() });
  mount(app, listTemplates, async (context) => (await templates()).listTemplates({ ...context, ...now() }));
  mount(app, makeTemplate, async ({ body, ...context }) =>
    (await templates()).makeTemplate({ ...context, ...now() }, body),
  );
  mount(app, renameTemplate, async ({ params, body, ...context }) =>
    (await templates()).renameTemplate({ ...context, ...now() }, params.id, body),
  );
  mount(app, deleteTemplate, async ({ params, ...context }) =>
    (await templates()).deleteTemplate({ ...context, ...now() }, params.id),
  );
}
