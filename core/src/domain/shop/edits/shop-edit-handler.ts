import type { Result } from '../../result.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange, ShopEditKind } from '../model/shop-edit.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';

export type ShopChangeOf<K extends ShopEditKind> = Extract<ShopChange, { kind: K }>;

export type ShopOutcome = Result<RepairOrder, ShopRefusal>;

/** Applies and undoes one kind of edit. */
export interface ShopEditHandler<K extends ShopEditKind> {
  readonly apply: (order: RepairOrder, change: ShopChangeOf<K>, signature: Signature) => ShopOutcome;
  /** The edit that leads back to `before`; null when there is none. */
  readonly undo: (before: RepairOrder, change: ShopChangeOf<K>) => ShopChange | null;
  /** The value the change writes; an undo applies only while it is unchanged. */
  readonly target: (order: RepairOrder, change: ShopChangeOf<K>) => unknown;
}

export type ShopEditHandlers<K extends ShopEditKind> = { readonly [Kind in K]: ShopEditHandler<Kind> };
