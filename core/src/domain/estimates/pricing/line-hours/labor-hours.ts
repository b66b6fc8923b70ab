import { type LaborType, laborTypes } from '../../../catalogue/trade-words.ts';
import { noTime, type TenthHours } from '../../../units.ts';
import { hoursAgreement } from '../../model/lifecycle/agreed-values.ts';
import { type MeasuredHours, measuredHours } from '../../model/measured-hours.ts';
import { type BilledHours, billedHours } from '../values/billed-hours.ts';
import { bookHours, bookTerms } from './book-hours.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import type { AppliedInclusion } from '../values/applied-inclusion.ts';
import { billedType } from '../../model/labor-type.ts';
import type { LaborEntry, Line, RefinishEntry } from '../../model/line.ts';
import type { ReasonSource } from '../../model/explanation.ts';
import type { Task } from '../values/task.ts';

/** The labor of a line without its refinish. `need` explains a required line. */
export function laborHours(
  line: Line,
  need: HoursTerm | undefined,
  cover: AppliedInclusion | undefined,
): BilledHours[] {
  let hours: BilledHours[] = [];
  let netHours = cover === undefined ? 0 : netHoursOf(cover);
  for (const type of typesOf(line)) {
    const entry = line.labor[type];
    if (entry === undefined) continue;
    const billed = asBilled(line, entry, laborOf(line, need, { type, entry }, cover, netHours));
    if (hours.length === 0) hours = [billed];
    else hours.push(billed);
    // Hours that one labor type cannot give are taken off the next.
    if (entry.billed === null) netHours -= billed.book - billed.billed;
  }
  return hours;
}

/** The book's own labor first, then the trade's order: the order of entry never matters. */
function typesOf({ labor }: Line): readonly LaborType[] {
  const types = Object.keys(labor) as LaborType[];
  if (types.length < 2) return types;
  const isOwn = (type: LaborType) => labor[type]?.book !== null;
  const inOrder = laborTypes.filter((type) => types.includes(type));
  return [...inOrder.filter(isOwn), ...inOrder.filter((type) => !isOwn(type))];
}

/** Hours billed as another labor type than the book's have a term that states it. */
function asBilled(line: Line, { book }: LaborEntry, hours: BilledHours): BilledHours {
  const type = billedType(line, hours.type);
  if (type === hours.type) return hours;
  if (book === null) return { ...hours, type };
  const term: HoursTerm = { kind: 'other-labor', numbers: [], amount: 0, name: hours.type };
  return { ...hours, type, source: 'judgment', terms: [...hours.terms, term] };
}

function netHoursOf({ inclusion: { netHours } }: AppliedInclusion): number {
  return netHours === 'all' ? Number.MAX_SAFE_INTEGER : netHours;
}

function laborOf(
  line: Line,
  need: HoursTerm | undefined,
  { type, entry }: { readonly type: LaborType; readonly entry: LaborEntry },
  cover: AppliedInclusion | undefined,
  netHours: number,
): BilledHours {
  const book = entry.book === null ? noTime : bookHours(entry.book, line.quantity);
  const source = sourceOf(line, type, entry);
  // Typed hours stand, whatever the book includes in another operation.
  if (entry.billed !== null) {
    const terms = withTechnicians([typedTerm(line, type, entry, book)], line);
    return billedHours({ type, book, billed: entry.billed, isIncluded: false, source, terms }, line.book);
  }
  const steps = entry.book === null ? [] : bookTerms(entry.book, line.quantity, line.unit);
  const terms = withTechnicians(need === undefined ? steps : [need, ...steps], line);
  if (cover === undefined) {
    return billedHours({ type, book, billed: book, isIncluded: false, source, terms }, line.book);
  }
  const taken = Math.min(book, netHours);
  const billed = (book - taken) as TenthHours;
  const isIncluded = cover.inclusion.netHours === 'all';
  const covered = [...terms, coverTerm(cover, taken)];
  return billedHours({ type, book, billed, isIncluded, source, terms: covered }, line.book);
}

/** Hours are of everyone together, so a second technician is a note and adds nothing. */
function withTechnicians(terms: readonly HoursTerm[], { book }: Line): readonly HoursTerm[] {
  return book?.technicians === 2 ? [...terms, twoTechnicians] : terms;
}

const twoTechnicians: HoursTerm = { kind: 'two-technicians', numbers: [2], amount: 0 };

export function typedTerm(
  line: Line,
  type: LaborType,
  entry: { readonly book: unknown; readonly billed: TenthHours | null },
  book: TenthHours,
): HoursTerm {
  const amount = entry.billed ?? noTime;
  const agreement = hoursAgreement(line, type, entry.billed);
  if (agreement !== undefined) {
    const { name, on } = agreement;
    return { kind: 'agreed', numbers: entry.book === null ? [] : [book], amount, name, on };
  }
  const measured = measuredHours(line, type, entry.billed);
  if (measured !== undefined) return measuredTerm(measured, book);
  return entry.book === null
    ? { kind: 'by-hand', numbers: [], amount }
    : { kind: 'judgment', numbers: [book], amount };
}

/** The figures travel as numbers: book, count, middle half, four of five, and the months of the first and last repair. */
function measuredTerm(
  { hours, count, lower, upper, fourOfFive, since, until, level, on }: MeasuredHours,
  book: TenthHours,
): HoursTerm {
  const months = [since, until].map((month) => Number(month.replace('-', '')));
  const numbers = [book, count, lower, upper, fourOfFive, ...months];
  return { kind: 'measured', numbers, amount: hours, name: level, on };
}

export function sourceOf(
  line: Line,
  type: LaborType,
  entry: { readonly book: unknown; readonly billed: TenthHours | null },
): ReasonSource {
  if (hoursAgreement(line, type, entry.billed) !== undefined) return 'agreed';
  if (measuredHours(line, type, entry.billed) !== undefined) return 'measured';
  if (entry.billed !== null) return entry.book === null ? 'hand' : 'judgment';
  return line.source.kind === 'calculator' ? 'calculator' : 'book';
}

/** Paint work that another operation includes wholly. */
export function includedRefinish(
  { line, need }: Task,
  entry: RefinishEntry,
  cover: AppliedInclusion,
): BilledHours {
  return laborOf(line, need?.term, { type: 'refinish', entry }, cover, netHoursOf(cover));
}

function coverTerm({ by, inclusion }: AppliedInclusion, taken: number): HoursTerm {
  return {
    kind: inclusion.netHours === 'all' ? 'included' : 'labor-overlap',
    numbers: [by.line.number],
    amount: 0 - taken,
    name: inclusion.reason,
  };
}
