import { readEvents, readNews } from '@dre/core/contract/content/content';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../jobs/in-portions.ts';
import { mount } from '../../http/calls/mount.ts';
import { eventsFor, insertReaders, newsFor } from './content-queries.ts';
import { contentAdminRoutes, type ContentDependencies } from './content-admin-routes.ts';

export function contentRoutes(app: FastifyInstance, deps: ContentDependencies): void {
  const { db, now } = deps;
  const readers = inPortions<Reading>(
    (seen) =>
      insertReaders(
        db,
        seen.map(({ value }) => value),
      ),
    (failure) => app.log.warn({ err: failure }, 'who read the news could not be written down'),
  );
  app.addHook('onClose', () => readers.end());
  mount(app, readNews, async ({ auth: { trx, company, identity } }) => {
    const rows = await newsFor(trx, { companyId: company.companyId, now: now() });
    for (const { id } of rows)
      readers.add(`${id} ${identity.personId}`, { newsId: id, personId: identity.personId });
    return accept(rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })));
  });
  mount(app, readEvents, async ({ auth: { trx, company } }) => {
    const rows = await eventsFor(trx, { companyId: company.companyId, now: now() });
    return accept(rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() })));
  });
  contentAdminRoutes(app, deps);
}

interface Reading {
  readonly newsId: string;
  readonly personId: string;
}
