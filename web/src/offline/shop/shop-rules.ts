import { boardCard } from '@dre/core/domain/shop/board/board-card';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import { applyOrderChanges } from './apply-order-changes.ts';

/** The rules by which repair orders change. A phone that shows its work and keeps the clock starts without them. */
export const shopRules = { applyShopEdit, boardCard, applyOrderChanges };

export type ShopRules = typeof shopRules;

export interface ShopRulesSource {
  /** Undefined until they are fetched. */
  readonly at: () => ShopRules | undefined;
  /** Resolves once they are fetched, or could not be: the next call tries again. */
  readonly fetch: () => Promise<void>;
}
