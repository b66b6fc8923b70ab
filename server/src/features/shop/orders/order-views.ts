import type { OrderEstimate, RepairOrderReply, ShopCard } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import { technicianOrder } from '@dre/core/domain/shop/roles/technician-view';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { checksumOf } from '../../estimates/record/checksum.ts';
import { ownCrewId } from '../setup/shop-queries.ts';
import { readsWholeShop } from '../shop-access.ts';
import { type CardRow, cardsOf, type OrderRecord } from './orders-queries.ts';

/** The reader of a shop: everybody but technicians sees all of it. */
export type ShopReader = { readonly sees: 'all' } | { readonly sees: 'own'; readonly crewId: string | null };

export async function readerOf(context: CompanyContext): Promise<ShopReader> {
  if (readsWholeShop(context)) return { sees: 'all' };
  return { sees: 'own', crewId: await ownCrewId(context) };
}

/** True if the reader may see an order with this crew. */
export function maySee(reader: ShopReader, crew: readonly string[]): boolean {
  return reader.sees === 'all' || (reader.crewId !== null && crew.includes(reader.crewId));
}

export function cardFor(reader: ShopReader, { card, estimate }: CardRow): ShopCard {
  return reader.sees === 'all'
    ? { card, estimate }
    : { card: technicianCard(card), estimate: withoutContacts(estimate) };
}

/** A customer hold waits for a person, who is a contact. */
function technicianCard(card: BoardCard): BoardCard {
  return {
    ...card,
    holds: card.holds.map((hold) => (hold.kind === 'customer' ? { ...hold, endedBy: '' } : hold)),
  };
}

export function withoutContacts(estimate: OrderEstimate): OrderEstimate {
  return { ...estimate, customer: '', insurer: '', claim: '' };
}

/** An order as the reader may see it; undefined if they may not. */
export async function orderReply(
  { auth: { trx } }: CompanyContext,
  reader: ShopReader,
  { order, revision, checksum }: OrderRecord,
  place: number,
): Promise<RepairOrderReply | undefined> {
  const [row] = await cardsOf(trx, [order.id]);
  if (row === undefined || !maySee(reader, row.crew)) return undefined;
  const { estimate } = cardFor(reader, row);
  if (reader.sees === 'all') return { order, revision, checksum: checksum.toString('hex'), estimate, place };
  const reduced = technicianOrder(order);
  return { order: reduced, revision, checksum: checksumOf(reduced).toString('hex'), estimate, place };
}
