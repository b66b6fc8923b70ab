import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { Department } from '@dre/core/domain/shop/model/departments';
import { type RepairTask, stepKey } from '@dre/core/domain/shop/model/repair-task';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { minuteOf } from '@dre/core/domain/units';
import { demoNumber } from '../demo-random.ts';
import { closingEvents } from './demo-closing.ts';
import {
  checkInAt,
  doneTasks,
  type FloorEvent,
  type FloorOrder,
  minuteMs,
  promiseEvents,
  runningTask,
} from './demo-floor.ts';
import { incidentEvents } from './demo-incidents.ts';
import type { DemoLocationName } from './demo-locations.table.ts';
import { moveEvent } from './demo-moves.ts';
import { partEvents } from './demo-parts.ts';
import {
  atWork,
  demoHolidays,
  type DemoTimes,
  demoTimes,
  freeSpans,
  isSunday,
  type Span,
} from './demo-times.ts';

/** Time of one person on one target; `until` is null for those on the clock at the first start. */
export interface WorkSpan {
  readonly person: string;
  readonly target: ClockTarget;
  readonly from: number;
  readonly until: number | null;
}

export interface FloorPlan {
  /** By order, oldest first. */
  readonly events: ReadonlyMap<string, readonly FloorEvent[]>;
  readonly work: readonly WorkSpan[];
}

export interface FloorSetup {
  readonly startedAt: Date;
  readonly crew: readonly CrewMember[];
  readonly locationOf: (name: DemoLocationName) => ShopLocation;
}

interface Floor extends FloorSetup {
  readonly times: DemoTimes;
  readonly work: WorkSpan[];
}

/** Everything that happened on the shop floor until the first start: it follows from the orders and that day. */
export function planFloor(setup: FloorSetup, orders: readonly FloorOrder[]): FloorPlan {
  const times = demoTimes(setup.startedAt);
  const holidays = demoHolidays(times);
  const crew = setup.crew.map((member) => atWork(member, holidays));
  const floor: Floor = { ...setup, crew, times, work: [] };
  const byArrival = orders.toSorted((one, other) => (other.row.checkIn ?? 0) - (one.row.checkIn ?? 0));
  // Work that holidays pushed beyond the first start is not done yet.
  const lastAt = setup.startedAt.getTime();
  const worked = byArrival.map((one) => ({ one, ...workOn(floor, one) }));
  const events = new Map(
    worked.map(({ one, done, endsAt }) => [
      one.order.id,
      [
        ...paperwork(floor, one),
        ...done,
        ...closingEvents(one, floor.times, { endsAt, locationOf: floor.locationOf }),
      ]
        .filter(({ at }) => at <= lastAt)
        .toSorted((first, second) => first.at - second.at),
    ]),
  );
  for (const one of byArrival) startRunning(floor, one, events.get(one.order.id) ?? []);
  return { events, work: floor.work.filter(({ until }) => until === null || until <= lastAt) };
}

/** Promises, parts and incidents: they do not depend on other orders. */
export function paperwork(setup: FloorSetup, one: FloorOrder): readonly FloorEvent[] {
  const times = demoTimes(setup.startedAt);
  return [
    ...promiseEvents(one, times),
    ...partEvents(one, times, setup.startedAt.getTime()),
    ...incidentEvents(one, times),
  ];
}

/** The done work of an order, phase after phase, by people who are free and able. */
function workOn(floor: Floor, one: FloorOrder) {
  const { row, order } = one;
  const arrived = checkInAt(row, order, floor.times);
  const known = [...order.authorized.map(({ at }) => at), order.pending?.since ?? ''].map((at) =>
    at === '' ? 0 : Date.parse(at),
  );
  const done: FloorEvent[] = [];
  let endsAt = Math.max(arrived + 45 * minuteMs, ...known);
  if (row.phases.length > 0) {
    endsAt = washed(floor, one, endsAt);
    const change = { kind: 'tick-task', task: 'shop:check-in' } as const;
    done.push({ name: 'checked in', at: endsAt, role: 'foreman', change });
  }
  for (const [phase, day] of row.phases) {
    const from = Math.max(endsAt, floor.times.at(-day, 480));
    const steps = stepsOf(doneTasks(one, phase));
    const ended = [...steps].map(([step, tasks]) => workOnStep(floor, one, { step, tasks, from }));
    const moved = row.moves.find((move) => move[0] === phase);
    const begun = Math.min(...ended.map(({ beginsAt }) => beginsAt));
    if (moved !== undefined && Number.isFinite(begun)) {
      done.push(moveEvent(one, moved, begun - 15 * minuteMs, floor.locationOf));
    }
    done.push(...ended.flatMap(({ events }) => events));
    endsAt = Math.max(endsAt, ...ended.map((step) => step.endsAt));
  }
  return { done: [...done, ...plannedAhead(floor, one, endsAt)], endsAt };
}

/** The detailer washes every unit that came in; returns the end. */
function washed(floor: Floor, { order }: FloorOrder, from: number): number {
  const detailer = floor.crew.find(({ levels }) => levels.detail !== undefined);
  if (detailer === undefined) return from;
  const minutes = 20 + demoNumber(`wash ${order.number}`, 20);
  const spans = freeSpans(detailer, busy(floor, detailer), from, minutes);
  const target = { on: 'task', order: order.id, task: 'shop:check-in' } as const;
  floor.work.push(...spans.map((span) => ({ ...span, person: detailer.id, target })));
  return endOf(spans, from);
}

function stepsOf(tasks: readonly RepairTask[]): ReadonlyMap<string, readonly RepairTask[]> {
  const steps = new Map<string, RepairTask[]>();
  for (const task of tasks) steps.set(stepKey(task), [...(steps.get(stepKey(task)) ?? []), task]);
  return steps;
}

interface StepWork {
  readonly step: string;
  readonly tasks: readonly RepairTask[];
  readonly from: number;
}

const isSmall = ({ work }: RepairTask) => work.soldMinutes <= 6;

/** Small tasks are clocked together on their step, the others on their own. */
function workOnStep(floor: Floor, { order }: FloorOrder, { step, tasks, from }: StepWork) {
  const team = teamFor(floor, step, tasks, from);
  const [small, large] = [tasks.filter(isSmall), tasks.filter((task) => !isSmall(task))];
  const onStep = { on: 'step', order: order.id, step } as const;
  const jobs = [
    ...large.map((task) => {
      const { key } = task.work;
      return { tasks: [task], target: { on: 'task', order: order.id, task: key } as const };
    }),
    ...(small.length === 0 ? [] : [{ tasks: small, target: onStep }]),
  ];
  const done = jobs.map((job) => workOnJob(floor, { ...job, team, from, number: order.number }));
  const begins = Math.min(...done.map(({ spans }) => spans[0]?.from ?? from));
  const ends = Math.max(...done.map((job) => job.endsAt));
  const plan = {
    people: team.map(({ id }) => id),
    location: null,
    from: minuteOf(begins),
    until: minuteOf(Math.max(ends, begins + minuteMs)),
  };
  const assigned: FloorEvent = {
    name: `assign ${step}`,
    at: begins - 20 * minuteMs,
    role: 'foreman',
    change: { kind: 'assign-step', step, plan },
  };
  return { events: [assigned, ...done.flatMap(({ ticks }) => ticks)], beginsAt: begins, endsAt: ends };
}

interface Job {
  readonly tasks: readonly RepairTask[];
  readonly target: ClockTarget;
  readonly team: readonly CrewMember[];
  readonly from: number;
  readonly number: string;
}

/** Done by whoever of the team is through first; it takes 80 to 130 % of the sold time. */
function workOnJob(floor: Floor, { tasks, target, team, from, number }: Job) {
  const sold = tasks.reduce((sum, { work }) => sum + Math.max(work.soldMinutes, 0), 0);
  // Keys contain ids of this installation; the demo is the same everywhere.
  const [{ lineNumber, laborType, half } = { lineNumber: 0, laborType: '', half: '' }] = tasks.map(
    ({ work }) => work,
  );
  const pace = 80 + demoNumber(`pace ${number} ${String(lineNumber)} ${String(laborType)} ${half}`, 51);
  const minutes = Math.round((sold * pace) / 100);
  const [first] = team
    .map((member) => ({ member, spans: freeSpans(member, busy(floor, member), from, minutes) }))
    .toSorted((one, other) => endOf(one.spans, from) - endOf(other.spans, from));
  if (first === undefined) throw new Error(`Nobody of the demo's crew does ${tasks[0]?.work.key ?? ''}.`);
  const { member, spans } = first;
  floor.work.push(...spans.map((span) => ({ ...span, person: member.id, target })));
  const endsAt = endOf(spans, from);
  const ticks = tasks.map(({ work: { key } }): FloorEvent => ({
    name: `tick ${key}`,
    at: endsAt,
    role: member.name === 'Tara Technician' ? 'technician' : 'foreman',
    change: { kind: 'tick-task', task: key },
  }));
  return { spans, ticks, endsAt };
}

function endOf(spans: readonly Span[], from: number): number {
  return spans.at(-1)?.until ?? from;
}

function busy({ work }: Floor, { id }: CrewMember): readonly Span[] {
  return work.flatMap(({ person, from, until }) =>
    person === id && until !== null ? [{ from, until }] : [],
  );
}

/** A foreman helps out where nobody else is free for half a day. */
const foremanWaits = 240 * minuteMs;

/** One person for a day and a half of work, two or three for more: those who are free first. */
function teamFor(
  floor: Floor,
  step: string,
  tasks: readonly RepairTask[],
  from: number,
): readonly CrewMember[] {
  const department = departmentIn(step);
  const skill = Math.max(...tasks.map(({ work }) => work.skill));
  const hours = tasks.reduce((sum, { work }) => sum + work.soldMinutes, 0) / 60;
  const size = hours <= 12 ? 1 : hours <= 30 ? 2 : 3;
  return floor.crew
    .filter(({ levels }) => (levels[department] ?? 0) >= skill)
    .map((member) => {
      const free = endOf(freeSpans(member, busy(floor, member), from, 180), from);
      return { member, free: free + (member.name === 'Felix Foreman' ? foremanWaits : 0) };
    })
    .toSorted((one, other) => one.free - other.free)
    .slice(0, size)
    .map(({ member }) => member);
}

function departmentIn(step: string): Department {
  return step.split('/')[1] as Department;
}

/** The foreman has named people for the open steps of the phase at work, and for every other step after it. */
function plannedAhead(floor: Floor, one: FloorOrder, from: number): readonly FloorEvent[] {
  const { row, order } = one;
  const last = row.phases.at(-1);
  if (last === undefined) return [];
  const done = new Set(row.phases.flatMap(([phase]) => doneTasks(one, phase).map(({ work }) => work.key)));
  const open = order.tasks.filter(
    ({ work, origin, isWithdrawn }) => origin === 'version' && !isWithdrawn && !done.has(work.key),
  );
  const begun = new Set(row.phases.flatMap(([phase]) => [...stepsOf(doneTasks(one, phase)).keys()]));
  const steps = [...stepsOf(open)].filter(([step]) => !begun.has(step));
  return steps.flatMap(([step, tasks], index): FloorEvent[] => {
    const isAtWork = step.startsWith(`${last[0]}/`);
    const team = teamFor(floor, step, tasks, from);
    if (team.length === 0 || (!isAtWork && index % 2 === 1)) return [];
    const plan = { people: team.map(({ id }) => id), location: null, from: null, until: null };
    return [
      { name: `assign ${step}`, at: from, role: 'foreman', change: { kind: 'assign-step', step, plan } },
    ];
  });
}

/** Puts somebody of the step's crew on the clock shortly before the first start, on its day and not on a Sunday. */
function startRunning(floor: Floor, one: FloorOrder, events: readonly FloorEvent[]): void {
  const { times, startedAt, work } = floor;
  const task = runningTask(one);
  if (task === undefined || isSunday(times.today)) return;
  const step = stepKey(task);
  const assigned = events.flatMap(({ change }) =>
    change.kind === 'assign-step' && change.step === step ? change.plan.people : [],
  );
  const on = new Set(work.flatMap(({ person, until }) => (until === null ? [person] : [])));
  const person = assigned.find((id) => !on.has(id));
  if (person === undefined) return;
  const ago = (25 + demoNumber(`running ${one.order.number}`, 95)) * minuteMs;
  work.push({
    person,
    target: { on: 'task', order: one.order.id, task: task.work.key },
    from: Math.max(times.dayBegins, startedAt.getTime() - ago),
    until: null,
  });
}
