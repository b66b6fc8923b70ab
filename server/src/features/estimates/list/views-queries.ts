import type { Db } from '../../../database/connections/connection.ts';

export interface ViewOwner {
  readonly companyId: string;
  readonly personId: string;
}

export interface ViewFields {
  readonly name: string;
  readonly search: string;
  readonly isDefault: boolean;
}

export function viewsOf(trx: Db, { personId }: ViewOwner) {
  return trx
    .selectFrom('estimate_view')
    .select(['id', 'name', 'search', 'is_default as isDefault'])
    .where('person_id', '=', personId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** At most one view opens by default. */
export async function clearDefault(trx: Db, { personId }: ViewOwner): Promise<void> {
  await trx
    .updateTable('estimate_view')
    .set({ is_default: false })
    .where('person_id', '=', personId)
    .where('is_default', '=', true)
    .execute();
}

export async function changeView(
  trx: Db,
  { personId }: ViewOwner,
  id: string,
  view: ViewFields,
): Promise<boolean> {
  const changed = await trx
    .updateTable('estimate_view')
    .set({ name: view.name, search: view.search, is_default: view.isDefault })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function insertView(
  trx: Db,
  { companyId, personId }: ViewOwner,
  { name, search, isDefault, now }: ViewFields & { readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('estimate_view')
    .values({
      company_id: companyId,
      person_id: personId,
      name,
      search,
      is_default: isDefault,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteView(trx: Db, { personId }: ViewOwner, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('estimate_view')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
