import type { UtcMinute } from '../../../units.ts';
import type { GivenStepPlan } from '../../model/repair-order.ts';
import { plan } from './plan.ts';
import { project } from './project.ts';
import { factsHash } from '../state/facts-hash.ts';
import type { Plan, PlanGoals, PlannedStep } from '../state/plan.ts';
import type { Assignment, PlanState } from '../state/plan-state.ts';
import { assignmentOf, rowKey } from '../changes/accepted-state.ts';
import { neededRows } from './needed-rows.ts';

/** The difference between the dates everybody sees and a new plan. */
export interface PlanProposal {
  /** Of the facts it was made on: when they changed meanwhile, it is made anew. */
  readonly facts: string;
  readonly projection: Plan;
  readonly plan: Plan;
  readonly rows: readonly ProposalRow[];
  readonly promisesSaved: readonly string[];
  readonly promisesLost: readonly string[];
  /** Negative is better. */
  readonly goals: PlanGoals;
}

export interface ProposalRow {
  readonly key: string;
  readonly order: string;
  readonly step: string;
  /** Its row of the projection; null if the accepted plan cannot do it. */
  readonly before: Assignment | null;
  readonly after: Assignment;
  /** Keys of rows that have to be accepted with it. */
  readonly needs: readonly string[];
}

/** On the facts the accepted plan was made on, while it still holds, nothing more is proposed. */
export function planProposal(state: PlanState, acceptedFacts: string | null, now: UtcMinute): PlanProposal {
  const projection = project(state, now);
  const isSettled = acceptedFacts === factsHash(state) && holdsAsAccepted(state, projection);
  return proposalBetween(projection, isSettled ? projection : plan(state, now), state);
}

/** The difference between two plans of one state. */
export function proposalBetween(projection: Plan, proposed: Plan, state: PlanState): PlanProposal {
  const before = new Map(projection.steps.map((row) => [rowKey(row), row]));
  const accepted = new Map(
    state.orders.flatMap(({ id, steps }) =>
      steps.map((step) => [rowKey({ order: id, step: step.key }), step.accepted] as const),
    ),
  );
  // A step that begins where the projection has it is a row while nobody accepted it there.
  const moved = proposed.steps.filter((row) => {
    if (row.held === 'running' || row.held === 'pinned') return false;
    const present = before.get(rowKey(row));
    return present === undefined || !isSame(present, row) || accepted.get(rowKey(row)) === null;
  });
  const late = ({ orders }: Plan) => new Set(orders.filter(isLate).map(({ order }) => order));
  const [lateBefore, lateAfter] = [late(projection), late(proposed)];
  const needs = neededRows(moved, { before, state });
  return {
    facts: proposed.facts,
    projection,
    plan: proposed,
    rows: moved.map((row, index) => {
      const present = before.get(rowKey(row));
      return {
        key: rowKey(row),
        order: row.order,
        step: row.step,
        before: present === undefined ? null : assignmentOf(present),
        after: assignmentOf(row),
        needs: needs[index] ?? [],
      };
    }),
    promisesSaved: [...lateBefore].filter((order) => !lateAfter.has(order)),
    promisesLost: [...lateAfter].filter((order) => !lateBefore.has(order)),
    goals: goalsBetween(projection.goals, proposed.goals),
  };
}

/** The selected rows and all they need, directly or through others. */
export function withNeededRows(
  { rows }: Pick<PlanProposal, 'rows'>,
  selected: Iterable<string>,
): ReadonlySet<string> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const all = new Set<string>();
  const open = [...selected];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const row = byKey.get(key);
    if (row === undefined || all.has(key)) continue;
    all.add(key);
    open.push(...row.needs);
  }
  return all;
}

/** The batch of edits that accepts these rows, by order. */
export function acceptingEdits(
  { rows }: Pick<PlanProposal, 'rows'>,
  accepted: ReadonlySet<string>,
): readonly {
  readonly order: string;
  readonly change: { readonly kind: 'assign-step'; readonly step: string; readonly plan: GivenStepPlan };
}[] {
  return rows
    .filter(({ key }) => accepted.has(key))
    .map(({ order, step, after }) => ({ order, change: { kind: 'assign-step', step, plan: after } }));
}

/** True if every step is where it was accepted, or can be nowhere. */
function holdsAsAccepted({ orders }: PlanState, { steps }: Plan): boolean {
  const accepted = new Map(
    orders.flatMap(({ id, steps: own }) =>
      own.map((step) => [rowKey({ order: id, step: step.key }), step] as const),
    ),
  );
  return steps.every((row) => {
    if (row.held === 'running' || row.held === 'pinned') return true;
    const present = accepted.get(rowKey(row))?.accepted ?? null;
    return present !== null && isSame(present, row);
  });
}

function isSame(one: Assignment | PlannedStep, other: Assignment | PlannedStep): boolean {
  return (
    one.from === other.from &&
    one.until === other.until &&
    one.location === other.location &&
    one.people.length === other.people.length &&
    one.people.every((person) => other.people.includes(person))
  );
}

function isLate({ late, likely }: Plan['orders'][number]): boolean {
  return likely !== null && late !== null && late > 0;
}

function goalsBetween(before: PlanGoals, after: PlanGoals): PlanGoals {
  const names = Object.keys(after) as (keyof PlanGoals)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as unknown as PlanGoals;
}
