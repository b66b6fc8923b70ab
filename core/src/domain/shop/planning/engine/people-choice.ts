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

/** Choices of one list of people at one minute: by step, and by what a step asks for. */
interface RememberedChoices {
  readonly now: number;
  readonly byStep: WeakMap<PlanStep, PeopleChoice>;
  readonly byNeeds: Map<string, PeopleChoice>;
}

const remembered = new WeakMap<readonly PlanPerson[], RememberedChoices>();

/** Steps of one department and level share their choice; a step that did not change since the last plan has it still. */
export function peopleChoice(step: PlanStep, state: StateIndex): PeopleChoice {
  const { byStep, byNeeds } = choicesOf(state);
  const known = byStep.get(step);
  if (known !== undefined) return known;
  const choice = choiceByNeeds(step, state, byNeeds);
  byStep.set(step, choice);
  return choice;
}

function choicesOf({ people, now }: StateIndex): RememberedChoices {
  const present = remembered.get(people);
  if (present !== undefined && present.now === now) return present;
  const created = { now, byStep: new WeakMap(), byNeeds: new Map() };
  remembered.set(people, created);
  return created;
}

function choiceByNeeds(step: PlanStep, state: StateIndex, choices: Map<string, PeopleChoice>): PeopleChoice {
  const { department, skill, certificates, people } = step;
  const key = `${department} ${skill} ${people} ${certificates.join('\n')}`;
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
