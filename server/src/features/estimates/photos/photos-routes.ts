import {
  announcePhotoFile,
  type PhotoFileProgress,
  readPhotoAddresses,
  readPhotoStorage,
  sendPhotoPart,
} from '@dre/core/contract/estimates/photos';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActingCompany } from '../../../http/calls/authenticator.ts';
import { mount } from '../../../http/calls/mount.ts';
import { sendProblem } from '../../../http/problems.ts';
import { isFromOwnPage } from '../../../http/security/same-origin.ts';
import type { PhotoDependencies } from './photos-service.ts';

/** Loaded with the first picture. */
const photos = () => import('./photos-service.ts');
const addresses = () => import('./photo-addresses-service.ts');

export interface PhotoRoutesDependencies extends PhotoDependencies {
  /** The secret that signs addresses; the same in every process. */
  readonly addressSecret: () => Promise<string>;
  readonly publicUrl: URL;
}

interface FileCall {
  readonly params: { readonly file: string };
  readonly auth: { readonly company: ActingCompany };
}

/** Checks a whole picture. Also on announcement: the process that was to check it may have been killed. */
export function completeWhole(deps: PhotoDependencies) {
  return async (progress: PhotoFileProgress, { params: { file }, auth: { company } }: FileCall) =>
    progress.state === 'waiting'
      ? (await photos()).completeFile(deps, company.companyId, file)
      : accept(progress);
}

export function photosRoutes(app: FastifyInstance, deps: PhotoRoutesDependencies): void {
  const now = () => ({ now: deps.now() });
  const settle = completeWhole(deps);
  mount(
    app,
    announcePhotoFile,
    async ({ params, body, ...context }) =>
      (await photos()).announceFile(deps, { ...context, ...now() }, { ...params, ...body }),
    settle,
  );
  mount(
    app,
    sendPhotoPart,
    async ({ params, query, body, ...context }) => {
      const part = { ...params, offset: Number(query.offset), bytes: Buffer.from(body ?? []) };
      return (await photos()).takePart({ ...context, ...now() }, part);
    },
    settle,
  );
  mount(app, readPhotoAddresses, async ({ params, body, ...context }) =>
    (await addresses()).readAddresses(
      await deps.addressSecret(),
      { ...context, ...now() },
      { ...params, ...body },
    ),
  );
  mount(app, readPhotoStorage, async (context) =>
    (await photos()).readStorage(deps, { ...context, ...now() }),
  );
  pictureRoute(app, deps);
}

/** The only address that serves users' uploads; it serves them as pictures in a page, never as a page. */
function pictureRoute(app: FastifyInstance, deps: PhotoRoutesDependencies): void {
  app.get<{ Params: { token: string } }>('/api/photo-files/:token', async (request, reply) => {
    if (!isForPicture(request, deps.publicUrl)) return sendProblem(reply, 'cross-site');
    const shown = await (
      await addresses()
    ).openPhoto(
      {
        secret: await deps.addressSecret(),
        authenticator: app.authenticator,
        store: deps.store,
        now: deps.now(),
      },
      request.params.token,
    );
    if (!shown.ok) return sendProblem(reply, shown.refusal.kind);
    const { body, bytes, mediaType, tag, keepUntil } = shown.value;
    const seconds = keepUntil && Math.floor((keepUntil.getTime() - deps.now().getTime()) / 1000);
    reply
      .header(
        'cache-control',
        seconds ? `private, max-age=${String(seconds)}, immutable` : 'private, no-cache',
      )
      .header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      body.destroy();
      return reply.code(304).send();
    }
    if (bytes !== undefined) reply.header('content-length', bytes);
    return reply.type(mediaType).header('content-disposition', 'inline').send(body);
  });
}

/** Browsers send the use of a reply in `sec-fetch-dest`: drawing it, or passing it to our script. */
function isForPicture({ headers }: FastifyRequest, publicUrl: URL): boolean {
  const use = headers['sec-fetch-dest'];
  return (use === undefined || use === 'image' || use === 'empty') && isFromOwnPage(headers, publicUrl);
}
