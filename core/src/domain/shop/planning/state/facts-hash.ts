import { fingerprint } from './fingerprint.ts';
import type { PlanOrder, PlanState } from './plan-state.ts';

/** Facts are values: a hash holds as long as its object. After an edit only the changed order is hashed again. */
const hashes = new WeakMap<object, string>();

/**
 * The fingerprint of everything a plan follows from, whatever the order of its lists. The accepted plan is no fact: it
 * is what was decided on them. Facts are derived by one function, so that their fields always come in one order.
 */
export function factsHash({ people, locations, orders, ...rest }: PlanState): string {
  const lists = [
    people.map((person) => hashOf(person, () => person)),
    locations.map((location) => hashOf(location, () => location)),
    orders.map((order) => hashOf(order, () => undecided(order))),
  ];
  return fingerprint(JSON.stringify([rest, ...lists.map((list) => list.toSorted())]));
}

function hashOf(fact: object, value: () => unknown): string {
  const present = hashes.get(fact);
  if (present !== undefined) return present;
  const hash = fingerprint(JSON.stringify(value()));
  hashes.set(fact, hash);
  return hash;
}

function undecided(order: PlanOrder): unknown {
  const steps = order.steps.map((step) => fingerprint(JSON.stringify({ ...step, accepted: null })));
  return { ...order, steps: steps.toSorted() };
}
