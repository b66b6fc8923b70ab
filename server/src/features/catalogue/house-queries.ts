import type { HouseValues } from '@dre/core/domain/catalogue/house-values';
import type { Db } from '../../database/connection.ts';

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

/** Undefined where somebody else made this revision a moment before. */
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
