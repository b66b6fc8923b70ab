import { readCompanyReport } from '@dre/core/contract/reports/company-report';
import { getAdClicks, getAllAds, getEstimateCountByCompany } from '@dre/core/contract/reports/reports';
import { makeWorkbook } from '@dre/core/contract/reports/workbooks';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { companyReport } from './company-report-service.ts';
import { adClicks, allAds, estimateCounts } from './reports-service.ts';

export function reportsRoutes(app: FastifyInstance, { now }: { readonly now: () => Date }): void {
  mount(app, getEstimateCountByCompany, async ({ auth }) => accept(await estimateCounts(auth.trx, now())));
  mount(app, getAdClicks, async ({ auth, query }) => accept(await adClicks(auth.trx, query, now())));
  mount(app, getAllAds, async ({ auth, query }) => accept(await allAds(auth.trx, query, now())));
  mount(app, readCompanyReport, ({ auth, query }) => companyReport(auth, query, now()));
  mount(app, makeWorkbook, async ({ body }) => {
    // Loaded with the first exported file.
    const { workbookOf } = await import('../../files/workbook.ts');
    return accept({ content: Buffer.from(await workbookOf(body.sheets)).toString('base64') });
  });
}
