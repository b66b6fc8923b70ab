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

/** Loaded with the first estimate request: it pulls in the whole estimating core, which the start does not need. */
const estimates = () => import('./record/estimates-service.ts');
const edits = () => import('./edits/edits-service.ts');
const names = () => import('./intake/names-service.ts');
const presence = () => import('./sync/presence-service.ts');
const comments = () => import('./comments/comments-service.ts');
const documents = () => import('./documents/document-choices-service.ts');
const workOrders = () => import('./dashboard/work-orders-service.ts');

export function estimatesRoutes(app: FastifyInstance, deps: StreamDependencies): void {
  const now = () => ({ now: deps.now() });
  mount(app, createEstimate, async ({ body, ...context }) =>
    (await estimates()).createEstimate({ ...context, ...now() }, body),
  );
  mount(app, listNames, async ({ query, ...context }) =>
    (await names()).listNames({ ...context, ...now() }, query),
  );
  mount(app, readEstimate, async ({ params, ...context }) =>
    (await estimates()).readEstimate({ ...context, ...now() }, params.id),
  );
  mount(app, readStart, async ({ params, ...context }) =>
    (await estimates()).readStart({ ...context, ...now() }, params.id),
  );
  mount(app, readVersion, async ({ params, query, ...context }) =>
    (await estimates()).readVersion({ ...context, ...now() }, params.id, query),
  );
  mount(app, readDocumentChoices, async ({ params, ...context }) =>
    (await documents()).readDocumentChoices({ ...context, ...now() }, params.id),
  );
  mount(app, listWorkOrders, async (context) =>
    (await workOrders()).listWorkOrders({ ...context, ...now() }),
  );
  mount(app, sendEdits, async ({ params, body, ...context }) =>
    (await edits()).sendEdits({ ...context, ...now() }, params.id, body),
  );
  mount(app, readEdits, async ({ params, query, ...context }) =>
    (await edits()).readEdits({ ...context, ...now() }, params.id, Number(query.since)),
  );
  mount(app, readHistory, async ({ params, query, ...context }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    return (await edits()).readHistory({ ...context, ...now() }, params.id, before);
  });
  mount(app, reportPresence, async ({ params, body, ...context }) =>
    (await presence()).reportPresence({ ...context, ...now() }, params.id, body),
  );
  mount(app, readComments, async ({ params, ...context }) =>
    (await comments()).readComments({ ...context, ...now() }, params.id),
  );
  mount(app, addComment, async ({ params, body, ...context }) =>
    (await comments()).addComment({ ...context, ...now() }, params.id, body),
  );
  mount(app, removeComment, async ({ params, body, ...context }) =>
    (await comments()).removeComment({ ...context, ...now() }, params.id, body.comment),
  );
  listRoutes(app, deps.now);
  dashboardRoutes(app, deps.now);
  streamRoute(app, deps);
}

function streamRoute(app: FastifyInstance, deps: StreamDependencies): void {
  const live: LiveEstimates = liveEstimates(deps, async (trx, id, since) =>
    (await edits()).entriesAfter(trx, id, since),
  );
  mount(app, streamEstimate, async ({ params, query, ...call }) => {
    const context = { ...call, now: deps.now() };
    const forbidden = refusedFor(context, 'read');
    if (forbidden !== undefined) return refuse(forbidden);
    const { trx, company } = context.auth;
    if ((await progressOf(trx, params.id)) === undefined) return notHere(context, params.id);
    const visit = { companyId: company.companyId, estimateId: params.id, since: Number(query.since) };
    return accept((outlet) => live.enter(visit, outlet));
  });
}
