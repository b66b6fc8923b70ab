import { expect, test } from 'vitest';
import { anEmsSource } from '../../../testing/an-ems-source.ts';
import { type ReadRecord, readWithDbffile } from '../../../testing/read-with-dbffile.ts';
import { defaultProfile } from '../../estimates/model/default-profile.ts';
import type { Estimate } from '../../estimates/model/estimate.ts';
import type { Line } from '../../estimates/model/line.ts';
import { aBookLine } from '../../testing/a-book-line.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { edgeZone, smallBook, wallZone } from '../../testing/small-book.ts';
import { cents, centsPerHour, millionths, tenthHours, thousandths } from '../../units.ts';
import { emsRefusalText } from './ems-refusal-text.ts';
import { emsFields, emsTableNames } from './schema.ts';
import type { EmsSource } from './source.ts';
import { writeEms } from './write-ems.ts';

function written(estimate: Estimate, fields: Partial<EmsSource> = {}) {
  const files = writeEms(anEmsSource(estimate, fields));
  if (!files.ok) throw new Error(emsRefusalText(files.refusal));
  return files.value;
}

async function table(estimate: Estimate, name: string, fields: Partial<EmsSource> = {}) {
  const tables = await readWithDbffile(written(estimate, fields));
  return tables.get(name)?.records ?? [];
}

function refusal(estimate: Estimate): string {
  const files = writeEms(anEmsSource(estimate));
  return files.ok ? '' : emsRefusalText(files.refusal);
}

const lines = (...fields: Partial<Line>[]) =>
  anEstimate({ lines: fields.map((one, index) => aLine({ number: index + 1, ...one })) });

const byBody = (tenths: number) => ({ body: { book: null, billed: tenthHours(tenths) } });
const named = (records: readonly ReadRecord[], description: string) =>
  records.filter(({ LINE_DESC }) => LINE_DESC === description);

test('a set is fourteen tables with the fields of EMS 2.01, and the memos of the vehicle', async () => {
  const files = written(anEstimate());
  expect(files.map(({ name }) => name.slice(-3)).toSorted()).toEqual([...emsTableNames, 'dbt'].toSorted());
  expect(new Set(files.map(({ name }) => name.slice(0, -4))).size).toBe(1);
  const tables = await readWithDbffile(files);
  for (const name of emsTableNames) {
    const expected = emsFields[name].map(
      ({ name: field, type, length, decimals }) => `${field} ${type}${length}.${decimals}`,
    );
    expect(tables.get(name)?.fields).toEqual(expected);
    expect(tables.get(name)?.records.length).toBeGreaterThan(0);
  }
});

test('the tables have the lengths other systems write', () => {
  const lengths = Object.fromEntries(
    written(anEstimate()).map(({ name, bytes }) => {
      const view = new DataView(bytes.buffer);
      return [name.slice(-3), [view.getUint16(8, true), view.getUint16(10, true)]];
    }),
  );
  expect(lengths['env']).toEqual([833, 231]);
  expect(lengths['veh']).toEqual([929, 372]);
  expect([lengths['ad1']?.[1], lengths['ad2']?.[1], lengths['lin']?.[1]]).toEqual([2342, 2187, 294]);
  expect([lengths['pft']?.[1], lengths['stl']?.[1], lengths['ven']?.[1]]).toEqual([733, 141, 454]);
});

test("the envelope names no other system and lists the set's content", async () => {
  const [envelope] = await table(anEstimate(), 'env', { withPersonalData: false });
  expect(envelope).toMatchObject({ EST_SYSTEM: 'O', TRANS_TYPE: 'E', EMS_VER: '2.01', SUPP_NO: 'E01' });
  expect(envelope).toMatchObject({ INCL_ADMIN: false, INCL_EST: true, CREATE_TM: '104207' });
});

test("dates and times are those of the company's clock", async () => {
  const at = '2026-11-15T02:42:07.000Z';
  const [envelope] = await table(anEstimate(), 'env', { at, zone: 'America/Chicago' });
  const [inTokyo] = await table(anEstimate(), 'env', { at, zone: 'Asia/Tokyo' });
  const read = (record: ReadRecord | undefined) => [
    new Date(String(record?.['CREATE_DT'])).toISOString().slice(0, 10),
    record?.['CREATE_TM'],
  ];
  expect([read(envelope), read(inTokyo)]).toEqual([
    ['2026-11-14', '204207'],
    ['2026-11-15', '114207'],
  ]);
});

test('a line of two labor types is two records of one number, with its price on the first', async () => {
  const estimate = lines({
    description: 'Entry door',
    operation: 'replace',
    price: cents(45_000),
    quantity: thousandths(2_000),
    labor: { ...byBody(25), electrical: { book: null, billed: tenthHours(5) } },
  });
  const records = named(await table(estimate, 'lin'), 'Entry door');
  expect(records.map(({ MOD_LBR_TY, MOD_LB_HRS }) => [MOD_LBR_TY, MOD_LB_HRS])).toEqual([
    ['LAB', 2.5],
    ['LAE', 0.5],
  ]);
  expect(new Set(records.map(({ LINE_NO }) => LINE_NO)).size).toBe(1);
  expect(records.map(({ ACT_PRICE, PART_QTY }) => [ACT_PRICE, PART_QTY])).toEqual([
    [450, 2],
    [null, null],
  ]);
  expect(records.map(({ LBR_OP }) => LBR_OP)).toEqual(['OP11', 'OP11']);
});

test('an operation another one covers keeps its book hours and bills none', async () => {
  const estimate = anEstimate({
    lines: [
      aBookLine(smallBook, 'WINDOW', 'replace', wallZone, { number: 1, id: 'a' }),
      aBookLine(smallBook, 'WINDOW', 'ri', wallZone, { number: 2, id: 'b', description: 'Window R&I' }),
    ],
  });
  const [included] = named(await table(estimate, 'lin'), 'Window R&I');
  expect(included).toMatchObject({ DB_HRS: 0.8, MOD_LB_HRS: 0, LBR_INC: true, LBR_OP: 'OP2' });
});

test('feet and hundreds of pieces are one piece at the whole price, and the description states the amount', async () => {
  const estimate = anEstimate({
    lines: [
      aBookLine(smallBook, 'MOLDING', 'replace', edgeZone, {
        number: 1,
        id: 'a',
        quantity: thousandths(12_500),
        description: 'Corner molding, extruded aluminum, with vinyl insert',
      }),
      aBookLine(smallBook, 'MOLDING', 'replace', edgeZone, {
        number: 3,
        id: 'c',
        quantity: thousandths(12_000),
        description: 'Drip rail',
      }),
      aLine({ number: 2, description: 'Rivet', price: cents(25), quantity: thousandths(120_000) }),
    ],
  });
  const records = await table(estimate, 'lin');
  const [molding] = named(records, 'Corner molding, extruded aluminu 12.5 FT');
  expect(molding).toMatchObject({ PART_QTY: 1, ACT_PRICE: 59.88, DB_PRICE: 59.88 });
  expect(named(records, 'Drip rail 12 FT')).toMatchObject([{ PART_QTY: 1 }]);
  expect(named(records, 'Rivet 120 EA')).toMatchObject([{ PART_QTY: 1, ACT_PRICE: 30 }]);
});

test('each side has a heading in capitals that bills nothing', async () => {
  const estimate = lines(
    { place: { side: 'roof', subSide: 'mid', region: null }, labor: byBody(10) },
    { place: { side: 'rear', subSide: 'lower', region: null }, labor: byBody(10) },
    { place: { side: 'roof', subSide: 'mid', region: null }, labor: byBody(10) },
  );
  const records = await table(estimate, 'lin');
  expect(records.map(({ LINE_DESC }) => LINE_DESC)).toEqual(['ROOF', 'Line 1', 'Line 3', 'REAR', 'Line 2']);
  expect(records[0]).toMatchObject({ LBR_OP: '', MOD_LBR_TY: '', ACT_PRICE: null, MISC_AMT: null });
});

test('sublet work is a charge marked as sublet, as it was quoted; the shop’s markup is a subtotal’s', async () => {
  const estimate = {
    ...lines({ description: 'Decals', operation: 'sublet', sublet: cents(64_000) }),
    profile: { ...defaultProfile(), subletMarkup: millionths(200_000) },
  };
  const [decals] = named(await table(estimate, 'lin'), 'Decals');
  expect(decals).toMatchObject({ MISC_AMT: 640, MISC_SUBLT: true, LBR_OP: 'OP16', PART_TYPE: 'PAS' });
  const subtotals = await table(estimate, 'stl');
  const sublet = subtotals.find(({ TTL_TYPECD }) => TTL_TYPECD === 'PAS');
  expect(sublet).toMatchObject({ NT_AMT: 768, NT_MKUP: 128, TTL_TYPAMT: 768 });
});

test('lines outside the totals are not billed to receivers that add the records up', async () => {
  const estimate = lines(
    { description: 'Wanted', labor: byBody(10) },
    { description: 'Perhaps', state: 'possible', labor: byBody(10) },
    { description: 'Old damage', priorDamage: 'unrelated', labor: byBody(10) },
  );
  const records = await table(estimate, 'lin');
  expect(records.map(({ LINE_DESC }) => LINE_DESC)).toEqual(['CURB SIDE', 'Wanted']);
  expect(await table(estimate, 'ttl')).toMatchObject([{ G_TTL_AMT: 100, G_UPD_AMT: 100 }]);
});

test('a coach is described by its body style, its length, both numbers and a year of two digits', async () => {
  const estimate = anEstimate();
  const unit = {
    ...estimate.unit,
    year: 2024,
    make: 'Keystone',
    length: thousandths(32_500),
    coachVin: '4YDT29822HB450001',
    chassisVin: '1F66F5DY0K0A00001',
  };
  const [vehicle] = await table({ ...estimate, unit }, 'veh');
  expect(vehicle).toMatchObject({ V_MODEL_YR: '24', V_BSTYLE: 'TRAVEL TRAILER', V_TRIMCODE: '32.5 FT' });
  expect(vehicle).toMatchObject({ V_VIN: '4YDT29822HB450001', V_MAKEDESC: 'Keystone' });
  expect(String(vehicle?.['V_MEMO'])).toContain('Chassis VIN: 1F66F5DY0K0A00001');
});

const owner = {
  ...anEstimate().parties.owner,
  name: 'Łucja Nuñez “Lu” 🚐',
  phone: '1 (574) 555-0199 x12',
  address: '9 Pine\tStreet',
  city: 'Elkhart',
};

test('names in letters receivers cannot read are written in Latin ones, and the rest of the text stays', async () => {
  const estimate = anEstimate();
  const [people] = await table({ ...estimate, parties: { ...estimate.parties, owner } }, 'ad1');
  expect(people).toMatchObject({
    OWNR_FN: 'Lucja Nuñez “Lu”',
    OWNR_LN: '?',
    OWNR_PH1: '5745550199',
    OWNR_PH1X: '12',
  });
  expect(people).toMatchObject({ OWNR_ADDR1: '9 Pine Street', OWNR_CITY: 'Elkhart' });
});

test('Cyrillic, Greek and Vietnamese names are written in Latin letters', async () => {
  const names: Readonly<Record<string, string>> = {
    'Юлия Щербакова': 'Yuliya Shcherbakova',
    'ЮРІЙ ЄЛЬЦОВ': 'YURIY YELTSOV',
    'Γιώργος Παπαδόπουλος': 'Giorgos Papadopoulos',
    'Đặng Thị Hương': 'Dang Thi Huong',
    'Čeněk Őze': 'Cenek Oze',
  };
  const estimate = lines(...Object.keys(names).map((description) => ({ description })));
  const records = await table(estimate, 'lin');
  expect(records.slice(1).map(({ LINE_DESC }) => LINE_DESC)).toEqual(Object.values(names));
});

test("every table's header names Windows code page 1252", () => {
  const tables = written(anEstimate()).filter(({ name }) => !name.endsWith('.dbt'));
  expect(new Set(tables.map(({ bytes }) => bytes[29]))).toEqual(new Set([0x03]));
});

test('without personal data nobody is named, and lines and totals are the same', () => {
  const estimate = lines({ description: 'Door', labor: byBody(12) });
  const insured = { ...estimate, parties: { ...estimate.parties, owner } };
  const unit = { ...estimate.unit, plate: 'ABC123' };
  const full = written({ ...insured, unit });
  const bare = written({ ...insured, unit }, { withPersonalData: false });
  const text = Buffer.concat(bare.map(({ bytes }) => bytes)).toString('latin1');
  for (const word of ['Nu', 'Elkhart', '5745550199', 'ABC123', 'Lakeside', 'Ann'])
    expect(text).not.toContain(word);
  const same = (name: string) =>
    Buffer.compare(
      full.find((file) => file.name.endsWith(name))?.bytes ?? Buffer.alloc(0),
      bare.find((file) => file.name.endsWith(name))?.bytes ?? Buffer.alloc(1),
    );
  expect([same('.lin'), same('.stl'), same('.ttl')]).toEqual([0, 0, 0]);
});

test('a supplement names the version that changed a line and the amount it adds', async () => {
  const estimate = lines({ labor: byBody(10) }, { labor: byBody(20) });
  const first = estimate.lines[0]?.id ?? '';
  const fields = {
    label: 'S01',
    changedIn: new Map([[first, 'E01' as const]]),
    previous: { gross: cents(10_000), net: cents(9_000) },
  } as const;
  const records = await table(estimate, 'lin', fields);
  expect(records.slice(1).map(({ LINE_IND }) => LINE_IND)).toEqual(['E01', 'S01']);
  expect(await table(estimate, 'ttl', fields)).toMatchObject([
    { G_TTL_AMT: 300, PREV_NET: 90, SUPP_AMT: 200, N_SUPP_ANT: 210 },
  ]);
});

test('rates, taxes and paint materials of the profile are in their tables', async () => {
  const profile = defaultProfile();
  const taxes = [{ ...profile.taxes[0], rate: millionths(60_000) } as (typeof profile.taxes)[number]];
  const tables = await readWithDbffile(written({ ...anEstimate(), profile: { ...profile, taxes } }));
  const body = tables.get('pfl')?.records.find(({ LBR_TYPE }) => LBR_TYPE === 'LAB');
  expect(body).toMatchObject({ LBR_RATE: 165, LBR_TAX_IN: false });
  const paint = tables.get('pfm')?.records.find(({ MATL_TYPE }) => MATL_TYPE === 'MAPA');
  expect(paint).toMatchObject({ CAL_LBRRTE: 60, CAL_OPCODE: 'OP6 OP15', TAX_IND: true, MAT_TAXP: 6 });
  const used = tables.get('pfp')?.records.find(({ PRT_TYPE }) => PRT_TYPE === 'PAL');
  expect(used).toMatchObject({ PRT_MKUPP: 25, PRT_TAX_RT: 6 });
  expect(tables.get('pft')?.records).toMatchObject([{ TAX_TYPE1: 'LS', TY1_RATE1: 6, TY1_THRES1: 9999.99 }]);
});

test('a price too large for its field is refused, and the line named', () => {
  const estimate = lines({}, { price: cents(50_000_00), quantity: thousandths(120_500) });
  expect(refusal(estimate)).toBe('Line 2: the book price is too large for EMS.');
});

test('a rate too large for its field is refused by the name of its table', () => {
  const profile = defaultProfile();
  const labor = { ...profile.labor, body: { ...profile.labor.body, rate: centsPerHour(1_000_00) } };
  expect(refusal({ ...anEstimate(), profile: { ...profile, labor } })).toBe(
    'Labor rates: a number is too large for EMS (LBR_RATE).',
  );
});

test('the line that has no number left among 999 is named', () => {
  const many = Array.from({ length: 999 }, () => ({}));
  expect(refusal(lines(...many))).toBe(
    'Line 999 does not fit: EMS holds at most 999 lines with their headings, and this estimate needs 1,000.',
  );
});
