import { keepContentPicture } from '@dre/core/contract/content/content';
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

/** Read with the first picture. */
const pictures = () => import('./pictures-service.ts');

export interface ContentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: URL;
}

/** Where administrators write what the dashboards show. */
export function contentAdminRoutes(app: FastifyInstance, desk: ContentDependencies): void {
  const at = () => ({ now: desk.now() });
  mount(app, listContent, async ({ params, ...act }) =>
    accept(await items.listItems({ ...act, ...at() }, params.kind)),
  );
  mount(app, startContent, async ({ params, ...act }) =>
    accept(await items.startItem({ ...act, ...at() }, params.kind)),
  );
  mount(app, readContent, ({ params, ...act }) => items.readItem({ ...act, ...at() }, params));
  mount(app, saveContent, ({ params, body, ...act }) => items.saveItem({ ...act, ...at() }, params, body));
  mount(app, publishContent, ({ params, body, ...act }) =>
    items.publishItem({ ...act, ...at() }, params, body.revision),
  );
  mount(app, archiveContent, ({ params, body, ...act }) =>
    items.archiveItem({ ...act, ...at() }, params, body.revision),
  );
  mount(app, removeContent, ({ params, ...act }) => items.removeItem({ ...act, ...at() }, params));
  mount(app, listContentCompanies, async ({ admission }) => accept(await companyNames(admission.trx)));
  mount(app, keepContentPicture, async ({ body, ...act }) =>
    (await pictures()).storePicture({ ...act, ...at() }, Buffer.from(body ?? [])),
  );
  pictureRoute(app, desk);
}

/** Named by its content, so nobody guesses one and browsers may keep it; drawn in our pages alone, never as a page. */
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
