import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { verifyRecord } from '../audit/verify-service.ts';
import { closeDatabase, openDatabase } from '../database/connections/connection.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { shippedMigrations } from '../database/migrating/shipped-migrations.ts';
import { type FileStore, readWhole } from '../storage/file-store.ts';
import { folderStore } from '../storage/folder-store.ts';
import { createDatabase, type FreshDatabase, openTemporaryFolder } from '../testing/database-server.ts';
import { aLine, aMember, anEdit, post, started } from '../testing/estimates.ts';
import { aCompany } from '../testing/people.ts';
import { named, photoSender } from '../testing/photos.ts';
import { jpegSample } from '../testing/picture-samples.ts';
import { withTestApp } from '../testing/test-app.ts';
import { tablesOf } from './backed-tables.ts';
import { keptFile, type Manifest, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = openTemporaryFolder('dre-backup-');
const store = folderStore(path.join(folder, 'files'));
const site = withTestApp({ book: 'starter', store });
const backup = path.join(folder, 'backup');
let manifest: Manifest;

beforeAll(async () => {
  for (const amount of [1, 2]) {
    const member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
    const { estimate } = await started(site.app, member);
    const edits = [
      ...Array.from({ length: amount }, () => aLine()),
      anEdit({ kind: 'lock', by: '', at: '' }),
    ];
    await post(site.app, member, `/api/estimates/${estimate.id}/edits`, {
      device: randomUUID(),
      since: 0,
      edits,
    });
    const draft = (await started(site.app, member)).estimate.id;
    await photoSender(site.app, member, draft).send(named(await jpegSample()));
  }
  manifest = await writeBackup(site.url, store, backup);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function asked<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A hash of all rows for each table. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const tables = await tablesOf(client).finally(() => client.end());
  const parts = tables.map(
    ({ schema, name }) =>
      `select '${schema}.${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as rows from "${schema}"."${name}" t`,
  );
  const rows = await asked<{ name: string; rows: string }>(url, parts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

async function filesOf(kept: FileStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const key of kept.keys()) {
    hashes[key] = createHash('sha256')
      .update((await readWhole(kept, key)) ?? '')
      .digest('hex');
  }
  return hashes;
}

async function onEmpty(work: (database: FreshDatabase) => Promise<void>): Promise<void> {
  const database = await createDatabase(inject('databaseServerUrl'));
  try {
    await work(database);
  } finally {
    await database.drop();
  }
}

const money = `select company_id, sum(total)::text as money, count(*)::int as estimates
  from estimate group by company_id order by company_id`;

test('a restored backup has every row, every sum of money, every file and a record that is whole', async () => {
  await onEmpty(async ({ url }) => {
    const restored = folderStore(path.join(folder, 'restored'));
    await restoreBackup(url, restored, backup);
    expect(await contentsOf(url)).toEqual(await contentsOf(site.url));
    const sums = await asked(url, money);
    expect(sums).toEqual(await asked(site.url, money));
    expect(sums).toHaveLength(2);
    const files = await filesOf(restored);
    expect(files).toEqual(await filesOf(store));
    expect(Object.keys(files).length).toBeGreaterThan(1);
    const db = openDatabase(url);
    const { isWhole } = await verifyRecord(db).finally(() => closeDatabase(db));
    expect(isWhole).toBe(true);
    // Numbers used before are not used again.
    const last = `select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`;
    expect(await asked(url, last)).toEqual(await asked(site.url, last));
  });
});

test('a database somebody uses is not written over', async () => {
  const before = await contentsOf(site.url);
  await expect(restoreBackup(site.url, store, backup)).rejects.toThrow('Somebody uses this database already');
  expect(await contentsOf(site.url)).toEqual(before);
});

test('a backup with a changed file or a changed table restores nothing', async () => {
  await onEmpty(async ({ url }) => {
    const spoil = async (place: string, sentence: string) => {
      const whole = readFileSync(place);
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
      writeFileSync(place, changed);
      await expect(restoreBackup(url, folderStore(path.join(folder, 'spoiled')), backup)).rejects.toThrow(
        sentence,
      );
      writeFileSync(place, whole);
    };
    await spoil(keptFile(backup, manifest.files[0]?.key ?? ''), 'is not what was backed up');
    await spoil(
      tableFile(backup, { schema: 'public', name: 'catalogue_revision' }),
      'is not what was backed up',
    );
    expect(await asked(url, 'select count(*)::int as people from person')).toEqual([{ people: 0 }]);
  });
});

test('a backup of an older version opens in this one', async () => {
  await onEmpty(async (older) => {
    await migrate(older.url, shippedMigrations().slice(0, -3));
    await asked(
      older.url,
      `insert into company (name, kind, subscription) values ('Old Shop', 'shop', 'active')`,
    );
    const place = path.join(folder, 'older');
    await writeBackup(older.url, folderStore(path.join(folder, 'no-files')), place);
    await onEmpty(async ({ url }) => {
      await restoreBackup(url, folderStore(path.join(folder, 'older-files')), place);
      expect(await asked(url, 'select name from company')).toEqual([{ name: 'Old Shop' }]);
      expect(await asked(url, 'select count(*)::int as states from migration')).toEqual([
        { states: shippedMigrations().length },
      ]);
    });
  });
});

test('a folder that holds something is not written into, and one without a manifest is no backup', async () => {
  await expect(writeBackup(site.url, store, backup)).rejects.toThrow('is not empty');
  await expect(restoreBackup(site.url, store, folder)).rejects.toThrow('is no backup');
});
