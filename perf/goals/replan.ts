import { listPlan, plan } from '@dre/core/domain/shop/planning/plans/plan';
import type { PlanState } from '@dre/core/domain/shop/planning/state/plan-state';
import type { Goal } from '../goal.ts';
import { largeShopText, leastTimes, now } from '../support/planned-shop.ts';

const rounds = 20;

/** A shop of 200 orders is planned from facts nothing was remembered of. */
export const replan: Goal = {
  id: 'replan',
  means: `the list plan of 200 orders, 1,600 steps, 40 people, 20 locations and 90 days against reading the same facts with JSON.parse, and the improved plan against the list plan; processor time, least of ${rounds}`,
  measure: () => {
    const text = largeShopText();
    const read = () => JSON.parse(text) as PlanState;
    const [parse = 0, list = 0, improved = 0] = leastTimes(rounds, read, [
      () => JSON.parse(text),
      (state) => listPlan(state, now),
      (state) => plan(state, now),
    ]);
    return Promise.resolve([
      { name: 'list-times-reading', value: list / parse, limit: 30 },
      { name: 'improved-times-list', value: improved / list, limit: 20 },
    ]);
  },
};
