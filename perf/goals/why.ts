import { listPlan } from '@dre/core/domain/shop/planning/plans/plan';
import { helpsFor } from '@dre/core/domain/shop/planning/reasons/helps';
import { why } from '@dre/core/domain/shop/planning/reasons/why';
import type { Goal } from '../goal.ts';
import { leastTimes, now, plannedShop } from '../support/planned-shop.ts';

const rounds = 20;

/** The reasons of a day are there at a press, and what would help soon after. */
export const whyGoal: Goal = {
  id: 'why',
  means: `the chain of the order with the longest one in milliseconds, and its three helps against a list plan of the same shop; processor time, least of ${rounds}`,
  measure: () => {
    const { state, plan } = plannedShop();
    const chains = plan.orders.map(({ order }) => why(state, plan, order));
    const longest = chains.toSorted((one, other) => other.links.length - one.links.length)[0];
    const order = longest?.order ?? '';
    const [chain = 0, helps = 0, list = 0] = leastTimes(rounds, () => structuredClone(state), [
      (shop) => why(shop, plan, order),
      (shop) => helpsFor(shop, plan, order),
      (shop) => listPlan(shop, now),
    ]);
    return Promise.resolve([
      { name: 'chain-ms', value: chain, limit: 1 },
      { name: 'helps-times-list', value: helps / list, limit: 4 },
    ]);
  },
};
