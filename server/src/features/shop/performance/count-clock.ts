import { isDeepStrictEqual } from 'node:util';
import { minuteOf } from '@dre/core/domain/units';
import type { ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, Punch } from '@dre/core/domain/shop/model/clock-entry';
import { sumsOfPresses } from '@dre/core/domain/shop/performance/clock-sums';
import type { Db } from '../../../database/connections/connection.ts';
import { type CrewShifts, crewShifts } from '../clock/crew-shifts.ts';
import {
  asPress,
  storeStretches,
  type StretchRow,
  stretchesAround,
  stretchesById,
  wholeLog,
  wholeStretches,
} from './clock-stretch-queries.ts';
import { countOrdersOfClock } from './count-orders.ts';

/** A new entry changes the time of few punches before it, so only these are counted again. */
export async function countEntries(
  trx: Db,
  companyId: string,
  { added, about }: { readonly added: readonly ClockEntry[]; readonly about: readonly ClockEntry[] },
): Promise<void> {
  const touched = new Set(added.map((entry) => (entry.kind === 'punch' ? entry.id : entry.punch)));
  const punches = about.filter((entry): entry is Punch => entry.kind === 'punch' && touched.has(entry.id));
  if (punches.length === 0) return;
  const before = await stretchesById(trx, [...touched]);
  const shifts = await crewShifts(trx, companyId);
  const changes: StretchChange[] = [];
  for (const crew of new Set(punches.map(({ person }) => person))) {
    const log = about.filter(({ person }) => person === crew);
    const pressed = pressedRows(log).filter(({ id }) => touched.has(id));
    const former = before.filter((row) => row.crew === crew);
    changes.push(...(await changesAround(trx, shifts, { crew, pressed, former })));
  }
  await storeChanges(trx, companyId, changes);
}

interface StretchChange {
  readonly before: StretchRow | undefined;
  readonly after: StretchRow;
}

interface PressedRows {
  readonly crew: string;
  readonly pressed: readonly StretchRow[];
  /** The same punches as they were counted before. */
  readonly former: readonly StretchRow[];
}

/** Every row whose time changes with some punches of one person. */
async function changesAround(
  trx: Db,
  shifts: CrewShifts,
  { crew, pressed, former }: PressedRows,
): Promise<readonly StretchChange[]> {
  const times = [...pressed, ...former].filter(({ counts }) => counts).map(({ at }) => at.getTime());
  if (times.length === 0) return changesOf(former, pressed);
  const between = { from: new Date(Math.min(...times)), until: new Date(Math.max(...times)) };
  return changesBetween(trx, shifts, { crew, pressed, former, ...between });
}

async function changesBetween(
  trx: Db,
  { shiftsOf }: CrewShifts,
  { crew, pressed, former, from, until }: PressedRows & { readonly from: Date; readonly until: Date },
): Promise<readonly StretchChange[]> {
  const around = await stretchesAround(trx, crew, { from, until });
  const touched = new Set(pressed.map(({ id }) => id));
  const others = around.filter(({ id }) => !touched.has(id));
  // Punches of the minutes after these are read to end them; their own time is as before.
  const end = minuteOf(until.getTime());
  const counted = rowsWithTime([...others, ...pressed], shiftsOf(crew)).filter(
    ({ at, counts }) => !counts || minuteOf(at.getTime()) <= end,
  );
  return changesOf([...others, ...former], counted);
}

/** Counts the punches of a time again. */
export async function countAround(
  trx: Db,
  companyId: string,
  crew: string,
  times: { readonly from: Date; readonly until: Date },
): Promise<void> {
  const shifts = await crewShifts(trx, companyId);
  const changes = await changesBetween(trx, shifts, { crew, pressed: [], former: [], ...times });
  await storeChanges(trx, companyId, changes);
}

function changesOf(stored: readonly StretchRow[], counted: readonly StretchRow[]): readonly StretchChange[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  return counted
    .map((after) => ({ before: before.get(after.id), after }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

async function storeChanges(trx: Db, companyId: string, changes: readonly StretchChange[]): Promise<void> {
  await storeStretches(
    trx,
    companyId,
    changes.map(({ after }) => after),
  );
  const orders = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((row) => (row === undefined || row.work === null || row.order === null ? [] : [row.order]));
  await countOrdersOfClock(trx, companyId, [...new Set(orders)]);
}

/** Counts a person's whole log. */
export async function countPerson(trx: Db, companyId: string, crew: string): Promise<void> {
  const { shiftsOf } = await crewShifts(trx, companyId);
  const counted = rowsWithTime(pressedRows(await wholeLog(trx, crew)), shiftsOf(crew));
  await storeChanges(trx, companyId, changesOf(await wholeStretches(trx, crew), counted));
}

/** A row for every punch of a log, before its time is counted. */
function pressedRows(log: readonly ClockEntry[]): readonly StretchRow[] {
  const effective = new Map(effectivePresses(log).map((press) => [press.punch.id, press]));
  return log.flatMap((entry) => {
    if (entry.kind !== 'punch') return [];
    const press = effective.get(entry.id);
    const at = new Date(press?.at ?? entry.at + entry.offset);
    const target = press?.target ?? entry.target;
    return [{ ...nothing, id: entry.id, crew: entry.person, at, target, counts: press !== undefined }];
  });
}

const nothing = {
  kind: null,
  order: null,
  work: null,
  isStep: false,
  minutes: 0,
  days: {},
  isAssumed: false,
};

/** The rows with their time, which follows from the punches around them. */
function rowsWithTime(rows: readonly StretchRow[], source: ShiftSource): readonly StretchRow[] {
  const counting = rows.filter(({ counts }) => counts).toSorted(byTimeAndId);
  const sums = sumsOfPresses(counting.map(asPress), source);
  return rows.map((row) => {
    const found = row.counts ? sums.get(row.id) : undefined;
    return { ...row, ...(found ?? nothing), id: row.id };
  });
}

function byTimeAndId(one: StretchRow, other: StretchRow): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}
