import { setImmediate as turn } from 'node:timers/promises';
import { addClockEntry } from '@dre/core/domain/shop/clock/add-clock-entry';
import type { ClockEntry, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { minuteOf } from '@dre/core/domain/units';
import { setClockPin } from '../../features/shop/clock-keys/clock-pins-service.ts';
import { appendEntries, entriesAbout } from '../../features/shop/clock/clock-queries.ts';
import { sendClockEntries } from '../../features/shop/clock/clock-service.ts';
import { readUntil } from '../../features/shop/notices/notices-queries.ts';
import { asDemoPerson, type DemoCompany, type DemoRole, granted } from '../demo-people.ts';
import { demoId } from '../demo-random.ts';
import { demoCrew } from './demo-crew.table.ts';
import { checkInAt, type FloorOrder, minuteMs } from './demo-floor.ts';
import { planFloor, type WorkSpan } from './demo-floor-plan.ts';
import { floorOrder, sendFloorEvents } from './demo-order.ts';
import { demoOrders } from './demo-orders.table.ts';
import { writeDemoPurchases } from './demo-purchases.ts';
import { demoPunches } from './demo-punches.ts';
import { demoCrewId, demoCrewOf, demoLocation } from './demo-shop-setup.ts';
import { atWork, demoHolidays, demoTimes, nextMorning } from './demo-times.ts';

/** Writes the work on all opened orders and the crew's punches, once their estimates are written. */
export async function writeDemoFloor(company: DemoCompany, isStopped: () => boolean): Promise<void> {
  const crew = demoCrewOf(company);
  const setup = { startedAt: company.startedAt, crew, locationOf: demoLocation(company) };
  const orders: FloorOrder[] = [];
  for (const row of demoOrders) orders.push(await floorOrder(company, row));
  await setDemoPins(company);
  const plan = planFloor(setup, orders);
  const times = demoTimes(company.startedAt);
  for (const { row, order } of orders) {
    if (isStopped()) return;
    const arrival = checkInAt(row, order, times);
    const events = plan.events.get(order.id) ?? [];
    await sendFloorEvents(
      company,
      order.id,
      events.filter(({ at }) => at >= arrival),
    );
    // People who sign in meanwhile are not met by the notices of months.
    await readOldNotices(company);
    await turn();
  }
  await writeDemoPurchases(
    company,
    orders.map(({ order }) => order.id),
  );
  for (const member of crew) {
    if (isStopped()) return;
    await writePunches(company, member, plan.work);
    await turn();
  }
}

/** Everybody of the crew can press at a tablet that is enrolled. */
async function setDemoPins(company: DemoCompany): Promise<void> {
  for (const { name, pin } of demoCrew) {
    await asDemoPerson(company, { role: 'foreman', now: company.startedAt }, async (context) =>
      granted(await setClockPin(context, demoCrewId(company, name), pin)),
    );
  }
}

const dayMs = 86_400_000;

/** A company that works every day has read its notices of last week; those of the last two days are new. */
export async function readOldNotices(company: DemoCompany): Promise<void> {
  const until = new Date(company.startedAt.getTime() - 2 * dayMs);
  for (const role of ['owner', 'foreman', 'estimator'] as const) {
    await asDemoPerson(company, { role, now: until }, ({ auth: { trx, identity } }) =>
      readUntil(trx, company.id, { personId: identity.personId, until, now: until }),
    );
  }
}

async function writePunches(
  company: DemoCompany,
  member: CrewMember,
  work: readonly WorkSpan[],
): Promise<void> {
  const role = signInOf(company, member);
  const times = demoTimes(company.startedAt);
  const punches = demoPunches(atWork(member, demoHolidays(times)), work, {
    device: demoId(company.id, `clock of ${member.name}`),
    today: times.today,
  });
  if (role === null) return pressAtTablet(company, punches);
  const forgotten = role === 'technician' ? forgottenEnd(punches) : undefined;
  const pressed = punches.map((punch) =>
    punch.id === forgotten?.id ? { ...punch, at: punch.at + lateBy } : punch,
  );
  await sendEntries(company, { role, now: company.startedAt }, pressed);
  if (forgotten === undefined) return;
  const correction: ClockEntry = {
    kind: 'correction',
    id: demoId(forgotten.id, 'correction'),
    person: member.id,
    by: '',
    at: 0,
    punch: forgotten.id,
    newAt: forgotten.at,
    newTarget: null,
    why: 'Pressed in the parking lot; the work ended before.',
  };
  await sendEntries(company, { role: 'foreman', now: new Date(nextMorning(forgotten.at, 500)) }, [
    correction,
  ]);
}

const lateBy = 38 * minuteMs;

/** A clock-out of last week that was pressed too late. */
function forgottenEnd(punches: readonly Punch[]): Punch | undefined {
  const ends = punches.filter(({ target }) => target.on === 'off');
  return ends.at(-4) ?? ends[0];
}

function signInOf({ people }: DemoCompany, { userId }: CrewMember): DemoRole | null {
  if (userId === null) return null;
  return userId === people.technician.id ? 'technician' : 'foreman';
}

async function sendEntries(
  company: DemoCompany,
  by: { readonly role: DemoRole; readonly now: Date },
  entries: readonly ClockEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await asDemoPerson(company, by, async (context) => {
    const { outcomes } = granted(await sendClockEntries(context, { entries }));
    const refused = outcomes.find(({ outcome }) => outcome.kind !== 'stored');
    if (refused !== undefined) throw new Error(`A demo punch was refused: ${JSON.stringify(refused)}`);
  });
}

/** Crew without a sign-in press at the shared tablet, under nobody's name. */
async function pressAtTablet(company: DemoCompany, punches: readonly Punch[]): Promise<void> {
  if (punches.length === 0) return;
  const now = company.startedAt;
  const limits = { now: minuteOf(now.getTime()), closedUntil: null };
  await asDemoPerson(company, { role: 'foreman', now }, async ({ auth: { trx } }) => {
    const known = await entriesAbout(
      trx,
      punches.map(({ id }) => id),
    );
    const log = punches.reduce<readonly ClockEntry[]>(
      (entries, punch) => granted(addClockEntry(entries, punch, limits)),
      known,
    );
    await appendEntries(trx, { companyId: company.id, personId: null, now }, log.slice(known.length));
  });
}
