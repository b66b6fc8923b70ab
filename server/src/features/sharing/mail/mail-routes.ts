import {
  changeMailTemplate,
  listEstimateMails,
  readMailTemplates,
  retryEstimateMail,
  sendEstimateMail,
} from '@dre/core/contract/sharing/estimate-mail';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import type { EstimateMailDependencies } from './mail-service.ts';

/** Loaded with the first mail. */
const mails = () => import('./mail-service.ts');

export function estimateMailRoutes(
  app: FastifyInstance,
  deps: EstimateMailDependencies & { readonly now: () => Date },
): void {
  const now = () => ({ now: deps.now() });
  mount(app, sendEstimateMail, async ({ params, body, ...context }) =>
    (await mails()).mailEstimate(deps, { ...context, ...now() }, params.id, body),
  );
  mount(app, listEstimateMails, async ({ params, ...context }) =>
    (await mails()).listMails({ ...context, ...now() }, params.id),
  );
  mount(app, retryEstimateMail, async ({ params, ...context }) =>
    (await mails()).retryMail(deps, { ...context, ...now() }, params.id),
  );
  mount(app, readMailTemplates, async (context) =>
    (await mails()).readTemplates(deps, { ...context, ...now() }),
  );
  mount(app, changeMailTemplate, async ({ body, ...context }) =>
    (await mails()).changeTemplate(deps, { ...context, ...now() }, body),
  );
}
