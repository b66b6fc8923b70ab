import { randomUUID } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from '@dre/core/contract/endpoint';
import type {
  approveOrder as approveOrderCall,
  listMessages as listMessagesCall,
  listOrders as listOrdersCall,
  readOrder as readOrderCall,
} from '@dre/core/contract/enquiries/enquiry-inbox';
import { listSize } from '@dre/core/contract/paging';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type { CompanyKind } from '../../database/tables/tables.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';
import {
  countMessages,
  countOrders,
  decide,
  isMessage,
  markHandled,
  markOpen,
  messagesPage,
  orderById,
  ordersPage,
} from './inbox-queries.ts';

export interface InboxDependencies {
  readonly now: () => Date;
  /** Opens a company on trial and invites its owner, within the given transaction. */
  readonly openCompany: (
    trx: Db,
    opening: {
      readonly companyId: string;
      readonly name: string;
      readonly kind: CompanyKind;
      readonly owner: { readonly name: string; readonly email: string };
      readonly by: string;
      readonly requestId: string;
    },
  ) => Promise<{ readonly trialEndsAt: Date }>;
}

type DecisionRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'conflict'; readonly detail: string };

export async function listOrders(
  trx: Db,
  query: QueryOf<typeof listOrdersCall>,
): Promise<ReplyOf<typeof listOrdersCall>> {
  const found = await ordersPage(trx, query);
  const rows = found.slice(0, listSize);
  return {
    items: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    total: await countOrders(trx, query.state),
    next: found.length > listSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

export async function readOrder(
  trx: Db,
  id: string,
): Promise<Result<ReplyOf<typeof readOrderCall>, { kind: 'not-found' }>> {
  const row = await orderById(trx, id);
  if (row === undefined) return refuse({ kind: 'not-found' });
  return accept({
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    signature: `data:image/png;base64,${row.signature.toString('base64')}`,
  });
}

/** Decision, company, owner, invitation and audit entry in one transaction: all or nothing, and once. */
export async function approveOrder(
  deps: InboxDependencies,
  { auth: { trx, identity }, requestId, now: at }: RequestContext,
  id: string,
  { companyName, kind, ownerEmail }: BodyOf<typeof approveOrderCall>,
): Promise<Result<ReplyOf<typeof approveOrderCall>, DecisionRefusal>> {
  const order = await orderById(trx, id);
  if (order === undefined) return refuse({ kind: 'not-found' });
  const companyId = randomUUID();
  const by = identity.personId;
  if (!(await decide(trx, { orderId: id, decision: 'approved', at, by, companyId })))
    return decidedBefore(trx, id);
  const owner = { name: order.name.trim(), email: ownerEmail.trim() };
  const { trialEndsAt } = await deps.openCompany(trx, {
    companyId,
    name: companyName.trim(),
    kind,
    owner,
    by,
    requestId,
  });
  await record(trx, {
    kind: 'order-approved',
    at,
    personId: by,
    requestId,
    detail: { order: id, company: companyId },
  });
  return accept({ companyId, trialEndsAt: trialEndsAt.toISOString() });
}

export async function declineOrder(
  { auth: { trx, identity }, requestId, now: at }: RequestContext,
  id: string,
): Promise<Result<true, DecisionRefusal>> {
  if ((await orderById(trx, id)) === undefined) return refuse({ kind: 'not-found' });
  const by = identity.personId;
  const isFirst = await decide(trx, { orderId: id, decision: 'declined', at, by, companyId: null });
  if (!isFirst) return decidedBefore(trx, id);
  await record(trx, { kind: 'order-declined', at, personId: by, requestId, detail: { order: id } });
  return accept(true);
}

async function decidedBefore(trx: Db, id: string): Promise<Result<never, DecisionRefusal>> {
  const order = await orderById(trx, id);
  const by = order?.decidedBy ?? 'somebody else';
  const decision = order?.state === 'declined' ? 'declined' : 'approved';
  return refuse({ kind: 'conflict', detail: `This order was already ${decision}, by ${by}.` });
}

export async function listMessages(
  trx: Db,
  query: QueryOf<typeof listMessagesCall>,
): Promise<ReplyOf<typeof listMessagesCall>> {
  const found = await messagesPage(trx, query);
  const rows = found.slice(0, listSize);
  return {
    items: rows.map((row) => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
    })),
    total: await countMessages(trx, query.state),
    next: found.length > listSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

export async function handleMessage(
  { auth: { trx, identity }, now }: RequestContext,
  { id, handled }: { readonly id: string; readonly handled: boolean },
): Promise<Result<true, { kind: 'not-found' }>> {
  if (!(await isMessage(trx, id))) return refuse({ kind: 'not-found' });
  await (handled ? markHandled(trx, id, identity.personId, now) : markOpen(trx, id));
  return accept(true);
}
