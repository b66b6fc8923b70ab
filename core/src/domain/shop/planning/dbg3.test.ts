import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPlanState } from '../../../testing/arbitrary-dbg.ts';
import { brokenMusts } from '../../../testing/broken-musts.ts';
import { monday } from '../../testing/a-plan-state.ts';
import { utcMinute } from '../../units.ts';
import { acceptedState } from './changes/accepted-state.ts';
import { listPlan, plan } from './plans/plan.ts';
import { project } from './plans/project.ts';
import { planProposal, proposalBetween, withNeededRows } from './plans/plan-proposal.ts';
import { compareGoals } from './state/compare-goals.ts';
import type { Plan, PlannedStep } from './state/plan.ts';
import type { PlanState } from './state/plan-state.ts';

const brief = (s: any) => JSON.stringify([s.moveMinutes, s.people.map((p: any) => [p.id, p.levels, p.certificates, p.windows.slice(0, 4)]), s.locations.map((l: any) => [l.id, l.kind, l.length, l.equipment, l.windows?.slice(0,4)]), s.orders.map((o: any) => [o.id, o.isHere, o.location, o.due, o.dropOff, o.unit.length, o.steps.map((t: any) => [t.key, t.soldMinutes, t.people, t.skill, t.certificates, t.equipment, t.locationKinds, t.parts, t.startsWithoutParts, t.holds, t.running, t.pin, t.accepted])])]);
const runs = { numRuns: 8000 };
const now = monday;

function rowsOf({ steps }: Plan): readonly unknown[] {
  return steps
    .map((row) => ({ ...row, held: null }))
    .toSorted((one, other) => (`${one.order} ${one.step}` < `${other.order} ${other.step}` ? -1 : 1));
}

function shuffled(state: PlanState, seed: number): PlanState {
  const turned = <Item>(list: readonly Item[]) => {
    const at = list.length === 0 ? 0 : seed % list.length;
    return [...list.slice(at), ...list.slice(0, at)].toReversed();
  };
  return {
    ...state,
    people: turned(state.people),
    locations: turned(state.locations),
    orders: turned(state.orders).map((order) => ({ ...order, steps: turned(order.steps) })),
  };
}

test('`plan` is deterministic, whatever the order of its input; a plan keeps the hash of its facts, and equal facts give no further proposal', () => {
  fc.assert(
    fc.property(arbitraryPlanState, fc.nat({ max: 99 }), (state, seed) => {
      const first = plan(state, now);
      expect(plan(shuffled(structuredClone(state), seed), now)).toEqual(first);
      const accepted = acceptedState(state, first);
      const made = planProposal(accepted, first.facts, now); if (made.rows.length) throw new Error(brief(accepted) + JSON.stringify([made.projection.steps, made.projection.unplanned, first.steps, made.plan.steps]));
    }),
    runs,
  );
});

test('pinned and running steps are in the plan exactly where they were', () => {
  fc.assert(
    fc.property(arbitraryPlanState, (state) => {
      const { steps } = plan(state, now);
      for (const order of state.orders) {
        for (const step of order.steps) {
          const row = steps.find((one) => one.order === order.id && one.step === step.key);
          if (step.running !== null) expect(row).toMatchObject(step.running);
          else if (step.pin !== null && step.pin.from !== null) {
            const { by: _, ...pinned } = step.pin;
            expect(row).toMatchObject(pinned);
          }
        }
      }
    }),
    runs,
  );
});

test('no plan breaks a must: skill, fit, route, parts, cure, windows, places, people', () => {
  fc.assert(
    fc.property(arbitraryPlanState, (state) => {
      const planned = plan(state, now);
      expect(brokenMusts(state, listPlan(state, now))).toEqual([]);
      expect(brokenMusts(state, planned)).toEqual([]);
      const later = utcMinute(now + 3_000);
      const accepted = acceptedState(state, planned);
      expect(brokenMusts(accepted, project(accepted, later))).toEqual([]);
    }),
    runs,
  );
});

test('with more capacity or an earlier part the proposal is never worse than the accepted plan', () => {
  fc.assert(
    fc.property(arbitraryPlanState, fc.nat({ max: 2 }), (state, kind) => {
      const before = plan(state, now);
      const after = plan(better(acceptedState(state, before), kind), now);
      // The idle time of somebody new is no loss.
      const goals = (one: Plan) => ({ ...one.goals, idleBoothMinutes: 0, idlePeopleMinutes: 0 });
      if (compareGoals(goals(after), goals(before)) > 0) throw new Error(String(kind) + JSON.stringify([before.goals, after.goals]) + brief(better(acceptedState(state, before), kind)) + JSON.stringify([before.steps, after.steps]));
    }),
    runs,
  );
});

/** One more person, one more location, or every part a day sooner. */
function better(state: PlanState, kind: number): PlanState {
  const [person] = state.people;
  const [location] = state.locations;
  if (kind === 0 && person !== undefined) {
    return { ...state, people: [...state.people, { ...person, id: 'person-new' }] };
  }
  if (kind === 1 && location !== undefined && location.kind !== 'yard') {
    return { ...state, locations: [...state.locations, { ...location, id: 'place-new' }] };
  }
  return {
    ...state,
    orders: state.orders.map((order) => ({
      ...order,
      steps: order.steps.map((step) => ({
        ...step,
        parts: step.parts.map((part) => ({
          ...part,
          expected: part.expected === null ? null : utcMinute(part.expected - 1_440),
        })),
      })),
    })),
  };
}

test('the projection of an accepted plan on unchanged facts is that plan', () => {
  fc.assert(
    fc.property(arbitraryPlanState, (state) => {
      const planned = plan(state, now);
      expect(rowsOf(project(acceptedState(state, planned), now))).toEqual(rowsOf(planned));
    }),
    runs,
  );
});

test('rows accepted with all they need make a plan that breaks no must', () => {
  fc.assert(
    fc.property(arbitraryPlanState, fc.nat({ max: 99 }), (state, roll) => {
      const accepted = acceptedState(state, listPlan(state, now));
      const projection = project(accepted, now);
      const made = proposalBetween(projection, plan(state, now), accepted);
      if (made.rows.length === 0) return;
      const selected = withNeededRows(made, [made.rows[roll % made.rows.length]?.key ?? '']);
      const rows = new Map<string, PlannedStep>(
        projection.steps.map((row) => [`${row.order}\n${row.step}`, row]),
      );
      for (const row of made.plan.steps) {
        const key = `${row.order}\n${row.step}`;
        if (selected.has(key)) rows.set(key, row);
      }
      expect(brokenMusts(accepted, { ...projection, steps: [...rows.values()] })).toEqual([]);
    }),
    runs,
  );
});
