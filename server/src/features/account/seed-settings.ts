import { type EstimateSettings, firstSettings } from '@dre/core/domain/account/settings';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { cents, millionths } from '@dre/core/domain/units';
import { randomUUID } from 'node:crypto';
import { type Db, inCompany } from '../../database/connections/connection.ts';
import { saveSettings } from './settings-queries.ts';

/** Settings of the demo company: a shop in Michigan with one insurer's own terms. */
export async function seedSettings(db: Db, now: Date): Promise<void> {
  const owner = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('email', '=', 'owner@demo.example')
    .executeTakeFirst();
  const company = await db.selectFrom('company').select(['id', 'name']).executeTakeFirst();
  if (owner === undefined || company === undefined) return;
  const settings = demoSettings(company);
  const change = { companyId: company.id, personId: owner.id, name: owner.name, since: 0, settings, now };
  await inCompany(db, company.id, (trx) => saveSettings(trx, change));
}

export const demoShopPhone = '(616) 555-0142';

function demoSettings(company: { readonly id: string; readonly name: string }): EstimateSettings {
  const standard: Profile = { ...defaultProfile(), taxes: [salesTax()] };
  const insurer: Profile = {
    ...standard,
    name: 'Great Lakes Mutual',
    parts: { ...standard.parts, new: { ...standard.parts.new, discount: millionths(50_000) } },
    deductible: { ...standard.deductible, standard: cents(500_00) },
  };
  return {
    ...firstSettings(company),
    profiles: [
      { id: company.id, profile: standard, insurers: [] },
      { id: randomUUID(), profile: insurer, insurers: ['Great Lakes Mutual'] },
    ],
    letterhead: {
      name: company.name,
      address: '4180 Harbor Park Drive\nHolland, MI 49424',
      phone: demoShopPhone,
      email: 'service@demo.example',
      license: 'MI Facility F-184420',
      logo: null,
    },
    disclaimers: {
      customer: 'This estimate covers visible damage only. Damage found later is added as a supplement.',
      insurer: 'Changed times are marked with an asterisk.',
      supplement: 'This supplement replaces the totals of the estimate it belongs to.',
      'work-order': 'Report damage that is not on this order before you repair it.',
    },
  };
}

function salesTax(): Profile['taxes'][number] {
  const [tax] = defaultProfile().taxes;
  if (tax === undefined) throw new Error('The profile of a new company has a tax to fill in.');
  return { ...tax, name: 'Michigan sales tax', rate: millionths(60_000) };
}
