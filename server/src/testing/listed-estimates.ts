import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { searchKeys } from '@dre/core/domain/estimates/intake/search-keys';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { createHash, randomUUID } from 'node:crypto';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { insertEstimate } from '../features/estimates/record/estimates-queries.ts';
import type { Summary } from '../features/estimates/record/summary.ts';
import { testNow } from './test-app.ts';

export interface ListedEstimate extends Partial<Omit<Summary, 'words'>> {
  readonly updatedAt?: Date;
  readonly change?: (blank: Estimate) => Estimate;
}

/** A list row written directly: its list columns are given, not calculated. */
export async function listedEstimate(
  db: Db,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
  { updatedAt = testNow, change = (blank) => blank, ...shown }: ListedEstimate,
): Promise<string> {
  const blank = newEstimate({ id: randomUUID(), edition: 1, profile: defaultProfile('travel-trailer') });
  const estimate = change({ ...blank, heading: { ...blank.heading, number: shown.number ?? '' } });
  const summary: Summary = {
    number: '',
    stage: 'draft',
    draft: 'E01',
    customer: '',
    claim: '',
    vehicle: '',
    vin_tail: '',
    insurer: '',
    adjuster: '',
    make: '',
    total: 0,
    open_lines: 0,
    estimator: '',
    vehicle_type: '',
    sent_at: null,
    supplements: 0,
    labor_hours: '{}',
    parts_used: '{}',
    ...shown,
    words: searchKeys(estimate),
  };
  const checksum = createHash('sha256').update(estimate.id).digest();
  await inCompany(db, companyId, (trx) =>
    insertEstimate(trx, {
      estimate,
      summary,
      checksum,
      companyId,
      personId,
      houseRevision: 0,
      now: updatedAt,
    }),
  );
  return estimate.id;
}
