import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import type { ShopWriteRefusal } from '../../../offline/shop/apply-order-changes.ts';
import type { RefusedShopEdit } from '../../../offline/shop/shop-state.ts';

/** The reason a change was not done, and what helps. */
export function shopRefusalSentence(refusal: ShopWriteRefusal | RefusedShopEdit['refusal']): string {
  switch (refusal.kind) {
    case 'not-your-role':
      return 'Your role does not do this here.';
    case 'order-not-read':
      return 'The repair order is still being read. Try again in a moment.';
    case 'invalid':
      return 'sentence' in refusal ? refusal.sentence : '';
    default:
      return shopRefusalMessage(refusal);
  }
}
