import { dayAfter, dayIn, instantIn } from '../../../companies/time-zone.ts';
import { minuteOf, type Minutes, minutes, type UtcMinute, utcMinute } from '../../../units.ts';
import { acceptedState } from '../changes/accepted-state.ts';
import { changedState, type StateChange } from '../changes/state-change.ts';
import { prepareState } from '../engine/prepare-state.ts';
import { projecting } from '../engine/project-schedule.ts';
import { putSteps, stepsOfOrder } from '../engine/put-steps.ts';
import { slackRanks } from '../engine/ranks.ts';
import { finishOf } from '../engine/score.ts';
import type { Plan } from '../state/plan.ts';
import type { PlanState } from '../state/plan-state.ts';
import { why } from './why.ts';
import type { WaitReason } from './why-chain.ts';

/** A change that would bring an order forward while everything else stays as it is planned. */
export interface Help {
  readonly change: StateChange;
  readonly about: HelpSubject;
  readonly ready: UtcMinute;
  readonly gained: Minutes;
}

/** The change in the trade's terms. */
export type HelpSubject =
  | { readonly kind: 'part'; readonly description: string; readonly expected: UtcMinute }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'location'; readonly like: string }
  | { readonly kind: 'person'; readonly like: string };

const twoDays = 2 * 1_440;
/** Each is planned again, so that their number is the cost. */
const mostCandidates = 5;

/** The three changes that would help an order most, each found by planning again with it. */
export function helpsFor(state: PlanState, plan: Plan, orderId: string): readonly Help[] {
  const likely = plan.orders.find(({ order }) => order === orderId)?.likely ?? null;
  if (likely === null) return [];
  const accepted = acceptedState(state, plan);
  return candidatesFor(state, plan, orderId)
    .slice(0, mostCandidates)
    .flatMap(({ change, about }): readonly Help[] => {
      const ready = readyWith(changedState(accepted, [change]), orderId, plan.now);
      return ready === null || ready >= likely
        ? []
        : [{ change, about, ready, gained: minutes(likely - ready) }];
    })
    .toSorted((one, other) => other.gained - one.gained)
    .slice(0, 3);
}

/** The day of an order if it alone is planned anew. */
function readyWith(state: PlanState, orderId: string, now: UtcMinute): UtcMinute | null {
  const prepared = prepareState(state, now);
  const order = prepared.orders.find(({ source }) => source.id === orderId);
  if (order === undefined) return null;
  const work = projecting(prepared);
  let next = work.next();
  while (next.done !== true) next = work.next();
  const schedule = next.value;
  schedule.takeAway(order.index);
  putSteps(schedule, stepsOfOrder(prepared, order.index), {
    ranks: slackRanks(prepared),
    constraintOf: () => null,
  });
  const finish = finishOf(schedule, order.index);
  return finish < 0 ? null : utcMinute(finish);
}

type Candidate = Pick<Help, 'change' | 'about'>;

/** Changes that take away something the order waits for; a Saturday helps every order. */
function candidatesFor(state: PlanState, plan: Plan, orderId: string): readonly Candidate[] {
  const { links } = why(state, plan, orderId);
  const reasons = links.flatMap(({ cause }) => (cause.kind === 'wait' ? [cause.reason] : []));
  const found = [
    ...reasons.flatMap((reason) => candidateAgainst(reason, state, orderId, plan.now)),
    ...freeDay(state, plan),
  ];
  const kinds = new Map(found.map((candidate) => [JSON.stringify(candidate.about), candidate]));
  return [...kinds.values()];
}

function candidateAgainst(
  reason: WaitReason,
  state: PlanState,
  order: string,
  now: UtcMinute,
): readonly Candidate[] {
  if (reason.kind === 'part') {
    const { key, description, expected } = reason.part;
    if (expected === null) return [];
    const sooner = utcMinute(Math.max(now, expected - twoDays));
    return [
      {
        change: { kind: 'expect-part', order, part: key, expected: sooner },
        about: { kind: 'part', description, expected: sooner },
      },
    ];
  }
  if (reason.kind === 'location-taken') {
    const like = state.locations.find(({ id }) => id === reason.location);
    if (like === undefined) return [];
    const location = { ...like, id: `${like.id} another`, name: `another ${like.kind} like ${like.name}` };
    return [{ change: { kind: 'add-location', location }, about: { kind: 'location', like: like.id } }];
  }
  if (reason.kind === 'people-busy') {
    const like = state.people.find(({ id }) => id === reason.people[0]);
    if (like === undefined) return [];
    const person = { ...like, id: `${like.id} another`, name: `somebody like ${like.name}` };
    return [{ change: { kind: 'add-person', person }, about: { kind: 'person', like: like.id } }];
  }
  return [];
}

/** The first Saturday from tomorrow on, or Sunday if Saturdays are worked, from eight to four. */
function freeDay({ zone, people, horizon }: PlanState, { now }: Plan): readonly Candidate[] {
  const today = dayIn(zone, now * 60_000);
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = dayAfter(today, ahead);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 6 && weekday !== 0) continue;
    const at = (minute: number) => minuteOf(instantIn(zone, { day, minute }));
    const windows = [at(480), at(960)];
    const isWorked = people.some((person) => overlaps(person.windows, windows));
    if (isWorked || at(960) > horizon) continue;
    return [{ change: { kind: 'open-hours', people: null, windows }, about: { kind: 'day', day } }];
  }
  return [];
}

function overlaps(windows: readonly number[], [from = 0, until = 0]: readonly number[]): boolean {
  for (let index = 0; index < windows.length; index += 2) {
    if ((windows[index] ?? 0) < until && (windows[index + 1] ?? 0) > from) return true;
  }
  return false;
}
