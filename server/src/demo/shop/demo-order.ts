import type { SentShopChange, SentShopEdit } from '@dre/core/contract/shop/shop-edits';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { sendShopEdits } from '../../features/shop/edits/shop-edits-service.ts';
import { openRepairOrder } from '../../features/shop/orders/orders-service.ts';
import { orderById } from '../../features/shop/orders/orders-queries.ts';
import { countOrders, lockShop } from '../../features/shop/setup/shop-queries.ts';
import type { DemoStep } from '../demo-agreements.ts';
import { demoCustomer, demoMeasures } from '../demo-particulars.ts';
import { asDemoPerson, type DemoCompany, type DemoRole, granted, readDemoEstimate } from '../demo-people.ts';
import { demoEstimates } from '../demo-plan.ts';
import { demoId } from '../demo-random.ts';
import { checkInAt, type FloorEvent, type FloorOrder, minuteMs } from './demo-floor.ts';
import { paperwork } from './demo-floor-plan.ts';
import { noMoney } from '@dre/core/domain/units';
import type { DemoOrderRow } from './demo-order-row.ts';
import { demoOrders } from './demo-orders.table.ts';
import { demoCrewOf, demoLocation } from './demo-shop-setup.ts';
import { demoTimes, nextMorning } from './demo-times.ts';

/** The row of an estimate's repair order; undefined if none was opened. */
export function demoOrderRow(estimate: number): DemoOrderRow | undefined {
  return demoOrders.find((row) => row.estimate === estimate);
}

function demoOrderId(company: string, estimate: number): string {
  return demoId(company, `repair order ${String(estimate)}`);
}

/** Opens the order of an approved estimate and brings it to the arrival of the unit. */
export async function beginDemoOrder(step: DemoStep, row: DemoOrderRow): Promise<void> {
  const { company, role, at, id: estimateId } = step;
  const openedAt = nextMorning(at(4).getTime(), 470);
  const orderId = demoOrderId(company.id, row.estimate);
  await asDemoPerson(company, { role, now: new Date(openedAt) }, async (context) => {
    const start = { id: orderId, estimateId, device: demoId(company.id, 'device') };
    const { trx } = context.auth;
    const last = (await lockShop(trx))?.lastOrder ?? 0;
    // Estimates are written newest first, and orders are numbered oldest first.
    const own = 10_001 + demoOrders.indexOf(row);
    await countOrders(trx, company.id, own - 1);
    granted(await openRepairOrder(context, start));
    await countOrders(trx, company.id, Math.max(last, own));
  });
  const floor = await floorOrder(company, row);
  const arrival = checkInAt(row, floor.order, demoTimes(company.startedAt));
  const setup = { ...company, crew: demoCrewOf(company), locationOf: demoLocation(company) };
  const early = paperwork(setup, floor).filter(({ at: time }) => time < arrival);
  await sendFloorEvents(company, orderId, [...agreedDays(step, floor, openedAt), ...early]);
  if (row.checkIn !== null) await sendFloorEvents(company, orderId, [arrivalOf(step, floor, arrival)]);
}

/** The first promise, and the day the unit is to come. */
function agreedDays({ company, role }: DemoStep, { row, order }: FloorOrder, openedAt: number): FloorEvent[] {
  const times = demoTimes(company.startedAt);
  const [first] = row.promises;
  const at = openedAt + 12 * minuteMs;
  const promise: SentShopChange[] =
    first === undefined
      ? []
      : [
          {
            kind: 'promise',
            promise: { id: demoId(order.id, 'promise'), day: times.day(first[0]), reason: '' },
          },
        ];
  const dropOff: SentShopChange[] =
    row.dropOff === null ? [] : [{ kind: 'set-drop-off', day: times.day(row.dropOff) }];
  return [...promise, ...dropOff].map((change) => ({ name: change.kind, at, role, change }));
}

function arrivalOf({ company, estimate }: DemoStep, { order }: FloorOrder, at: number): FloorEvent {
  const measured = { length: null, ...demoMeasures(estimate.unit) };
  const location = demoLocation(company)(estimate.number % 3 === 2 ? 'Wash pad' : 'Yard 1');
  return {
    name: 'check in',
    at,
    role: 'foreman',
    change: { kind: 'check-in', visitId: demoId(order.id, 'visit'), location, measured },
  };
}

export async function floorOrder(company: DemoCompany, row: DemoOrderRow): Promise<FloorOrder> {
  const order = await readDemoOrder(company, demoOrderId(company.id, row.estimate));
  const { photos, lines } = await readDemoEstimate(company, order.estimateId);
  const prices = new Map(lines.map(({ number, price, book }) => [number, price ?? book?.price ?? noMoney]));
  const { unit } = demoEstimates.find(({ number }) => number === row.estimate) ?? missing(row);
  const customer = demoCustomer(unit.customer).name;
  return { row, order, photos: photos.map(({ id }) => id), customer, prices };
}

function missing({ estimate }: DemoOrderRow): never {
  throw new Error(`The demo has no estimate ${String(estimate)}.`);
}

async function readDemoOrder(company: DemoCompany, id: string): Promise<RepairOrder> {
  return asDemoPerson(company, { role: 'owner', now: company.startedAt }, async ({ auth }) => {
    const found = await orderById(auth.trx, id);
    if (found === undefined) throw new Error('A demo order is not there.');
    return found.order;
  });
}

/** Changes of one person within two hours are sent together, signed with the time of the last. */
const batchMs = 120 * minuteMs;

export async function sendFloorEvents(
  company: DemoCompany,
  orderId: string,
  events: readonly FloorEvent[],
): Promise<void> {
  let batch: FloorEvent[] = [];
  const flush = async () => {
    await sendBatch(company, orderId, batch);
    batch = [];
  };
  for (const event of events.toSorted((one, other) => one.at - other.at)) {
    const [first] = batch;
    const fits = first === undefined || (first.role === event.role && event.at - first.at <= batchMs);
    if (!fits) await flush();
    batch.push(event);
  }
  await flush();
}

async function sendBatch(company: DemoCompany, order: string, events: readonly FloorEvent[]): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  const role: DemoRole = last.role;
  const edits = events.map(({ name, change }) => {
    const edit: SentShopEdit = { id: demoId(order, `edit ${name}`), by: '', at: '', ...change };
    return { order, edit };
  });
  await asDemoPerson(company, { role, now: new Date(last.at) }, async (context) => {
    const device = demoId(company.id, 'shop device');
    const { outcomes } = granted(await sendShopEdits(context, { device, edits }));
    const refused = outcomes.find(({ outcome }) => outcome.kind !== 'applied');
    if (refused !== undefined) throw new Error(`A demo edit was refused: ${JSON.stringify(refused)}`);
  });
}
