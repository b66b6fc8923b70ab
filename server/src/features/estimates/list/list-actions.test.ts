import { randomUUID } from 'node:crypto';
import type { SavedView } from '@dre/core/contract/estimates/saved-views';
import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { cents, thousandths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let owner: Member;
let estimator: Member;
let stranger: Member;
let written: string;

const place = { side: 'whole', subSide: 'fees', region: null } as const;

const changes: readonly Change[] = [
  { kind: 'set-party', role: 'customer', changes: { name: "Siobhán O'Brien-Lopez", company: '' } },
  { kind: 'set-party', role: 'owner', changes: { name: 'Harbor Rentals LLC' } },
  { kind: 'set-party', role: 'insurer', changes: { name: 'Great Lakes Mutual' } },
  { kind: 'set-claim', changes: { number: 'GLM-26-081774' } },
  {
    kind: 'set-unit',
    changes: {
      year: 2021,
      make: 'Jayco',
      model: 'Eagle',
      coachVin: '1UJBJ0BN6M1TX0482',
      chassisVin: '4UZAA2BS05CU12345',
      plate: 'KLM 4821',
    },
  },
  {
    kind: 'add-book-line',
    lineId: randomUUID(),
    order: 'V',
    part: 'AC-SHROUD',
    operation: 'replace',
    quantity: thousandths(1_000),
    place,
  },
  {
    kind: 'add-line',
    lineId: randomUUID(),
    order: 'W',
    source: 'manual',
    place,
    fields: { description: 'Fit marker lamps', price: cents(4_150) },
  },
];

async function send(member: Member, id: string, since: number, some: readonly Change[]) {
  const edits = some.map((change) => ({ ...change, id: randomUUID() }));
  const body = { device: randomUUID(), since, edits };
  const reply = await post(site.app, member, `/api/estimates/${id}/edits`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json<{ fates: { fate: { kind: string } }[] }>().fates.map(({ fate }) => fate.kind)).toEqual(
    some.map(() => 'applied'),
  );
}

function put(member: Member, url: string, body: object) {
  return site.app.inject({ method: 'PUT', url, headers: member.headers, body });
}

async function list(member: Member, query = ''): Promise<EstimatePage> {
  return (await get(site.app, member, `/api/estimates${query}`)).json<EstimatePage>();
}

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
  stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  written = (await started(site.app, owner)).estimate.id;
  await started(site.app, owner);
  await send(owner, written, 0, changes);
});

test.each([
  ['its number', 'E-10001'],
  ['the end of its number', '0001 eagle'],
  ['part of the name', 'lopez'],
  ['a name without its accents', 'siobhan'],
  ['a name with its sign', "o'brien"],
  ['the owner', 'harbor'],
  ['the claim', 'GLM-26-081774'],
  ['the middle of the claim', '26-0817'],
  ['the last six of the VIN', 'TX0482'],
  ['four characters inside the VIN', 'BN6M'],
  ['the last six of the chassis', 'u12345'],
  ['the plate', 'klm4821'],
  ['the part’s code', 'ac-shroud'],
  ['a part written by hand', 'marker'],
  ['several of them', 'jayco GLM tx0482 lamps'],
])('an estimate is found by %s', async (_what, find) => {
  const { items } = await list(estimator, `?find=${encodeURIComponent(find)}`);
  expect(items.map(({ id }) => id)).toEqual([written]);
  expect((await list(stranger, `?find=${encodeURIComponent(find)}`)).items).toEqual([]);
});

test('what an estimate no longer says does not find it', async () => {
  const { estimate } = await started(site.app, owner);
  await send(owner, estimate.id, 0, [{ kind: 'set-unit', changes: { plate: 'OLD 777' } }]);
  expect((await list(owner, '?find=old777')).items).toHaveLength(1);
  await send(owner, estimate.id, 1, [{ kind: 'set-unit', changes: { plate: 'NEW 888' } }]);
  expect((await list(owner, '?find=old777')).items).toEqual([]);
  expect((await list(owner, '?find=w888')).items).toHaveLength(1);
});

test('archived estimates are out of the list until they are asked for, and come back as they were', async () => {
  const before = await list(owner);
  const body = { ids: [written], isArchived: true };
  expect((await put(owner, '/api/estimates/archived', body)).json()).toEqual([written]);
  expect((await put(owner, '/api/estimates/archived', body)).json()).toEqual([]);
  const hidden = await list(owner);
  expect(hidden.all?.estimates).toBe((before.all?.estimates ?? 0) - 1);
  expect((await list(owner, '?archived=yes')).items.map(({ id }) => id)).toEqual([written]);
  await put(owner, '/api/estimates/archived', { ids: [written], isArchived: false });
  expect(await list(owner)).toEqual(before);
  const kinds = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('chain', '=', owner.companyId)
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['estimates-archived', 'estimates-unarchived']),
  );
});

test('nobody archives, gives away, copies or exports what another company wrote', async () => {
  const acts = [
    await put(stranger, '/api/estimates/archived', { ids: [written], isArchived: true }),
    await post(site.app, stranger, `/api/estimates/${written}/copy`, { id: randomUUID() }),
  ];
  expect(acts.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const file = (await get(site.app, stranger, `/api/estimate-export?ids=${written}`)).json<{
    rows: number;
  }>();
  expect(file.rows).toBe(0);
  const { colleagues } = await choices(stranger);
  const given = { ids: [written], colleague: colleagues[0]?.id ?? '' };
  expect((await post(site.app, stranger, '/api/estimates/assign', given)).statusCode).toBe(404);
  const foreign = { ids: [written], colleague: colleagues[0]?.id ?? '' };
  expect((await post(site.app, owner, '/api/estimates/assign', foreign)).statusCode).toBe(404);
});

async function choices(member: Member) {
  return (await get(site.app, member, '/api/estimate-choices')).json<{
    estimators: string[];
    insurers: string[];
    colleagues: { id: string; name: string }[];
  }>();
}

test('giving estimates away is an edit of each, and a locked one says why it was not', async () => {
  const { estimate: locked } = await started(site.app, owner);
  await send(owner, locked.id, 0, [...changes.slice(-1), { kind: 'lock', by: '', at: '' }]);
  const { colleagues, insurers } = await choices(owner);
  expect(insurers).toEqual(['Great Lakes Mutual']);
  const to = colleagues.at(-1);
  const ids = [locked.id, written];
  const reply = await post(site.app, owner, '/api/estimates/assign', { ids, colleague: to?.id });
  const { answers } = reply.json<{ answers: { id: string; refusal: string | null }[] }>();
  expect(new Map(answers.map(({ id, refusal }) => [id, refusal]))).toEqual(
    new Map([
      [written, null],
      [locked.id, 'This estimate is locked. Start a supplement to change it.'],
    ]),
  );
  const read = (await get(site.app, owner, `/api/estimates/${written}`)).json<EstimateReply>();
  expect(read.estimate.heading.estimator).toBe(to?.name);
  expect(read.revision).toBe(changes.length + 1);
  const { items } = await list(owner, `?estimators=${encodeURIComponent(JSON.stringify([to?.name]))}`);
  expect(items.map(({ id }) => id)).toContain(written);
});

test('a copy is a new estimate with the same vehicle, people and lines, under the next number', async () => {
  const id = randomUUID();
  const url = `/api/estimates/${written}/copy`;
  const made = (await post(site.app, estimator, url, { id })).json<{ number: string; byHand: number }>();
  expect(made.byHand).toBe(0);
  const [old, copy] = await Promise.all(
    [written, id].map(async (one) =>
      (await get(site.app, owner, `/api/estimates/${one}`)).json<EstimateReply>(),
    ),
  );
  expect(copy?.estimate).toMatchObject({
    stage: 'draft',
    heading: { number: made.number },
    unit: old?.estimate.unit,
    parties: old?.estimate.parties,
    claim: { number: '' },
  });
  const linesOf = (reply: EstimateReply | undefined) =>
    reply?.estimate.lines.map(({ id: _id, ...line }) => line);
  expect(linesOf(copy)).toEqual(linesOf(old));
  const again = await post(site.app, estimator, url, { id });
  expect(again.json()).toEqual({ ...made, id });
  const once = (await get(site.app, owner, `/api/estimates/${id}`)).json<EstimateReply>();
  expect(once.estimate.lines).toHaveLength(2);
});

test('a cell a spreadsheet would run is inert in the export', async () => {
  const { estimate } = await started(site.app, owner);
  const name = '=HYPERLINK("https://example.com","x")';
  await send(owner, estimate.id, 0, [{ kind: 'set-party', role: 'customer', changes: { name } }]);
  const { csv, rows, isWhole } = (
    await get(site.app, owner, `/api/estimate-export?ids=${estimate.id}`)
  ).json<{
    csv: string;
    rows: number;
    isWhole: boolean;
  }>();
  expect([rows, isWhole]).toEqual([1, true]);
  expect(csv).toContain(`,"'=HYPERLINK(""https://example.com"",""x"")",`);
  expect(csv.split('\r\n')[0]).toBe(
    'Estimate,Customer,Vehicle,VIN (last 8),Insurer,Claim,Estimator,Status,Started,Updated,Total',
  );
});

test('views of the list are one’s own, and one of them opens by itself', async () => {
  const keep = (member: Member, view: Omit<SavedView, 'id'>) =>
    post(site.app, member, '/api/estimate-views', view);
  await keep(owner, { name: 'Drafts ', search: '?status=draft', isDefault: true });
  const stored = await keep(owner, { name: 'Late', search: '?status=sent', isDefault: true });
  const [drafts, late] = stored.json<[SavedView, SavedView]>();
  expect(drafts).toMatchObject({ name: 'Drafts', search: '?status=draft', isDefault: false });
  expect(late).toMatchObject({ name: 'Late', search: '?status=sent', isDefault: true });
  expect((await get(site.app, estimator, '/api/estimate-views')).json()).toEqual([]);
  const renamed = { name: 'x', search: '', isDefault: false };
  const url = `/api/estimate-views/${drafts.id}`;
  expect((await put(estimator, url, renamed)).statusCode).toBe(404);
  expect((await put(owner, url, renamed)).json()).toContainEqual({ id: drafts.id, ...renamed });
  const { headers } = owner;
  const gone = await site.app.inject({ method: 'DELETE', url, headers });
  expect(gone.json<SavedView[]>().map(({ id }) => id)).toEqual([late.id]);
});

test('the figures count what the lists behind them show', async () => {
  const moments = {
    month: '2026-11-01T05:00:00Z',
    lastMonth: '2026-10-01T04:00:00Z',
    week: '2026-11-08T05:00:00Z',
  };
  const query = new URLSearchParams(moments).toString();
  const figures = (await get(site.app, owner, `/api/estimate-figures?${query}`)).json<{
    drafts: object;
    sent: object;
    approved: object;
    written: object;
    sending: { estimates: number };
    weeks: { estimates: number }[];
  }>();
  expect(figures.drafts).toEqual((await list(owner, '?status=draft')).all);
  expect(figures.sent).toEqual((await list(owner, '?status=sent')).all);
  const approved = `status=approved,in-repair,completed,supplement&period=approved&from=${moments.month}`;
  expect(figures.approved).toEqual((await list(owner, `?${approved}`)).all);
  const month = `period=created&from=${moments.month}`;
  expect(figures.written).toEqual((await list(owner, `?${month}`)).all);
  const sent = await list(owner, `?period=sent&from=${moments.month}`);
  expect(figures.sending.estimates).toBe(sent.all?.estimates);
  expect(figures.weeks).toHaveLength(12);
  expect(figures.weeks.at(-1)?.estimates).toBe((await list(owner)).all?.estimates);
});

test('a technician sees no list and changes none', async () => {
  const technician = await aMember(site, owner.companyId, 'technician');
  const reviewer = await aMember(site, owner.companyId, 'reviewer');
  expect((await get(site.app, technician, '/api/estimates')).statusCode).toBe(403);
  expect((await get(site.app, technician, '/api/estimate-views')).statusCode).toBe(403);
  expect((await get(site.app, reviewer, '/api/estimates')).statusCode).toBe(200);
  const body = { ids: [written], isArchived: true };
  expect((await put(reviewer, '/api/estimates/archived', body)).statusCode).toBe(403);
});
