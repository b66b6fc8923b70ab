import { money } from '@dre/core/domain/number-text';
import type { AgreementRecord } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { aLine } from '@dre/core/domain/testing/a-line';
import { cents, tenthHours, thousandths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { causeText, dayOfMoment } from './estimate/document-text.ts';
import { aPhoto, anOrder, someLines } from '../testing/documents/document-orders.ts';
import { drawnDocument, newFonts } from '../testing/documents/drawn-document.ts';
import { jpegSample } from '../testing/picture-samples.ts';
import { type ReadPdf, readPdf } from '../testing/documents/read-pdf.ts';

let picture: Buffer;
beforeAll(async () => {
  picture = await jpegSample({});
});
const pictures = async () => picture;

async function printed(...order: Parameters<typeof anOrder>): Promise<ReadPdf> {
  return readPdf(await drawnDocument(anOrder(...order), pictures));
}

function textOf({ pages }: ReadPdf): string {
  return pages.map(({ text }) => text).join('\n');
}

test('a customer reads who, which vehicle, what work, how much and where to sign', async () => {
  const order = anOrder();
  const text = textOf(await readPdf(await drawnDocument(order)));
  const { totals, settlement } = order.printed;
  for (const said of [
    'Lakeshore RV Collision',
    'License MI Facility F-184420',
    'Estimate',
    'E-10482, version E01',
    'ESTIMATE OF RECORD',
    'Ruth Okafor',
    '2022 Northfork Ridgeline 34RL',
    'Fifth wheel, 38 ft 4 in',
    'VIN 7NFRF3427N1004187',
    'Claim GLM-26-081774',
    'Repair: Sidewall laminate, lower rear',
    'Laminate has let go 9 in past the impact line.',
    `$${money(totals.gross)}`,
    money(settlement.deductible),
    'You pay, your deductible',
    'Great Lakes Mutual pays',
    'I approve this estimate',
    `Document code ${order.code}. SHA-256 of version E01:`,
    order.contentHash,
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/R&I|RPL|undefined|NaN|\[object/);
});

test.each([
  ['Hail', 'Hail on roof and front cap', 'Hail on roof and front cap'],
  ['Hail', 'Hailstones of an inch', 'Hail, Hailstones of an inch'],
  ['Hail', '', 'Hail'],
  ['', 'Found after storage', 'Found after storage'],
])('the cause %j with the description %j is printed as %j', (cause, description, said) => {
  const { printed: version } = anOrder();
  const content = { ...version.content, loss: { ...version.content.loss, description } };
  expect(causeText({ cause, printed: { ...version, content } })).toBe(said);
});

test('an insurer reads codes, book and estimated hours, reasons, rates, revisions and why', async () => {
  const version = { label: 'S01', correction: '' } as const;
  const record = {
    label: 'E01' as const,
    corrections: [],
    lockedBy: 'Dana Whitfield',
    hash: '',
    net: cents(0),
  };
  const order = anOrder({
    kind: 'insurer',
    version,
    versions: [
      { ...record, lockedAt: '2026-11-09T10:00:00Z', gross: cents(600_000) },
      { ...record, label: 'S01', lockedAt: '2026-11-14T10:00:00Z', gross: cents(674_595) },
    ],
    addedIn: { 'line-00001': 'E01', 'line-00002': 'S01' },
  });
  const text = textOf(await readPdf(await drawnDocument(order)));
  for (const said of [
    'Claim estimate',
    'SUPPLEMENT 1',
    'GLM-26-081774',
    'Priya Raman',
    'RPL',
    'SW-4001-R',
    'Book h',
    'Hours that differ from the book',
    'Revisions',
    '745.95',
    'Body labor, 26.9 h × 165.00',
    'Sales tax, 6% of $1,548.60',
    'Less deductible',
    'Net payable by insurer',
    'Authorized for Great Lakes Mutual',
    'Why these hours',
    "Estimator's judgment instead of the book's 1.2 h",
    'Why these totals',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('By\nChange\nTotal');
});

test('every page says which estimate and version it is of, with which book, and which page of how many', async () => {
  const order = anOrder({
    content: { lines: someLines(40) },
    version: 'draft',
    options: { paper: 'a4', drawings: false },
  });
  const { pages } = await readPdf(await drawnDocument(order));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, { text, size }] of pages.entries()) {
    expect(text).toContain(`Page ${String(at + 1)} of ${String(pages.length)}`);
    expect(text).toContain('Ruth Okafor, E-10482, draft');
    expect(text).toContain(`price book edition 3, document ${order.code}`);
    expect(size.map(Math.round)).toEqual([595, 842]);
  }
  expect(pages[0]?.text).toMatch(/PRELIMINARY[^]*/);
  expect(pages[0]?.text).toContain('Draft');
  expect(pages[1]?.text).toContain('Estimate E-10482, draft');
});

test('titles and groups are repeated, no line is parted from its note, and the totals have company, with 400 lines', async () => {
  const { pages } = await printed({ content: { lines: someLines(400) }, options: { drawings: false } });
  expect(pages.length).toBeGreaterThan(8);
  const note = 'Laminate has let go 9 in past the impact line.';
  let notes = 0;
  for (const [at, { words, text }] of pages.entries()) {
    for (const [index, { text: word }] of words.entries()) {
      if (word !== note) continue;
      notes += 1;
      const before = words.slice(Math.max(0, index - 8), index).map(({ text: own }) => own);
      expect(before.some((own) => own.startsWith('Repair: Sidewall laminate'))).toBe(true);
    }
    if (at > 0 && at < pages.length - 1)
      expect(text).toMatch(/Parts and materials\nAmount\n(Road side|Rear|Roof|Chassis)(, continued)?\n/);
  }
  expect(notes).toBe(67);
  expect(pages.filter(({ text }) => text.includes('Road side, continued')).length).toBeGreaterThan(4);
  const last = pages.findLast(({ text }) => text.includes('Subtotal'));
  expect(last?.text).toMatch(/Replace|Repair|Outside service|Labor is totaled/);
  expect(last?.text).toContain('I approve this estimate');
}, 120_000);

test('nothing is printed smaller than 7.2 points, outside the margins, or over a neighbor', async () => {
  const long = 'Very long description of work that nobody would write but somebody will. '.repeat(6);
  const lines = [
    aLine({
      number: 1,
      description: long,
      note: long,
      price: cents(123_456_789),
      partNumber: 'X'.repeat(60),
    }),
    aLine({
      number: 99_999,
      description: 'W'.repeat(200),
      labor: { body: { book: null, billed: tenthHours(99_999) } },
    }),
  ];
  for (const kind of ['customer', 'insurer'] as const) {
    const { pages } = await printed({ kind, content: { lines }, options: { drawings: false } });
    for (const { words, size } of pages) {
      for (const { x, y, width, height, text } of words) {
        expect(height, text).toBeGreaterThanOrEqual(7.19);
        expect(x, text).toBeGreaterThanOrEqual(39);
        expect(x + width, text).toBeLessThanOrEqual(size[0] - 39);
        expect(y, text).toBeGreaterThan(20);
      }
      for (const [at, one] of words.entries()) {
        const over = words.slice(at + 1).find((other) => areOver(one, other));
        expect(over, `${one.text} / ${over?.text ?? ''}`).toBeUndefined();
      }
    }
  }
});

function areOver(one: ReadPdf['pages'][0]['words'][0], other: typeof one): boolean {
  const isAcross = one.x + one.width > other.x + 0.5 && other.x + other.width > one.x + 0.5;
  return isAcross && Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.6;
}

test('the file is tagged, titled and in English, with headings, header cells and described pictures', async () => {
  const order = anOrder({ content: { photos: [aPhoto(1, { lines: ['line-00001'] })] } });
  const bytes = await drawnDocument(order, pictures);
  const { pages, info, xmp, isTagged, language } = await readPdf(bytes);
  expect(isTagged).toBe(true);
  expect(language).toBe('en-US');
  expect(info['Title']).toBe('Estimate E-10482, version E01');
  expect(info['Keywords']).toBe(`${order.code} ${order.contentHash}`);
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const tags = new Set(pages.flatMap((page) => page.tags));
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Caption'])
    expect(tags).toContain(tag);
  const figures = pages.flatMap((page) => page.figures);
  expect(figures.some((alt) => alt.startsWith('Road side of the vehicle. Marked: 1 Sidewall laminate'))).toBe(
    true,
  );
  expect(figures).toContain('Photo: Damage seen from place 1, November 9, 2026, line 1');
  expect(figures.every((alt) => alt !== '')).toBe(true);
  const file = bytes.toString('latin1');
  expect(file).toMatch(/\/DisplayDocTitle true/);
  expect(file).toMatch(/\/Scope\/Column/);
  expect(file).toMatch(/\/Scope\/Row/);
  // Every typeface is embedded, none only named.
  expect(file.match(/\/FontFile2/g)?.length).toBe(file.match(/\/Type \/FontDescriptor/g)?.length);
  expect(file).not.toMatch(/Helvetica|Times-Roman/);
});

test('the same order makes the same bytes, whatever was drawn before it, and another day other ones', async () => {
  const order = (day: string) => anOrder({ printedOn: day, content: { lines: someLines(3) } });
  const alone = await drawnDocument(order('2026-11-14'), pictures, newFonts());
  const other = await drawnDocument(order('2026-11-15'), pictures);
  const again = await drawnDocument(order('2026-11-14'), pictures);
  expect(alone.equals(again)).toBe(true);
  expect(alone.equals(other)).toBe(false);
});

test('sixty photos are printed with their captions, and one that cannot be had is named', async () => {
  const photos = Array.from({ length: 60 }, (_, at) => aPhoto(at + 1));
  const order = anOrder({ content: { photos, lines: someLines(1) }, options: { drawings: false } });
  const some = async (file: string) => (file === photos[7]?.file ? undefined : picture);
  const { pages } = await readPdf(await drawnDocument(order, some));
  const text = pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll('\n', ' ');
  for (const { caption } of photos) expect(text).toContain(caption);
  expect(text.match(/Photo not available/g)).toHaveLength(1);
  const none = await printed({
    content: { photos, lines: someLines(1) },
    options: { drawings: false, photos: 'none' },
  });
  expect(textOf(none)).not.toContain('Damage seen');
  expect(none.pages).toHaveLength(1);
});

test('marks and measures are drawn over annotated photos as vectors', async () => {
  const mark = {
    id: 'm',
    kind: 'arrow',
    points: [
      [100_000, 100_000],
      [500_000, 500_000],
    ],
    text: 'Crease',
  } as const;
  const photos = [aPhoto(1, { marks: [mark] })];
  const annotated = await printed({ content: { photos }, options: { photos: 'annotated', drawings: false } });
  expect(textOf(annotated)).toContain('Crease');
  expect(textOf(await printed({ content: { photos }, options: { drawings: false } }))).not.toContain(
    'Crease',
  );
});

test('text somebody typed is only text: foreign letters are printed, hidden ones are not, and nothing breaks', async () => {
  const content = {
    lines: [
      aLine({
        number: 1,
        description:
          'Łukasz Żółć, Νίκος, Иван, Đặng Thị Hương, Ңұрлан, ᾍδης, 日本 🚐 <b>&amp; (x) \\ ) Tj ET\u202Eevil\u0000',
        note: '\u0007\n\nsecond',
      }),
    ],
    heading: { ...anOrder().printed.content.heading, number: 'E-1 <&> ]]>' },
  };
  const { pages, info, xmp } = await printed({ content, options: { drawings: false } });
  expect(pages[0]?.text.replaceAll(/\s/g, '')).toMatch(
    /ŁukaszŻółć,Νίκος,Иван,ĐặngThịHương,Ңұрлан,ᾍδης,¤¤¤<b>&amp;\(x\)\\\)TjETevil/,
  );
  expect(pages[0]?.text).toContain('second');
  expect(pages[0]?.text).toContain('¤ stands for a letter that cannot be printed here.');
  expect(info['Title']).not.toMatch(/[<>&]/);
  expect(xmp).not.toMatch(/<&>/);
});

test('an approval given on line stands in its box, and how it came about on a page of its own', async () => {
  const signature = {
    name: 'Ruth Okafor',
    at: '2026-11-15T09:30:00Z',
    ip: '203.0.113.7',
    image: null,
    audit: [{ at: '2026-11-15T09:28:00Z', who: '203.0.113.7', what: 'Opened the link' }],
  };
  const { pages } = await printed({ signature });
  expect(textOf({ pages } as ReadPdf)).toContain(
    'Signed on line by Ruth Okafor, November 15, 2026, 9:30 AM UTC, from 203.0.113.7',
  );
  expect(pages.at(-1)?.text).toContain('Audit of the approval of E-10482');
  expect(pages.at(-1)?.text).toContain('Opened the link');
});

test('a time near midnight is printed on the day of the company’s zone', async () => {
  const at = '2026-11-15T05:30:00Z';
  const signature = { name: 'Ruth Okafor', at, ip: '203.0.113.7', image: null, audit: [] };
  const chicago = await printed({ signature, zone: 'America/Chicago' });
  expect(textOf(chicago)).toContain('Signed on line by Ruth Okafor, November 14, 2026, 11:30 PM CST');
  const berlin = await printed({ signature, zone: 'Europe/Berlin' });
  expect(textOf(berlin)).toContain('Signed on line by Ruth Okafor, November 15, 2026, 6:30 AM GMT+1');
  expect(dayOfMoment({ zone: 'America/Chicago' }, at)).toBe('November 14, 2026');
  expect(dayOfMoment({ zone: 'America/Chicago' }, '2026-11-15')).toBe('November 15, 2026');
});

test('what is outside the totals stands apart', async () => {
  const lines = [
    ...someLines(2),
    aLine({ number: 3, description: 'Old dent', priorDamage: 'unrelated', sublet: cents(10_000) }),
    aLine({ number: 4, description: 'Maybe the frame', state: 'possible', sublet: cents(20_000) }),
    aLine({ number: 5, description: 'Not ours', payer: 'excluded' }),
  ];
  const text = textOf(await printed({ content: { lines }, options: { drawings: false } }));
  const at = ['Unrelated prior damage, not in the totals', 'Old dent'].map((said) => text.indexOf(said));
  expect(at[0]).toBeGreaterThan(0);
  expect(at[1]).toBeGreaterThan(at[0] ?? 0);
  expect(text).toContain('Possible further damage, not in the totals');
  expect(text).toContain('Not part of this estimate');
});

test('T stands on what is taxed and nowhere else, and quantities have their units', async () => {
  const at = { side: 'road', subSide: 'rear-lower', region: null } as const;
  const lines = [
    aLine({ number: 1, place: at, description: 'Taxed part', price: cents(10_000), partNumber: 'TX-1' }),
    aLine({ number: 2, place: at, description: 'Used part', partSource: 'used', price: cents(20_000) }),
    aLine({ number: 3, place: at, description: 'Sent out', operation: 'sublet', sublet: cents(30_000) }),
    aLine({
      number: 4,
      place: at,
      description: 'Molding',
      unit: 'ft',
      quantity: thousandths(12_000),
      price: cents(400),
      taxable: { part: false, labor: false, misc: false },
    }),
    aLine({ number: 5, place: at, description: 'Skin', unit: 'sqft', quantity: thousandths(26_400) }),
  ];
  const { pages } = await printed({ kind: 'insurer', content: { lines }, options: { drawings: false } });
  const words = pages.flatMap((page) => page.words).map(({ text }) => text);
  expect(words.filter((word) => word === 'T')).toHaveLength(1);
  expect(words.indexOf('T')).toBeGreaterThan(words.indexOf('Taxed part'));
  expect(words.indexOf('T')).toBeLessThan(words.findIndex((word) => word.startsWith('Used part')));
  const text = textOf(await printed({ content: { lines }, options: { drawings: false } }));
  for (const said of ['1 each', '12 ft', '26.4 sq ft', 'Part number TX-1']) expect(text).toContain(said);
});

test('there is a drawing of every side that has damage, also where no part of it can be pointed at', async () => {
  const on = (number: number, side: 'road' | 'rear' | 'roof' | 'front', region: string | null) =>
    aLine({ number, description: `Work ${String(number)}`, place: { side, subSide: '', region } });
  const lines = [
    on(1, 'road', 'body.sidewall-rear@L'),
    on(2, 'rear', 'light.tail@L'),
    on(3, 'roof', null),
    on(4, 'front', 'nothing.like-it'),
  ];
  for (const kind of ['customer', 'insurer', 'work-order'] as const) {
    const read = await printed({ kind, content: { lines } });
    const figures = read.pages.flatMap((page) => page.figures);
    for (const side of ['Road side', 'Rear', 'Roof', 'Front']) {
      expect(
        figures.some((alt) => alt.startsWith(`${side} of the vehicle.`)),
        `${kind} ${side}`,
      ).toBe(true);
    }
    expect(textOf(read)).toContain('Also on this side: line 3.');
    expect(textOf(read)).not.toContain('out of view');
  }
});

test('a void estimate says VOID on every page and has nothing to sign', async () => {
  const { pages } = await printed({ isVoid: true, content: { photos: [aPhoto(1)] } });
  const text = pages.map((page) => page.text).join('\n');
  expect(pages.every((page) => page.text.includes('VOID'))).toBe(true);
  expect(text).toContain('This estimate is void. It is not to be approved, signed or paid.');
  expect(text).not.toMatch(/ESTIMATE OF RECORD|I approve this estimate|Prepared by/);
});

test('an answer stands in place of the open approval box, with who gave it, when and how', async () => {
  const given = {
    id: 'a-1',
    payer: 'customer',
    name: 'Ruth Okafor',
    on: '2026-11-15T09:30:00.000Z',
    note: '',
    correction: '',
    hash: '',
    recorded: { by: 'Dana Whitfield', at: '2026-11-15T09:31:00.000Z' },
  } as const;
  const lineOf = async (answer: AgreementRecord) => textOf(await printed({ answer })).replaceAll(/\s+/g, ' ');
  const declined = await lineOf({ ...given, answer: 'declined', how: 'link' });
  expect(declined).toContain('Declined on November 15, 2026, 9:30 AM UTC by Ruth Okafor, on line');
  expect(declined).not.toContain('I approve this estimate');
  const byPhone = await lineOf({ ...given, answer: 'agreed', how: 'phone' });
  expect(byPhone).toContain('Approved on November 15, 2026, 9:30 AM UTC by Ruth Okafor, by phone');
});
