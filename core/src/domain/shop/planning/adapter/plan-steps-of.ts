import { dayAfter, dayIn } from '../../../companies/time-zone.ts';
import { percentOfMinutes } from '../../../rounding.ts';
import {
  add,
  larger,
  type Minutes,
  minutes,
  subtract,
  sum,
  type UtcMinute,
  utcMinute,
} from '../../../units.ts';
import { activeHolds, type OrderFacts } from '../../board/holds.ts';
import { type RepairStep, stepsOf } from '../../board/steps.ts';
import { type Phase, phases, type SkillLevel } from '../../model/departments.ts';
import type { ActiveHold } from '../../model/hold.ts';
import type { RepairOrder, StepPlan } from '../../model/repair-order.ts';
import type { RepairPart } from '../../model/repair-part.ts';
import { isOpen, type RepairTask } from '../../model/repair-task.ts';
import { vendorKey } from '../../model/vendor.ts';
import { isHere, partQuantities } from '../../parts/part-quantities.ts';
import { assumedPace } from '../state/pace.ts';
import type { PlanHold, PlanPart, PlanStep, StepPin } from '../state/plan-state.ts';
import { comingMinute } from './local-minutes.ts';
import type { OrderSources } from './plan-sources.ts';
import type { PlanRules } from './plan-rules.ts';

/** Nothing is shorter than a tenth of an hour. */
const shortest = minutes(6);

/** The unfinished steps of an order in the order of its route: each phase waits for the one before it. */
export function planStepsOf(order: RepairOrder, facts: OrderSources): readonly PlanStep[] {
  const open = stepsOf(order).filter(({ isFinished }) => !isFinished);
  const estimate = facts.sources.facts?.get(order.id) ?? inRepair;
  const holds = activeHolds(order, estimate).filter((hold) => isWaitedFor(hold, estimate));
  return open.map((step) => {
    const before = phaseBefore(step.phase, open);
    const after = open.filter(({ phase }) => phase === before).map(({ key }) => key);
    return { ...planStepOf(order, step, facts), after, holds: holdsOf(step, holds, facts) };
  });
}

const inRepair: OrderFacts = { estimateStage: 'in-repair', voidSince: null };

/**
 * Parts have days of their own, and sublet work its own length. Approval of a version nobody agreed to holds that version
 * alone; a void estimate holds everything.
 */
function isWaitedFor({ kind, on }: ActiveHold, { estimateStage }: OrderFacts): boolean {
  if (kind === 'parts') return false;
  if (kind === 'sublet') return on.of === 'order';
  return kind !== 'approval' || estimateStage === 'void';
}

function phaseBefore(phase: Phase, steps: readonly RepairStep[]): Phase | undefined {
  const at = phases.indexOf(phase);
  return steps.map((step) => step.phase).findLast((one) => phases.indexOf(one) < at);
}

function planStepOf(
  order: RepairOrder,
  step: RepairStep,
  facts: OrderSources,
): Omit<PlanStep, 'after' | 'holds'> {
  const { sources, rules } = facts;
  const tasks = step.tasks.filter(isOpen);
  const plan = order.steps[step.key];
  const elapsed = elapsedOf(order, step, facts);
  return {
    key: step.key,
    department: step.department,
    phase: step.phase,
    soldMinutes: leftMinutes(order, step, facts),
    elapsedMinutes: elapsed,
    people: Math.max(1, ...tasks.map(({ work }) => work.people)),
    skill: Math.max(1, ...tasks.map(({ work }) => work.skill)) as SkillLevel,
    certificates: rules.certificates[step.department] ?? [],
    equipment: [],
    locationKinds: elapsed === null ? locationKindsOf(step.phase, facts) : [],
    cureMinutes: cureOf(step, rules),
    parts: missingParts(order, tasks, facts),
    startsWithoutParts: sources.withoutParts?.has(`${order.id}\n${step.key}`) ?? false,
    running: runningOf(order, step.key, facts),
    pin: plan === undefined ? null : pinOf(plan),
    accepted: plan === undefined ? null : acceptedOf(plan),
  };
}

/** A shop without a booth paints in a bay. */
function locationKindsOf(phase: Phase, { sources, rules }: OrderSources): PlanStep['locationKinds'] {
  const kinds = rules.locationKinds[phase];
  const hasKind = sources.locations.some(({ kind }) => kinds.includes(kind));
  return hasKind ? kinds : ['bay'];
}

function cureOf({ phase, department }: RepairStep, rules: PlanRules): Minutes {
  return phase === 'paint' && department === 'paint' ? rules.cureMinutes : minutes(0);
}

/** Sold minutes of open tasks, less what is clocked on them beyond what the finished ones have sold. */
function leftMinutes(
  { id }: RepairOrder,
  { key, department, tasks }: RepairStep,
  { sources, rules }: OrderSources,
): Minutes {
  const length = ({ work, origin }: RepairTask) =>
    origin === 'version'
      ? larger(work.soldMinutes, minutes(0))
      : larger(work.soldMinutes, rules.unsoldMinutes);
  const open = sum(tasks.filter(isOpen).map(length));
  const clocked = sources.clocked?.get(id);
  if (clocked === undefined) return larger(open, shortest);
  const present = tasks.filter(({ isWithdrawn }) => !isWithdrawn);
  const finished = sum(present.filter((task) => !isOpen(task)).map(length));
  const spent = add(
    clocked.byStep[key] ?? minutes(0),
    sum(present.map(({ work }) => clocked.byTask[work.key] ?? minutes(0))),
  );
  const { efficiency } = (sources.pace ?? assumedPace).departments[department];
  const done = larger(subtract(percentOfMinutes(spent, efficiency), finished), minutes(0));
  return larger(subtract(open, done), shortest);
}

/** Sublet work that nobody of the crew does takes until it is expected back. */
function elapsedOf(
  { outings }: RepairOrder,
  { key, department }: RepairStep,
  { sources, rules, now }: OrderSources,
): Minutes | null {
  const outing = outings.find(({ step, back }) => step === key && back === null);
  if (outing === undefined && department !== 'sublet') return null;
  const { zone } = sources;
  if (outing?.expectedBack == null) return rules.subletMinutes;
  return minutes(comingMinute(outing.expectedBack, rules.partsHour, now, zone) - now);
}

function missingParts(
  { parts }: RepairOrder,
  tasks: readonly RepairTask[],
  facts: OrderSources,
): readonly PlanPart[] {
  const needed = new Set(tasks.flatMap(({ work }) => work.needs));
  return parts
    .filter((part) => needed.has(part.work.key) && !isHere(part))
    .map((part) => ({
      key: part.work.key,
      description: part.work.description,
      expected: expectedMinute(part, facts),
    }));
}

/** The vendor's day, or the usual one of the vendor. A part nobody ordered has none. */
function expectedMinute(part: RepairPart, { sources, rules, now }: OrderSources): UtcMinute | null {
  if (partQuantities(part).toOrder > 0) return null;
  const day = part.expected.at(-1)?.day ?? usualDay(part, sources);
  return day === null ? null : comingMinute(day, rules.partsHour, now, sources.zone);
}

function usualDay({ orders }: RepairPart, { leadTimes, zone }: OrderSources['sources']): string | null {
  const last = orders.at(-1);
  const usual = last === undefined ? undefined : leadTimes?.get(vendorKey(last.vendor));
  if (last === undefined || usual === undefined) return null;
  return dayAfter(dayIn(zone, Date.parse(last.at)), usual.days);
}

/** Holds of the order, of the step and of its open tasks. */
function holdsOf(
  { key, tasks }: RepairStep,
  holds: readonly ActiveHold[],
  { sources, now }: OrderSources,
): readonly PlanHold[] {
  const open = new Set(tasks.filter(isOpen).map(({ work }) => work.key));
  return holds
    .filter(({ on }) => on.of === 'order' || (on.of === 'step' ? on.step === key : open.has(on.task)))
    .map(({ kind, reason, expectedEnd }) => ({
      kind,
      reason,
      // One that should be over and is not ends tomorrow at the earliest.
      until: expectedEnd === null ? null : utcMinute(comingMinute(expectedEnd, 0, now, sources.zone)),
    }));
}

function runningOf(order: RepairOrder, step: string, { sources }: OrderSources): PlanStep['running'] {
  const all = (sources.running ?? []).filter((one) => one.order === order.id && one.step === step);
  const since = all.map((one) => one.since).toSorted((one, other) => one - other)[0];
  if (since === undefined) return null;
  const moves = order.moves.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return {
    people: [...new Set(all.map(({ person }) => person))].toSorted(),
    location: moves.at(-1)?.location?.id ?? null,
    from: since,
  };
}

function pinOf({ pin, people, location, from, until }: StepPlan): StepPin | null {
  if (pin === null) return null;
  const isTimed = from !== null && until !== null;
  return { people, location, from: isTimed ? from : null, until: isTimed ? until : null, by: pin.by };
}

function acceptedOf({ people, location, from, until }: StepPlan): PlanStep['accepted'] {
  return from === null || until === null ? null : { people, location, from, until };
}
