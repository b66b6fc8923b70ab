import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPlanState } from '../../../../testing/arbitrary-dbg.ts';
import { workingMinutes } from '../../../rounding.ts';
import { aPlanOrder, monday } from '../../../testing/a-plan-state.ts';
import { minutes, wholly } from '../../../units.ts';
import { plan } from '../plans/plan.ts';
import { project } from '../plans/project.ts';
import { acceptedState } from '../changes/accepted-state.ts';
import type { Plan } from '../state/plan.ts';
import type { PlanOrder, PlanPart, PlanState, PlanStep } from '../state/plan-state.ts';
import { why } from './why.ts';
import type { WaitReason, WhyChain, WhyLink } from './why-chain.ts';

const now = monday;
const subject = 'order-0';

function withOrder(state: PlanState, change: (order: PlanOrder) => PlanOrder): PlanState {
  return { ...state, orders: state.orders.map((order) => (order.id === subject ? change(order) : order)) };
}

function withSteps(state: PlanState, change: (step: PlanStep) => PlanStep): PlanState {
  return withOrder(state, (order) => ({ ...order, steps: order.steps.map(change) }));
}

const isOther = (part: PlanPart) => (one: PlanPart) => one.key !== part.key;

/** The facts without one reason. */
function withoutReason(state: PlanState, reason: WaitReason): PlanState {
  switch (reason.kind) {
    case 'part':
      return withSteps(state, (step) => ({ ...step, parts: step.parts.filter(isOther(reason.part)) }));
    case 'hold':
      return withSteps(state, (step) => ({
        ...step,
        holds: step.holds.filter((one) => one !== reason.hold),
      }));
    case 'drop-off':
      return withOrder(state, (order) => ({ ...order, isHere: true }));
    case 'location-taken':
      return { ...state, orders: state.orders.filter(({ id }) => id !== reason.by) };
    case 'people-busy': {
      if (reason.by !== subject)
        return { ...state, orders: state.orders.filter(({ id }) => id !== reason.by) };
      const more = state.people.filter(({ id }) => reason.people.includes(id));
      const copies = more.map((person) => ({ ...person, id: `${person.id} ${state.people.length}` }));
      return { ...state, people: [...state.people, ...copies] };
    }
    case 'unit-elsewhere':
    case 'unit-cures':
      return withSteps(state, (step) => ({ ...step, locationKinds: [] }));
    case 'calendar':
      return alwaysOpen(state);
    case 'pin':
      return withSteps(state, (step) => ({ ...step, pin: null }));
    case 'planned':
      return state;
  }
}

function alwaysOpen(state: PlanState): PlanState {
  return {
    ...state,
    people: state.people.map((person) => ({ ...person, windows: [now, state.horizon] })),
    locations: state.locations.map((location) => ({ ...location, windows: null })),
  };
}

function reasonsOf(links: readonly WhyLink[]): readonly WaitReason[] {
  return links.flatMap(({ cause }) => (cause.kind === 'wait' ? [cause.reason] : []));
}

/** The longest way through the steps with nothing in between. */
function bareLength({ steps }: PlanOrder): number {
  const lengthTo = (step: PlanStep): number => {
    const people = step.running?.people.length ?? step.people;
    const own = workingMinutes(minutes(workingMinutes(step.soldMinutes, wholly, 1)), wholly, people);
    const before = step.running === null ? steps.filter(({ key }) => step.after.includes(key)) : [];
    return own + step.cureMinutes + Math.max(0, ...before.map(lengthTo));
  };
  return Math.max(...steps.map(lengthTo));
}

function readyOf({ orders }: Plan): number | null {
  return orders.find(({ order }) => order === subject)?.likely ?? null;
}

/** Links follow each other without a gap from delivery to now, or to the start of work that runs. */
function checkLinks({ links }: WhyChain, planned: Plan): void {
  expect(links[0]?.until).toBe(readyOf(planned));
  links.slice(1).forEach((link, index) => expect(link.until).toBe(links[index]?.from));
  expect(links.at(-1)?.from).toBeLessThanOrEqual(now);
}

test('every delay has a reason, and lifting all reasons of an order gives its bare length', () => {
  fc.assert(
    fc.property(arbitraryPlanState, (given) => {
      // A pin may be shorter than its work, so that there is no bare length with it.
      let state = withSteps({ ...given, moveMinutes: minutes(0) }, (step) => ({ ...step, pin: null }));
      for (let left = 60; left > 0; left -= 1) {
        const planned = plan(state, now);
        if (readyOf(planned) === null) return;
        const chain = why(state, planned, subject);
        checkLinks(chain, planned);
        const reasons = reasonsOf(chain.links);
        const order = state.orders.find(({ id }) => id === subject);
        const isBare = readyOf(planned) === now + bareLength(order ?? aPlanOrder());
        if (reasons.length === 0 && isBare) return;
        // Without a wait only closed hours within the work are left.
        state = reasons.length === 0 ? alwaysOpen(state) : reasons.reduce(withoutReason, state);
      }
      const { links } = why(state, plan(state, now), subject);
      throw new Error(`There is always another reason: ${JSON.stringify(links)}`);
    }),
    { numRuns: 15000 },
  );
});

test('the dates of a projection have reasons as well, and pins are named with their person', () => {
  fc.assert(
    fc.property(arbitraryPlanState, (state) => {
      const accepted = acceptedState(state, plan(state, now));
      const projection = project(accepted, now);
      const chain = why(accepted, projection, subject);
      if (readyOf(projection) === null) expect(chain.obstacle).not.toBeNull();
      else checkLinks(chain, projection);
      for (const reason of reasonsOf(chain.links)) if (reason.kind === 'pin') expect(reason.by).toBe('Dana');
    }),
    { numRuns: 15000 },
  );
});
