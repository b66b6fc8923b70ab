import { firstCount, numberStem, printedNumber } from '@dre/core/domain/account/numbering';
import type { Numbering } from '@dre/core/domain/account/settings';
import type { Db } from '../../database/connections/connection.ts';
import { currentSettings } from './current-settings.ts';

/** The number after the last one given. Locks the company's numbering until this transaction ends. */
export async function holdNextNumber(
  trx: Db,
  companyId: string,
  day: string,
): Promise<{ readonly number: string; use(): Promise<void> }> {
  const { numbering } = (await currentSettings(trx, companyId)).settings;
  const stem = numberStem(numbering, day);
  const last = await holdLastCount(trx, companyId, stem);
  return {
    number: printedNumber(numbering, day, last + 1),
    use: () => setLastCount(trx, companyId, stem, last + 1),
  };
}

/** The count of the next estimate, read without locking. */
export async function nextCountOf(
  trx: Db,
  companyId: string,
  numbering: Numbering,
  day: string,
): Promise<number> {
  const stem = numberStem(numbering, day);
  const row = await trx
    .selectFrom('estimate_number')
    .select('last')
    .where('company_id', '=', companyId)
    .where('id', '=', stem)
    .executeTakeFirst();
  return row === undefined ? firstCount(stem) : row.last + 1;
}

export interface CountOptions {
  readonly numbering: Numbering;
  readonly day: string;
  readonly next: number;
}

/** Sets the next count, or returns the last number given if `next` would repeat it or an older one. */
export async function countOnFrom(
  trx: Db,
  companyId: string,
  { numbering, day, next }: CountOptions,
): Promise<string | undefined> {
  const stem = numberStem(numbering, day);
  const last = await holdLastCount(trx, companyId, stem);
  const isUsed = last !== firstCount(stem) - 1;
  if (isUsed && next <= last) return printedNumber(numbering, day, last);
  await setLastCount(trx, companyId, stem, next - 1);
  return undefined;
}

/** Runs the work with this place in the sequence as the next one; afterwards the sequence goes on where it was. */
export async function withCount<T>(
  trx: Db,
  { companyId, day, place }: { readonly companyId: string; readonly day: string; readonly place: number },
  work: () => Promise<T>,
): Promise<T> {
  const { numbering } = (await currentSettings(trx, companyId)).settings;
  const stem = numberStem(numbering, day);
  const last = await holdLastCount(trx, companyId, stem);
  const own = firstCount(stem) + place - 1;
  await setLastCount(trx, companyId, stem, own - 1);
  const done = await work();
  await setLastCount(trx, companyId, stem, Math.max(last, own));
  return done;
}

async function holdLastCount(trx: Db, companyId: string, stem: string): Promise<number> {
  await trx
    .insertInto('estimate_number')
    .values({ company_id: companyId, id: stem, last: firstCount(stem) - 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last } = await trx
    .selectFrom('estimate_number')
    .select('last')
    .where('company_id', '=', companyId)
    .where('id', '=', stem)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last;
}

async function setLastCount(trx: Db, companyId: string, stem: string, last: number): Promise<void> {
  await trx
    .updateTable('estimate_number')
    .set({ last })
    .where('company_id', '=', companyId)
    .where('id', '=', stem)
    .execute();
}
