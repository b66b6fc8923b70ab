import { uploadContentPicture } from '@dre/core/contract/content/content';
import {
  archiveContent,
  listContent,
  listContentCompanies,
  publishContent,
  readContent,
  removeContent,
  saveContent,
  startContent,
} from '@dre/core/contract/content/content-admin';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/connections/connection.ts';
import { mount } from '../../http/calls/mount.ts';
import { sendProblem } from '../../http/problems.ts';
import { isFromOwnPage } from '../../http/security/same-origin.ts';
import { companyNames } from './content-admin-queries.ts';
import * as items from './content-admin-service.ts';

/** Loaded with the first picture. */
const pictures = () => import('./pictures-service.ts');

export interface ContentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: URL;
}

/** Calls with which administrators write the dashboards' content. */
export function contentAdminRoutes(app: FastifyInstance, deps: ContentDependencies): void {
  const at = () => ({ now: deps.now() });
  mount(app, listContent, async ({ params, ...context }) =>
    accept(await items.listItems({ ...context, ...at() }, params.kind)),
  );
  mount(app, startContent, async ({ params, ...context }) =>
    accept(await items.startItem({ ...context, ...at() }, params.kind)),
  );
  mount(app, readContent, ({ params, ...context }) => items.readItem({ ...context, ...at() }, params));
  mount(app, saveContent, ({ params, body, ...context }) =>
    items.saveItem({ ...context, ...at() }, params, body),
  );
  mount(app, publishContent, ({ params, body, ...context }) =>
    items.publishItem({ ...context, ...at() }, params, body.revision),
  );
  mount(app, archiveContent, ({ params, body, ...context }) =>
    items.archiveItem({ ...context, ...at() }, params, body.revision),
  );
  mount(app, removeContent, ({ params, ...context }) => items.removeItem({ ...context, ...at() }, params));
  mount(app, listContentCompanies, async ({ auth }) => accept(await companyNames(auth.trx)));
  mount(app, uploadContentPicture, async ({ body, ...context }) =>
    (await pictures()).storePicture({ ...context, ...at() }, Buffer.from(body ?? [])),
  );
  pictureRoute(app, deps);
}

/**
 * The id is a content hash, so nobody guesses one and browsers may cache it; served as a picture in our pages, never as
 * a page.
 */
function pictureRoute(app: FastifyInstance, { db, publicUrl }: ContentDependencies): void {
  app.get<{ Params: { id: string } }>('/api/content/pictures/:id', async (request, reply) => {
    const use = request.headers['sec-fetch-dest'];
    const isForPicture = use === undefined || use === 'image' || use === 'empty';
    if (!isForPicture || !isFromOwnPage(request.headers, publicUrl)) return sendProblem(reply, 'cross-site');
    const { id } = request.params;
    const bytes = /^[0-9a-f]{64}$/.test(id) ? await (await pictures()).pictureBytes(db, id) : undefined;
    if (bytes === undefined) return sendProblem(reply, 'not-found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', 'inline')
      .type('image/webp')
      .send(bytes);
  });
}
