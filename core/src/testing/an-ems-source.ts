import { firstSettings } from '../domain/account/settings.ts';
import type { Estimate } from '../domain/estimates/model/estimate.ts';
import { priceEstimate } from '../domain/estimates/pricing/price-estimate.ts';
import { sideNames } from '../domain/estimates/wording/trade-labels.ts';
import type { EmsSource } from '../domain/exchange/ems/source.ts';
import { smallBook } from '../domain/testing/small-book.ts';

/** The source of an EMS set of the estimate, calculated with the small book. */
export function anEmsSource(estimate: Estimate, fields: Partial<EmsSource> = {}): EmsSource {
  const shop = firstSettings({ id: 'company-1', name: 'Lakeside RV' }).letterhead;
  return {
    estimateId: '018f0000-0000-7000-8000-000000000001',
    edition: 1,
    label: 'E01',
    content: estimate,
    priced: priceEstimate(estimate, smallBook),
    changedIn: new Map(),
    previous: null,
    shop: { ...shop, address: '12 Lake Road\nElkhart, IN 46514', phone: '(574) 555-0142' },
    sides: sideNames,
    at: '2026-11-15T10:42:07.000Z',
    zone: 'UTC',
    withPersonalData: true,
    ...fields,
  };
}
