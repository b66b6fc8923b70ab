import { minutes, type UtcMinute, utcMinute } from '../../../units.ts';
import { arrivalOf } from '../engine/step-release.ts';
import type { Plan, PlannedStep } from '../state/plan.ts';
import type { PlanPart, PlanState, PlanStep } from '../state/plan-state.ts';
import type { WaitReason, WhyChain, WhyFacts, WhyLink } from './why-chain.ts';
import { waitReason } from './wait-reason.ts';

/** The reason of each start of an order, read backwards from its delivery. */
export function why(state: PlanState, plan: Plan, orderId: string): WhyChain {
  const order = state.orders.find(({ id }) => id === orderId);
  const blocked = plan.unplanned.filter((step) => step.order === orderId);
  const root = blocked.find(({ cause }) => cause.kind !== 'behind') ?? blocked[0];
  const obstacle = root === undefined ? null : { step: root.step, cause: root.cause };
  const rows = new Map(plan.steps.filter((row) => row.order === orderId).map((row) => [row.step, row]));
  const last = [...rows.values()].toSorted((one, other) => other.cured - one.cured)[0];
  if (order === undefined || last === undefined) return { order: orderId, links: [], obstacle };
  return { order: orderId, links: linksFrom(last, { state, plan, order, rows }), obstacle };
}

function linksFrom(last: PlannedStep, facts: WhyFacts): readonly WhyLink[] {
  const links: WhyLink[] = [];
  for (let row: PlannedStep | undefined = last; row !== undefined;) {
    const step = facts.order.steps.find(({ key }) => key === row?.step);
    if (step === undefined) break;
    links.push(...ownLinks(row));
    if (row.held === 'running') break;
    const before = boundBy(step, row, facts);
    const limit = Math.max(before?.cured ?? 0, releaseBy(step, facts).from);
    if (row.from > limit) {
      const from = utcMinute(Math.min(limit, row.from));
      links.push(wait(row.step, { from, until: row.from }, waitReason(step, row, { ...facts, limit })));
    }
    if (before === undefined || before.cured < releaseBy(step, facts).from) {
      links.push(...releaseLinks(step, facts, Math.min(limit, row.from)));
      break;
    }
    row = before;
  }
  return links;
}

function ownLinks({ step, from, until, cured, people, location }: PlannedStep): readonly WhyLink[] {
  const work: WhyLink = {
    step,
    from,
    until,
    cause: { kind: 'work', minutes: minutes(until - from), people, location },
  };
  return cured > until ? [{ step, from: until, until: cured, cause: { kind: 'cure' } }, work] : [work];
}

/** The step before it on the route that ended last. */
function boundBy({ after }: PlanStep, row: PlannedStep, { rows }: WhyFacts): PlannedStep | undefined {
  return after
    .flatMap((key) => rows.get(key) ?? [])
    .filter(({ cured }) => row.held !== 'pinned' || cured <= row.from)
    .toSorted((one, other) => other.cured - one.cured)[0];
}

/** The first minute of a step as far as the route leaves it open, and the reason. */
function releaseBy(
  step: PlanStep,
  { order, plan }: WhyFacts,
): { readonly from: number; readonly reason: WaitReason | null } {
  const { now } = plan;
  const isCalledIn = !order.isHere && order.dropOff === null;
  const parts = isCalledIn ? order.steps.flatMap(waitedParts) : waitedParts(step);
  const candidates: { readonly from: number; readonly reason: WaitReason }[] = [
    ...parts.map((part) => ({ from: part.expected ?? 0, reason: { kind: 'part', part } as const })),
    ...step.holds.map((hold) => ({ from: hold.until ?? 0, reason: { kind: 'hold', hold } as const })),
    ...(isCalledIn ? [] : [{ from: arrivalOf(order, now).from, reason: { kind: 'drop-off' } as const }]),
  ];
  const latest = candidates.toSorted((one, other) => other.from - one.from)[0];
  return latest === undefined || latest.from <= now ? { from: now, reason: null } : latest;
}

function waitedParts({ parts, startsWithoutParts }: PlanStep): readonly PlanPart[] {
  return startsWithoutParts ? [] : parts;
}

function releaseLinks(step: PlanStep, facts: WhyFacts, until: number): readonly WhyLink[] {
  const { reason } = releaseBy(step, facts);
  const { now } = facts.plan;
  if (reason === null || until <= now) return [];
  return [wait(step.key, { from: now, until: utcMinute(until) }, reason)];
}

function wait(
  step: string,
  { from, until }: { readonly from: UtcMinute; readonly until: UtcMinute },
  reason: WaitReason,
): WhyLink {
  return { step, from, until, cause: { kind: 'wait', reason } };
}
