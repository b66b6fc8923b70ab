import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { cents, noMoney, thousandths } from '@dre/core/domain/units';
import type { DemoRole } from '../demo-people.ts';
import { demoId, demoNumber, demoPick } from '../demo-random.ts';
import { demoZone } from './demo-crew.table.ts';
import {
  doneTasks,
  type FloorEvent,
  type FloorOrder,
  minuteMs,
  openedAt,
  runningTask,
} from './demo-floor.ts';
import type { DemoPartState } from './demo-order-row.ts';
import { type DemoTimes, nextMorning } from './demo-times.ts';
import { demoVendors } from './demo-vendors.table.ts';

const vendors = demoVendors.map(([name]) => name);
const one = 1_000;

/** Everything the parts desk did for an order before the first start. */
export function partEvents(floor: FloorOrder, times: DemoTimes, startedAt: number): readonly FloorEvent[] {
  const needed = neededOn(floor, times);
  return floor.order.parts.flatMap((part, index) => {
    const { parts } = floor.row;
    const planned = parts[index % Math.max(parts.length, 1)] ?? 'to-order';
    const usedAt = needed.get(part.work.key);
    const events =
      usedAt === undefined
        ? eventsOf(floor, part, planned, { times, receivedAt: times.at(-1 - (index % 4), 610) })
        : eventsOf(floor, part, 'received', { times, receivedAt: usedAt });
    const late = events.findIndex(({ at }) => at > startedAt - minuteMs);
    return late === -1 ? events : events.slice(0, late);
  });
}

/** Parts of done and of running work, and the time they had to be here. */
function neededOn(floor: FloorOrder, times: DemoTimes): ReadonlyMap<string, number> {
  const used = floor.row.phases.flatMap(([phase, day]) =>
    doneTasks(floor, phase).flatMap(({ work }) =>
      work.needs.map((key): [string, number] => [key, times.at(-day - 1, 640)]),
    ),
  );
  const running = runningTask(floor)?.work.needs ?? [];
  return new Map([...running.map((key): [string, number] => [key, times.at(-1, 640)]), ...used]);
}

interface PartTimes {
  readonly times: DemoTimes;
  readonly receivedAt: number;
}

/** Days run from the order to the receipt, whatever the day of the week of the first start. */
function eventsOf(
  floor: FloorOrder,
  part: RepairPart,
  state: DemoPartState,
  { times, receivedAt }: PartTimes,
): readonly FloorEvent[] {
  const { lineNumber, wanted } = part.work;
  const orderedAt = nextMorning(Math.max(openedAt(floor.order), Date.parse(part.since)), 580);
  const hereAt = Math.max(receivedAt, nextMorning(orderedAt, 640));
  const later = times.day(3 + demoNumber(`later ${floor.order.number} ${String(lineNumber)}`, 10));
  const steps = recorder(floor, part);
  const order = (quantity: number, name = 'order') => steps.order(name, orderedAt, quantity);
  const expect = (day: string, name = 'expected', at = orderedAt, reason = '') =>
    steps.expect(name, at + 5 * minuteMs, day, reason);
  const received = (quantity: number, damaged = 0) => [
    order(quantity),
    expect(dayIn(demoZone, hereAt)),
    steps.receive(hereAt, quantity, damaged),
  ];
  const isSeveral = wanted >= 2 * one;
  const shortBy = Math.floor(wanted / 2 / one) * one;
  const again = hereAt + 30 * minuteMs;
  switch (state) {
    case 'to-order':
      return [];
    case 'no-date':
      return [order(wanted)];
    case 'due-today':
      return [order(wanted), expect(times.today)];
    case 'overdue':
      return [order(wanted), expect(times.day(-3))];
    case 'later':
      return [order(wanted), expect(later)];
    case 'short':
      return isSeveral
        ? [
            order(wanted),
            expect(dayIn(demoZone, hereAt)),
            steps.receive(hereAt, wanted - shortBy, 0),
            expect(later, 'rest', again, 'The vendor sent a part of them.'),
          ]
        : [order(wanted), expect(later)];
    case 'damaged':
      return received(wanted, one);
    case 'surplus':
      return received(wanted + one);
    case 'returned':
      return [
        ...received(wanted, one),
        steps.giveBack(again, one, 'Bent in shipping.'),
        steps.order('order again', again, one),
        expect(later, 'expected again', again, 'The vendor replaces it.'),
      ];
    case 'unchecked':
      return [order(wanted), expect(dayIn(demoZone, hereAt)), steps.arrive(hereAt, wanted)];
    case 'received':
      return received(wanted);
  }
}

const unquoted = 48_00;

/**
 * Orders of the demo's year, before the company wrote its first purchase order here: one for each vendor of a repair order,
 * and another one for what is ordered again. The company's own begin at PO-10001.
 */
function purchaseNumber(order: string, vendor: number, again: 0 | 1): string {
  return `PO-${String(8_000 + (Number(order.slice(3)) % 100) * 2 * vendors.length + vendor * 2 + again)}`;
}

/** Records about one part; their names make their ids. */
function recorder({ order, prices }: FloorOrder, { work: { key, lineNumber } }: RepairPart) {
  const { number } = order;
  const recordId = (name: string) => demoId(order.id, `${name} ${key}`);
  const event = (name: string, at: number, role: DemoRole, change: SentShopChange): FloorEvent => ({
    name: `${name} ${key}`,
    at,
    role,
    change,
  });
  const vendor = demoPick(`vendor ${number} ${String(lineNumber)}`, vendors);
  const purchaseOrder = purchaseNumber(number, vendors.indexOf(vendor), 0);
  // A dealer pays between 62 and 73 percent of the list price.
  const percent = 62 + demoNumber(`cost ${number} ${String(lineNumber)}`, 12);
  const price = prices.get(lineNumber) ?? noMoney;
  // The book has no price for a few parts: the vendor's quote is all there is.
  const cost = cents(Math.round(((price === 0 ? unquoted : price) * percent) / 100));
  return {
    order: (name: string, at: number, quantity: number) =>
      event(name, at, 'estimator', {
        kind: 'order-part',
        part: key,
        order: {
          id: recordId(name),
          quantity: thousandths(quantity),
          vendor,
          // Parts ordered again stand on a purchase order of their own.
          purchaseOrder:
            name === 'order' ? purchaseOrder : purchaseNumber(number, vendors.indexOf(vendor), 1),
          cost,
        },
      }),
    expect: (name: string, at: number, day: string, reason: string) =>
      event(name, at, 'estimator', {
        kind: 'expect-part',
        part: key,
        expected: { id: recordId(name), day, reason },
      }),
    receive: (at: number, quantity: number, damaged: number) =>
      event('receipt', at, 'foreman', {
        kind: 'receive-part',
        part: key,
        receipt: { id: recordId('receipt'), quantity: thousandths(quantity), damaged: thousandths(damaged) },
      }),
    arrive: (at: number, quantity: number) =>
      event('receipt', at, 'foreman', {
        kind: 'receive-part',
        part: key,
        receipt: {
          id: recordId('receipt'),
          quantity: thousandths(quantity),
          damaged: thousandths(0),
          condition: 'unchecked',
        },
      }),
    giveBack: (at: number, quantity: number, reason: string) =>
      event('return', at, 'foreman', {
        kind: 'return-part',
        part: key,
        returned: { id: recordId('return'), quantity: thousandths(quantity), of: 'damaged', reason },
      }),
  };
}
