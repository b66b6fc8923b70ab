import type { Problem } from '@dre/core/contract/problem';
import type { ShopCard, ShopEditOutcome } from '@dre/core/contract/shop/shop';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { OrderReplica } from './order-replica.ts';
import type { ShopRules } from './shop-rules.ts';
import type { PendingShopEdit, ShopReply } from './shop-transport.ts';

/** An edit the server did not apply. It stays visible until the person has read why. */
export interface RefusedShopEdit {
  readonly id: string;
  readonly order: string;
  readonly edit: ShopEdit;
  readonly refusal:
    | Extract<ShopEditOutcome, { kind: 'refused' }>['refusal']
    | { readonly kind: 'invalid'; readonly sentence: string };
}

/** The shop as this device knows it, with its own changes applied. */
export interface ShopState extends Pick<
  ShopReply,
  'isOn' | 'revision' | 'settings' | 'locations' | 'crew' | 'me' | 'waiting' | 'onClock'
> {
  readonly cards: ReadonlyMap<string, ShopCard>;
  /** Orders read so far. */
  readonly orders: ReadonlyMap<string, OrderReplica>;
  readonly saving: ShopSaving;
  readonly refused: readonly RefusedShopEdit[];
  /** The stream is open: changes of others arrive as they happen. */
  readonly isLive: boolean;
  /** Rises whenever somebody of the staff has a new notice. */
  readonly noticeCount: number;
  /** The last time the server was heard, in milliseconds. */
  readonly asOf: number;
}

/** `blocked`: the device refuses to store, so leaving the page would lose changes. */
export interface ShopSaving {
  readonly kind: 'saved' | 'saving' | 'on-device' | 'blocked';
  readonly unsent: number;
}

interface ShopStateInput {
  readonly before: ShopState | undefined;
  readonly shop: ShopReply;
  readonly cards: ReadonlyMap<string, ShopCard>;
  readonly orders: ReadonlyMap<string, OrderReplica>;
  readonly rules: ShopRules | undefined;
  readonly pending: readonly PendingShopEdit[];
  readonly refused: readonly RefusedShopEdit[];
  readonly unwritten: number;
  readonly isBlocked: boolean;
  readonly trouble: Problem | null;
  readonly noticeCount: number;
  readonly isLive: boolean;
  readonly asOf: number;
}

export function shopState(input: ShopStateInput): ShopState {
  const { cards: _cards, place: _place, ...shop } = input.shop;
  return {
    ...shop,
    cards: shownCards(input),
    orders: input.orders,
    saving: keep(input.before?.saving, savingOf(input)),
    refused: input.refused,
    isLive: input.isLive,
    noticeCount: input.noticeCount,
    asOf: input.asOf,
  };
}

/** Cards of orders with changes made here are derived from the order, so that the board shows them at once. */
function shownCards({
  cards,
  orders,
  rules,
  pending,
  before,
}: ShopStateInput): ReadonlyMap<string, ShopCard> {
  const changed = [...new Set(pending.map(({ order }) => order))].flatMap((id) => orders.get(id) ?? []);
  const shown =
    changed.length === 0 || rules === undefined
      ? cards
      : new Map([
          ...cards,
          ...changed.map((one): [string, ShopCard] => [
            one.shown.id,
            cardOf(one, cards.get(one.shown.id)?.card.photo, rules),
          ]),
        ]);
  return sameCards(before?.cards, shown) ? (before?.cards ?? shown) : shown;
}

const derived = new WeakMap<OrderReplica, ShopCard>();

/** The same card while the order is the same, so that saving it renders nothing. */
function cardOf(replica: OrderReplica, photo: string | undefined, { boardCard }: ShopRules): ShopCard {
  const { shown, estimate } = replica;
  const known = derived.get(replica);
  if (known !== undefined) return known;
  const facts = { estimateStage: estimate.stage, voidSince: estimate.voidSince, photo };
  const card = { card: boardCard(shown, facts), estimate };
  derived.set(replica, card);
  return card;
}

function sameCards(
  before: ReadonlyMap<string, ShopCard> | undefined,
  cards: ReadonlyMap<string, ShopCard>,
): boolean {
  return before?.size === cards.size && [...cards].every(([id, card]) => before.get(id) === card);
}

function savingOf({ pending, unwritten, isBlocked, trouble }: ShopStateInput): ShopSaving {
  const unsent = pending.length;
  if (unsent === 0) return { kind: 'saved', unsent };
  if (isBlocked) return { kind: 'blocked', unsent };
  return { kind: unwritten > 0 || trouble === null ? 'saving' : 'on-device', unsent };
}

/** The same object while nothing changed, so that nothing renders again. */
function keep(before: ShopSaving | undefined, next: ShopSaving): ShopSaving {
  return before?.kind === next.kind && before.unsent === next.unsent ? before : next;
}
