import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { CorrectionRecord, VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Every locked and corrected version, newest first, with the fields that decide its documents; without its lines. */
export function printableVersions(trx: Db, estimateId: string) {
  return trx
    .selectFrom('estimate_version')
    .select([
      sql<VersionLabel>`label`.as('label'),
      sql<CorrectionRecord['label'] | ''>`correction`.as('correction'),
      'at',
      sql<VehicleType | null>`content -> 'unit' ->> 'vehicleType'`.as('vehicleType'),
      sql<boolean>`exists (
        select from json_array_elements(content -> 'lines') line
        where line ->> 'priorDamage' = 'unrelated'
          and line ->> 'payer' <> 'excluded'
          and line ->> 'state' <> 'possible'
      )`.as('hasUnrelatedDamage'),
    ])
    .where('estimate_id', '=', estimateId)
    .orderBy('place', 'desc')
    .execute();
}
