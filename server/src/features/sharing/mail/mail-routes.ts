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

/** Read with the first mail. */
const mails = () => import('./mail-service.ts');

export function estimateMailRoutes(
  app: FastifyInstance,
  desk: EstimateMailDependencies & { readonly now: () => Date },
): void {
  const now = () => ({ now: desk.now() });
  mount(app, sendEstimateMail, async ({ params, body, ...act }) =>
    (await mails()).mailEstimate(desk, { ...act, ...now() }, params.id, body),
  );
  mount(app, listEstimateMails, async ({ params, ...act }) =>
    (await mails()).listMails({ ...act, ...now() }, params.id),
  );
  mount(app, retryEstimateMail, async ({ params, ...act }) =>
    (await mails()).retryMail(desk, { ...act, ...now() }, params.id),
  );
  mount(app, readMailTemplates, async (act) => (await mails()).readTemplates(desk, { ...act, ...now() }));
  mount(app, changeMailTemplate, async ({ body, ...act }) =>
    (await mails()).changeTemplate(desk, { ...act, ...now() }, body),
  );
}
