import {
  type LaborType,
  laborTypes,
  type VehicleType,
  vehicleTypes,
} from '@dre/core/domain/catalogue/trade-words';
import type { DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { priceWorkItems, type PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import { money } from '@dre/core/domain/number-text';
import { otherCharges, partSources, type Profile } from '@dre/core/domain/estimates/model/profile';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { aLine } from '@dre/core/domain/testing/a-line';
import { aProfile } from '@dre/core/domain/testing/a-profile';
import { aWorkItem } from '@dre/core/domain/testing/a-work-item';
import { cents, centsPerHour, millionths, tenthHours, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { aPhoto, anOrder, someLines } from '../testing/documents/document-orders.ts';
import { worksheetPlates } from './estimate/worksheet-sides.ts';
import { drawnDocument } from '../testing/documents/drawn-document.ts';
import { type ReadPdf, readPdf } from '../testing/documents/read-pdf.ts';

async function printed(...order: Parameters<typeof anOrder>): Promise<ReadPdf> {
  return readPdf(await drawnDocument(anOrder(...order)));
}

function textOf({ pages }: ReadPdf): string {
  return pages.map(({ text }) => text).join('\n');
}

function record(label: VersionRecord['label'], gross: number): VersionRecord {
  const locked = { lockedAt: '2026-11-09T10:00:00Z', lockedBy: 'Dana Whitfield', hash: '', corrections: [] };
  return { label, ...locked, gross: cents(gross), net: cents(gross) };
}

/** The footer of every page is below it. */
const footer = 60;

/** Everything is taxed at one rate, as on the print. */
function printedProfile(body: number, paint: number, cap: number | null, tax: number): Profile {
  const { labor } = aProfile();
  const at = (type: LaborType, name: string, rate: number) => ({
    ...labor[type],
    name,
    rate: centsPerHour(rate),
  });
  return aProfile({
    labor: {
      ...labor,
      body: at('body', 'Body', body),
      refinish: at('refinish', 'Paint', body),
      mechanical: at('mechanical', 'Mechanical', 175_00),
    },
    paintMaterials: {
      method: 'rate',
      rate: centsPerHour(paint),
      firstHours: null,
      furtherRate: centsPerHour(paint),
      cap: cap === null ? null : cents(cap),
      countsManualLines: true,
    },
    taxes: [
      {
        id: 'sales',
        name: 'Sales tax',
        rate: millionths(tax),
        onParts: partSources,
        onLabor: laborTypes,
        onPaint: true,
        onSupplies: true,
        onSublet: true,
        onOther: otherCharges,
        tiers: [],
      },
    ],
  });
}

function version(items: readonly WorkItem[], profile: Profile): PricedVersion {
  const { content } = anOrder().printed;
  const priced = { ...content, lines: items.map(({ line }) => line), profile };
  return { content: priced, items, ...priceWorkItems(items, priced) };
}

test('a supplement prints the example of the trade to the cent, with its reconciliation rows', async () => {
  // Body and paint went from 60 to 90 an hour, paint supplies from 40 to 43, the tax from 6.625 to 6 percent.
  const estimate = [
    aWorkItem({ number: 1, description: 'Sidewall', price: cents(1_957_02) }, { body: 66, refinish: 28 }),
    aWorkItem({ number: 2, description: 'Hazardous waste', charge: { kind: 'fee', amount: cents(8_50) } }),
  ];
  const before = version(estimate, printedProfile(60_00, 40_00, null, 66_250));
  const after = version(
    [
      ...estimate,
      aWorkItem({ number: 3, description: 'Rear cap', price: cents(2_686_82) }, { body: 438, refinish: 170 }),
      aWorkItem({ number: 4, description: 'Axle alignment' }, { mechanical: 45 }),
      aWorkItem({ number: 5, description: 'Disposal', charge: { kind: 'fee', amount: cents(51_00) } }),
    ],
    printedProfile(90_00, 43_00, 750_00, 60_000),
  );
  const order = anOrder({
    kind: 'supplement',
    version: { label: 'S01', correction: '' },
    versions: [record('E01', 2_816_52), record('S01', 13_312_37)],
    before,
  });
  const text = textOf(await readPdf(await drawnDocument({ ...order, printed: after })));
  for (const row of [
    'New parts\n2,686.82',
    'Body labor, 43.8 h × 90.00\n3,942.00',
    'Paint labor, 17.0 h × 90.00\n1,530.00',
    'Mechanical labor, 4.5 h × 175.00\n787.50',
    'Additional supplement labor\n282.00',
    'Paint materials, 17.0 h\n731.00',
    'Additional supplement materials\n−93.00',
    'Fees\n51.00',
    'Subtotal\n9,917.32',
    'Sales tax\n595.04',
    'Additional supplement taxes\n−16.51',
    'Supplement\n$10,495.85',
    'E01 was\n2,816.52',
    'Total cost of repairs\n13,312.37',
    'Net payable\n12,812.37',
  ]) {
    expect(text).toContain(row);
  }
  expect(text).toContain('Total cost of repairs\n2,816.52\n13,312.37\n10,495.85');
  expect(text).toMatch(/Added\n[^]*Rear cap[^]*Repriced, by a rate or a rule\n[^]*Sidewall/);
  expect(text).toContain('Also changed: rates, taxes and rules.');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
});

test('a supplement tells added, changed and deleted lines apart', async () => {
  const before = anOrder({ content: { lines: someLines(3) } }).printed;
  const [first, second] = someLines(2);
  if (first === undefined || second === undefined) throw new Error('There are two lines.');
  const lines = [first, { ...second, price: cents(99_00) }, aLine({ number: 9, description: 'Hidden rot' })];
  const text = textOf(
    await printed({
      kind: 'supplement',
      version: 'draft',
      versions: [record('E01', before.totals.gross)],
      before,
      content: { lines },
    }),
  );
  expect(text).toMatch(/Added\n[^]*Hidden rot[^]*Changed\n[^]*Skirt molding[^]*Deleted\n[^]*Baggage door/);
  expect(text).toContain('PRELIMINARY');
});

test('a supplement without drawings leaves no page half empty but the last', async () => {
  // Every labor type, source and charge, so that the totals are as long as they can be.
  const lines = (count: number) =>
    someLines(count).map((line, at) => ({
      ...line,
      partSource: partSources[at % partSources.length] ?? line.partSource,
      charge: { kind: otherCharges[at % otherCharges.length] ?? 'fee', amount: cents(1_000) },
      labor: { [laborTypes[at % laborTypes.length] ?? 'body']: { book: null, billed: tenthHours(10) } },
    }));
  const before = anOrder({ content: { lines: lines(1) } }).printed;
  for (const count of [4, 7, 13, 17, 19, 21]) {
    const { pages } = await printed({
      kind: 'supplement',
      version: { label: 'S01', correction: '' },
      versions: [record('E01', before.totals.gross), record('S01', 0)],
      before,
      content: { lines: lines(count) },
    });
    for (const { words, size } of pages.slice(0, -1)) {
      const lowest = Math.min(...words.map(({ y }) => y).filter((y) => y > footer));
      expect(lowest, `${String(count)} lines`).toBeLessThan(size[1] / 2);
    }
  }
});

test('the owner reads a supplement in plain words, and signs it where the adjuster would', async () => {
  const before = anOrder({ content: { lines: someLines(1) } }).printed;
  const versions = [record('E01', before.totals.gross), record('S01', 0)];
  const supplement = {
    kind: 'supplement',
    version: { label: 'S01', correction: '' },
    versions,
    before,
    madeAt: '2026-12-03T15:00:00.000Z',
  } as const;
  const text = textOf(await printed({ ...supplement, reader: 'owner', content: { lines: someLines(3) } }));
  // The estimate was written on November 14; its supplement was locked later.
  for (const said of [
    'December 3, 2026',
    'What changed, line by line',
    'I approve this supplement',
    'You pay',
    'Change of what you pay',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/RPL|Authorized for/);
});

test('a work order says what to do in what time, and nothing of money', async () => {
  const lines = [
    ...someLines(6),
    aLine({
      number: 7,
      description: 'Storage',
      charge: { kind: 'storage', amount: cents(45_00) },
      operation: 'fee',
    }),
    aLine({
      number: 8,
      description: 'Tire',
      operation: 'replace',
      price: cents(240_00),
      betterment: { kind: 'flat', amount: cents(120_00) },
      labor: { body: { book: null, billed: tenthHours(5) } },
      state: 'possible',
    }),
    aLine({
      number: 9,
      description: 'Old dent',
      place: { side: 'road', subSide: 'rear-lower', region: 'body.sidewall-rear@L' },
      priorDamage: 'unrelated',
    }),
  ];
  for (const paper of ['letter', 'a4'] as const) {
    const read = await printed({
      kind: 'work-order',
      disclaimer: '',
      content: { lines },
      options: { paper, drawings: paper === 'letter' },
    });
    const text = textOf(read);
    const figures = read.pages.flatMap((page) => page.figures);
    for (const said of [
      'Work order',
      'Ruth Okafor',
      '7NFRF3427N1004187',
      'Repair: Sidewall laminate, lower rear',
      'Laminate has let go 9 in past the impact line.',
      'SW-4000-R',
      'Hours in all',
      'Look for this before you start',
      'Replace: Tire',
      'Technician',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Storage');
    expect(figures.join(' ')).not.toContain('Old dent');
    expect(text).not.toMatch(/\$|\d[.,]\d\d(?!\d)|USD|amount|tax|deductible|pays|betterment/i);
  }
});

test('a work order says how much of what a rule put on it is needed', async () => {
  const molding = { description: 'Molding', price: cents(20_00) };
  const insert: Partial<Line> = {
    description: 'Vinyl insert',
    unit: 'ft',
    quantity: thousandths(30_000),
    price: cents(90),
  };
  const needed = { parent: 'line-00001', rule: 'needed' } as const;
  const items = [
    aWorkItem(molding),
    aWorkItem(insert, {}, needed),
    aWorkItem({ description: 'Leak test' }, { body: 5 }, needed),
  ];
  const order = anOrder({ kind: 'work-order', options: { drawings: false } });
  const text = textOf(await readPdf(await drawnDocument({ ...order, printed: version(items, aProfile()) })));
  expect(text).toContain('Vinyl insert\n30 ft');
  expect(text.match(/1 each/g)).toHaveLength(1);
});

test('unrelated prior damage is priced on its own, with its own photos, and in no total', async () => {
  // The last may be absent: it has no price on any page.
  const lines = someLines(6).map((line, at) => ({
    ...line,
    ...((at === 1 || at === 5) && { priorDamage: 'unrelated' as const }),
    ...(at === 5 && { state: 'possible' as const, description: 'Damage nobody has seen' }),
  }));
  const photos = [aPhoto(1, { lines: ['line-00001'] }), aPhoto(2, { lines: ['line-00002'] })];
  const order = anOrder({ kind: 'prior-damage', content: { lines, photos } });
  const text = textOf(await readPdf(await drawnDocument(order)));
  const gross = order.printed.settlement.unrelatedPriorDamage?.gross ?? 0;
  expect(gross).toBeGreaterThan(0);
  expect(text).toContain('Replace: Skirt molding, extruded, 8 ft');
  expect(text).toContain(`In no total\n$${money(gross)}`);
  expect(text.replaceAll('\n', ' ')).toContain('nothing of it is in the totals of estimate E-10482');
  expect(text).not.toContain('Damage nobody has seen');
  expect(text).toContain('Damage seen from place 2');
  expect(text).not.toContain('Sidewall laminate');
  expect(text).not.toContain('Damage seen from place 1');
  expect(text).not.toContain(money(order.printed.totals.gross));
});

function aWorksheet(vehicleType: VehicleType) {
  const { unit } = anOrder().printed.content;
  const content = { lines: [], unit: { ...unit, vehicleType, coachVin: '' } };
  return anOrder({ kind: 'worksheet', version: 'draft', content });
}

test('a worksheet has a page for each side, with its parts by number and lines to write on', async () => {
  const read = await readPdf(await drawnDocument(aWorksheet('truck-camper')));
  expect(outsideOf(read)).toEqual([]);
  const { pages } = read;
  expect(pages[0]?.text).toContain('Photos to take');
  expect(pages[0]?.text).toContain('VIN');
  const sides = pages.map(({ words }) => words[2]?.text);
  expect(sides).toEqual(expect.arrayContaining(['Road side', 'Rear', 'Curb side', 'Front', 'Roof']));
  for (const { text, figures } of pages.slice(1)) {
    expect(figures).toEqual([expect.stringContaining('its parts numbered as in the list below')]);
    expect(text.match(/\n\d+ [A-Z]/g)?.length).toBeGreaterThan(5);
    expect(text).toContain('Length × height');
  }
}, 60_000);

test.each(vehicleTypes)('there is a worksheet of every side of a %s', (type) => {
  const views = worksheetPlates(type).map(({ view }) => view);
  expect(views).toEqual(expect.arrayContaining(['road', 'rear', 'curb', 'front', 'roof']));
  expect(new Set(views).size).toBe(views.length);
});

/** The line counts each is tried with; one of them is the largest realistic one. */
const lengths = [
  ['work-order', 400],
  ['supplement', 60],
  ['prior-damage', 120],
] as const satisfies readonly (readonly [DocumentKind, number])[];

test.each(lengths)(
  'a %s of %i lines repeats its heads, ends with its totals and is tagged',
  async (kind, count) => {
    const lines = someLines(count).map((line) =>
      kind === 'prior-damage' ? { ...line, priorDamage: 'unrelated' as const } : line,
    );
    const before = anOrder({ content: { lines: [] } }).printed;
    const { pages, isTagged } = await printed({
      kind,
      version: 'draft',
      versions: [record('E01', before.totals.gross)],
      before,
      content: { lines },
      options: { drawings: false },
    });
    expect(isTagged).toBe(true);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter(({ text }) => text.includes('continued')).length).toBeGreaterThan(1);
    expect(pages.at(-1)?.text).toMatch(/Net payable|Hours in all|In no total/);
    for (const { text } of pages) expect(text).toContain(`of ${String(pages.length)}`);
  },
  120_000,
);

test('long names and no lines at all are printed within the page', async () => {
  const long = {
    description: 'W'.repeat(200),
    partNumber: 'X'.repeat(60),
    note: 'long '.repeat(300),
  };
  for (const lines of [[aLine({ number: 99_999, ...long })], []]) {
    const read = await printed({ kind: 'work-order', content: { lines }, options: { drawings: false } });
    expect(outsideOf(read)).toEqual([]);
  }
});

/** Words that reach beyond the margins. */
function outsideOf({ pages }: ReadPdf): readonly string[] {
  return pages.flatMap(({ words, size }) =>
    words.filter(({ x, width }) => x < 39 || x + width > size[0] - 39).map(({ text }) => text),
  );
}
