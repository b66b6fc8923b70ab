import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { sql } from 'kysely';
import { listSize } from '@dre/core/contract/paging';
import { acrossCompanies, type Db } from '../../database/connections/connection.ts';
import type { CompanyKind, Subscription } from '../../database/tables/tables.ts';

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly kind: CompanyKind;
  readonly trialEndsAt: Date;
}

export async function insertTrialCompany(
  trx: Db,
  { id, name, kind, trialEndsAt }: NewCompany,
): Promise<void> {
  await trx
    .insertInto('company')
    .values({ id, name, kind, subscription: 'trial', trial_ends_at: trialEndsAt })
    .execute();
}

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly kind: CompanyKind;
  readonly subscription: Subscription;
  readonly trialEndsAt: Date | null;
  readonly seats: number;
  readonly devicesPerPerson: number;
  readonly timeZone: string;
  readonly createdAt: Date;
}

const companyColumns = [
  'company.id',
  'company.name',
  'company.kind',
  'company.subscription',
  'company.trial_ends_at as trialEndsAt',
  'company.seats',
  'company.devices_per_person as devicesPerPerson',
  'company.time_zone as timeZone',
  'company.created_at as createdAt',
] as const;

export function companyById(trx: Db, id: string): Promise<CompanyRow | undefined> {
  return trx.selectFrom('company').select(companyColumns).where('id', '=', id).executeTakeFirst();
}

export function companyForChange(trx: Db, id: string): Promise<CompanyRow | undefined> {
  return trx.selectFrom('company').select(companyColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface CompanyChange {
  readonly name?: string;
  readonly subscription?: Subscription;
  readonly trialEndsAt?: Date;
  readonly seats?: number;
  readonly devicesPerPerson?: number;
  readonly timeZone?: string;
}

export async function updateCompany(trx: Db, id: string, change: CompanyChange): Promise<void> {
  const { trialEndsAt, devicesPerPerson, timeZone, ...columns } = change;
  await trx
    .updateTable('company')
    .set({
      ...columns,
      ...(trialEndsAt && { trial_ends_at: trialEndsAt }),
      ...(devicesPerPerson !== undefined && { devices_per_person: devicesPerPerson }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
    })
    .where('id', '=', id)
    .execute();
}

/** The search text and the cursor of a list. */
export interface ListRequest {
  readonly search?: string | undefined;
  readonly after?: string | undefined;
}

/** Reads one row more than a page, which shows whether another page follows. */
export function companiesPage(trx: Db, { search, after }: ListRequest): Promise<CompanyRow[]> {
  return trx
    .selectFrom('company')
    .select(companyColumns)
    .where(named(search))
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(lower(company.name), company.id) > (select lower(name), id from company where id = ${after})`,
    )
    .orderBy(sql`lower(company.name)`)
    .orderBy('company.id')
    .limit(listSize + 1)
    .execute();
}

export async function countCompanies(trx: Db, search: string | undefined): Promise<number> {
  const { n } = await trx
    .selectFrom('company')
    .select((company) => company.fn.countAll<string>().as('n'))
    .where(named(search))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function named(search: string | undefined) {
  return search === undefined ? sql<boolean>`true` : sql<boolean>`company.name ilike ${containing(search)}`;
}

/** A LIKE pattern for the text anywhere, with its own wildcards escaped. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

export interface StaffRow {
  readonly companyId: string;
  readonly personId: string;
  readonly companyName: string;
  readonly name: string;
  readonly role: CompanyRole;
  readonly isDisabled: boolean;
}

/** People of several companies at once, readable by administrators only. */
export function staffOf(
  trx: Db,
  { companies, people }: { readonly companies?: readonly string[]; readonly people?: readonly string[] },
): Promise<StaffRow[]> {
  const rows = trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select([
      'membership.company_id as companyId',
      'membership.person_id as personId',
      'company.name as companyName',
      'person.name',
      'membership.role',
      sql<boolean>`membership.disabled_at is not null`.as('isDisabled'),
    ])
    .where(
      sql<boolean>`membership.company_id = any(${companies ?? []}::uuid[]) or membership.person_id = any(${people ?? []}::uuid[])`,
    )
    .orderBy(sql`lower(company.name)`)
    .orderBy(sql`lower(person.name)`);
  return acrossCompanies(trx, () => rows.execute());
}
