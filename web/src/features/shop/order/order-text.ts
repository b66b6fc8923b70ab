import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import type { UnitMeasures } from '@dre/core/domain/shop/model/shop-location';
import { expectedDay } from '@dre/core/domain/shop/parts/expected-day';
import { partsCost } from '@dre/core/domain/shop/parts/part-cost';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { feetText } from '@dre/core/domain/feet-text';
import { daysBetween } from '@dre/core/domain/days-between';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { payerRepliesText, namedPayers } from '@dre/core/domain/shop/wording/payer-replies-text';
import { heldWork } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { stopsWholeOrder } from '@dre/core/domain/shop/board/holds';
import { columnOf } from '@dre/core/domain/shop/board/column';
import { promiseRisk } from '@dre/core/domain/shop/board/promise-risk';
import { price } from '../../../lib/text/format.ts';
import { dayOf } from '../open/shop-day.ts';
import { heldPart, missingParts, missingSummary } from './missing-parts.ts';
import type { ShopDay } from '../board/view/card-facts.ts';
import { count } from '../board/view/board-text.ts';
import { type PromiseMargin, promiseMargin } from '../open/promise-margin.ts';
import { shortDay, weekDay } from '@dre/core/domain/short-day';

/** The promise against today, or against the day the unit left; null without a promise. */
export function marginOf(
  order: RepairOrder,
  holds: readonly ActiveHold[],
  { today, zone }: ShopDay,
): PromiseMargin | null {
  const { promises, visits, state } = order;
  const promised = promises.at(-1)?.day;
  if (promised === undefined) return null;
  const out = state === 'delivered' ? visits.at(-1)?.out : null;
  return promiseMargin({
    promised,
    today,
    left: out == null ? null : dayOf(zone, out.at),
    isReady: columnOf(order) === 'ready',
    risk: promiseRisk(promised, today, holds),
  });
}

/** "Waiting for parts, 9 days."; a hold on one step names it: "Interior: waiting for the customer, 9 days." */
export function holdHeading(hold: ActiveHold, order: RepairOrder, { today, zone }: ShopDay): string {
  const { kind, since } = hold;
  const held = heldAlone(hold, order);
  const label = held === '' ? holdLabels[kind] : `${held}: ${lowerFirst(holdLabels[kind])}`;
  const days = since === '' ? 0 : Math.max(0, daysBetween(dayOf(zone, since), today));
  return days === 0 ? `${label}, since today.` : `${label}, ${count(days, 'day')}.`;
}

/** The work a hold stops while the rest goes on. A missing part names itself and its line instead. */
function heldAlone({ kind, on }: ActiveHold, order: RepairOrder): string {
  return kind === 'parts' ? '' : heldWork(order, on);
}

/** "Interior: waiting for the customer" in the middle of a sentence keeps the name of the step. */
export function afterAlso({ hold, heading }: Waiting, order: RepairOrder): string {
  return heldAlone(hold, order) === '' ? lowerFirst(heading) : heading;
}

/** One thing the order waits for, as the rail and the banner say it. */
interface Waiting {
  readonly hold: ActiveHold;
  readonly heading: string;
  readonly sentence: string;
}

/** Several missing parts are one line; everything else stands for itself. What stops the whole order leads, then the oldest. */
export function waitingFor(
  holds: readonly ActiveHold[],
  order: RepairOrder,
  day: ShopDay,
): readonly Waiting[] {
  const parts = holds.filter(({ kind }) => kind === 'parts');
  return holds
    .filter((hold) => hold.kind !== 'parts' || hold === parts[0])
    .toSorted((one, other) => Number(stopsWholeOrder(other)) - Number(stopsWholeOrder(one)))
    .map((hold) => ({
      hold,
      heading: holdHeading(hold, order, day),
      sentence: hold.kind === 'parts' ? partsSentence(parts, order, day) : holdSentence(hold, order, day),
    }));
}

/** "3 parts, 2 to order, 1 overdue since Nov 14: …" A part several tasks wait for counts once. */
function partsSentence(holds: readonly ActiveHold[], order: RepairOrder, day: ShopDay): string {
  const [first] = holds;
  if (first === undefined) return '';
  const parts = missingParts(holds, order);
  if (parts.length === 1) return holdSentence(first, order, day);
  const names = [...new Set(parts.map(({ name }) => name))];
  return `${missingSummary(parts, day.today)}: ${listed(names)}. ${enderOf(first, order)}`;
}

const mostNames = 4;

function listed(names: readonly string[]): string {
  const rest = names.length - mostNames;
  // Names of parts have commas of their own.
  return rest > 0 ? `${names.slice(0, mostNames).join('; ')} and ${String(rest)} more` : names.join('; ');
}

/** The cause, its expected end, and the party that can end it. */
export function holdSentence(hold: ActiveHold, order: RepairOrder, day: ShopDay): string {
  return `${causeOf(hold, order, day)} ${enderOf(hold, order)}`.trim();
}

function causeOf(hold: ActiveHold, order: RepairOrder, { today }: ShopDay): string {
  const { kind, reason, expectedEnd, on } = hold;
  const end = expectedEnd === null ? null : weekDay(expectedEnd);
  const isOver = expectedEnd !== null && expectedEnd < today;
  if (kind === 'parts') {
    const task = on.of === 'task' ? order.tasks.find(({ work }) => work.key === on.task) : undefined;
    const line = task === undefined ? '' : ` (line ${String(task.work.lineNumber)})`;
    const part = heldPart(hold, order);
    const rest = part !== undefined && partQuantities(part).toOrder > 0;
    if (end === null) return rest ? `${reason}${line} is to be ordered.` : `${reason}${line} has no date.`;
    const waits = isOver ? `was expected ${end}` : `is expected ${end}`;
    return `${reason}${line} ${waits}${rest ? ', and more of it is to be ordered' : ''}.`;
  }
  if (kind === 'approval') {
    const replies = order.pending?.replies;
    if (isVoidEstimate(hold)) return `${reason}.`;
    if (replies === undefined || replies.agreed.length === 0) return `Nobody agreed to ${reason} yet.`;
    return `${upperFirst(payerRepliesText(replies))} agree to ${reason}.`;
  }
  if (kind === 'sublet') {
    return end === null ? `With ${reason}.` : `With ${reason}, ${isOver ? 'due back' : 'back'} ${end}.`;
  }
  const words = reason.replace(/[.\s]+$/, '');
  if (end === null) return `${words}.`;
  return isOver ? `${words}; it was to end ${end}.` : `${words}, until ${end}.`;
}

function enderOf(hold: ActiveHold, order: RepairOrder): string {
  const { kind, endedBy, on } = hold;
  const held = heldAlone(hold, order);
  if (kind === 'parts') return 'The parts desk can end this; other work goes on.';
  if (kind === 'approval') {
    const awaited = isVoidEstimate(hold) ? [] : (order.pending?.replies?.awaited ?? []);
    const payers = awaited.length === 0 ? 'the owner or the insurer' : namedPayers(awaited);
    return `${upperFirst(payers)} can end this; other work goes on.`;
  }
  const rest = on.of === 'order' ? 'the whole order waits' : `${held} waits, other work goes on`;
  return endedBy === '' ? `${upperFirst(rest)}.` : `${endedBy} can end this; ${rest}.`;
}

/** An approval hold names the version that waits, or says that the estimate is void. */
function isVoidEstimate({ reason }: ActiveHold): boolean {
  return reason.startsWith('The estimate');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "13 ft 1 in high, 14 ft 1 in wide, slides out"; unmeasured sides are named. */
export function measuresText({ height, width }: UnitMeasures): string {
  const high = height === null ? 'Height not measured' : `${feetText(height)} high`;
  return width === null ? high : `${high}, ${feetText(width)} wide, slides out`;
}

export type PartTone = 'here' | 'due' | 'late' | 'waiting';

/** The state of a part on the day. */
export function partState(
  part: RepairPart,
  today: string,
): { readonly tone: PartTone; readonly text: string } {
  const { wanted, inUse, onTheWay, unchecked } = partQuantities(part);
  if (wanted === 0) return { tone: 'here', text: 'No longer asked for' };
  if (unchecked > 0) return { tone: 'due', text: 'Received unchecked' };
  if (wanted === inUse) return { tone: 'here', text: 'Here' };
  if (onTheWay === 0) return { tone: 'waiting', text: 'To order' };
  const day = expectedDay(part);
  if (day === null) return { tone: 'waiting', text: 'Ordered, no date' };
  if (day < today) return { tone: 'late', text: `Overdue since ${shortDay(day)}` };
  return day === today
    ? { tone: 'due', text: 'Due today' }
    : { tone: 'waiting', text: `Due ${shortDay(day)}` };
}

/** The shop's own cost of the parts, less what went back; empty if nobody wrote one down, and for those who read no costs. */
export function costSentence(parts: readonly RepairPart[]): string {
  const cost = partsCost(parts);
  if (cost === null) return '';
  const left = price(cost.ordered - cost.returned);
  return cost.returned === 0
    ? `Parts ordered at a cost of ${left}.`
    : `Parts at a cost of ${left}, after ${price(cost.returned)} returned for credit.`;
}
