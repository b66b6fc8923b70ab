import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { EditOutcome } from '@dre/core/domain/estimates/sync/merge-edits';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface EditLogRow {
  readonly id: string;
  readonly place: number;
  /** Null if the edit was not applied. */
  readonly revision: number | null;
  readonly edit: Edit;
  readonly fate: EditOutcome;
}

export async function storedEdits(
  trx: Db,
  ids: readonly string[],
): Promise<(EditLogRow & { readonly estimateId: string })[]> {
  return trx
    .selectFrom('estimate_edit')
    .select(['id', 'estimate_id as estimateId', 'place', 'revision', 'edit', 'fate'])
    .where('id', 'in', [...ids])
    .execute();
}

export interface Batch {
  readonly companyId: string;
  readonly estimateId: string;
  readonly device: string;
  /** The last revision the author had seen. */
  readonly seen: number;
  readonly personId: string;
  /** The name of a signer who acts by that person's share link. */
  readonly signer?: string | undefined;
  readonly now: Date;
}

export async function appendEdits(trx: Db, batch: Batch, stored: readonly EditLogRow[]): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.map(({ edit, fate, ...counted }) => ({
    ...counted,
    company_id: batch.companyId,
    estimate_id: batch.estimateId,
    device: batch.device,
    seen: batch.seen,
    person_id: batch.personId,
    signer: batch.signer ?? null,
    at: batch.now,
    edit: JSON.stringify(edit),
    fate: JSON.stringify(fate),
  }));
  await trx.insertInto('estimate_edit').values(rows).execute();
}

/** Edits applied by others after `since`, unseen on this device. */
export async function editsOfOthers(
  trx: Db,
  { estimateId, device }: Pick<Batch, 'estimateId' | 'device'>,
  since: number,
): Promise<Edit[]> {
  const rows = await trx
    .selectFrom('estimate_edit')
    .select('edit')
    .where('estimate_id', '=', estimateId)
    .where('revision', '>', since)
    .where('device', '!=', device)
    .orderBy('revision')
    .execute();
  return rows.map(({ edit }) => edit);
}

/** A signer by share link has no account, so the name they gave is used. */
const authorName = sql<string>`coalesce(estimate_edit.signer, person.name)`.as('name');

/** A signer is not the link's creator either. */
const authorId = sql<string>`coalesce(estimate_edit.signer, person.id::text)`.as('personId');

/** Applied edits after a revision, oldest first. */
export function appliedEdits(
  trx: Db,
  estimateId: string,
  { since, without = [], limit }: { since: number; without?: readonly string[]; limit: number },
) {
  let query = trx
    .selectFrom('estimate_edit')
    .innerJoin('person', 'person.id', 'estimate_edit.person_id')
    .select([
      'estimate_edit.revision',
      'estimate_edit.seen',
      'estimate_edit.edit',
      'estimate_edit.device',
      'estimate_edit.at',
      'person.id as personId',
      authorName,
    ])
    .where('estimate_id', '=', estimateId)
    .where('revision', '>', since);
  if (without.length > 0) query = query.where('estimate_edit.id', 'not in', [...without]);
  return query.orderBy('revision').limit(limit).execute();
}

/** Every edit sent, newest first. */
export function history(
  trx: Db,
  estimateId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  let query = trx
    .selectFrom('estimate_edit')
    .innerJoin('person', 'person.id', 'estimate_edit.person_id')
    .select([
      'estimate_edit.place',
      'estimate_edit.revision',
      'estimate_edit.edit',
      'estimate_edit.fate',
      'estimate_edit.at',
      authorId,
      authorName,
    ])
    .where('estimate_id', '=', estimateId);
  if (before !== undefined) query = query.where('place', '<', before);
  return query.orderBy('place', 'desc').limit(limit).execute();
}
