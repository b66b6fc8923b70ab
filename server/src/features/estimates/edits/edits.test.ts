import { randomUUID } from 'node:crypto';
import {
  type EditEntry,
  type EstimateReply,
  estimateLimits,
  type HistoryEntry,
} from '@dre/core/contract/estimates/estimates';
import { conflictsOf } from '@dre/core/domain/estimates/sync/edit-conflicts';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { thousandths } from '@dre/core/domain/units';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import type { Acknowledged } from './edits-service.ts';

/** Lets a test break the n-th statement of a call. */
const breaking = { at: Number.POSITIVE_INFINITY, count: 0 };
const breakingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    breaking.count += 1;
    if (breaking.count === breaking.at) throw new Error('The database is gone.');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const site = withTestApp({ book: 'starter', plugins: [breakingPlugin] });
let dana: Member;
let eli: Member;
let url: string;
const [laptop, tablet] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  dana = await aMember(site, id, 'estimator');
  eli = await aMember(site, id, 'owner');
});

beforeEach(async () => {
  url = `/api/estimates/${(await started(site.app, dana)).estimate.id}`;
});

async function send(member: Member, since: number, edits: readonly Edit[], device = laptop) {
  const reply = await post(site.app, member, `${url}/edits`, { device, since, edits });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Acknowledged>();
}

async function present(): Promise<EstimateReply> {
  return (await get(site.app, dana, url)).json<EstimateReply>();
}

async function wholeHistory(): Promise<HistoryEntry[]> {
  return (await get(site.app, dana, `${url}/history`)).json<{ items: HistoryEntry[] }>().items;
}

test('a batch sent again is answered the same and happens once', async () => {
  const edits = [aLine(), aLine(), anEdit({ kind: 'set-loss', changes: { cause: 'hail' } })];
  const first = await send(dana, 0, edits);
  expect(first).toMatchObject({ revision: 3, others: [] });
  expect(first.fates.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(await send(dana, 0, edits)).toEqual(first);
  const more = await send(dana, 0, [...edits, aLine(), edits[0] as Edit]);
  expect(more.fates.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 1]);
  const { estimate, checksum } = await present();
  expect(estimate.lines).toHaveLength(3);
  expect(checksum).toBe(more.checksum);
});

test('of batches sent at the same moment each counts once', async () => {
  const edits = [aLine(), aLine()];
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => send(dana, 0, edits)));
  for (const other of others) expect(other.fates).toEqual(one?.fates);
  expect((await present()).estimate.lines).toHaveLength(2);
});

test('two people writing at once keep both, and each hears what the other wrote', async () => {
  const [lineId, other] = [randomUUID(), randomUUID()];
  await send(dana, 0, [aLine(lineId)]);
  const note = anEdit({ kind: 'change-line', lineId, changes: { note: 'cracked' } });
  expect(await send(eli, 1, [note], tablet)).toMatchObject({ revision: 2 });
  const name = anEdit({ kind: 'change-line', lineId, changes: { description: 'Skirt' } });
  const heard = await send(dana, 1, [name, aLine(other)]);
  expect(heard).toMatchObject({ revision: 4, others: [{ revision: 2, edit: note, device: tablet }] });
  expect(heard.others[0]?.by).toMatchObject({
    id: eli.id,
    initials: expect.stringMatching(/^P\d$/) as string,
  });
  const { estimate } = await present();
  expect(estimate.lines.find(({ id }) => id === lineId)).toMatchObject({
    note: 'cracked',
    description: 'Skirt',
  });
});

test('the same field written by two who had not seen each other is told with what each had seen', async () => {
  const line = anEdit({
    kind: 'add-book-line',
    lineId: randomUUID(),
    order: 'V',
    part: 'AW-CAS-COV',
    operation: 'replace',
    quantity: thousandths(1_000),
    place: { side: 'curb', subSide: 'mid-upper', region: null },
  });
  const { lineId } = line as Extract<Edit, { kind: 'add-book-line' }>;
  const operation = (kind: 'ri' | 'refinish') =>
    anEdit({ kind: 'set-operation', lineId, operation: kind, byHand: null });
  await send(dana, 0, [line]);
  await send(dana, 1, [operation('ri')]);
  await send(eli, 1, [operation('refinish')], tablet);
  expect((await present()).estimate.lines).toMatchObject([
    { id: lineId, number: 1, operation: 'refinish', book: { operation: 'refinish' }, labor: {} },
  ]);
  const { entries } = (await get(site.app, dana, `${url}/edits?since=0`)).json<{ entries: EditEntry[] }>();
  expect(entries.map(({ seen }) => seen)).toEqual([0, 1, 1]);
  const [conflict, ...more] = conflictsOf(entries);
  expect(more).toEqual([]);
  expect(conflict).toMatchObject({ lineId, field: 'operation', current: { entry: { device: tablet } } });
  expect(conflict?.others).toMatchObject([{ entry: { device: laptop, by: { id: dana.id } } }]);
  // A writer who saw both has decided, so the conflict ends.
  await send(dana, 3, [operation('ri')]);
  const after = (await get(site.app, dana, `${url}/edits?since=0`)).json<{ entries: EditEntry[] }>();
  expect(conflictsOf(after.entries)).toEqual([]);
});

test('a removal is overtaken by what another device changed meanwhile, and not by the own one', async () => {
  const [stored, gone] = [randomUUID(), randomUUID()];
  await send(dana, 0, [aLine(stored), aLine(gone)]);
  await send(eli, 2, [anEdit({ kind: 'change-line', lineId: stored, changes: { note: 'keep' } })], tablet);
  await send(dana, 2, [anEdit({ kind: 'change-line', lineId: gone, changes: { note: 'mine' } })]);
  const removals = [stored, gone].map((lineId) => anEdit({ kind: 'remove-line', lineId }));
  const { fates } = await send(dana, 2, removals);
  expect(fates.map(({ fate, revision }) => [fate.kind, revision])).toEqual([
    ['overtaken', null],
    ['applied', 5],
  ]);
  expect((await present()).estimate.lines.map(({ id }) => id)).toEqual([stored]);
});

test('an edit that cannot be applied is kept with its reason, and those around it are applied', async () => {
  const [lineId, nowhere] = [randomUUID(), randomUUID()];
  const edits = [
    aLine(lineId),
    anEdit({ kind: 'change-line', lineId: nowhere, changes: { note: 'lost?' } }),
    anEdit({ kind: 'change-line', lineId, changes: { price: 100_000_000 as never } }),
    anEdit({ kind: 'change-line', lineId, changes: { note: 'x'.repeat(10_001) } }),
    anEdit({ kind: 'change-line', lineId, changes: { note: 'x'.repeat(10_000) } }),
  ];
  const { fates, revision } = await send(dana, 0, edits);
  expect(fates.map(({ fate }) => (fate.kind === 'refused' ? fate.refusal.kind : fate.kind))).toEqual([
    'applied',
    'line-not-found',
    'price-out-of-range',
    'text-too-long',
    'applied',
  ]);
  expect(revision).toBe(2);
  const history = await wholeHistory();
  expect(history.map(({ place, edit }) => [place, edit])).toEqual(
    edits.map((edit, at) => [at + 1, edit]).toReversed(),
  );
  expect((await get(site.app, dana, `${url}/edits?since=0`)).json()).toMatchObject({
    entries: [{ revision: 1 }, { revision: 2 }],
    revision: 2,
  });
});

test('what is locked takes no more edits; they are kept and say why', async () => {
  const edits = [aLine(), anEdit({ kind: 'lock', by: '', at: '' })];
  const locked = await send(dana, 0, edits);
  expect(locked.fates[1]?.edit).toMatchObject({ kind: 'lock', at: '2026-11-14T10:42:00.000Z' });
  const { fates, checksum } = await send(dana, 2, [aLine()]);
  expect(fates[0]).toMatchObject({
    revision: null,
    fate: { kind: 'refused', refusal: { kind: 'estimate-locked' } },
  });
  expect(checksum).toBe(locked.checksum);
  expect(await wholeHistory()).toHaveLength(3);
});

const place = { side: 'whole', subSide: 'fees', region: null };
const line = { kind: 'add-line', lineId: randomUUID(), order: 'V', source: 'manual', place, fields: {} };
const operationWithBook = {
  kind: 'set-operation',
  lineId: '0190b0a0-0000-7000-8000-000000000001',
  operation: 'refinish',
  byHand: { operation: 'refinish', hours: {}, refinish: { book: { fixed: 1 } }, charge: null },
};

test.each<[string, object]>([
  ['of a kind there is not', { kind: 'set-everything' }],
  ['with a field there is not', { ...line, fields: { number: 7 } }],
  ['whose price is no whole number', { ...line, fields: { price: 1.5 } }],
  ['whose price is no number', { ...line, fields: { price: '12.00' } }],
  ['whose line id is a word of the language', { ...line, lineId: 'constructor' }],
  ['with half a character in its text', { ...line, fields: { note: '\ud800' } }],
  ['with a control character in its text', { ...line, fields: { note: 'a\u0000b' } }],
  ['that brings hours of its own as the book\u2019s', { ...line, fields: { book: { price: 1 } } }],
  ['that brings paint hours of its own as the book\u2019s', operationWithBook],
  ['without an id', { ...line, id: undefined }],
])('an edit %s is refused with the whole batch, and nothing has changed', async (_, edit) => {
  const edits = [aLine(), { id: randomUUID(), ...edit }, aLine()];
  const reply = await post(site.app, dana, `${url}/edits`, { device: laptop, since: 0, edits });
  expect(reply.statusCode).toBe(400);
  expect(reply.body.length).toBeLessThan(20_000);
  expect(await present()).toMatchObject({ revision: 0, estimate: { lines: [] } });
  expect(await wholeHistory()).toEqual([]);
});

test('a batch of nothing but rubbish is refused in few words', async () => {
  const edits = Array.from({ length: estimateLimits.edits }, (_, at) => ({
    id: at,
    kind: 'x',
    a: { b: [at] },
  }));
  const reply = await post(site.app, dana, `${url}/edits`, { device: laptop, since: 0, edits });
  expect(reply.statusCode).toBe(400);
  expect(reply.body.length).toBeLessThan(20_000);
});

test('a batch holds five hundred edits and a megabyte, and not one more', async () => {
  const many = Array.from({ length: estimateLimits.edits }, () => aLine());
  expect(await send(dana, 0, many)).toMatchObject({ revision: 500 });
  const body = { device: laptop, since: 0, edits: [...many, aLine()] };
  expect((await post(site.app, dana, `${url}/edits`, body)).statusCode).toBe(400);
  expect((await post(site.app, dana, `${url}/edits`, { ...body, edits: [] })).statusCode).toBe(400);
  const long = anEdit({ kind: 'set-loss', changes: { description: 'x'.repeat(estimateLimits.batchBytes) } });
  expect((await post(site.app, dana, `${url}/edits`, { ...body, edits: [long] })).statusCode).toBe(413);
  const page = (await get(site.app, dana, `${url}/edits?since=499`)).json<{ entries: unknown[] }>();
  expect(page.entries).toHaveLength(1);
});

test('an edit that belongs to another estimate, and one from the future, are conflicts', async () => {
  const edit = aLine();
  await send(dana, 0, [edit]);
  const ahead = await post(site.app, dana, `${url}/edits`, { device: laptop, since: 2, edits: [aLine()] });
  expect(ahead.statusCode).toBe(409);
  url = `/api/estimates/${(await started(site.app, dana)).estimate.id}`;
  const reply = await post(site.app, dana, `${url}/edits`, { device: laptop, since: 0, edits: [edit] });
  expect(reply.statusCode).toBe(409);
  expect(await present()).toMatchObject({ revision: 0 });
});

test('the history goes back page by page to the first edit', async () => {
  await send(
    dana,
    0,
    Array.from({ length: 60 }, () => aLine()),
  );
  const page = (await get(site.app, dana, `${url}/history`)).json<{ items: HistoryEntry[]; next: number }>();
  const rest = (await get(site.app, dana, `${url}/history?before=${String(page.next)}`)).json<{
    items: HistoryEntry[];
    next: number | null;
  }>();
  expect([...page.items, ...rest.items].map(({ place: at }) => at)).toEqual(
    Array.from({ length: 60 }, (_, at) => 60 - at),
  );
  expect(rest.next).toBeNull();
});

test('whichever statement of a batch fails, nothing of the batch is there, and sending it again is enough', async () => {
  const edits = [aLine(), aLine(), anEdit({ kind: 'lock', by: '', at: '' })];
  const before = await present();
  breaking.count = 0;
  let broken = 0;
  for (breaking.at = 1; ; breaking.at += 1) {
    breaking.count = 0;
    const reply = await post(site.app, dana, `${url}/edits`, { device: laptop, since: 0, edits });
    if (reply.statusCode === 200) break;
    broken += 1;
    breaking.count = Number.NEGATIVE_INFINITY;
    expect(reply.statusCode).toBe(500);
    expect(await present()).toEqual(before);
    expect(await wholeHistory()).toEqual([]);
  }
  breaking.at = Number.POSITIVE_INFINITY;
  expect(broken).toBeGreaterThan(6);
  expect(await present()).toMatchObject({ revision: 3, estimate: { stage: 'locked' } });
});

test('the log of edits cannot be rewritten or shortened by the app', async () => {
  const update = site.db.updateTable('estimate_edit').set({ place: 9 });
  await expect(update.execute()).rejects.toThrow('permission denied');
  await expect(site.db.deleteFrom('estimate_edit').execute()).rejects.toThrow('permission denied');
  await expect(site.db.deleteFrom('estimate').execute()).rejects.toThrow('permission denied');
});
