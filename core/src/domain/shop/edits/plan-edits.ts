import { accept, refuse } from '../../result.ts';
import { stepsOf } from '../board/steps.ts';
import { currentVisit, type GivenStepPlan, type RepairOrder, type StepPlan } from '../model/repair-order.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';
import { locationOf } from '../board/unit-location.ts';
import { firstIssue, idIssue, newRecordIssue, rangeIssue } from './check-values.ts';
import { fitRefusal } from './opening-edits.ts';
import type { ShopChangeOf, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const planEdits: ShopEditHandlers<'move-unit' | 'assign-step' | 'pin-step' | 'unpin-step'> = {
  'move-unit': {
    apply: moveUnit,
    // The unit did stand there; going back is a move of its own.
    undo: (before, { moveId }) => ({
      kind: 'move-unit',
      moveId: `${moveId}-back`,
      location: locationOf(before),
    }),
    target: (order) => locationOf(order)?.id,
  },
  'assign-step': {
    apply: (order, { step, plan }) => {
      const issue = planIssue(plan);
      if (issue !== null) return refuse(issue);
      return withPlan(order, step, (present) => ({ ...present, ...plan }));
    },
    undo: (before, { step }) => {
      if (!hasStep(before, step)) return null;
      const { pin: _, ...plan } = before.steps[step] ?? unplanned;
      return { kind: 'assign-step', step, plan };
    },
    target: ({ steps }, { step }) => ({ ...(steps[step] ?? unplanned), pin: null }),
  },
  'pin-step': {
    apply: (order, { step }, signature) => withPin(order, step, signature),
    undo: ({ steps }, { step }) => (isPinned(steps[step]) ? null : { kind: 'unpin-step', step }),
    target: ({ steps }, { step }) => isPinned(steps[step]),
  },
  'unpin-step': {
    apply: (order, { step }) => withPin(order, step, null),
    undo: (before, { step }) =>
      isPinned(before.steps[step]) && hasStep(before, step) ? { kind: 'pin-step', step } : null,
    target: ({ steps }, { step }) => isPinned(steps[step]),
  },
};

const unplanned: StepPlan = { people: [], location: null, from: null, until: null, pin: null };

/** False for a step whose tasks were all moved away: its plan can be cleared, and not be made again. */
function hasStep(order: RepairOrder, step: string): boolean {
  return stepsOf(order).some(({ key }) => key === step);
}

function isPinned(plan: StepPlan | undefined): boolean {
  return plan !== undefined && plan.pin !== null;
}

function moveUnit(
  order: RepairOrder,
  { moveId, location }: ShopChangeOf<'move-unit'>,
  signature: Signature,
): ShopOutcome {
  if (currentVisit(order) === undefined) return refuse({ kind: 'unit-not-here' });
  const issue =
    newRecordIssue(order.moves, moveId) ?? (location === null ? null : fitRefusal(order.unit, location));
  if (issue !== null) return refuse(issue);
  return accept({ ...order, moves: [...order.moves, { id: moveId, location, ...signature }] });
}

function withPin(order: RepairOrder, step: string, pin: Signature | null): ShopOutcome {
  return withPlan(order, step, (plan) => ({ ...plan, pin }));
}

/** A plan that plans nothing is not stored, so that undoing the first one leads back exactly. */
function withPlan(order: RepairOrder, step: string, change: (plan: StepPlan) => StepPlan): ShopOutcome {
  const { [step]: present, ...others } = order.steps;
  if (present === undefined && !hasStep(order, step)) {
    return refuse({ kind: 'step-not-found', step });
  }
  const plan = change(present ?? unplanned);
  const isEmpty =
    plan.people.length === 0 &&
    plan.location === null &&
    plan.from === null &&
    plan.until === null &&
    plan.pin === null;
  return accept({ ...order, steps: isEmpty ? others : { ...others, [step]: plan } });
}

function planIssue({ people, location, from, until }: GivenStepPlan): ShopRefusal | null {
  return firstIssue(
    people.length > shopLimits.people ? { kind: 'too-many-records', limit: shopLimits.people } : null,
    ...people.map(idIssue),
    location === null ? null : idIssue(location),
    rangeIssue('from', from, 0, Number.MAX_SAFE_INTEGER),
    rangeIssue('until', until, (from ?? 0) + 1, Number.MAX_SAFE_INTEGER),
  );
}
