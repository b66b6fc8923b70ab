import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCompany } from '../database/connections/connection.ts';
import { seed } from '../database/preparing/seed.ts';
import { seedSettings } from '../features/account/seed-settings.ts';
import { createLog } from '../http/operations/logging.ts';
import { folderStore } from '../storage/folder-store.ts';
import { writeHailPhotos } from '../testing/hail-photos.ts';
import { testNow } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { demoEstimates, firstDemoEstimates } from './demo-plan.ts';
import { seedFirstEstimates, writeDemoInBackground } from './seed-demo.ts';

const database = useTestDatabase('starter');
const silent = createLog('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const photos = { folder: path.join(folder, 'photos'), store: folderStore(path.join(folder, 'stored')) };

beforeAll(() => writeHailPhotos(photos.folder));

test('a first start writes six estimates, the background the others; a second start adds nothing', async () => {
  const { db } = database;
  await seed(db, { demo: true, now: testNow });
  await seedSettings(db, testNow);
  const { id } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const rows = () =>
    inCompany(db, id, (trx) =>
      trx
        .selectFrom('estimate')
        .select(['number', 'stage', 'draft', 'document', 'total', 'created_at', 'updated_at', 'customer_id'])
        .execute(),
    );
  await seedFirstEstimates(db, testNow);
  expect(await rows()).toHaveLength(firstDemoEstimates.length);

  await writeDemoInBackground(db, silent, photos).done;
  const written = await rows();
  expect(written).toHaveLength(demoEstimates.length);
  expect(tally(written.map(({ stage, draft }) => (draft?.startsWith('S') ? 'supplement' : stage)))).toEqual({
    draft: 8,
    sent: 7,
    approved: 5,
    declined: 3,
    'in-repair': 8,
    supplement: 4,
    completed: 23,
    void: 2,
  });
  expect(new Set(written.map(({ document }) => document.unit.vehicleType)).size).toBe(10);
  expect(written.every(({ updated_at }) => updated_at <= testNow)).toBe(true);
  expect(written.filter(({ document }) => document.versions.length > 1)).toHaveLength(6);
  const corrections = written.flatMap(({ document }) => document.versions.flatMap((one) => one.corrections));
  expect(corrections).toHaveLength(2);

  const newest = written.find(({ number }) => number === 'E-10060')?.document;
  expect(newest?.photos).toHaveLength(4);
  expect(newest?.photos.filter(({ alignment }) => alignment !== null)).toHaveLength(4);

  const totals = written.map(({ number, total }) => `${total} ${number}`).toSorted();
  expect(totals.filter((one, at) => one.split(' ')[0] === totals[at + 1]?.split(' ')[0])).toEqual([]);

  const customers = await inCompany(db, id, (trx) =>
    trx.selectFrom('customer').select(['id', 'name', 'used_at']).execute(),
  );
  for (const customer of customers) {
    const begun = written.filter(({ customer_id }) => customer_id === customer.id);
    const last = Math.max(...begun.map(({ created_at }) => created_at.getTime()));
    expect([customer.name, customer.used_at.getTime() >= last]).toEqual([customer.name, true]);
  }
  const active = await db.selectFrom('session').select('last_active_at').execute();
  expect(active.map(({ last_active_at }) => last_active_at < testNow)).toEqual([true, true]);

  const answers = await inCompany(db, id, (trx) =>
    trx
      .selectFrom('share_answer')
      .innerJoin('share_link', 'share_link.id', 'share_answer.link_id')
      .select(['share_answer.kind', 'share_link.audience'])
      .execute(),
  );
  const signed = answers.filter(({ kind, audience }) => kind === 'approval' && audience === 'owner');
  expect(signed.length).toBeGreaterThanOrEqual(5);
  expect(answers.filter(({ audience }) => audience === 'insurer').length).toBeGreaterThanOrEqual(7);

  const unopened = await inCompany(db, id, (trx) =>
    trx
      .selectFrom('share_link')
      .leftJoin('share_view', 'share_view.link_id', 'share_link.id')
      .select('share_link.id')
      .where('share_view.link_id', 'is', null)
      .execute(),
  );
  expect(unopened, 'a link is opened before it is answered').toEqual([]);

  await seedFirstEstimates(db, new Date(testNow.getTime() + 86_400_000));
  await writeDemoInBackground(db, silent, photos).done;
  expect(await rows()).toHaveLength(demoEstimates.length);
}, 300_000);

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
