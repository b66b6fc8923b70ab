import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export function templatesOf(trx: Db, limit: number) {
  return trx
    .selectFrom('line_template')
    .select(['id', 'name', 'note', 'vehicle_types', 'lines', 'made_at', 'made_by_name'])
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

export interface TemplateText {
  readonly name: string;
  readonly note: string;
  readonly vehicle_types: VehicleType[];
}

/** Returns false if the name or the id is in use. */
export async function insertTemplate(
  trx: Db,
  row: TemplateText & {
    readonly company_id: string;
    readonly id: string;
    readonly lines: string;
    readonly made_at: Date;
    readonly made_by: string;
    readonly made_by_name: string;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('line_template')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function templateIdNamed(trx: Db, name: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('line_template')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export async function updateTemplate(
  trx: Db,
  id: string,
  words: TemplateText & { readonly changed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('line_template')
    .set(words)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeTemplate(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('line_template').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes the templates made until then that nobody changed. */
export async function removeUnchangedTemplates(trx: Db, companyId: string, until: Date): Promise<void> {
  await trx
    .deleteFrom('line_template')
    .where('company_id', '=', companyId)
    .where('made_at', '<=', until)
    .where('changed_at', 'is', null)
    .execute();
}
