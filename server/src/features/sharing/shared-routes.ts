import {
  approveShared,
  askShared,
  declineShared,
  followToNewer,
  openShared,
  reviewShared,
} from '@dre/core/contract/shared-estimate';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { sendProblem } from '../../http/problems.ts';
import { isFromOwnPage } from '../../http/same-origin.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { SharedDesk } from './public-call.ts';

/** Read with the first visitor. */
const shown = () => import('./shared-estimate-service.ts');
const answers = () => import('./answer-service.ts');
const files = () => import('./shared-files-service.ts');

export interface SharedRoutesDesk extends SharedDesk {
  readonly store: FileStore;
  readonly publicUrl: URL;
}

interface Called {
  readonly body: { readonly token: string };
  readonly peer: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function callOf({ body, peer, requestId, headers }: Called) {
  return { token: body.token, peer, requestId, userAgent: String(headers['user-agent'] ?? '') };
}

/** Calls of whoever has a link: nobody signs in, and the token says everything. */
export function sharedRoutes(app: FastifyInstance, desk: SharedRoutesDesk): void {
  mount(app, openShared, async (call) => accept(await (await shown()).openShared(desk, callOf(call))));
  mount(app, approveShared, async (call) => (await answers()).approveShared(desk, callOf(call), call.body));
  mount(app, declineShared, async (call) => (await answers()).declineShared(desk, callOf(call), call.body));
  mount(app, askShared, async (call) => (await answers()).askShared(desk, callOf(call), call.body));
  mount(app, reviewShared, async (call) => (await answers()).reviewShared(desk, callOf(call), call.body));
  mount(app, followToNewer, async (call) => (await answers()).followToNewer(desk, callOf(call)));
  pictureRoute(app, desk);
}

function pictureRoute(app: FastifyInstance, desk: SharedRoutesDesk): void {
  app.get<{ Params: { sealed: string } }>('/api/share-files/:sealed', async (request, reply) => {
    if (!isFromOwnPage(request.headers, desk.publicUrl)) return sendProblem(reply, 'cross-site');
    const photo = await (await files()).openSharedPhoto(desk, request.params.sealed);
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
