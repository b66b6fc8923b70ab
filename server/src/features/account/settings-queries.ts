import type { EstimateSettings } from '@dre/core/domain/account/settings';
import type { SideNaming } from '@dre/core/domain/account/side-names';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import { fixedStatement } from '../../database/connections/fixed-statement.ts';

export interface SettingsRecord {
  readonly revision: number;
  readonly changed_at: Date;
  readonly changed_by_name: string;
  readonly content: EstimateSettings;
}

export function settingsOf(trx: Db, companyId: string): Promise<SettingsRecord | undefined> {
  return trx
    .selectFrom('company_settings')
    .select(['revision', 'changed_at', 'changed_by_name', 'content'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

const sideNaming = fixedStatement((trx, companyId: string) =>
  trx
    .selectFrom('company_settings')
    .select(sql<SideNaming>`content ->> 'sideNaming'`.as('naming'))
    .select(sql<boolean>`content ->> 'bookReview' is not null`.as('isBookReviewed'))
    .where('company_id', '=', companyId),
);

export async function sideNamingOf(trx: Db, companyId: string): Promise<SideNaming | undefined> {
  const [row] = await sideNaming(trx, companyId);
  return row?.naming;
}

export async function isBookReviewedBy(trx: Db, companyId: string): Promise<boolean> {
  const [row] = await sideNaming(trx, companyId);
  return row?.isBookReviewed ?? false;
}

export function companyNamed(
  trx: Db,
  companyId: string,
): Promise<{ readonly id: string; readonly name: string }> {
  return trx
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

export interface SettingsChange {
  readonly companyId: string;
  readonly personId: string;
  readonly name: string;
  readonly since: number;
  readonly settings: EstimateSettings;
  readonly now: Date;
}

/** Returns false if the settings changed since. */
export async function saveSettings(
  trx: Db,
  { companyId, personId, name, since, settings, now }: SettingsChange,
): Promise<boolean> {
  const row = {
    revision: since + 1,
    changed_at: now,
    changed_by: personId,
    changed_by_name: name,
    content: JSON.stringify(settings),
  };
  const saved =
    since === 0
      ? await trx
          .insertInto('company_settings')
          .values({ company_id: companyId, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await trx
          .updateTable('company_settings')
          .set(row)
          .where('company_id', '=', companyId)
          .where('revision', '=', since)
          .returning('revision')
          .executeTakeFirst();
  return saved !== undefined;
}

export async function ownersOf(trx: Db, companyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select('person.name')
    .where('membership.company_id', '=', companyId)
    .where('membership.role', '=', 'owner')
    .where('person.disabled_at', 'is', null)
    .orderBy('person.name')
    .execute();
  return rows.map(({ name }) => name);
}

export interface NewLogo {
  readonly companyId: string;
  readonly personId: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
  readonly now: Date;
}

export async function insertLogo(
  trx: Db,
  { companyId, personId, mediaType, bytes, now }: NewLogo,
): Promise<string> {
  const { id } = await trx
    .insertInto('company_logo')
    .values({ company_id: companyId, added_at: now, added_by: personId, media_type: mediaType, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function logoById(trx: Db, companyId: string, id: string) {
  return trx
    .selectFrom('company_logo')
    .select(['media_type', 'bytes'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const printedLogo = sql`printed_with -> 'letterhead' ->> 'logo'`;

export async function hasLogo(trx: Db, companyId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('company_logo')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Deletes uploaded logos except the one in use, those locked versions print with, and the newest few, which a settings page
 * may be showing.
 */
export async function dropUnusedLogos(trx: Db, companyId: string, used: string | null): Promise<void> {
  await trx
    .deleteFrom('company_logo')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id is distinct from ${used}::uuid`)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('company_logo')
        .select('id')
        .where('company_id', '=', companyId)
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .limit(3),
    )
    .where('id', 'not in', (printed) =>
      printed
        .selectFrom('estimate_version')
        .select(sql<string>`(${printedLogo})::uuid`.as('id'))
        .where('company_id', '=', companyId)
        .where(sql<boolean>`${printedLogo} is not null`),
    )
    .execute();
}
