import {
  bookViewLimits,
  listBookViews,
  removeBookView,
  saveBookView,
} from '@dre/core/contract/catalogue/book-views';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import { forgetView, keepView, viewsOf } from './views-queries.ts';

const tooMany = {
  kind: 'conflict',
  detail: `You have ${String(bookViewLimits.views)} views already. Delete one first.`,
} as const;

/** An administrator's saved views of the parts, visible to them only. */
export function bookViewsRoutes(app: FastifyInstance): void {
  mount(app, listBookViews, async ({ auth: { trx, identity } }) =>
    accept(await viewsOf(trx, identity.personId)),
  );
  mount(app, saveBookView, async ({ auth: { trx, identity }, body }) => {
    const name = body.name.trim();
    const present = await viewsOf(trx, identity.personId);
    const isNew = present.every((view) => view.name !== name);
    if (isNew && present.length >= bookViewLimits.views) return refuse(tooMany);
    await keepView(trx, identity.personId, { name, search: body.search });
    return accept(await viewsOf(trx, identity.personId));
  });
  mount(app, removeBookView, async ({ auth: { trx, identity }, body }) => {
    await forgetView(trx, identity.personId, body.name.trim());
    return accept(await viewsOf(trx, identity.personId));
  });
}
