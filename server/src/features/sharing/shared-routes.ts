import { confirmFollowing, followShared, stopFollowing } from '@dre/core/contract/sharing/repair-followers';
import {
  approveShared,
  askShared,
  declineShared,
  followToNewer,
  openShared,
  reviewShared,
  useShared,
} from '@dre/core/contract/sharing/shared-estimate';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { callLimit } from '../../http/limits/rate-limits.ts';
import { sendProblem } from '../../http/problems.ts';
import { isFromOwnPage } from '../../http/security/same-origin.ts';
import type { DocumentDependencies } from '../estimates/documents/documents-service.ts';
import { mailFollowers } from './followers/mail-followers.ts';
import type { SharedDependencies } from './public-call.ts';

/** Loaded with the first request. */
const shown = () => import('./shared-estimate-service.ts');
const answers = () => import('./answers/answer-service.ts');
const following = () => import('./followers/follow-service.ts');
const files = () => import('./shared-files-service.ts');
const documents = () => import('./shared-documents-service.ts');

export interface SharedRoutesDependencies extends SharedDependencies, DocumentDependencies {}

interface Called {
  readonly body: { readonly token: string };
  readonly peer: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function callOf({ body, peer, requestId, headers }: Called) {
  return { token: body.token, peer, requestId, userAgent: String(headers['user-agent'] ?? '') };
}

/** Calls of a link's reader: no sign-in, the token is the only authorization. */
export function sharedRoutes(app: FastifyInstance, deps: SharedRoutesDependencies): void {
  mount(app, openShared, async (call) =>
    accept(await (await shown()).openShared(deps, callOf(call), call.body)),
  );
  mount(app, useShared, async (call) => (await answers()).useShared(deps, callOf(call)));
  approvalRoute(app, deps);
  mount(app, declineShared, async (call) => (await answers()).declineShared(deps, callOf(call), call.body));
  mount(app, askShared, async (call) => (await answers()).askShared(deps, callOf(call), call.body));
  mount(app, reviewShared, async (call) => (await answers()).reviewShared(deps, callOf(call), call.body));
  mount(app, followToNewer, async (call) => (await answers()).followToNewer(deps, callOf(call)));
  followRoutes(app, deps);
  pictureRoute(app, deps);
  documentRoute(app, deps);
}

/** Mails about the repair; those who want them are told by the shop's own edits. */
function followRoutes(app: FastifyInstance, deps: SharedRoutesDependencies): void {
  mailFollowers(deps);
  mount(app, followShared, async (call) =>
    (await following()).followShared(deps, callOf(call), call.body.email),
  );
  mount(app, confirmFollowing, async (call) => (await following()).confirmFollowing(deps, callOf(call)));
  mount(app, stopFollowing, async (call) => (await following()).stopFollowing(deps, callOf(call)));
}

/** The signed document is drawn after the reply, so that signing does not wait for it. */
function approvalRoute(app: FastifyInstance, deps: SharedRoutesDependencies): void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(running));
  const keep = (token: string, requestId: string) => {
    const work = documents()
      .then(({ storeSignedDocument }) => storeSignedDocument(deps, token))
      .catch((cause: unknown) =>
        app.log.error(
          { err: cause, requestId },
          'a signed document was not kept; it is made when it is asked for',
        ),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };
  mount(app, approveShared, async (call) => {
    const answer = await (await answers()).approveShared(deps, callOf(call), call.body);
    if (answer.ok) keep(call.body.token, call.requestId);
    return answer;
  });
}

function pictureRoute(app: FastifyInstance, deps: SharedRoutesDependencies): void {
  app.get<{ Params: { sealed: string } }>('/api/share-files/:sealed', async (request, reply) => {
    if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
    const photo = await (await files()).openSharedPhoto(deps, request.params.sealed);
    if (!photo.ok) return sendProblem(reply, photo.refusal.kind);
    const { body, bytes, mediaType } = photo.value;
    if (bytes !== undefined) reply.header('content-length', bytes);
    return reply
      .type(mediaType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .send(body);
  });
}

const busy = {
  detail: 'Too many documents are being made at the moment. Please try again in a few seconds.',
};

function documentRoute(app: FastifyInstance, deps: SharedRoutesDependencies): void {
  app.get<{ Params: { sealed: string }; Querystring: { download?: string } }>(
    '/api/share-documents/:sealed',
    { onRequest: callLimit(app, 'share-documents', { requests: 20, perSeconds: 60 }) },
    async (request, reply) => {
      if (!isFromOwnPage(request.headers, deps.publicUrl)) return sendProblem(reply, 'cross-site');
      if (!deps.documents.hasRoom) return sendProblem(reply.header('retry-after', '5'), 'unavailable', busy);
      const opened = await (await documents()).openSharedDocument(deps, request.params.sealed);
      if (!opened.ok) {
        const { kind, ...details } = opened.refusal;
        return sendProblem(reply, kind, details);
      }
      const { body, fileName } = opened.value;
      const use = request.query.download === '1' ? 'attachment' : 'inline';
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `${use}; filename="${fileName}"`)
        .send(body);
    },
  );
}
