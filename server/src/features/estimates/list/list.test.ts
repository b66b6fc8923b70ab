import { isDeepStrictEqual } from 'node:util';
import { type EstimatePage, listLimits, sortColumns } from '@dre/core/contract/estimates/estimate-list';
import type { Stage } from '@dre/core/domain/estimates/model/estimate';
import { statuses } from '@dre/core/domain/estimates/model/lifecycle/status';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member } from '../../../testing/estimates.ts';
import { listedEstimate } from '../../../testing/listed-estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
const count = 137;
let owner: Member;
let stranger: Member;

const stages: readonly Stage[] = [
  'draft',
  'locked',
  'sent',
  'approved',
  'declined',
  'in-repair',
  'completed',
];
const customers = ['Ana Lopez', 'ana lopez', 'Bo Åberg', 'Zoë Quist', '', 'Ruth Okafor'];
const insurers = ['Great Lakes Mutual', 'Northern, "The" Casualty', ''];

function pick<Value>(from: readonly Value[], at: number): Value {
  return from[at % from.length] as Value;
}

beforeAll(async () => {
  const company = await aCompany(site.db);
  owner = await aMember(site, company.id, 'owner');
  stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  for (let at = 0; at < count; at += 1) {
    await listedEstimate(
      site.db,
      { companyId: company.id, personId: owner.id },
      {
        number: `E-${String(10_001 + at)}`,
        // Several were saved at the same moment.
        updatedAt: new Date(testNow.getTime() - Math.floor((at * 7) % 50) * 3_600_000),
        stage: pick(stages, at * 5),
        draft: at % 6 === 0 ? 'E01' : at % 11 === 0 ? 'S01' : null,
        customer: pick(customers, at * 7),
        insurer: pick(insurers, at),
        estimator: pick(['Dana Whitfield', 'R. Salas'], at),
        vehicle_type: pick(['travel-trailer', 'fifth-wheel', 'class-c'], at),
        vehicle: `20${String(10 + (at % 12))} Northfork`,
        total: (at % 9) * 1_234_56,
      },
    );
  }
  const theirs = { companyId: stranger.companyId, personId: stranger.id };
  for (let at = 0; at < 5; at += 1) await listedEstimate(site.db, theirs, { number: 'E-10001', total: 5 });
});

type Query = Readonly<Record<string, string | undefined>>;

async function page(member: Member, query: Query): Promise<EstimatePage> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const reply = await get(site.app, member, `/api/estimates?${new URLSearchParams(given).toString()}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<EstimatePage>();
}

const choices = fc.record(
  {
    sort: fc.constantFrom(...sortColumns),
    direction: fc.constantFrom('ascending', 'descending'),
    status: fc.subarray([...statuses], { minLength: 1 }).map((some) => some.join(',')),
    insurers: fc.subarray(insurers, { minLength: 1 }).map((some) => JSON.stringify(some)),
    vehicleTypes: fc.constantFrom('travel-trailer', 'fifth-wheel,class-c'),
    totalFrom: fc.constantFrom('1', '500000'),
  },
  { requiredKeys: [] },
);

async function forward(query: Query): Promise<EstimatePage[]> {
  const pages = [await page(owner, query)];
  for (let last = pages[0]; last?.hasNext; last = pages.at(-1)) {
    pages.push(await page(owner, { ...query, page: String(last.page + 1), after: last.last ?? undefined }));
  }
  return pages;
}

async function backward(query: Query, last: number): Promise<EstimatePage[]> {
  const pages = [await page(owner, { ...query, page: String(last) })];
  for (let at = last - 1; at >= 1; at -= 1) {
    pages.unshift(await page(owner, { ...query, page: String(at), before: pages[0]?.first ?? undefined }));
  }
  return pages;
}

test('the pages of a list, one after another, are the whole list, forward, backward and by number', async () => {
  const all = (await forward({})).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(all).size).toBe(count);
  await fc.assert(
    fc.asyncProperty(choices, async (query) => {
      const pages = await forward(query);
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      const [first] = pages;
      const back = await backward(query, pages.length);
      const numbers = await Promise.all(
        pages.map((_, at) => page(owner, { ...query, page: String(at + 1) })),
      );
      const idsOf = (some: readonly EstimatePage[]) => some.map(({ items }) => items.map(({ id }) => id));
      return (
        new Set(ids).size === ids.length &&
        first?.all?.estimates === ids.length &&
        first.all.total === pages.reduce((sum, { pageTotal }) => sum + pageTotal, 0) &&
        pages.slice(0, -1).every(({ items }) => items.length === listLimits.page) &&
        isDeepStrictEqual(idsOf(back), idsOf(pages)) &&
        isDeepStrictEqual(idsOf(numbers), idsOf(pages))
      );
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['total', 'ascending'],
  ['total', 'descending'],
  ['updated', 'ascending'],
] as const)('a list by %s, %s, is sorted as a whole and not page by page', async (sort, direction) => {
  const rows = (await forward({ sort, direction })).flatMap(({ items }) => items);
  const values = rows.map(({ total, updatedAt }) => (sort === 'total' ? total : Date.parse(updatedAt)));
  const sorted = values.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
  expect(values).toEqual(sorted);
});

test('counts and totals are of all pages, by status, and of no other company', async () => {
  const { all, statuses: sums, pageTotal, items } = await page(owner, {});
  expect(all?.estimates).toBe(count);
  expect(sums?.reduce((sum, { estimates }) => sum + estimates, 0)).toBe(count);
  expect(sums?.reduce((sum, { total }) => sum + total, 0)).toBe(all?.total);
  expect(pageTotal).toBe(items.reduce((sum, { total }) => sum + total, 0));
  expect(all?.total).not.toBe(pageTotal);
  for (const { status, estimates, total } of sums ?? []) {
    const chosen = await page(owner, { status });
    expect(chosen.all, status).toEqual({ estimates, total });
    // Counted row by row, the result equals the stored sums.
    const counted = await page(owner, { status, totalFrom: '0' });
    expect(counted.all, status).toEqual({ estimates, total });
  }
  expect((await page(stranger, {})).all).toEqual({ estimates: 5, total: 25 });
  expect((await page(stranger, { find: 'E-10001' })).items).toHaveLength(5);
});

test('a list chosen down to nothing names what to leave out and how many would show', async () => {
  const query = { status: 'void', insurers: JSON.stringify(['Great Lakes Mutual']) };
  const { items, without } = await page(owner, query);
  expect(items).toEqual([]);
  const expected = await page(owner, { insurers: query.insurers });
  expect(without).toEqual([{ choice: 'status', estimates: expected.all?.estimates }]);
});

test('a page behind the last one is the last one', async () => {
  const last = await page(owner, { page: '900000' });
  expect([last.page, last.items.length, last.hasNext]).toEqual([10, count - 9 * listLimits.page, false]);
});

test.each([
  ['a place in another list', { after: Buffer.from('["x"]').toString('base64url'), page: '2' }],
  ['no place at all', { after: 'abc', page: '2' }],
  ['names that are none', { insurers: '[1]' }],
  ['a broken list of names', { estimators: '[" ]' }],
  ['an unknown status', { status: 'lost' }],
  ['an unknown column', { sort: 'shoe-size' }],
  ['a day that is none', { period: 'updated', from: '2026-99-99T00:00:00Z' }],
])('%s is refused in words', async (_what, query) => {
  const address = new URLSearchParams(query as Record<string, string>).toString();
  const reply = await get(site.app, owner, `/api/estimates?${address}`);
  expect(reply.statusCode).toBe(400);
});
