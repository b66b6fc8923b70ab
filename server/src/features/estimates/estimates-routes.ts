import { addComment, readComments, removeComment } from '@dre/core/contract/estimates/comments';
import { listWorkOrders, readDocumentChoices } from '@dre/core/contract/estimates/document-choices';
import {
  createEstimate,
  listNames,
  readEdits,
  readEstimate,
  readHistory,
  readStart,
  readVersion,
  reportPresence,
  sendEdits,
  streamEstimate,
} from '@dre/core/contract/estimates/estimates';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { notHere, refusedFor } from './record/access.ts';
import { progressOf } from './record/estimates-queries.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { listRoutes } from './list/list-routes.ts';
import { type StreamDependencies, type LiveEstimates, liveEstimates } from './sync/estimate-stream.ts';

/** Read with the first call for an estimate: the whole estimating core is behind it, and the start does not need it. */
const estimates = () => import('./record/estimates-service.ts');
const edits = () => import('./edits/edits-service.ts');
const names = () => import('./intake/names-service.ts');
const presence = () => import('./sync/presence-service.ts');
const comments = () => import('./comments/comments-service.ts');
const documents = () => import('./documents/document-choices-service.ts');
const workOrders = () => import('./dashboard/work-orders-service.ts');

export function estimatesRoutes(app: FastifyInstance, desk: StreamDependencies): void {
  const now = () => ({ now: desk.now() });
  mount(app, createEstimate, async ({ body, ...act }) =>
    (await estimates()).createEstimate({ ...act, ...now() }, body),
  );
  mount(app, listNames, async ({ query, ...act }) => (await names()).listNames({ ...act, ...now() }, query));
  mount(app, readEstimate, async ({ params, ...act }) =>
    (await estimates()).readEstimate({ ...act, ...now() }, params.id),
  );
  mount(app, readStart, async ({ params, ...act }) =>
    (await estimates()).readStart({ ...act, ...now() }, params.id),
  );
  mount(app, readVersion, async ({ params, query, ...act }) =>
    (await estimates()).readVersion({ ...act, ...now() }, params.id, query),
  );
  mount(app, readDocumentChoices, async ({ params, ...act }) =>
    (await documents()).readDocumentChoices({ ...act, ...now() }, params.id),
  );
  mount(app, listWorkOrders, async (act) => (await workOrders()).listWorkOrders({ ...act, ...now() }));
  mount(app, sendEdits, async ({ params, body, ...act }) =>
    (await edits()).sendEdits({ ...act, ...now() }, params.id, body),
  );
  mount(app, readEdits, async ({ params, query, ...act }) =>
    (await edits()).readEdits({ ...act, ...now() }, params.id, Number(query.since)),
  );
  mount(app, readHistory, async ({ params, query, ...act }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    return (await edits()).readHistory({ ...act, ...now() }, params.id, before);
  });
  mount(app, reportPresence, async ({ params, body, ...act }) =>
    (await presence()).reportPresence({ ...act, ...now() }, params.id, body),
  );
  mount(app, readComments, async ({ params, ...act }) =>
    (await comments()).readComments({ ...act, ...now() }, params.id),
  );
  mount(app, addComment, async ({ params, body, ...act }) =>
    (await comments()).addComment({ ...act, ...now() }, params.id, body),
  );
  mount(app, removeComment, async ({ params, body, ...act }) =>
    (await comments()).removeComment({ ...act, ...now() }, params.id, body.comment),
  );
  listRoutes(app, desk.now);
  dashboardRoutes(app, desk.now);
  streamRoute(app, desk);
}

function streamRoute(app: FastifyInstance, desk: StreamDependencies): void {
  const live: LiveEstimates = liveEstimates(desk, async (trx, id, since) =>
    (await edits()).entriesAfter(trx, id, since),
  );
  mount(app, streamEstimate, async ({ params, query, ...call }) => {
    const act = { ...call, now: desk.now() };
    const forbidden = refusedFor(act, 'read');
    if (forbidden !== undefined) return refuse(forbidden);
    const { trx, company } = act.admission;
    if ((await progressOf(trx, params.id)) === undefined) return notHere(act, params.id);
    const visit = { companyId: company.companyId, estimateId: params.id, since: Number(query.since) };
    return accept((outlet) => live.enter(visit, outlet));
  });
}
