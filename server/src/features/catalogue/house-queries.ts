import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

export interface HouseRevisionRow {
  readonly revision: number;
  readonly made_at: Date;
  readonly made_by_name: string;
  readonly content: HouseValues;
}

const shown = ['revision', 'made_at', 'made_by_name', 'content'] as const;

export function newestHouseRevision(db: Db, companyId: string): Promise<HouseRevisionRow | undefined> {
  return db
    .selectFrom('house_revision')
    .select(shown)
    .where('company_id', '=', companyId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function newestHouseRevisionUntil(
  db: Db,
  companyId: string,
  until: Date,
): Promise<HouseRevisionRow | undefined> {
  return db
    .selectFrom('house_revision')
    .select(shown)
    .where('company_id', '=', companyId)
    .where('made_at', '<=', until)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function newestHouseNumber(db: Db, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('house_revision')
    .select('revision')
    .where('company_id', '=', companyId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

export function houseRevisionOf(
  db: Db,
  companyId: string,
  revision: number,
): Promise<HouseRevisionRow | undefined> {
  return db
    .selectFrom('house_revision')
    .select(shown)
    .where('company_id', '=', companyId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** Returns undefined if somebody else saved this revision first. */
export async function insertHouseRevision(
  db: Db,
  row: Omit<HouseRevisionRow, 'content'> & {
    readonly company_id: string;
    readonly made_by: string;
    readonly content: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('house_revision')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'revision']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Only the most recently changed estimates are searched, so the cost does not grow with their number. */
const lastEstimates = 500;

/** The number of open estimates with house values that have each of these parts as a line. */
export async function openEstimatesWith(
  db: Db,
  parts: readonly string[],
): Promise<{ readonly part: string; readonly estimates: number }[]> {
  const { rows } = await sql<{ part: string; estimates: number }>`
    select line -> 'source' ->> 'part' as part, count(distinct latest.id)::integer as estimates
    from (
      select id, document from estimate where house_revision > 0 and draft is not null
      order by updated_at desc, id desc limit ${lastEstimates}
    ) latest, json_array_elements(latest.document -> 'lines') line
    where line -> 'source' ->> 'part' = any(${parts})
    group by 1 order by 1`.execute(db);
  return rows;
}
