import { workingMinutes } from '../domain/rounding.ts';
import { fitIssue } from '../domain/shop/model/shop-location.ts';
import { percentOfPace } from '../domain/shop/planning/state/pace.ts';
import type { Plan, PlannedStep } from '../domain/shop/planning/state/plan.ts';
import type { PlanOrder, PlanState, PlanStep, Windows } from '../domain/shop/planning/state/plan-state.ts';

// The musts once more, the slow way, from nothing but the facts and the rows of a plan.

/** Every must a plan breaks, as text. Conflicts of two fixed rows are not the plan's. */
export function brokenMusts(state: PlanState, { now, steps: rows }: Plan): readonly string[] {
  return [
    ...rows.flatMap((row) => {
      const order = state.orders.find(({ id }) => id === row.order);
      const step = order?.steps.find(({ key }) => key === row.step);
      if (order === undefined || step === undefined) return [`${row.step} is of no order`];
      return isFixed(row) ? [] : brokenAlone(row, { order, step, state, rows, now });
    }),
    ...rows.flatMap((row, at) => rows.slice(at + 1).flatMap((other) => brokenTogether(row, other, state))),
  ];
}

function isFixed({ held }: PlannedStep): boolean {
  return held === 'running' || held === 'pinned';
}

interface Around {
  readonly order: PlanOrder;
  readonly step: PlanStep;
  readonly state: PlanState;
  readonly rows: readonly PlannedStep[];
  readonly now: number;
}

function brokenAlone(row: PlannedStep, { order, step, state, rows, now }: Around): readonly string[] {
  const name = `${row.order} ${row.step}`;
  const people = state.people.filter(({ id }) => row.people.includes(id));
  const location = state.locations.find(({ id }) => id === row.location);
  const isUnqualified = people.some(
    ({ levels, certificates }) =>
      (levels[step.department] ?? 0) < step.skill ||
      step.certificates.some(
        (needed) => !certificates.some((one) => one.name === needed && (one.until ?? Infinity) >= row.until),
      ),
  );
  const parts =
    order.isHere || order.dropOff !== null ? step.parts : order.steps.flatMap((one) => waits(one));
  const earlier = step.after.filter((key) => order.steps.some((one) => one.key === key));
  const exact = workingMinutes(
    workingMinutes(step.soldMinutes, percentOfPace(step, state.pace), 1) as never,
    1_000_000 as never,
    row.people.length,
  );
  const windows = [
    ...people.map((person) => person.windows),
    ...(location?.windows == null ? [] : [location.windows]),
  ];
  const worked = workedMinutes(windows, row.from, row.until);
  return [
    row.people.length >= step.people && people.length === row.people.length ? '' : 'people',
    isUnqualified ? 'skill' : '',
    fits(row, { order, step, state }) ? '' : 'fit',
    row.from >= now ? '' : 'in the past',
    row.cured === row.until + step.cureMinutes ? '' : 'cure',
    row.cured <= state.horizon ? '' : 'horizon',
    order.isHere || order.dropOff === null || row.from >= order.dropOff ? '' : 'drop-off',
    (step.startsWithoutParts && (order.isHere || order.dropOff !== null)
      ? []
      : parts.filter((part) => !step.startsWithoutParts || !step.parts.includes(part))
    ).every(({ expected }) => expected !== null && expected <= row.from)
      ? ''
      : 'parts',
    step.holds.every(({ until }) => until !== null && until <= row.from) ? '' : 'hold',
    worked === exact || worked === exact + state.moveMinutes ? '' : `hours ${worked} of ${exact}`,
    earlier.every((key) => {
      const before = rows.find((one) => one.order === row.order && one.step === key);
      return before !== undefined && before.cured <= row.from;
    })
      ? ''
      : 'route',
  ]
    .filter((rule) => rule !== '')
    .map((rule) => `${name}: ${rule}`);
}

function waits({ parts, startsWithoutParts }: PlanStep): PlanStep['parts'] {
  return startsWithoutParts ? [] : parts;
}

function fits(
  { location }: PlannedStep,
  { order, step, state }: Pick<Around, 'order' | 'step' | 'state'>,
): boolean {
  const hasBays = state.locations.some(({ kind }) => kind === 'bay' || kind === 'booth');
  if (!hasBays || step.locationKinds.length === 0)
    return location === null || step.pin?.location === location;
  const found = state.locations.find(({ id }) => id === location);
  return (
    found !== undefined &&
    step.locationKinds.includes(found.kind) &&
    fitIssue(order.unit, found) === null &&
    step.equipment.every((one) => found.equipment.includes(one))
  );
}

function brokenTogether(row: PlannedStep, other: PlannedStep, state: PlanState): readonly string[] {
  if (isFixed(row) && isFixed(other)) return [];
  const name = `${row.order} ${row.step} and ${other.order} ${other.step}`;
  const isTogether = row.from < other.until && other.from < row.until;
  const isThere = row.from < other.cured && other.from < row.cured;
  const kind = state.locations.find(({ id }) => id === row.location)?.kind;
  const isExclusive = kind === 'bay' || kind === 'booth';
  const broken: string[] = [];
  if (isTogether && row.people.some((person) => other.people.includes(person)))
    broken.push('one person twice');
  if (isThere && row.order !== other.order && isExclusive && row.location === other.location) {
    broken.push('two units in one location');
  }
  const isPlaced = row.location !== null && other.location !== null;
  if (isThere && row.order === other.order && isPlaced && row.location !== other.location) {
    broken.push('one unit in two locations');
  }
  const [first, second] = row.until <= other.until ? [row, other] : [other, row];
  const isCuring = first.until < first.cured && second.until > first.until && second.from < first.cured;
  if (row.order === other.order && isPlaced && isCuring) broken.push('worked on while it cures');
  return broken.map((rule) => `${name}: ${rule}`);
}

/** Minutes in which all are open, counted window by window. */
function workedMinutes(windows: readonly Windows[], from: number, until: number): number {
  if (windows.length === 0) return until - from;
  let shared: [number, number][] = [[from, until]];
  for (const list of windows) {
    const next: [number, number][] = [];
    for (const [start, end] of shared) {
      for (let at = 0; at < list.length; at += 2) {
        const open = Math.max(start, list[at] ?? 0);
        const close = Math.min(end, list[at + 1] ?? 0);
        if (open < close) next.push([open, close]);
      }
    }
    shared = next;
  }
  return shared.reduce((sum, [start, end]) => sum + end - start, 0);
}
