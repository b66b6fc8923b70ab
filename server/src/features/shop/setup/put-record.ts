import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { isStored, type RecordWrite, type ShopRecordTable } from './shop-queries.ts';

export interface GivenRecord {
  readonly revision: number;
  readonly isRemoved: boolean;
}

export const changedMeanwhile = {
  kind: 'conflict',
  detail: 'Somebody else changed this meanwhile. Read it again.',
} as const;

const otherId = { kind: 'conflict', detail: 'The id in the address is not that of the record.' } as const;

/** Stores a record with a revision of its own; the caller checked the right. */
export async function putRecord(
  context: CompanyContext,
  { table, id, recordId }: { table: ShopRecordTable; id: string; recordId: string },
  { revision, isRemoved }: GivenRecord,
  store: (write: RecordWrite) => Promise<number | undefined>,
) {
  const { trx, identity, company } = context.auth;
  if (revision > 0 && !(await isStored(trx, table, id)))
    return refuse(await notFoundHere(context, table, id));
  if (recordId !== id) return refuse(otherId);
  const { companyId } = company;
  const { personId } = identity;
  const stored = await store({ companyId, personId, id, revision, isRemoved, now: context.now });
  if (stored === undefined) return refuse(changedMeanwhile);
  await announceShop(trx, { company: companyId, orders: [] });
  return accept({ revision: stored });
}
