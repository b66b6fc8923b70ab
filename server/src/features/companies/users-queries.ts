import { sql } from 'kysely';
import { listSize } from '@dre/core/contract/paging';
import type { Db } from '../../database/connections/connection.ts';
import { containing, type ListRequest } from './companies-queries.ts';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly hasPassword: boolean;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  readonly isSignedIn: boolean;
}

function users(trx: Db) {
  return trx
    .selectFrom('person')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.is_administrator as isAdministrator',
      sql<boolean>`person.password_hash is not null`.as('hasPassword'),
      sql<boolean>`person.email_verified_at is not null`.as('isVerified'),
      sql<boolean>`person.disabled_at is not null`.as('isDisabled'),
      sql<boolean>`exists (select from session where person_id = person.id and ended_at is null)`.as(
        'isSignedIn',
      ),
    ]);
}

/** Reads one row more than a page, which shows whether another page follows. */
export function usersPage(trx: Db, { search, after }: ListRequest): Promise<UserRow[]> {
  return users(trx)
    .where(matching(search))
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`lower(person.email) > (select lower(email) from person where id = ${after})`,
    )
    .orderBy(sql`lower(person.email)`)
    .limit(listSize + 1)
    .execute();
}

export async function countUsers(trx: Db, search: string | undefined): Promise<number> {
  const { n } = await trx
    .selectFrom('person')
    .select((person) => person.fn.countAll<string>().as('n'))
    .where(matching(search))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function matching(search: string | undefined) {
  if (search === undefined) return sql<boolean>`true`;
  const pattern = containing(search);
  return sql<boolean>`(person.name ilike ${pattern} or person.email ilike ${pattern})`;
}

export function userById(trx: Db, id: string): Promise<UserRow | undefined> {
  return users(trx).where('person.id', '=', id).executeTakeFirst();
}

/** Any fixed text works, as long as every change of administrators locks the same. */
const administratorsLock = 'administrators';

/** Serializes changes of administrators until commit. */
export async function lockAdministrators(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${administratorsLock}, 0))`.execute(trx);
}

/** True if another administrator can sign in. */
export async function hasOtherAdministrator(trx: Db, personId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('person')
    .select('id')
    .where('is_administrator', '=', true)
    .where('disabled_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where('id', '<>', personId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function setDisabled(trx: Db, personId: string, at: Date | null): Promise<void> {
  await trx.updateTable('person').set({ disabled_at: at }).where('id', '=', personId).execute();
}

export async function setAdministrator(trx: Db, personId: string, administrator: boolean): Promise<void> {
  await trx
    .updateTable('person')
    .set({ is_administrator: administrator })
    .where('id', '=', personId)
    .execute();
}
