import type { Problem } from '@dre/core/contract/problem';
import type {
  RepairOrderReply,
  SentShopOutcome,
  ShopCard,
  ShopStreamEvent,
} from '@dre/core/contract/shop/shop';
import type { readShop } from '@dre/core/contract/shop/shop';
import type { SentShopEdit } from '@dre/core/contract/shop/shop-edits';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { Result } from '@dre/core/domain/result';
import type { StreamEnd } from '../sync/reopening-stream.ts';

export type ShopReply = ReplyOf<typeof readShop>;

/** An edit of one order, on its way to the server. */
export interface PendingShopEdit {
  /** Of the edit. */
  readonly id: string;
  readonly order: string;
  readonly edit: SentShopEdit;
}

export interface ShopBatch {
  readonly edits: readonly PendingShopEdit[];
}

export interface SentShopEdits {
  readonly place: number;
  readonly outcomes: readonly SentShopOutcome[];
  readonly cards: readonly ShopCard[];
}

/** Requests to the server for the shop of one company. */
export interface ShopTransport {
  readShop(): Promise<Result<ShopReply, Problem>>;
  readOrder(id: string): Promise<Result<RepairOrderReply, Problem>>;
  send(batch: ShopBatch): Promise<Result<SentShopEdits, Problem>>;
  /** Resolves when the connection ends. */
  listen(
    since: number,
    onEvent: (event: ShopStreamEvent) => void,
    onOpen: () => void,
    signal: AbortSignal,
  ): Promise<StreamEnd>;
}
