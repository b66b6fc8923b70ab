import { shortDay } from '../../short-day.ts';
import { partCountText } from '../../catalogue/unit-labels.ts';
import type { BoardCard } from '../board/board-card.ts';
import { waitPastPromise } from '../board/wait-past-promise.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { GivenReceipt, RepairPart } from '../model/repair-part.ts';
import type { ShopEdit } from '../model/shop-edit.ts';
import { partQuantities } from '../parts/part-quantities.ts';

/** Kinds of notices to the staff of a shop; each can be mailed by choice. */
export const noticeKinds = [
  'answered',
  'supplement-approved',
  'part-arrived',
  'part-late',
  'promise-at-risk',
  'finding-reported',
  'work-asked-for',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something the staff should know. `topic` is unique: the same event gives one notice a person. */
export interface StaffNotice {
  readonly kind: NoticeKind;
  readonly topic: string;
  readonly orderId: string | null;
  /** The estimate of a notice that is about no order. */
  readonly estimateId: string | null;
  /** The number of the order, or of the estimate without one. */
  readonly orderNumber: string;
  /** The sentence after that number, without prices and contacts. */
  readonly text: string;
}

const findingTopic = 'finding ';

/** The finding a notice is about, as its topic names it. */
export function findingOfTopic(topic: string): string | null {
  return topic.startsWith(findingTopic) ? topic.slice(findingTopic.length) : null;
}

/** The notice an applied edit gives; null for most. */
export function noticeOfEdit(order: RepairOrder, edit: ShopEdit): StaffNotice | null {
  const about = { orderId: order.id, estimateId: null, orderNumber: order.number };
  if (edit.kind === 'report-finding') {
    const text = `${edit.by} found: ${edit.finding.description}`;
    return { kind: 'finding-reported', topic: `${findingTopic}${edit.finding.id}`, ...about, text };
  }
  if (edit.kind === 'receive-part') {
    const part = order.parts.find(({ work }) => work.key === edit.part);
    const text = part === undefined ? 'A part arrived' : arrivalText(part, edit.receipt);
    return { kind: 'part-arrived', topic: `receipt ${edit.receipt.id}`, ...about, text };
  }
  if (edit.kind !== 'authorize-version' || edit.how !== 'agreed' || !edit.version.startsWith('S'))
    return null;
  const topic = `version ${order.id} ${edit.version}`;
  return { kind: 'supplement-approved', topic, ...about, text: `${edit.version} was approved` };
}

/** Names what is damaged, unchecked or still to come; a part that is simply here only arrived. */
function arrivalText(part: RepairPart, { quantity, damaged, condition }: GivenReceipt): string {
  const { description, unit } = part.work;
  const { wanted, onTheWay } = partQuantities(part);
  const count = (thousandths: number) => partCountText(thousandths, unit);
  return [
    onTheWay > 0
      ? `${description}: ${count(quantity)} of ${count(wanted)} arrived, ${count(onTheWay)} still to come`
      : `${description} arrived`,
    ...(damaged > 0 ? [`${count(damaged)} ${condition === 'wrong' ? 'wrong' : 'damaged'}`] : []),
    ...(condition === 'unchecked' ? ['not checked yet'] : []),
  ].join(', ');
}

/** Kinds that state how things are, and hold no longer once the promise is moved or the part is here. */
export const dayNoticeKinds = ['promise-at-risk', 'part-late'] as const satisfies readonly NoticeKind[];

/** Notices that follow from the day: promises that are due, over or cannot be kept, and parts that should be here. */
export function noticesOfDay(cards: readonly BoardCard[], today: string): readonly StaffNotice[] {
  return cards
    .filter(({ state, column }) => state === 'open' && column !== 'ready')
    .flatMap((card) => [...promiseAtRisk(card, today), ...partsLate(card, today)]);
}

function promiseAtRisk({ id, number, promise, holds }: BoardCard, today: string): readonly StaffNotice[] {
  if (promise === null) return [];
  if (promise.day > today) {
    const end = waitPastPromise(promise.day, holds);
    if (end === null) return [];
    const topic = `promise ${id} ${promise.day} waits ${end}`;
    const text = `is promised for ${shortDay(promise.day)} and waits until ${shortDay(end)}`;
    return [{ kind: 'promise-at-risk', topic, orderId: id, estimateId: null, orderNumber: number, text }];
  }
  const text = promise.day === today ? 'is promised for today and not ready' : 'is past its promised day';
  const topic = `promise ${id} ${promise.day} ${promise.day === today ? 'today' : 'past'}`;
  return [{ kind: 'promise-at-risk', topic, orderId: id, estimateId: null, orderNumber: number, text }];
}

function partsLate({ id, number, parts }: BoardCard, today: string): readonly StaffNotice[] {
  const late = parts.expected.filter((day) => day !== null && day < today);
  if (late.length === 0) return [];
  const text =
    late.length === 1 ? 'waits for 1 part that is late' : `waits for ${late.length} parts that are late`;
  // Named by the newest of the late days: another part that becomes late is news, one that arrives is not.
  const topic = `parts ${id} ${late.toSorted().at(-1)}`;
  return [{ kind: 'part-late', topic, orderId: id, estimateId: null, orderNumber: number, text }];
}
