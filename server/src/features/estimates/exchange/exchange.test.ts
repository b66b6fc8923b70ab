import { randomUUID } from 'node:crypto';
import type { ExchangeFormat, ExportedFile } from '@dre/core/contract/estimates/exchange';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { EmsComparison } from '@dre/core/domain/exchange/compare/compare-ems';
import type { ExchangeDocument } from '@dre/core/domain/exchange/document';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { cents, millionths, tenthHours, thousandths } from '@dre/core/domain/units';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { recordedKinds } from '../../../testing/recorded.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let estimator: Member;
let reviewer: Member;
let stranger: Member;
let id: string;

const place = { side: 'roof', subSide: 'mid', region: null } as const;
const [shroud, panel, lamps] = [randomUUID(), randomUUID(), randomUUID()];

const changes: readonly Change[] = [
  { kind: 'set-party', role: 'owner', changes: { name: 'Dana Reyes', phone: '(574) 555-0142' } },
  { kind: 'set-claim', changes: { number: 'GLM-26-081774', deductible: cents(50_000) } },
  {
    kind: 'set-unit',
    changes: { year: 2021, make: 'Jayco', coachVin: '1UJBJ0BN6M1TX0482', plate: 'KLM 4821' },
  },
  {
    kind: 'add-book-line',
    lineId: shroud,
    order: 'V',
    part: 'AC-SHROUD',
    operation: 'replace',
    quantity: thousandths(1_000),
    place,
  },
  { kind: 'set-hours', lineId: shroud, laborType: 'body', billed: tenthHours(9) },
  {
    kind: 'add-line',
    lineId: panel,
    order: 'W',
    source: 'manual',
    place: { side: 'curb', subSide: 'mid-upper', region: null },
    fields: {
      description: '=HYPERLINK("x")',
      operation: 'refinish',
      price: cents(4_150),
      priceAdjustment: millionths(-50_000),
    },
  },
  { kind: 'change-refinish', lineId: panel, changes: { billed: tenthHours(30), isTwoTone: true } },
  {
    kind: 'add-line',
    lineId: lamps,
    order: 'X',
    source: 'sublet',
    place,
    fields: { description: 'Fit marker lamps, "amber"', sublet: cents(12_000), note: 'two\nlines' },
  },
  { kind: 'override-automatic', key: `two-tone:${panel}`, override: { kind: 'hours', hours: 11 } },
  { kind: 'add-note', note: { id: randomUUID(), text: 'Ask for photos', audience: 'internal' } },
];

beforeAll(async () => {
  const [own, other] = [await aCompany(site.db), await aCompany(site.db)];
  estimator = await aMember(site, own.id, 'estimator');
  reviewer = await aMember(site, own.id, 'reviewer');
  stranger = await aMember(site, other.id, 'owner');
  id = (await started(site.app, estimator)).estimate.id;
  const edits = changes.map((change) => ({ ...change, id: randomUUID() }));
  const sent = await post(site.app, estimator, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
  if (sent.body.includes('refused')) throw new Error(sent.body);
});

function exported(format: ExchangeFormat, options: object = {}, member = estimator, of = id) {
  const body = { format, version: 'draft', withPersonalData: true, ...options };
  return post(site.app, member, `/api/estimates/${of}/exports`, body);
}

async function bytesOf(format: ExchangeFormat, options: object = {}, of = id): Promise<Buffer> {
  const reply = await exported(format, options, estimator, of);
  expect(reply.statusCode, reply.body).toBe(200);
  return Buffer.from(reply.json<ExportedFile>().content, 'base64');
}

async function documentOf(of = id, options: object = {}): Promise<ExchangeDocument> {
  return JSON.parse((await bytesOf('json', options, of)).toString()) as ExchangeDocument;
}

function imported(document: unknown, member = estimator) {
  return post(site.app, member, '/api/estimate-imports', { id: randomUUID(), document });
}

async function estimatesThere(): Promise<number> {
  const { total } = (await get(site.app, estimator, '/api/estimates')).json<{ total: number }>();
  return total;
}

test('lines leave as CSV that no spreadsheet runs and every one reads', async () => {
  const text = (await bytesOf('csv')).toString();
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"Fit marker lamps, ""amber"""');
  expect(text).toContain('"two\nlines"');
  expect(text.split('\r\n')[0]).toContain('Line,Made by,Place,Operation,Description');
  expect(text).toContain('rule: two-tone');
});

test('the workbook has a sheet of lines and one of totals, and its numbers are numbers', async () => {
  const files = unzipSync(await bytesOf('xlsx'));
  const sheets = Object.keys(files).filter((name) => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(2);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(text('xl/workbook.xml')).toContain('name="Totals"');
  const lines = text(sheets.toSorted()[0] ?? '');
  expect(lines).toMatch(/<v>41.5<\/v>/);
  expect(lines).not.toContain('<f>');
});

test('an exported estimate taken in again is a new estimate with the same lines and totals', async () => {
  const document = await documentOf();
  const reply = await imported(document);
  expect(reply.statusCode, reply.body).toBe(200);
  const made = reply.json<{ id: string; number: string; byHand: number }>();
  expect(made.byHand).toBe(0);
  const again = await documentOf(made.id);
  expect(again.totals).toEqual(document.totals);
  expect(again.estimate.parties).toEqual(document.estimate.parties);
  expect(again.estimate.profile).toEqual(document.estimate.profile);
  const plain = ({ estimate: { lines } }: ExchangeDocument) =>
    lines.map(({ id: _id, number: _number, ...line }) => line);
  expect(plain(again)).toEqual(plain(document));
  expect(Object.values(again.estimate.overrides)).toEqual(Object.values(document.estimate.overrides));
  const { estimate } = (await get(site.app, estimator, `/api/estimates/${made.id}`)).json<EstimateReply>();
  expect([estimate.stage, estimate.draft, estimate.heading.number]).toEqual(['draft', 'E01', made.number]);
  const log = (await get(site.app, estimator, `/api/estimates/${made.id}/history`)).json<{
    items: unknown[];
  }>();
  expect(log.items.length).toBeGreaterThan(10);
});

test('a file with problems is refused in a sentence for each, and nothing is started', async () => {
  const before = await estimatesThere();
  const document = await documentOf();
  const { profile: _profile, ...estimate } = document.estimate;
  const broken = {
    ...document,
    version: 2,
    estimate: { ...estimate, claim: { ...estimate.claim, payer: 'nobody' } },
  };
  const reply = await imported(broken);
  expect(reply.statusCode).toBe(400);
  const { errors } = reply.json<{ errors: Record<string, string> }>();
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([
      'document.version',
      'document.estimate.profile',
      'document.estimate.claim.payer',
    ]),
  );
  expect((await imported('not an estimate')).statusCode).toBe(400);
  expect(await estimatesThere()).toBe(before);
});

test('values no estimate takes are refused by the line they are on, and nothing is started', async () => {
  const before = await estimatesThere();
  const document = await documentOf();
  const lines = document.estimate.lines.map((line) =>
    line.source.kind === 'sublet' ? { ...line, quantity: -1 } : line,
  );
  const reply = await imported({ ...document, estimate: { ...document.estimate, lines } });
  expect(reply.statusCode).toBe(400);
  expect(Object.values(reply.json<{ errors: Record<string, string> }>().errors)).toEqual([
    'Line 3: the quantity must be between 0 and 999,999.',
  ]);
  expect(await estimatesThere()).toBe(before);
});

test('without personal data neither the file of JSON nor the EMS set names anybody', async () => {
  const json = (await bytesOf('json', { withPersonalData: false })).toString();
  const set = unzipSync(await bytesOf('ems', { withPersonalData: false }));
  const ems = Buffer.concat(Object.values(set)).toString('latin1');
  for (const word of ['Reyes', '5550142', 'GLM-26', 'KLM 4821', 'Ask for photos']) {
    expect(json).not.toContain(word);
    expect(ems).not.toContain(word);
  }
  expect(Buffer.concat(Object.values(unzipSync(await bytesOf('ems')))).toString('latin1')).toContain('Reyes');
});

test('an EMS set is fifteen files in an archive, and made twice the same bytes', async () => {
  const [once, again] = [await bytesOf('ems'), await bytesOf('ems')];
  expect(Buffer.compare(once, again)).toBe(0);
  expect(Object.keys(unzipSync(once))).toHaveLength(15);
});

function compared(files: readonly { name: string; content: Buffer }[], member = reviewer) {
  const sent = files.map(({ name, content }) => ({ name, content: content.toString('base64') }));
  return post(site.app, member, `/api/estimates/${id}/ems-comparisons`, { files: sent });
}

test('compared with its own set an estimate has no difference, dropped as an archive or file by file', async () => {
  const archive = await bytesOf('ems');
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => ({
    name: name.toUpperCase(),
    content: Buffer.from(bytes),
  }));
  for (const dropped of [[{ name: 'set.zip', content: archive }], files]) {
    const reply = await compared(dropped);
    expect(reply.statusCode, reply.body).toBe(200);
    const { pairs, onlyOurs, onlyTheirs, isSameVehicle } = reply.json<EmsComparison>();
    expect([onlyOurs, onlyTheirs, isSameVehicle]).toEqual([[], [], true]);
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.every(({ difference }) => difference.hours === 0)).toBe(true);
  }
});

test('what is no EMS set is refused in a sentence, changes nothing and is written down', async () => {
  const { revision } = (await get(site.app, estimator, `/api/estimates/${id}`)).json<EstimateReply>();
  const bomb = zipSync({ 'a.lin': new Uint8Array(5 * 1024 * 1024) });
  // Stored uncompressed with one byte altered: sizes and directory still agree.
  const changed = Buffer.from(zipSync(unzipSync(await bytesOf('ems')), { level: 0 }));
  changed.write('Jaybo', changed.indexOf('Jayco'));
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ['a.lin', Buffer.from('hello'), 'a.lin is too short to be a dBase file.'],
    ['a.zip', Buffer.from('PK and nothing behind it'), 'The ZIP archive cannot be read.'],
    ['d.zip', changed, 'The ZIP archive cannot be read.'],
    ['b.zip', Buffer.from(bomb), 'The ZIP archive holds more than an EMS set.'],
    ['c.txt', Buffer.from('hello'), 'The LIN file with the lines is missing.'],
  ];
  for (const [name, content, sentence] of cases) {
    const reply = await compared([{ name, content }]);
    expect(reply.statusCode).toBe(400);
    expect(Object.values(reply.json<{ errors: Record<string, string> }>().errors)).toEqual([sentence]);
  }
  await site.app.afterReply.drain();
  const written = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('kind', '=', 'file-refused')
    .execute();
  expect(written).toHaveLength(cases.length);
  expect((await get(site.app, estimator, `/api/estimates/${id}`)).json<EstimateReply>().revision).toBe(
    revision,
  );
});

test('a version that is not there, another company’s estimate and a role that does not write are refused', async () => {
  expect((await exported('csv', { version: { label: 'S09', correction: '' } })).statusCode).toBe(404);
  expect((await exported('csv', {}, stranger)).statusCode).toBe(404);
  expect((await imported(await documentOf(), reviewer)).statusCode).toBe(403);
});

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining(['estimate-exported', 'file-refused']),
  );
});
