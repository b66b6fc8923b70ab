import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anEmsSource } from '../../../testing/an-ems-source.ts';
import { arbitraryWork } from '../../../testing/arbitrary-work.ts';
import { readWithDbffile } from '../../../testing/read-with-dbffile.ts';
import { isDbfreadThere, readWithDbfread } from '../../../testing/read-with-dbfread.ts';
import { someClaim, someProfile } from '../../../testing/some-money.ts';
import type { Estimate } from '../../estimates/model/estimate.ts';
import { itemAmounts } from '../../estimates/pricing/totals/item-amounts.ts';
import { repairGroups, payerGroupOf } from '../../estimates/pricing/values/payer-group.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { aLine } from '../../testing/a-line.ts';
import { cents, type Cents, sum, tenthHours } from '../../units.ts';
import { readTable } from '../dbase/read-table.ts';
import { laborCodes } from './codes.ts';
import { emsFields, emsTableNames } from './schema.ts';
import type { EmsSource } from './source.ts';
import { type EmsFile, writeEms } from './write-ems.ts';

/** Estimates with everything that affects money, within the limits of EMS. */
const estimates: fc.Arbitrary<Estimate> = fc
  .tuple(arbitraryWork, someProfile, someClaim)
  .map(([estimate, profile, claim]) => ({
    ...estimate,
    claim,
    profile: {
      ...profile,
      taxes: profile.taxes.map((tax) => ({ ...tax, tiers: [] })),
      labor: withoutGifts(profile.labor),
      refinish: estimate.profile.refinish,
    },
  }));

/** A discount of 100 % has one digit more than its field. */
function withoutGifts(labor: Estimate['profile']['labor']): Estimate['profile']['labor'] {
  const rates = Object.entries(labor).map(([type, rate]) => {
    const discount = Math.min(rate.discount, 999_999);
    return [type, { ...rate, discount }];
  });
  return Object.fromEntries(rates) as never;
}

type Rows = readonly Readonly<Record<string, string>>[];

function tableOf(files: readonly EmsFile[], name: string): Rows {
  const file = files.find((one) => one.name.endsWith(`.${name}`));
  const memo = files.find((one) => one.name.endsWith('.dbt'));
  const read = file && readTable(file.bytes, memo?.bytes ?? null);
  if (!read?.ok) throw new Error(`${name} cannot be read`);
  return read.value.records;
}

/** 412.75 becomes 41275: the tests calculate in integers too. */
const whole = (text: string | undefined) => Number((text ?? '').replace('.', ''));
const total = (rows: Rows, field: string) => rows.reduce((all, row) => all + whole(row[field]), 0);

function written(source: EmsSource): readonly EmsFile[] {
  const files = writeEms(source);
  if (!files.ok) throw new Error(JSON.stringify(files.refusal));
  return files.value;
}

test('hours of each kind, prices and charges read back from the lines are those of the estimate', () => {
  fc.assert(
    fc.property(estimates, (estimate) => {
      const source = anEmsSource(estimate);
      const rows = tableOf(written(source), 'lin');
      const items = source.priced.items.filter(({ line }) =>
        repairGroups.some((one) => one === payerGroupOf(line)),
      );
      const hours = new Map<string, number>();
      for (const { type, billed } of items.flatMap((item) => item.hours)) {
        hours.set(laborCodes[type], (hours.get(laborCodes[type]) ?? 0) + billed);
      }
      const read = new Map<string, number>();
      for (const { MOD_LBR_TY: type = '', MOD_LB_HRS: billed } of rows) {
        if (type !== '') read.set(type, (read.get(type) ?? 0) + whole(billed));
      }
      const parts = rows.reduce((all, row) => all + whole(row['ACT_PRICE']) * Number(row['PART_QTY']), 0);
      const amounts = items.map((item) =>
        itemAmounts(item, { ...estimate.profile, parts: listPrices(estimate) }),
      );
      const priced = items.map((item, index) =>
        item.line.priceAdjustment === null ? amounts[index]?.part : null,
      );
      const misc = sum(amounts.flatMap(({ sublet, other }) => [sublet, other]));
      return (
        isDeepStrictEqual(read, hours) &&
        parts === sum(priced.filter((amount): amount is Cents => amount !== null)) &&
        total(rows, 'MISC_AMT') === misc
      );
    }),
  );
});

function listPrices({ profile }: Estimate): Estimate['profile']['parts'] {
  const list = { markup: 0, discount: 0 };
  return Object.fromEntries(Object.keys(profile.parts).map((source) => [source, list])) as never;
}

const summedFields = emsFields.stl
  .map(({ name }) => name)
  .filter((name) => !name.startsWith('TTL_TYPE') || name === 'TTL_TYPAMT');

test('members add up to their roll-ups in every field, and these with the other charges and the tax to the gross', () => {
  fc.assert(
    fc.property(estimates, (estimate) => {
      const source = anEmsSource(estimate);
      const files = written(source);
      const subtotals = tableOf(files, 'stl');
      const [totals = {}] = tableOf(files, 'ttl');
      const rolled = (code: string) => subtotals.filter(({ TTL_TYPECD }) => TTL_TYPECD === code);
      const members = (start: string, rollUp: string) =>
        subtotals.filter(({ TTL_TYPECD = '' }) => TTL_TYPECD.startsWith(start) && TTL_TYPECD !== rollUp);
      const addsUp = (start: string, rollUp: string) =>
        summedFields.every((field) => total(members(start, rollUp), field) === total(rolled(rollUp), field));
      const all = [...rolled('LAT'), ...rolled('PAT'), ...rolled('MAT'), ...members('OT', '')];
      const { gross, tax } = source.priced.totals;
      const deductions = ['G_BETT_AMT', 'G_RPD_AMT', 'G_CUST_AMT', 'G_DED_AMT'];
      const net = deductions.reduce((left, field) => left - whole(totals[field]), Number(gross));
      return (
        addsUp('LA', 'LAT') &&
        addsUp('PA', 'PAT') &&
        addsUp('MA', 'MAT') &&
        total(all, 'TTL_AMT') + whole(totals['G_TAX']) === gross &&
        whole(totals['G_TTL_AMT']) === gross &&
        whole(totals['G_TAX']) === tax &&
        whole(totals['N_TTL_AMT']) === Math.max(net, 0)
      );
    }),
  );
});

test('the discount of the estimate is divided to the cent, and the taxed amounts less their shares are the tax base', () => {
  const withOneTax = estimates.map((estimate) => ({
    ...estimate,
    profile: { ...estimate.profile, taxes: estimate.profile.taxes.slice(0, 1) },
  }));
  fc.assert(
    fc.property(withOneTax, (estimate) => {
      const source = anEmsSource(estimate);
      const files = written(source);
      const rows = tableOf(files, 'stl').filter(({ TTL_TYPECD = '' }) => !/^(LAT|PAT|MAT)$/.test(TTL_TYPECD));
      const [totals = {}] = tableOf(files, 'ttl');
      const given = total(rows, 'T_GDISCAMT') + total(rows, 'NT_GDIS');
      const base = source.priced.totals.taxes[0]?.base ?? 0;
      expect(given).toBe(whole(totals['G_TTL_DISC']));
      expect(total(rows, 'T_AMT') - total(rows, 'T_GDISCAMT')).toBe(base);
    }),
  );
});

test('the same estimate is the same bytes', () => {
  fc.assert(
    fc.property(estimates, (estimate) => {
      const [once, again] = [anEmsSource(estimate), anEmsSource(structuredClone(estimate))].map(written);
      return isDeepStrictEqual(once, again);
    }),
    { numRuns: 20 },
  );
});

const memorable: Estimate = {
  ...anEstimate({
    lines: [
      aLine({
        description: 'Vitrine – « été »',
        price: cents(12_345),
        labor: { glass: { book: null, billed: tenthHours(12) } },
      }),
    ],
  }),
  loss: { ...anEstimate().loss, description: 'Hail on the roof. '.repeat(60).trim() },
};

test('every table and the memos read the same by our reader and by dbffile', async () => {
  const files = written(anEmsSource(memorable));
  const theirs = await readWithDbffile(files);
  for (const name of emsTableNames) {
    const ours = tableOf(files, name);
    expect(theirs.get(name)?.records.map(asText)).toEqual(ours.map((row) => ({ ...row })));
  }
  expect(tableOf(files, 'veh')[0]?.['DMG_MEMO']).toBe(memorable.loss.description);
});

test('every table and the memos read the same by our reader and by dbfread, where that is installed', async () => {
  const files = written(anEmsSource(memorable));
  const theirs = isDbfreadThere() ? await readWithDbfread(files) : undefined;
  for (const name of theirs === undefined ? [] : emsTableNames) {
    const ours = tableOf(files, name);
    expect(theirs?.[name]?.map(asText)).toEqual(ours.map((row) => ({ ...row })));
  }
  expect(tableOf(files, 'lin')[1]).toMatchObject({ LINE_DESC: 'Vitrine – « été »', ACT_PRICE: '123.45' });
});

const decimals = new Map(
  Object.values(emsFields)
    .flat()
    .map(({ name, decimals: count }) => [name, count]),
);

/** Readers convert fields to numbers, dates and booleans; this converts them back to text. */
function asText(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, textOf(name, value)]));
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  if (value instanceof Date) return value.toISOString().slice(0, 10).replaceAll('-', '');
  if (typeof value === 'number') return value.toFixed(decimals.get(name) ?? 0);
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value).replaceAll('-', '') : String(value);
}
