import type { Db } from '../../../database/connections/connection.ts';

export interface PinOwner {
  readonly companyId: string;
  readonly crewId: string;
}

export interface NewPin extends PinOwner {
  readonly pinHash: string;
  readonly setBy: string;
  readonly now: Date;
}

export async function storePin(trx: Db, { companyId, crewId, pinHash, setBy, now }: NewPin): Promise<void> {
  const values = { pin_hash: pinHash, set_at: now, set_by: setBy };
  await trx
    .insertInto('clock_pin')
    .values({ company_id: companyId, id: crewId, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(values))
    .execute();
}

export async function removePin(trx: Db, { companyId, crewId }: PinOwner): Promise<void> {
  await trx.deleteFrom('clock_pin').where('company_id', '=', companyId).where('id', '=', crewId).execute();
}

export async function pinHashOf(trx: Db, { companyId, crewId }: PinOwner): Promise<string | null> {
  const row = await trx
    .selectFrom('clock_pin')
    .select('pin_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', crewId)
    .executeTakeFirst();
  return row?.pin_hash ?? null;
}

/** The crew ids with a PIN. */
export async function crewWithPin(trx: Db, companyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('clock_pin')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface PinAttempt extends PinOwner {
  readonly keyId: string;
}

export async function failuresOf(trx: Db, { companyId, keyId, crewId }: PinAttempt) {
  return trx
    .selectFrom('clock_pin_failure')
    .select(['failures', 'wait_until as waitUntil'])
    .where('company_id', '=', companyId)
    .where('key_id', '=', keyId)
    .where('crew_id', '=', crewId)
    .executeTakeFirst();
}

export async function storeFailures(
  trx: Db,
  { companyId, keyId, crewId }: PinAttempt,
  values: { readonly failures: number; readonly wait_until: Date },
): Promise<void> {
  await trx
    .insertInto('clock_pin_failure')
    .values({ company_id: companyId, key_id: keyId, crew_id: crewId, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'key_id', 'crew_id']).doUpdateSet(values))
    .execute();
}

/** A right PIN clears its tablet; a new PIN clears all of them. */
export async function forgetFailures(
  trx: Db,
  { companyId, crewId }: PinOwner,
  keyId?: string,
): Promise<void> {
  let query = trx
    .deleteFrom('clock_pin_failure')
    .where('company_id', '=', companyId)
    .where('crew_id', '=', crewId);
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  await query.execute();
}
