import { departments, phases } from '../shop/model/departments.ts';
import { manualHoldKinds } from '../shop/model/hold.ts';
import type { RepairOrder } from '../shop/model/repair-order.ts';
import { type ShopChange, type ShopEditKind, withdrawableRecords } from '../shop/model/shop-edit.ts';
import { isUnchecked } from '../shop/parts/part-quantities.ts';
import { cents, thousandths, utcMinute } from '../units.ts';
import { authorization, bayThree, checkIn, delivery, firstWork, opening, secondWork } from './an-order.ts';
import type { Dice } from './some-change.ts';
import { pick } from './some-choice.ts';

type Maker = (order: RepairOrder, dice: Dice) => ShopChange;

const days = ['2026-11-20', '2026-12-01', '2027-01-15'] as const;

/** One change of each kind that fits the order, as far as any does. */
const makers: Readonly<Record<ShopEditKind, Maker>> = {
  'open-order': () => opening,
  'authorize-version': (_, { a, b }) =>
    authorization(
      pick(a, [firstWork, secondWork]),
      pick(b, ['agreed', 'awaiting', 'own-risk', 'declined']),
      'Insurer said yes to Ruth Okafor',
    ),
  'set-drop-off': (_, { a }) => ({ kind: 'set-drop-off', day: pick(a, [...days, null]) }),
  promise: (order, { a }) => ({
    kind: 'promise',
    promise: { id: freshId(order), day: pick(a, days), reason: 'Parts are late' },
  }),
  'check-in': (order) => ({ ...checkIn, visitId: freshId(order) }) as ShopChange,
  'move-unit': (order, { a }) => ({
    kind: 'move-unit',
    moveId: freshId(order),
    location: pick(a, [null, bayThree, { ...bayThree, id: 'yard', name: 'Yard', length: null }]),
  }),
  'place-hold': (order, { a, b }) => ({
    kind: 'place-hold',
    hold: {
      id: freshId(order),
      kind: pick(a, manualHoldKinds),
      on: pick(b, [
        { of: 'order' },
        { of: 'step', step: 'body/body' },
        { of: 'task', task: someTask(order, a) },
      ] as const),
      reason: 'Rain',
      expectedEnd: pick(a, [...days, null]),
      endedBy: a % manualHoldKinds.length === 0 ? 'Ruth Okafor' : 'Foreman',
    },
  }),
  'release-hold': ({ holds }, { a }) => ({
    kind: 'release-hold',
    holdId: pick(a, [...holds.map(({ id }) => id), 'no such hold']),
  }),
  'assign-step': (_, { a, b, c }) => ({
    kind: 'assign-step',
    step: pick(a, ['body/body', 'paint/paint', 'teardown/glass']),
    plan: {
      people: pick(b, [[], ['person-1'], ['person-1', 'person-2']]),
      location: pick(c, [null, 'bay-3']),
      from: pick(b, [null, utcMinute(100 + c)]),
      until: pick(b, [null, utcMinute(200 + c)]),
    },
  }),
  'pin-step': (_, { a }) => ({ kind: 'pin-step', step: pick(a, ['body/body', 'paint/paint']) }),
  'unpin-step': (_, { a }) => ({ kind: 'unpin-step', step: pick(a, ['body/body', 'paint/paint']) }),
  'move-task': (order, { a, b, c }) => ({
    kind: 'move-task',
    task: someTask(order, a),
    to: pick(c, [null, { department: pick(a, departments), phase: pick(b, phases) }]),
  }),
  'tick-task': (order, { a }) => ({ kind: 'tick-task', task: someTask(order, a) }),
  'untick-task': (order, { a }) => ({ kind: 'untick-task', task: someTask(order, a) }),
  'skip-task': (order, { a }) => ({ kind: 'skip-task', task: someTask(order, a), reason: 'Not needed' }),
  'add-shop-task': (order, { a, b }) => ({
    kind: 'add-shop-task',
    task: {
      key: `shop:${freshId(order)}`,
      description: 'Sweep',
      department: pick(a, departments),
      phase: pick(b, phases),
      people: 1,
    },
  }),
  'report-finding': (order, { a }) => ({
    kind: 'report-finding',
    finding: {
      id: freshId(order),
      task: pick(a, [null, someTask(order, a)]),
      location: null,
      description: 'Rot',
      photos: ['photo-1'],
    },
  }),
  'add-photo': (order, { a }) => ({
    kind: 'add-photo',
    photo: {
      id: freshId(order),
      file: 'ab'.repeat(32),
      width: 1_200,
      height: 900,
      takenAt: null,
      task: pick(a, [null, someTask(order, a)]),
    },
  }),
  'release-photo': ({ photos = [] }, { a }) => ({
    kind: 'release-photo',
    photo: {
      id: pick(a, [...photos.map(({ id }) => id), 'photo-of-estimate']),
      file: 'ab'.repeat(32),
    },
  }),
  'withhold-photo': ({ released = [] }, { a }) => ({
    kind: 'withhold-photo',
    photoId: pick(a, [...released.map(({ id }) => id), 'no such photo']),
  }),
  'order-part': (order, { a, b }) => ({
    kind: 'order-part',
    part: somePart(order, a),
    order: {
      id: freshId(order),
      quantity: thousandths(1_000 * (1 + (b % 3))),
      vendor: 'Lippert',
      purchaseOrder: 'PO-7',
      cost: cents(98_765),
    },
  }),
  'expect-part': (order, { a, b }) => ({
    kind: 'expect-part',
    part: somePart(order, a),
    expected: { id: freshId(order), day: pick(b, [...days, null]), reason: '' },
  }),
  'receive-part': (order, { a, b, c }) => ({
    kind: 'receive-part',
    part: somePart(order, a),
    receipt: {
      id: freshId(order),
      quantity: thousandths(1_000 * (1 + (b % 2))),
      ...pick(c, [
        { damaged: thousandths(0) },
        { damaged: thousandths(1_000) },
        { damaged: thousandths(0), condition: 'unchecked' },
      ] as const),
    },
  }),
  'check-part': (order, { a, b, c }) => {
    const damaged = thousandths(1_000 * (b % 2));
    const [part, receipt] = pick(a, [...unchecked(order), ['none', 'no such receipt']] as const);
    const condition = damaged === 0 ? pick(c, ['good', 'short']) : pick(c, ['wrong', 'damaged']);
    const quantity = thousandths(1_000 * (1 + (c % 2)));
    return { kind: 'check-part', part, receipt, check: { id: freshId(order), quantity, damaged, condition } };
  },
  'return-part': (order, { a, b }) => ({
    kind: 'return-part',
    part: somePart(order, a),
    returned: {
      id: freshId(order),
      quantity: thousandths(1_000),
      of: pick(b, ['damaged', 'good']),
      reason: 'Bent',
    },
  }),
  'send-out': (order, { a }) => ({
    kind: 'send-out',
    outing: {
      id: freshId(order),
      step: pick(a, [null, 'body/body']),
      vendor: 'Frame & Axle',
      expectedBack: pick(a, [...days, null]),
    },
  }),
  'take-back': ({ outings }, { a }) => ({
    kind: 'take-back',
    outingId: pick(a, [...outings.map(({ id }) => id), 'no such outing']),
  }),
  'pass-check': (order, { a }) => ({
    kind: 'pass-check',
    check: someCheck(order, a),
    result: { id: freshId(order), photos: ['photo-2'], reading: '11 in', note: '' },
  }),
  'fail-check': (order, { a }) => ({
    kind: 'fail-check',
    check: someCheck(order, a),
    result: { id: freshId(order), photos: [], reading: '', note: 'Leaks' },
  }),
  deliver: (_, { a }) => ({
    kind: 'deliver',
    delivery: { ...delivery, unfinished: pick(a, [null, 'Total loss']) },
  }),
  reopen: () => ({ kind: 'reopen', reason: 'It leaks' }),
  'void-order': () => ({ kind: 'void-order', reason: 'Written twice' }),
  'withdraw-record': (order, { a, b }) => ({
    kind: 'withdraw-record',
    record: pick(a, withdrawableRecords),
    recordId: pick(b, recordIds(order)),
  }),
};

export function someShopChange(order: RepairOrder, kind: ShopEditKind, dice: Dice): ShopChange {
  return makers[kind](order, dice);
}

function recordIds(order: RepairOrder) {
  const { promises, visits, holds, tasks, parts, outings, checks, findings, photos = [] } = order;
  const ofParts = parts.flatMap((part) => [
    ...part.orders,
    ...part.expected,
    ...part.receipts,
    ...part.receipts.flatMap(({ check }) => check ?? []),
    ...part.returns,
  ]);
  const ofChecks = checks.flatMap((one) => one.results);
  const records = [promises, visits, holds, ofParts, outings, findings, photos, ofChecks];
  return [
    ...records.flat().map(({ id }) => id),
    ...tasks.filter(({ origin }) => origin === 'shop').map(({ work }) => work.key),
    'no such record',
  ];
}

/** Ids count everything the order holds, so equal histories give equal ids. */
function freshId(order: RepairOrder): string {
  return `id-${recordIds(order).length + order.moves.length + order.reopenings.length}-${order.tasks.length}`;
}

function someTask({ tasks }: RepairOrder, roll: number): string {
  return pick(roll, [...tasks.map(({ work }) => work.key), 'no such task']);
}

function somePart({ parts }: RepairOrder, roll: number): string {
  return pick(roll, [...parts.map(({ work }) => work.key), ...parts.map(({ work }) => work.key), 'none']);
}

function unchecked({ parts }: RepairOrder): readonly (readonly [string, string])[] {
  return parts.flatMap(({ work, receipts }) =>
    receipts.filter(isUnchecked).map(({ id }) => [work.key, id] as const),
  );
}

function someCheck({ checks }: RepairOrder, roll: number): string {
  return pick(roll, [...checks.map(({ work }) => work.key), 'none']);
}
