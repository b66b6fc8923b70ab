import { listLimits } from '@dre/core/contract/estimates/estimate-list';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Returns the estimates this changed. Their last change stays: their content is unchanged. */
export async function setArchived(trx: Db, ids: readonly string[], at: Date | null): Promise<string[]> {
  const rows = await trx
    .updateTable('estimate')
    .set({ archived_at: at })
    .where('id', 'in', ids)
    .where('is_archived', '=', at === null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The company's people who may edit estimates. */
function writers(trx: Db) {
  return trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['membership.id', 'person.name'])
    .where('membership.role', 'in', ['owner', 'estimator'])
    .where('membership.disabled_at', 'is', null)
    .where('person.disabled_at', 'is', null);
}

export function colleagues(trx: Db) {
  return writers(trx).orderBy('person.name').limit(listLimits.choices).execute();
}

export function colleague(trx: Db, id: string) {
  return writers(trx).where('membership.id', '=', id).executeTakeFirst();
}

/** Skips through the index from name to name: as many steps as names, not estimates. */
export async function namesIn(trx: Db, column: 'estimator' | 'insurer'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      (select ${sql.ref(column)} as name from estimate where is_archived = false and ${sql.ref(column)} > ''
       order by ${sql.ref(column)} limit 1)
      union all
      select (select ${sql.ref(`estimate.${column}`)} from estimate
              where is_archived = false and ${sql.ref(`estimate.${column}`)} > names.name
              order by ${sql.ref(`estimate.${column}`)} limit 1)
      from names where names.name is not null
    )
    select name from names where name is not null limit ${listLimits.choices}`.execute(trx);
  return rows.map(({ name }) => name);
}
