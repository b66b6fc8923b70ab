import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inCompany } from '../database/connections/connection.ts';
import { makeThumbnails } from '../features/estimates/photos/thumbnails-service.ts';
import { photoKey } from '../features/estimates/photos/photo-sizes.ts';
import { folderStore } from '../storage/folder-store.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openTemporaryFolder, silentLog } from '../testing/database-server.ts';
import { aCompany, aPerson } from '../testing/people.ts';
import { named } from '../testing/photos.ts';
import { jpegSample } from '../testing/picture-samples.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueueThumbnails } from './enqueue-thumbnails.ts';
import { jobsSchema, queues } from './queues.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

let database: TestDatabase;
let folder = '';
let jobs: Jobs | undefined;
let companyId = '';

beforeEach(async () => {
  database = await createTestDatabase();
  folder = openTemporaryFolder('dre-thumbnails-');
  companyId = (await aCompany(database.db)).id;
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Records what is written. */
function watchedStore(): FileStore & { readonly written: string[] } {
  const store = folderStore(folder);
  const written: string[] = [];
  return {
    ...store,
    written,
    put(key, bytes) {
      written.push(key);
      return store.put(key, bytes);
    },
  };
}

async function start(store: FileStore): Promise<void> {
  jobs = await startJobs({
    db: database.db,
    log: silentLog,
    makeThumbnails: (job) => makeThumbnails({ db: database.db, store }, job),
    pollingSeconds: 0.5,
    maintenanceSeconds: 1,
  });
}

/** A picture just stored, with its job. */
async function aKeptPhoto(shade: number): Promise<string> {
  const { file, bytes } = named(await jpegSample({ shade }));
  const person = await aPerson(database.db);
  await folderStore(folder).put(photoKey(companyId, file, 'full'), bytes);
  await inCompany(database.db, companyId, async (trx) => {
    const now = new Date();
    const announced = { announced_at: now, announced_by: person.id, bytes: bytes.length };
    await trx
      .insertInto('photo_file')
      .values({ company_id: companyId, id: file, ...announced })
      .execute();
    await trx
      .updateTable('photo_file')
      .set({ state: 'kept', received: bytes.length, kept_at: now, media_type: 'image/jpeg' })
      .set({ width: 120, height: 80, kept_hash: createHash('sha256').update(bytes).digest() })
      .where('id', '=', file)
      .execute();
    await enqueueThumbnails(trx, { companyId, file });
  });
  return file;
}

function states() {
  return inCompany(database.db, companyId, async (trx) =>
    (await trx.selectFrom('photo_file').select('state').execute()).map(({ state }) => state),
  );
}

async function jobStates(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from jobs.job`.execute(database.db);
  return rows.map((row) => row.state);
}

const patience = { timeout: 15_000, interval: 50 };

test('smaller pictures are made of each, once', async () => {
  const store = watchedStore();
  await Promise.all([1, 2, 3].map(aKeptPhoto));
  await start(store);
  await vi.waitFor(async () => expect(await states()).toEqual(['ready', 'ready', 'ready']), patience);
  await vi.waitFor(async () => expect(new Set(await jobStates())).toEqual(new Set(['completed'])), patience);
  expect(store.written).toHaveLength(6);
  await sql`update jobs.job set state = 'retry', start_after = now(), completed_on = null`.execute(
    database.db,
  );
  await vi.waitFor(async () => expect(new Set(await jobStates())).toEqual(new Set(['completed'])), patience);
  expect(store.written, 'run again, it finds its work done').toHaveLength(6);
});

test('a job whose process was killed is run again by another', async () => {
  const store = watchedStore();
  const file = await aKeptPhoto(4);
  const boss = new PgBoss({
    connectionString: database.url,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.fetch(queues.thumbnails.name);
  await boss.stop({ graceful: false });
  await sql`update jobs.job set started_on = now() - interval '1 hour'`.execute(database.db);
  await start(store);
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['retry']), patience);
  await sql`update jobs.job set start_after = now()`.execute(database.db);
  await vi.waitFor(async () => expect(await states()).toEqual(['ready']), patience);
  expect(store.written).toHaveLength(2);
  expect(readdirSync(`${folder}/${companyId}/${file.slice(0, 2)}`).toSorted()).toEqual([
    `${file}-full`,
    `${file}-medium`,
    `${file}-small`,
  ]);
});

test('a picture that cannot be read holds up no other', async () => {
  const [broken] = [await aKeptPhoto(5), await aKeptPhoto(6)];
  await folderStore(folder).put(photoKey(companyId, broken, 'full'), Buffer.from('no picture any more'));
  await start(watchedStore());
  await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['kept', 'ready']), patience);
});
