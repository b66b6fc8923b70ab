import { acceptedState } from '@dre/core/domain/shop/planning/changes/accepted-state';
import { plan } from '@dre/core/domain/shop/planning/plans/plan';
import type { Plan } from '@dre/core/domain/shop/planning/state/plan';
import type { PlanState } from '@dre/core/domain/shop/planning/state/plan-state';
import { aBusyShop, largeShop } from '@dre/core/domain/testing/a-busy-shop';
import { monday } from '@dre/core/domain/testing/a-plan-state';

/** 200 orders, 1,600 steps, 40 people, 20 locations, 90 days: the text of the facts, and the facts read from it. */
export function largeShopText(): string {
  return JSON.stringify(aBusyShop(largeShop));
}

export const now = monday;

export interface PlannedShop {
  readonly state: PlanState;
  readonly plan: Plan;
}

/** The large shop with its plan accepted. */
export function plannedShop(): PlannedShop {
  const state = JSON.parse(largeShopText()) as PlanState;
  const planned = plan(state, now);
  return { state: acceptedState(state, planned), plan: planned };
}

/**
 * The least processor time of each work in milliseconds, run in turn: on a busy machine a long run is always
 * interrupted, and its wall time would measure other work. What `prepare` returns is given to the work and not measured.
 */
export function leastTimes<Input>(
  rounds: number,
  prepare: (round: number) => Input,
  works: readonly ((input: Input) => unknown)[],
): readonly number[] {
  const least = works.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, index) => {
      const input = prepare(round);
      const started = process.cpuUsage();
      work(input);
      const { user, system } = process.cpuUsage(started);
      least[index] = Math.min(least[index] ?? Infinity, (user + system) / 1_000);
    });
  }
  return least;
}
