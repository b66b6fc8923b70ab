import { randomUUID } from 'node:crypto';
import type { CompanyReportReply } from '@dre/core/contract/reports/company-report';
import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import { defaultTimeZone } from '@dre/core/domain/companies/time-zone';
import { timeZones } from '@dre/core/domain/companies/zone-names';
import { companyReport, listedStatuses, sentStatuses } from '@dre/core/domain/reports/company-report';
import { momentsOf } from '@dre/core/domain/reports/months';
import { thousandths } from '@dre/core/domain/units';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aMember, anEdit, get, type Member, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let owner: Member;
let estimator: Member;
const place = { side: 'roof', subSide: 'edge', region: null } as const;
const quarter = { first: '2026-09', last: '2026-11' };

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
});

async function reported(member: Member): Promise<CompanyReportReply> {
  const reply = await get(site.app, member, `/api/company-report?${period}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<CompanyReportReply>();
}
const period = 'from=2026-09&to=2026-11&comparedFrom=2026-06&comparedTo=2026-08';

async function listed(status: string): Promise<EstimatePage> {
  const { from, until } = momentsOf(quarter, defaultTimeZone);
  const query = new URLSearchParams({ status, period: 'created', from, until });
  return (await get(site.app, owner, `/api/estimates?${query.toString()}`)).json<EstimatePage>();
}

/** An estimate with one part of the book, and further changes. */
async function written(member: Member, ...changes: readonly Parameters<typeof anEdit>[0][]): Promise<string> {
  const { estimate } = await started(site.app, member);
  const line = {
    kind: 'add-book-line',
    lineId: randomUUID(),
    order: 'V',
    part: 'AC-SHROUD',
    operation: 'replace',
    quantity: thousandths(2_000),
    place,
  } as const;
  await send(member, estimate.id, [line, ...changes]);
  return estimate.id;
}

async function send(member: Member, id: string, changes: readonly Parameters<typeof anEdit>[0][]) {
  const known = (await get(site.app, member, `/api/estimates/${id}`)).json<{ revision: number }>();
  const reply = await post(site.app, member, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: known.revision,
    edits: changes.map(anEdit),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { fates } = reply.json<{ fates: { fate: { kind: string } }[] }>();
  expect(fates.map(({ fate }) => fate.kind)).toEqual(changes.map(() => 'applied'));
}

const lock = { kind: 'lock', by: '', at: '' } as const;
const sent = {
  kind: 'record-sending',
  version: 'E01',
  sending: { id: randomUUID(), to: 'customer', recipient: 'Ana', how: 'paper', on: '2026-11-14' },
  by: '',
  at: '',
} as const;
const approve = { kind: 'approve', reason: 'the owner is on the road', by: '', at: '' } as const;

test('what is reported is what My Estimates lists, in count and in money, through a whole life', async () => {
  const id = await written(owner, lock);
  await written(owner);
  const other = await written(owner, lock, { kind: 'void', by: '', at: '', reason: '' });
  const agree = async () => {
    const { estimates } = (await reported(owner)).period;
    for (const status of listedStatuses) {
      const rows = estimates.filter((row) => row.status === status);
      const { all } = await listed(status);
      const [count, total] = [sumOf(rows, 'estimates'), sumOf(rows, 'total')];
      expect(count, status).toBe(all?.estimates);
      if (sentStatuses.includes(status)) expect(total, status).toBe(all?.total);
    }
  };
  await agree();
  await send(owner, id, [approve]);
  await agree();
  const { period: approved } = await reported(owner);
  expect(approved.estimates.find(({ status }) => status === 'approved')).toMatchObject({ approved: 1 });
  await send(owner, id, [{ kind: 'start-supplement' }]);
  await agree();
  const { period: supplementing, compared } = await reported(owner);
  expect(sumOf(supplementing.estimates, 'supplemented')).toBe(1);
  expect(companyReport(supplementing, compared).approved.now).toBe(1);
  await site.app.inject({
    method: 'PUT',
    url: '/api/estimates/archived',
    headers: owner.headers,
    body: { ids: [id, other], isArchived: true },
  });
  await agree();
  expect((await reported(owner)).period).toMatchObject({ hours: [], parts: [] });
});

test('months are those of the company’s zone, and sums move with it', async () => {
  const boss = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const id = await written(boss, lock, sent);
  await inCompany(site.db, boss.companyId, (trx) =>
    sql`update estimate set created_at = '2026-12-01T03:00:00Z' where id = ${id}`.execute(trx),
  );
  const counted = async (month: string) => {
    const query = `from=${month}&to=${month}&comparedFrom=2026-06&comparedTo=2026-06`;
    const reply = await get(site.app, boss, `/api/company-report?${query}`);
    const { estimates, hours, parts } = reply.json<CompanyReportReply>().period;
    return [sumOf(estimates, 'estimates'), hours.length, parts.length];
  };
  const choose = async (timeZone: string) => {
    const body = { timeZone };
    const { headers } = boss;
    return (await site.app.inject({ method: 'PUT', url: '/api/company/time-zone', headers, body }))
      .statusCode;
  };
  const whole = [1, expect.any(Number), 1];
  expect([await counted('2026-11'), await counted('2026-12')]).toEqual([whole, [0, 0, 0]]);
  expect(await choose('UTC')).toBe(200);
  expect([await counted('2026-11'), await counted('2026-12')]).toEqual([[0, 0, 0], whole]);
  expect(await choose('America/Denver')).toBe(200);
  expect(await counted('2026-11')).toEqual(whole);
  expect(await choose('America/Atlantis')).toBe(409);
  const unknown = await sql<{ name: string }>`
    select name from unnest(${[...timeZones()]}::text[]) as asked (name)
    where not exists (select from pg_timezone_names known where lower(known.name) = lower(asked.name))`.execute(
    site.db,
  );
  expect(unknown.rows, 'zones the database does not know').toEqual([]);
});

test('hours and parts are those of estimates that were sent', async () => {
  await written(owner, lock);
  expect((await reported(owner)).period).toMatchObject({ hours: [], parts: [] });
  await written(owner, lock, sent);
  const { parts, hours } = (await reported(owner)).period;
  expect(parts).toMatchObject([{ part: 'AC-SHROUD', estimates: 1 }]);
  const shown = await inCompany(site.db, owner.companyId, (trx) =>
    sql<{ hours: Record<string, number>; parts: Record<string, { amount: number }> }>`
      select labor_hours as hours, parts_used as parts from estimate where stage = 'sent' and not is_archived`.execute(
      trx,
    ),
  );
  expect(parts[0]?.amount).toBe(shown.rows[0]?.parts['AC-SHROUD']?.amount);
  expect(Object.fromEntries(hours.map(({ type, tenths }) => [type, tenths]))).toEqual(shown.rows[0]?.hours);
  expect(hours.length).toBeGreaterThan(0);
});

test('what is kept equals what is counted anew, and nothing of it is another company’s', async () => {
  const anew = await inCompany(site.db, owner.companyId, (trx) =>
    sql<{ status: string; estimates: string; total: string }>`
      select status, count(*) as estimates,
        sum(case when status in ('draft', 'locked', 'void') then 0 else total end)::text as total
      from estimate where not is_archived group by 1 order by 1`.execute(trx),
  );
  const kept = await inCompany(site.db, owner.companyId, (trx) =>
    sql<{ status: string; estimates: string; total: string }>`
      select status, sum(estimates)::text as estimates, sum(total)::text as total
      from report_month group by 1 having sum(estimates) > 0 order by 1`.execute(trx),
  );
  expect(kept.rows).toEqual(anew.rows);
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  expect((await reported(stranger)).period).toEqual({ estimates: [], hours: [], parts: [] });
});

test('an estimator reads of the estimates that bear their name, a technician of none', async () => {
  const before = await reported(estimator);
  expect(before.period.estimates).toEqual([]);
  const id = await written(owner);
  await send(owner, id, [{ kind: 'set-heading', changes: { estimator: before.only ?? '' } }, lock, sent]);
  const { only, period: own } = await reported(estimator);
  expect(only).toBe(before.only);
  expect(own.estimates).toMatchObject([{ status: 'sent', estimates: 1, estimator: only }]);
  expect(own.parts).toMatchObject([{ part: 'AC-SHROUD', estimates: 1 }]);
  expect((await reported(owner)).only).toBeNull();
  const technician = await aMember(site, owner.companyId, 'technician');
  const refused = await get(site.app, technician, `/api/company-report?${period}`);
  expect(refused.statusCode).toBe(403);
});

test.each([
  'from=2026-11&to=2026-09&comparedFrom=2026-06&comparedTo=2026-08',
  'from=1900-01&to=2026-09&comparedFrom=2026-06&comparedTo=2026-08',
  'from=2026-13&to=2026-14&comparedFrom=2026-06&comparedTo=2026-08',
  'from=2026-09&to=2026-11',
])('a report of %s is refused', async (query) => {
  expect((await get(site.app, owner, `/api/company-report?${query}`)).statusCode).toBe(400);
});

function sumOf<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
