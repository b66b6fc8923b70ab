import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { verifyRecord } from '../../audit/verify-service.ts';
import { type Manifest, readManifest } from '../../backup/manifest.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { readWhole } from '../../storage/file-store.ts';
import { folderStore } from '../../storage/folder-store.ts';
import { openTemporaryFolder } from '../../testing/database-server.ts';
import { aMember, get } from '../../testing/estimates.ts';
import { withTestApp } from '../../testing/test-app.ts';

/** A backup of a company's year with version 1.1.8: rows of every feature, photos, versions, shares, mail. */
const release = path.join(import.meta.dirname, '../../testing/releases/1.1.8');

/**
 * Counts that migration 0048 rebuilds, because it distinguishes sent from merely locked. Their row numbers may change;
 * their values are compared below.
 */
const recomputedCounts = new Set(['estimate_tally', 'report_month']);

const folder = openTemporaryFolder('dre-release-');
const store = folderStore(path.join(folder, 'files'));
const site = withTestApp({ fill: (url) => restoreBackup(url, store, release), store });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rows<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: site.url });
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

async function countOf({ schema, name }: Manifest['tables'][number]): Promise<number> {
  const [found] = await rows<{ count: number }>(`select count(*)::int as count from "${schema}"."${name}"`);
  return found?.count ?? 0;
}

test('every row and file that version 1.1.8 kept is there after the migrations since', async () => {
  const { tables, files } = await readManifest(release);
  const stored = tables.filter(({ name }) => !recomputedCounts.has(name));
  const counts = await Promise.all(stored.map(async (table) => [table.name, await countOf(table)] as const));
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(stored.map(({ name, rows: all }) => [name, all])),
  );
  const missing: string[] = [];
  for (const { key } of files) if ((await readWhole(store, key)) === undefined) missing.push(key);
  expect(missing).toEqual([]);
  expect((await verifyRecord(site.db)).isWhole).toBe(true);
});

test('every estimate and every locked version of 1.1.8 opens, and each version is what was locked', async () => {
  const estimates = await rows<{ id: string; company_id: string }>(
    'select id, company_id from estimate order by id',
  );
  const versions = await rows<{ estimate_id: string; label: string; correction: string }>(
    'select estimate_id, label, correction from estimate_version',
  );
  expect(estimates.length).toBeGreaterThan(50);
  expect(versions.length).toBeGreaterThan(10);
  const owners = new Map<string, Awaited<ReturnType<typeof aMember>>>();
  for (const { id, company_id: company } of estimates) {
    const owner = owners.get(company) ?? (await aMember(site, company, 'owner'));
    owners.set(company, owner);
    expect((await get(site.app, owner, `/api/estimates/${id}`)).statusCode, id).toBe(200);
    expect((await get(site.app, owner, `/api/estimates/${id}/history`)).statusCode, id).toBe(200);
    for (const { label, correction } of versions.filter((one) => one.estimate_id === id)) {
      const query = new URLSearchParams({ label, ...(correction !== '' && { correction }) });
      const reply = await get(site.app, owner, `/api/estimates/${id}/version?${query.toString()}`);
      expect(reply.json(), `${id} ${label}`).toMatchObject({ isUnaltered: true });
    }
  }
});

/** The same counts by status and by month, computed from the estimates themselves. */
const counts = {
  estimate_tally: {
    stored: `select company_id, status, is_archived, sum(estimates)::int as estimates, sum(total)::text as total
      from estimate_tally group by 1, 2, 3 having sum(estimates) <> 0 or sum(total) <> 0 order by 1, 2, 3`,
    recomputed: `select company_id, status, is_archived, count(*)::int as estimates, sum(total)::text as total
      from estimate group by 1, 2, 3 order by 1, 2, 3`,
  },
  report_month: {
    stored: `select company_id, month, status, estimator, sum(estimates)::int as estimates, sum(total)::text as total,
        sum(approved)::int as approved, sum(supplemented)::int as supplemented
      from report_month group by 1, 2, 3, 4 having sum(estimates) <> 0 order by 1, 2, 3, 4`,
    recomputed: `select company_id, month, status, estimator, count(*)::int as estimates, sum(total)::text as total,
        (count(*) filter (where approval_seconds is not null))::int as approved,
        (count(*) filter (where supplements > 0))::int as supplemented
      from (
        select (report_change_of(1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
          parts_used)).* from estimate where not is_archived
      ) brought group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  },
} as const;

test.each(Object.entries(counts))(
  '%s counts what is there after the migrations',
  async (name, { stored, recomputed }) => {
    expect(recomputedCounts.has(name)).toBe(true);
    const rowsNow = await rows(recomputed);
    expect(rowsNow.length).toBeGreaterThan(3);
    expect(await rows(stored)).toEqual(rowsNow);
  },
);
