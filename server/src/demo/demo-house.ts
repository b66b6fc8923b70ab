import { templateItems } from '@dre/core/domain/estimates/templates/template';
import { cents, tenthHours } from '@dre/core/domain/units';
import { changeValues } from '../features/catalogue/house-service.ts';
import { newestHouseNumber } from '../features/catalogue/house-queries.ts';
import { makeTemplate } from '../features/estimates/templates/templates-service.ts';
import { asDemoPerson, type DemoCompany, granted, readDemoEstimate } from './demo-people.ts';
import { demoId } from './demo-random.ts';

const yearMs = 365 * 86_400_000;

/** The shop's own hours and prices, kept since before its first estimate. */
export async function saveDemoHouseValues(company: DemoCompany): Promise<void> {
  const now = new Date(company.startedAt.getTime() - yearMs);
  await asDemoPerson(company, { role: 'owner', now }, async ({ auth }) => {
    if ((await newestHouseNumber(auth.trx, company.id)) > 0) return;
    const values = {
      hours: [
        {
          part: 'AC-SHROUD',
          operation: 'replace' as const,
          fixed: tenthHours(7),
          perUnit: null,
          minimum: tenthHours(0),
        },
      ],
      prices: [
        { part: 'VT-LID', price: cents(34_50) },
        { part: 'LT-TAIL-T', price: cents(41_00) },
        { part: 'ML-INSERT', price: cents(1_35) },
      ],
      parts: [],
    };
    granted(await changeValues(auth, { since: 0, values }, now));
  });
}

const templates = [
  { from: 60, name: 'Hail on a fifth wheel roof', note: 'Count the strikes per panel first.' },
  { from: 59, name: 'Side swipe, road side', note: 'Look behind the compartment doors.' },
  { from: 56, name: 'Rear cap of a diesel pusher', note: '' },
];

/** Templates the shop made from its own estimates. */
export async function makeDemoTemplates(company: DemoCompany): Promise<void> {
  for (const { from, name, note } of templates) {
    const { lines, unit } = await readDemoEstimate(company, demoId(company.id, `estimate ${String(from)}`));
    await asDemoPerson(company, { role: 'owner', now: company.startedAt }, async (context) => {
      const id = demoId(company.id, `template ${name}`);
      const items = templateItems(lines, false);
      const vehicleTypes = unit.vehicleType === null ? [] : [unit.vehicleType];
      granted(await makeTemplate(context, { id, name, note, vehicleTypes, lines: [...items] }));
    });
  }
}
