import { project } from '@dre/core/domain/shop/planning/plans/project';
import type { PlanState } from '@dre/core/domain/shop/planning/state/plan-state';
import { utcMinute } from '@dre/core/domain/units';
import type { Goal } from '../goal.ts';
import { leastTimes, now, plannedShop } from '../support/planned-shop.ts';

const rounds = 40;

/** After one edit everybody sees the new dates in the next frame. */
export const projection: Goal = {
  id: 'project',
  means: `the dates of 200 orders after a part of one of them is a day later, in milliseconds of processor time, least of ${rounds}`,
  measure: () => {
    const { state } = plannedShop();
    project(state, now);
    const [time = 0] = leastTimes(rounds, (round) => edited(state, round), [(shop) => project(shop, now)]);
    return Promise.resolve([{ name: 'after-one-edit-ms', value: time, limit: 16.7 }]);
  },
};

/** Only the edited order is another object, as in the copy a browser has. */
function edited(state: PlanState, round: number): PlanState {
  const changed = round % state.orders.length;
  const part = { key: 'late', description: 'Late part', expected: utcMinute(now + 1_440) };
  return {
    ...state,
    orders: state.orders.map((order, index) =>
      index === changed
        ? { ...order, steps: order.steps.map((step, at) => (at === 3 ? { ...step, parts: [part] } : step)) }
        : order,
    ),
  };
}
