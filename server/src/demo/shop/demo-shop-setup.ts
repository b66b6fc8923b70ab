import { dayAfter } from '@dre/core/domain/companies/time-zone';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { inches } from '@dre/core/domain/units';
import { putVendor } from '../../features/shop/parts/vendors-service.ts';
import { changeShop, putCrewMember, putLocation } from '../../features/shop/setup/shop-service.ts';
import { shopOf } from '../../features/shop/setup/shop-queries.ts';
import { asDemoPerson, type DemoCompany, granted } from '../demo-people.ts';
import { demoId } from '../demo-random.ts';
import { demoCrew, type DemoCrewName } from './demo-crew.table.ts';
import { type DemoLocationName, demoLocations } from './demo-locations.table.ts';
import { demoCalendar, demoHolidays, demoTimes } from './demo-times.ts';
import { demoVendors } from './demo-vendors.table.ts';

/** The shop has been open for ten months. */
const openFor = 320;

/** Switches the shop on and adds its places, its crew and its vendors. */
export async function openDemoShop(company: DemoCompany): Promise<void> {
  const times = demoTimes(company.startedAt);
  const settings = { ...defaultShopSettings, holidays: demoHolidays(times) };
  const now = new Date(times.at(-openFor, 540));
  await asDemoPerson(company, { role: 'owner', now }, async (context) => {
    if ((await shopOf(context.auth.trx)) !== undefined) return;
    granted(await changeShop(context, { revision: 0, isOn: true, settings }));
    for (const location of demoLocationsOf(company)) {
      granted(await putLocation(context, location.id, { revision: 0, isRemoved: false, location }));
    }
    for (const member of demoCrewOf(company)) {
      granted(await putCrewMember(context, member.id, { revision: 0, isRemoved: false, member }));
    }
    for (const [name, contact, phone, email, account] of demoVendors) {
      const vendor = { id: demoId(company.id, `vendor ${name}`), name, contact, phone, email, account };
      granted(await putVendor(context, vendor.id, { revision: 0, isRemoved: false, vendor }));
    }
  });
}

function demoLocationsOf({ id: company }: Pick<DemoCompany, 'id'>): readonly ShopLocation[] {
  const feet = (value: number | null) => (value === null ? null : inches(value * 12));
  return demoLocations.map(([name, kind, length, doorHeight, width, equipment]) => ({
    id: demoId(company, `location ${name}`),
    name,
    kind,
    length: feet(length),
    doorHeight: feet(doorHeight),
    width: feet(width),
    equipment: [...equipment],
    hours: null,
  }));
}

export function demoLocation(company: Pick<DemoCompany, 'id'>): (name: DemoLocationName) => ShopLocation {
  const locations = new Map(demoLocationsOf(company).map((location) => [location.name, location]));
  return (name) => {
    const found = locations.get(name);
    if (found === undefined) throw new Error(`The demo shop has no ${name}.`);
    return found;
  };
}

export function demoCrewId({ id }: Pick<DemoCompany, 'id'>, name: DemoCrewName): string {
  return demoId(id, `crew ${name}`);
}

export function demoCrewOf({
  id: company,
  people,
  startedAt,
}: Pick<DemoCompany, 'id' | 'people' | 'startedAt'>): readonly CrewMember[] {
  const times = demoTimes(startedAt);
  return demoCrew.map((row) => ({
    id: demoCrewId({ id: company }, row.name),
    name: row.name,
    userId: row.signIn === null ? null : people[row.signIn].id,
    levels: row.levels,
    certificates: row.certificates.map(([name, issuer, days]) => ({
      name,
      issuer,
      expires: days === null ? null : dayAfter(times.today, days),
    })),
    calendar: demoCalendar(row, times, demoId(company, `absence ${row.name}`)),
  }));
}
