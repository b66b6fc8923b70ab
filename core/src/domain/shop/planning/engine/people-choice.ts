import type { Obstacle } from '../state/plan.ts';
import type { PlanPerson, PlanStep } from '../state/plan-state.ts';
import type { StateIndex } from './state-index.ts';
import { entryAt } from '../time/read-at.ts';

/** The people who may do a step, the lowest sufficient level first, and the end of their certificates. */
export interface PeopleChoice {
  readonly qualified: readonly number[];
  /** Each of them as a crew of one. */
  readonly alone: readonly (readonly number[])[];
  readonly until: readonly number[];
  readonly obstacle: Obstacle | null;
}

const remembered = new WeakMap<readonly PlanPerson[], Map<string, PeopleChoice>>();

/** Steps of one department and level share their choice. */
export function peopleChoice(step: PlanStep, state: StateIndex): PeopleChoice {
  const { department, skill, certificates, people } = step;
  const key = `${department} ${skill} ${people} ${certificates.join('\n')}`;
  const choices = remembered.get(state.people) ?? new Map<string, PeopleChoice>();
  remembered.set(state.people, choices);
  const present = choices.get(key);
  if (present !== undefined) return present;
  const created = choose(step, state);
  choices.set(key, created);
  return created;
}

function choose({ department, skill, certificates, people }: PlanStep, state: StateIndex): PeopleChoice {
  const level = (index: number) => state.people[index]?.levels[department] ?? 0;
  const until = state.people.map((person) => certifiedUntil(person, certificates));
  const qualified = [...state.people.keys()]
    .filter((index) => level(index) >= skill && entryAt(until, index) > state.now)
    .filter((index) => (state.people[index]?.windows.length ?? 0) > 0)
    .toSorted((one, other) => level(one) - level(other) || one - other);
  return {
    qualified,
    alone: qualified.map((index) => [index]),
    until: qualified.map((index) => entryAt(until, index)),
    obstacle:
      qualified.length >= people
        ? null
        : { kind: 'nobody-may', department, skill, certificates, people, qualified: qualified.length },
  };
}

/** The end of the first certificate to expire; -1 if one is missing. */
function certifiedUntil(person: PlanPerson, names: readonly string[]): number {
  return Math.min(
    Infinity,
    ...names.map((name) => {
      const all = person.certificates.filter((certificate) => certificate.name === name);
      return Math.max(-1, ...all.map(({ until }) => until ?? Infinity));
    }),
  );
}
