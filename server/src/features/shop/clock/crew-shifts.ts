import type { ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { Db } from '../../../database/connections/connection.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { everyCrewMember, shopOf } from '../setup/shop-queries.ts';

/** The crew with the hours by which forgotten clock-outs are reckoned. */
export interface CrewShifts {
  readonly members: ReadonlyMap<string, CrewMember>;
  readonly shiftsOf: (crew: string) => ShiftSource;
}

export async function crewShifts(trx: Db, companyId: string): Promise<CrewShifts> {
  const members = await everyCrewMember(trx);
  const holidays = (await shopOf(trx))?.settings.holidays ?? [];
  const zone = await timeZoneOf(trx, companyId);
  const shiftsOf = (crew: string) => ({ calendar: members.get(crew)?.calendar ?? null, holidays, zone });
  return { members, shiftsOf };
}
