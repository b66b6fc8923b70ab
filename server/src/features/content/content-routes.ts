import { readEvents, readNews } from '@dre/core/contract/content';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { eventsFor, newsFor } from './content-queries.ts';

export function contentRoutes(app: FastifyInstance, now: () => Date): void {
  mount(app, readNews, async ({ admission: { trx, company } }) => {
    const rows = await newsFor(trx, { companyId: company.companyId, now: now() });
    return accept(rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })));
  });
  mount(app, readEvents, async ({ admission: { trx, company } }) => {
    const rows = await eventsFor(trx, { companyId: company.companyId, now: now() });
    return accept(rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() })));
  });
}
