import { fitIssue, type UnitMeasures } from '../../model/shop-location.ts';
import type { Obstacle } from '../state/plan.ts';
import type { PlanLocation, PlanStep } from '../state/plan-state.ts';
import type { StateIndex } from './state-index.ts';

/** The locations a step can be done in, the smallest first: the large ones stay free for those who need them. */
export interface LocationChoice {
  readonly fitting: readonly number[];
  readonly obstacle: Obstacle | null;
}

/** Choices of one list of locations: by step with its unit, and by what a step asks for. */
interface RememberedChoices {
  readonly byStep: WeakMap<PlanStep, { readonly unit: UnitMeasures; readonly choice: LocationChoice }>;
  readonly byNeeds: Map<string, LocationChoice>;
}

const remembered = new WeakMap<readonly PlanLocation[], RememberedChoices>();

/** Steps with the same needs share their choice; a step that did not change since the last plan has it still. */
export function locationChoice(step: PlanStep, unit: UnitMeasures, state: StateIndex): LocationChoice {
  const { byStep, byNeeds } = choicesOf(state.locations);
  const known = byStep.get(step);
  if (known?.unit === unit) return known.choice;
  const choice = choiceByNeeds(step, unit, { state, choices: byNeeds });
  byStep.set(step, { unit, choice });
  return choice;
}

function choicesOf(locations: readonly PlanLocation[]): RememberedChoices {
  const present = remembered.get(locations);
  if (present !== undefined) return present;
  const created = { byStep: new WeakMap(), byNeeds: new Map() };
  remembered.set(locations, created);
  return created;
}

function choiceByNeeds(
  step: PlanStep,
  unit: UnitMeasures,
  { state, choices }: { readonly state: StateIndex; readonly choices: Map<string, LocationChoice> },
): LocationChoice {
  const { locationKinds, equipment } = step;
  const { length, height, width } = unit;
  const key = `${locationKinds.join(' ')}|${String(length)}|${String(height)}|${String(width)}|${equipment.join('\n')}`;
  const present = choices.get(key);
  if (present !== undefined) return present;
  const created = choose(step, unit, state.locations);
  choices.set(key, created);
  return created;
}

/** A shop that has neither bays nor booths plans by people alone. */
export function hasLocations(locations: readonly PlanLocation[]): boolean {
  return locations.some(({ kind }) => kind === 'bay' || kind === 'booth');
}

function choose(
  { locationKinds, equipment }: PlanStep,
  unit: UnitMeasures,
  locations: readonly PlanLocation[],
): LocationChoice {
  if (locationKinds.length === 0 || !hasLocations(locations)) return { fitting: [], obstacle: null };
  const suitable = [...locations.keys()].filter((index) => {
    const location = locations[index];
    return (
      location !== undefined &&
      locationKinds.includes(location.kind) &&
      location.windows?.length !== 0 &&
      equipment.every((one) => location.equipment.includes(one))
    );
  });
  const size = (index: number) => locations[index]?.length ?? Infinity;
  const fitting = suitable
    .filter((index) => issueAt(index, unit, locations) === null)
    .toSorted((one, other) => (size(one) === size(other) ? one - other : size(one) - size(other)));
  if (fitting.length > 0) return { fitting, obstacle: null };
  const closest = suitable.toSorted((one, other) => size(other) - size(one))[0];
  return {
    fitting,
    obstacle: {
      kind: 'no-location-fits',
      location: closest === undefined ? null : (locations[closest]?.id ?? null),
      issue: closest === undefined ? null : issueAt(closest, unit, locations),
    },
  };
}

function issueAt(index: number, unit: UnitMeasures, locations: readonly PlanLocation[]) {
  const location = locations[index];
  return location === undefined ? null : fitIssue(unit, location);
}
