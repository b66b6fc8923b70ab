import {
  deleteTemplate,
  listTemplates,
  makeTemplate,
  renameTemplate,
} from '@dre/core/contract/estimates/templates';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';

const templates = () => import('./templates-service.ts');

export function templatesRoutes(app: FastifyInstance, desk: { readonly now: () => Date }): void {
  const now = () => ({ now: desk.now() });
  mount(app, listTemplates, async (act) => (await templates()).listTemplates({ ...act, ...now() }));
  mount(app, makeTemplate, async ({ body, ...act }) =>
    (await templates()).makeTemplate({ ...act, ...now() }, body),
  );
  mount(app, renameTemplate, async ({ params, body, ...act }) =>
    (await templates()).renameTemplate({ ...act, ...now() }, params.id, body),
  );
  mount(app, deleteTemplate, async ({ params, ...act }) =>
    (await templates()).deleteTemplate({ ...act, ...now() }, params.id),
  );
}
