import {
  dayNoticeKinds,
  type NoticeKind,
  type StaffNotice,
} from '@dre/core/domain/shop/notices/staff-notice';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import type { Db } from '../../../database/connections/connection.ts';

export interface NoticeReader {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly mailed: readonly NoticeKind[];
}

/** The people who run the shop and write its estimates. */
export async function noticeReaders(trx: Db, companyId: string): Promise<readonly NoticeReader[]> {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .leftJoin('notice_choice', (join) =>
      join
        .onRef('notice_choice.company_id', '=', 'membership.company_id')
        .onRef('notice_choice.id', '=', 'membership.person_id'),
    )
    .select([
      'person.id as personId',
      'person.name',
      'person.email',
      'membership.role',
      'notice_choice.mailed',
    ])
    .where('membership.company_id', '=', companyId)
    .where('membership.disabled_at', 'is', null)
    .where('person.disabled_at', 'is', null)
    .where('membership.role', 'in', ['owner', 'foreman', 'estimator'])
    .orderBy('person.id')
    .execute();
  return rows.map(({ mailed, ...reader }) => ({ ...reader, mailed: mailed ?? [] }));
}

/** Adds a notice for each person who does not have it yet; returns those people. */
export async function insertNotice(
  trx: Db,
  companyId: string,
  { kind, topic, orderId, estimateId, orderNumber, text }: StaffNotice,
  { people, now }: { readonly people: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const about = {
    kind,
    topic,
    order_id: orderId,
    estimate_id: estimateId,
    order_number: orderNumber,
    note: text,
    at: now,
  };
  const rows = await trx
    .insertInto('staff_notice')
    .values(people.map((personId) => ({ company_id: companyId, person_id: personId, ...about })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .execute();
  return rows.map((row) => row.person_id);
}

/** Stored notices of the kinds that hold only as long as they are so. */
export function dayNotices(trx: Db, companyId: string) {
  return trx
    .selectFrom('staff_notice')
    .select(['topic', 'person_id as personId', 'note'])
    .where('company_id', '=', companyId)
    .where('kind', 'in', dayNoticeKinds)
    .execute();
}

export async function removeNotices(trx: Db, companyId: string, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await trx
    .deleteFrom('staff_notice')
    .where('company_id', '=', companyId)
    .where('topic', 'in', topics)
    .execute();
}

export async function rewordNotice(
  trx: Db,
  companyId: string,
  { topic, text }: Pick<StaffNotice, 'topic' | 'text'>,
): Promise<void> {
  await trx
    .updateTable('staff_notice')
    .set({ note: text })
    .where('company_id', '=', companyId)
    .where('topic', '=', topic)
    .execute();
}

export function noticesTo(trx: Db, companyId: string, personId: string, limit: number) {
  return trx
    .selectFrom('staff_notice')
    .select([
      'id',
      'topic',
      'kind',
      'order_id as orderId',
      'estimate_id as estimateId',
      'order_number as orderNumber',
      'note',
      'at',
      'read_at as readAt',
    ])
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function unreadNotices(trx: Db, companyId: string, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('staff_notice')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readUntil(
  trx: Db,
  companyId: string,
  { personId, until, now }: { readonly personId: string; readonly until: Date; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('staff_notice')
    .set({ read_at: now })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('at', '<=', until)
    .where('read_at', 'is', null)
    .execute();
}

export async function mailedKinds(
  trx: Db,
  companyId: string,
  personId: string,
): Promise<readonly NoticeKind[]> {
  const row = await trx
    .selectFrom('notice_choice')
    .select('mailed')
    .where('company_id', '=', companyId)
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.mailed ?? [];
}

export async function storeMailedKinds(
  trx: Db,
  companyId: string,
  personId: string,
  mailed: readonly NoticeKind[],
): Promise<void> {
  await trx
    .insertInto('notice_choice')
    .values({ company_id: companyId, id: personId, mailed: [...mailed] })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ mailed: [...mailed] }))
    .execute();
}
