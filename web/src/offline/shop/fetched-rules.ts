import type { ShopRules, ShopRulesSource } from './shop-rules.ts';

let rules: ShopRules | undefined;

/** The rules of repair orders, fetched once per page. */
export const fetchedRules: ShopRulesSource = {
  at: () => rules,
  async fetch() {
    rules ??= await import('./shop-rules.ts').then(
      (part) => part.shopRules,
      () => undefined,
    );
  },
};
