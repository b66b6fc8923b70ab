import { defaultTimeZone, type TimeZone } from '@dre/core/domain/companies/time-zone';
import type { Db } from '../../database/connections/connection.ts';

/** The zone in which a company's days begin and end. */
export async function timeZoneOf(trx: Db, companyId: string): Promise<TimeZone> {
  const row = await trx
    .selectFrom('company')
    .select('time_zone as timeZone')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.timeZone ?? defaultTimeZone;
}
