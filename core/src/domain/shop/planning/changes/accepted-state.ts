import type { Plan, PlannedStep } from '../state/plan.ts';
import type { Assignment, PlanState } from '../state/plan-state.ts';

/** The state with a plan accepted as a whole. Steps the plan could not place have no row. */
export function acceptedState(state: PlanState, { steps }: Pick<Plan, 'steps'>): PlanState {
  const rows = new Map(steps.map((row) => [rowKey(row), row]));
  return {
    ...state,
    orders: state.orders.map((order) => ({
      ...order,
      steps: order.steps.map((step) => {
        const row = rows.get(rowKey({ order: order.id, step: step.key }));
        return { ...step, accepted: row === undefined ? null : assignmentOf(row) };
      }),
    })),
  };
}

export function assignmentOf({ people, location, from, until }: PlannedStep): Assignment {
  return { people, location, from, until };
}

/** Keys of steps have no line break. */
export function rowKey({ order, step }: { readonly order: string; readonly step: string }): string {
  return `${order}\n${step}`;
}
