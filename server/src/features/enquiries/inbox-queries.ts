import { sql } from 'kysely';
import { listSize } from '@dre/core/contract/paging';
import type { Db } from '../../database/connections/connection.ts';
import type { OrderDecision } from '../../database/tables/tables.ts';

type OrderState = 'waiting' | OrderDecision;
type MessageState = 'open' | 'handled';

const orderState = sql<OrderState>`coalesce(order_decision.decision, 'waiting')`;
const messageState = sql<MessageState>`case when message_handling.message_id is null then 'open' else 'handled' end`;

/** The cursor of a list and its state filter. */
export interface InboxRequest<State> {
  readonly state?: State | undefined;
  readonly after?: string | undefined;
}

function orders(trx: Db) {
  return trx
    .selectFrom('trial_order')
    .leftJoin('order_decision', 'order_decision.order_id', 'trial_order.id')
    .select([
      'trial_order.id',
      'trial_order.received_at as receivedAt',
      orderState.as('state'),
      'trial_order.name',
      'trial_order.organization',
      'trial_order.email',
      'trial_order.phone',
    ]);
}

/** Reads one row more than a page, which shows whether another page follows. */
export function ordersPage(trx: Db, { state, after }: InboxRequest<OrderState>) {
  return orders(trx)
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${orderState} = ${state}`)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(trial_order.received_at, trial_order.id) < (select received_at, id from trial_order where id = ${after})`,
    )
    .orderBy('trial_order.received_at', 'desc')
    .orderBy('trial_order.id', 'desc')
    .limit(listSize + 1)
    .execute();
}

export function orderById(trx: Db, id: string) {
  return orders(trx)
    .leftJoin('person', 'person.id', 'order_decision.decided_by')
    .leftJoin('company', 'company.id', 'order_decision.opened_company')
    .select([
      'trial_order.title',
      'trial_order.address',
      'trial_order.referred_by as referredBy',
      'trial_order.signature',
      'order_decision.decided_at as decidedAt',
      'person.name as decidedBy',
      'company.name as companyName',
    ])
    .where('trial_order.id', '=', id)
    .executeTakeFirst();
}

export async function countOrders(trx: Db, state: OrderState | undefined): Promise<number> {
  const { n } = await trx
    .selectFrom('trial_order')
    .leftJoin('order_decision', 'order_decision.order_id', 'trial_order.id')
    .select((order) => order.fn.countAll<string>().as('n'))
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${orderState} = ${state}`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export interface NewOrderDecision {
  readonly orderId: string;
  readonly decision: OrderDecision;
  readonly at: Date;
  readonly by: string;
  readonly companyId: string | null;
}

/** Records the decision. Returns false if the order was decided before; of two at once, one waits here. */
export async function decide(
  trx: Db,
  { orderId, decision, at, by, companyId }: NewOrderDecision,
): Promise<boolean> {
  const written = await trx
    .insertInto('order_decision')
    .values({ order_id: orderId, decision, decided_at: at, decided_by: by, opened_company: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Reads one row more than a page, which shows whether another page follows. */
export function messagesPage(trx: Db, { state, after }: InboxRequest<MessageState>) {
  return trx
    .selectFrom('contact_message')
    .leftJoin('message_handling', 'message_handling.message_id', 'contact_message.id')
    .leftJoin('person', 'person.id', 'message_handling.handled_by')
    .select([
      'contact_message.id',
      'contact_message.received_at as receivedAt',
      messageState.as('state'),
      'contact_message.name',
      'contact_message.title',
      'contact_message.company',
      'contact_message.phone',
      'contact_message.email',
      'contact_message.message',
      'message_handling.handled_at as handledAt',
      'person.name as handledBy',
    ])
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${messageState} = ${state}`)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(contact_message.received_at, contact_message.id) < (select received_at, id from contact_message where id = ${after})`,
    )
    .orderBy('contact_message.received_at', 'desc')
    .orderBy('contact_message.id', 'desc')
    .limit(listSize + 1)
    .execute();
}

export async function countMessages(trx: Db, state: MessageState | undefined): Promise<number> {
  const { n } = await trx
    .selectFrom('contact_message')
    .leftJoin('message_handling', 'message_handling.message_id', 'contact_message.id')
    .select((message) => message.fn.countAll<string>().as('n'))
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`${messageState} = ${state}`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function isMessage(trx: Db, id: string): Promise<boolean> {
  const found = await trx.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export async function markHandled(trx: Db, id: string, by: string, at: Date): Promise<void> {
  await trx
    .insertInto('message_handling')
    .values({ message_id: id, handled_by: by, handled_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markOpen(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('message_handling').where('message_id', '=', id).execute();
}
