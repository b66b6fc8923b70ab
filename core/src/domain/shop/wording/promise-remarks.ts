import { minutes, subtract } from '../../units.ts';
import { dayText } from '../../day-text.ts';
import { weekDay } from '../../short-day.ts';
import { workHolds } from '../board/holds.ts';
import { orderHours } from '../board/order-hours.ts';
import { closedDay, type ShopHours, workingDaysBetween } from '../board/working-days.ts';
import type { ActiveHold } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';

/** A sentence to read before a day is promised. */
export interface PromiseRemark {
  readonly text: string;
  readonly isWarning: boolean;
}

/** More than a person's day of work in every day until the promise needs several people at once. */
const personDay = minutes(480);

export function promiseRemarks(
  order: RepairOrder,
  day: string,
  { today, ...hours }: ShopHours & { readonly today: string },
): readonly PromiseRemark[] {
  return [
    ...closedRemark(hours, day),
    ...waitRemarks(workHolds(order), day, today),
    ...paceRemark(order, workingDaysBetween(hours, today, day)),
  ];
}

function closedRemark(hours: ShopHours, day: string): readonly PromiseRemark[] {
  const closed = closedDay(hours, day);
  if (closed === null) return [];
  if (closed.kind === 'holiday') return [warning(`The shop is closed on this day: ${closed.name}.`)];
  return [warning(`Nobody of the crew works on ${dayText(day)}.`)];
}

function waitRemarks(holds: readonly ActiveHold[], day: string, today: string): readonly PromiseRemark[] {
  const ends = (isMeant: (end: string) => boolean) =>
    holds.filter(({ expectedEnd }) => expectedEnd !== null && isMeant(expectedEnd));
  const late = ends((end) => end >= day);
  const overdue = ends((end) => end < today);
  const undated = holds.filter(({ kind, expectedEnd }) => kind === 'parts' && expectedEnd === null);
  const last = late
    .flatMap(({ expectedEnd }) => expectedEnd ?? [])
    .toSorted()
    .at(-1);
  return [
    ...(last === undefined
      ? []
      : [warning(`${named(late)} expected on this day or later, until ${weekDay(last)}.`)]),
    ...(overdue.length === 0 ? [] : [warning(`${named(overdue)} overdue.`)]),
    ...(undated.length === 0 ? [] : [warning(`${named(undated)} missing with no expected day.`)]),
  ];
}

function paceRemark(order: RepairOrder, days: number): readonly PromiseRemark[] {
  const { sold, done } = orderHours(order);
  const open = subtract(sold, done);
  if (open <= 0) return [];
  const work = `${inHours(open)} h of work are not done`;
  if (days === 0) return [warning(`${work}, and there is no working day until then.`)];
  const text = `${work}, in ${days === 1 ? '1 working day' : `${String(days)} working days`}: ${inHours(open / days)} h a day.`;
  return [{ text, isWarning: open / days > personDay }];
}

const mostNames = 3;

/** "Vent is"; "Vent, Door and 2 more are": each once, however many tasks wait for it. */
function named(holds: readonly ActiveHold[]): string {
  const names = [...new Set(holds.map(({ reason }) => reason))];
  const rest = names.length - mostNames;
  if (rest > 0) return `${names.slice(0, mostNames).join('; ')} and ${String(rest)} more are`;
  return `${names.join('; ')} ${names.length === 1 ? 'is' : 'are'}`;
}

function inHours(count: number): string {
  return (Math.round(count / 6) / 10).toFixed(1);
}

function warning(text: string): PromiseRemark {
  return { text, isWarning: true };
}
