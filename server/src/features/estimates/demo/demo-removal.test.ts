import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DemoContents, DemoProgress } from '@dre/core/contract/estimates/demo';
import { noHouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { firstBrokenSeal } from '../../../audit/audit-queries.ts';
import { inCompany } from '../../../database/connections/connection.ts';
import { seed } from '../../../database/preparing/seed.ts';
import { seedSettings } from '../../account/seed-settings.ts';
import { removeFiles } from './remove-files-service.ts';
import { createLog } from '../../../http/operations/logging.ts';
import type { RemovedFilesJob } from '../../../jobs/queues.ts';
import { folderStore } from '../../../storage/folder-store.ts';
import { openTemporaryFolder } from '../../../testing/database-server.ts';
import { aMember, get, type Member, post, shroudReplaced, started } from '../../../testing/estimates.ts';
import { writeHailPhotos } from '../../../testing/pictures/hail-photos.ts';
import { aCompany } from '../../../testing/people.ts';
import { named, photoSender } from '../../../testing/photos.ts';
import { jpegSample } from '../../../testing/picture-samples.ts';
import { pngSampleAddress } from '../../../testing/pictures/png-sample.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { seedFirstEstimates, writeDemoInBackground } from '../../../demo/seed-demo.ts';

const folder = openTemporaryFolder('dre-demo-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderStore(folder);
const silent = createLog('silent');
const pictures = openTemporaryFolder('dre-demo-pictures-');
afterAll(() => rmSync(pictures, { recursive: true, force: true }));
const photos = { folder: path.join(pictures, 'photos'), store };
beforeAll(() => writeHailPhotos(photos.folder));
/** People work after the first start; the demo's own times lie before it. */
const later = new Date(testNow.getTime() + 3_600_000);
const site = withTestApp({ book: 'starter', store, now: () => later });

function remove(member: Member) {
  return post(site.app, member, '/api/demo/removal', {});
}

async function progress(member: Member): Promise<DemoProgress | null> {
  return (await get(site.app, member, '/api/demo')).json<DemoProgress | null>();
}

/** Every row of the company in every table of companies, by table; sums that came to nothing are no rows. */
async function rowsOf(companyId: string): Promise<Record<string, object[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
    order by 1`.execute(site.db);
  return inCompany(site.db, companyId, async (trx) => {
    const found: Record<string, object[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(trx);
      found[name] = rows.map(({ row }) => row).filter((row) => !('estimates' in row && row.estimates === 0));
    }
    return found;
  });
}

/** Tables a removal leaves as they are, though the demo wrote into them. */
const stay = ['company_settings', 'estimate_number', 'house_revision', 'shop'];
const without = (rows: Record<string, object[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)));
const only = (rows: Record<string, object[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => names.includes(name)));

function storedFiles(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

const signed = { by: '', at: '' };

async function send(member: Member, id: string, since: number, edits: readonly object[]): Promise<void> {
  const body = { device: randomUUID(), since, edits: edits.map((edit) => ({ id: randomUUID(), ...edit })) };
  const reply = (await post(site.app, member, `/api/estimates/${id}/edits`, body)).json<{
    fates: { fate: { kind: string } }[];
  }>();
  expect(new Set(reply.fates.map(({ fate }) => fate.kind))).toEqual(new Set(['applied']));
}

async function addPhoto(member: Member, id: string, since: number, shade: number): Promise<string> {
  const picture = named(await jpegSample({ shade }));
  expect((await photoSender(site.app, member, id).send(picture)).statusCode).toBe(200);
  const photo = {
    id: randomUUID(),
    file: picture.file,
    width: 120,
    height: 80,
    caption: '',
    place: null,
    view: 'damage',
    lines: [],
    takenAt: null,
    order: 'V',
  };
  await send(member, id, since, [{ kind: 'add-photo', photo }]);
  return picture.file;
}

/** A locked estimate with one part of the book and a photo. */
async function anOwnEstimate(member: Member, shade: number, price: number): Promise<string> {
  const { id } = (await started(site.app, member)).estimate;
  const [lineId, place] = [randomUUID(), { side: 'whole', subSide: 'fees', region: null }];
  await send(member, id, 0, [
    { kind: 'set-party', role: 'customer', changes: { name: 'Ruth Ames', email: `${id}@example.com` } },
    { ...shroudReplaced, lineId, place },
    { kind: 'change-line', lineId, changes: { price } },
  ]);
  await addPhoto(member, id, 3, shade);
  await send(member, id, 4, [{ kind: 'lock', ...signed }]);
  return id;
}

/** Uses the demo as people do before they go on with their own work. */
async function tryOut(member: Member, id: string): Promise<void> {
  const url = `/api/estimates/${id}`;
  const { revision } = (await get(site.app, member, url)).json<{ revision: number }>();
  await addPhoto(member, id, revision, 9);
  await send(member, id, revision + 1, [shroudLine(), { kind: 'lock', ...signed }]);
  await post(site.app, member, `${url}/comments`, { id: randomUUID(), text: 'Look', lineId: null });
  const made = await post(site.app, member, `${url}/share-links`, { audience: 'owner', days: 30 });
  const token = made.json<{ address: string }>().address.replace('/share/', '');
  const approval = { token, id: randomUUID(), name: 'Ruth', signature: pngSampleAddress(), isTyped: false };
  const approved = await site.app.inject({ method: 'POST', url: '/api/share/approve', body: approval });
  expect(approved.json()).toMatchObject({ state: 'approved' });
  await site.app.afterReply.drain();
  const mail = {
    id: randomUUID(),
    audience: 'customer',
    version: 'E01',
    to: ['ruth@example.com'],
    subject: 'Estimate',
    text: '{{link}}',
    withPdf: true,
  };
  expect((await post(site.app, member, `${url}/mails`, mail)).statusCode).toBe(200);
}

/** Returns the template's id. */
async function renameTemplate(owner: Member, name: string): Promise<string> {
  const { items } = (await get(site.app, owner, '/api/templates')).json<{
    items: { id: string; name: string }[];
  }>();
  const id = items.find((one) => one.name === name)?.id ?? '';
  const { headers } = owner;
  const body = { name: `${name}, ours`, note: '', vehicleTypes: [] };
  const reply = await site.app.inject({ method: 'PUT', url: `/api/templates/${id}`, headers, body });
  expect(reply.statusCode, reply.payload).toBe(200);
  return id;
}

function shroudLine() {
  return { ...shroudReplaced, lineId: randomUUID(), place: { side: 'whole', subSide: 'fees', region: null } };
}

/** Sums as the triggers hold them, beside a recount of the estimates. */
async function sums(companyId: string) {
  return inCompany(site.db, companyId, async (trx) => {
    const { rows } = await sql<Record<string, string>>`
      select
        (select sum(estimates) from estimate_tally) as tallied, (select sum(total) from estimate_tally) as tallied_total,
        (select sum(started) from estimate_month) as months, (select sum(value) from estimate_month) as months_value,
        (select sum(estimates) from report_month) as reported, count(*) as estimates, sum(total) as total,
        sum(reported_value) as value
      from estimate`.execute(trx);
    return rows[0];
  });
}

test('one press removes all the demo wrote and all that was tried out on it, while it is still being written', async () => {
  await seed(site.db, { demo: true, now: testNow });
  await seedSettings(site.db, testNow);
  const { id: companyId } = await site.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const owner = await aMember(site, companyId, 'owner');
  const ownId = await anOwnEstimate(owner, 1, 123_00);
  const own = { rows: await rowsOf(companyId), files: storedFiles() };

  await seedFirstEstimates(site.db, testNow);
  const drafts = await inCompany(site.db, companyId, (trx) =>
    trx.selectFrom('estimate').select('id').where('stage', '=', 'draft').orderBy('number').execute(),
  );
  await tryOut(owner, drafts[0]?.id ?? '');
  const renamed = await renameTemplate(owner, 'Side swipe, road side');
  const writing = writeDemoInBackground(site.db, silent, photos);
  const { planned = 0 } = (await progress(owner)) ?? {};
  await vi.waitFor(async () => expect((await progress(owner))?.written).toBeGreaterThan(6), {
    timeout: 120_000,
    interval: 200,
  });
  const contents = (await get(site.app, owner, '/api/demo/contents')).json<DemoContents>();
  expect(contents).toMatchObject({ changed: 1, own: 1 });
  expect(contents.estimates).toBeLessThan(planned);
  expect(contents.customers).toBeGreaterThan(5);
  const before = await rowsOf(companyId);

  const removed = (await remove(owner)).json<{ estimates: number }>();
  expect(removed.estimates).toBeGreaterThanOrEqual(contents.estimates);
  await writing.done;
  const after = await rowsOf(companyId);
  expect(after['line_template'], 'the one somebody changed').toMatchObject([{ id: renamed }]);
  const changing = [...stay, 'demo_company', 'line_template'];
  expect(without(after, changing)).toEqual(without(own.rows, changing));
  expect(only(after, ['shop'])).toEqual(only(before, ['shop']));
  expect(after['house_revision'], 'estimates keep theirs, new ones have none').toContainEqual(
    expect.objectContaining({ revision: 2, content: noHouseValues }),
  );
  expect(after['company_settings']).toMatchObject([
    { content: { letterhead: { address: '' }, profiles: [{ profile: { name: defaultProfile().name } }] } },
  ]);
  expect(await sums(companyId)).toMatchObject({ tallied: '1', months: '1', reported: '1', estimates: '1' });
  expect(
    (await sql`select from outgoing_mail where 'ruth@example.com' = any(recipients)`.execute(site.db)).rows,
  ).toEqual([]);

  const { rows: jobs } = await sql<{ data: RemovedFilesJob }>`
    select data from jobs.job where name = 'removed-files'`.execute(site.db);
  for (const { data } of jobs) await removeFiles({ db: site.db, store }, data);
  expect(storedFiles()).toEqual(own.files);
  expect((await get(site.app, owner, `/api/estimates/${ownId}`)).statusCode).toBe(200);
  expect((await get(site.app, owner, `/api/estimates/${drafts[0]?.id ?? ''}`)).statusCode).toBe(404);

  expect(await progress(owner)).toBeNull();
  expect((await remove(owner)).json()).toEqual({ estimates: 0 });
  await seedFirstEstimates(site.db, later);
  await writeDemoInBackground(site.db, silent, photos).done;
  expect(without(await rowsOf(companyId), stay), 'a later start writes nothing again').toEqual(
    without(after, stay),
  );
  const numbers = [ownId, (await started(site.app, owner)).estimate.id];
  const given = await inCompany(site.db, companyId, (trx) =>
    trx.selectFrom('estimate').select('number').where('id', 'in', numbers).execute(),
  );
  const used = new Set(before['estimate']?.map((row) => (row as { number: string }).number));
  expect(
    given.filter(({ number }) => !used.has(number)),
    'a new number, after those of the demo',
  ).toHaveLength(1);
  const events = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('chain', '=', companyId)
    .where('kind', '=', 'demo-removed')
    .execute();
  expect(events).toMatchObject([{ detail: { estimates: String(removed.estimates) } }]);
  expect(await firstBrokenSeal(site.db, companyId)).toBeUndefined();
}, 300_000);

/** A company whose demo is the given estimate. */
async function markAsDemo(companyId: string, id: string): Promise<void> {
  await inCompany(site.db, companyId, async (trx) => {
    const demo = { company_id: companyId, started_at: testNow, planned: 1 };
    await trx.insertInto('demo_company').values(demo).execute();
    await trx.insertInto('demo_estimate').values({ company_id: companyId, id, is_written: true }).execute();
  });
}

test("two presses at once remove it once; what the company's own estimates name stays, and so does another company", async () => {
  const [owner, other] = [
    await aMember(site, (await aCompany(site.db)).id, 'owner'),
    await aMember(site, (await aCompany(site.db)).id, 'owner'),
  ];
  const [demo, theirs] = [await anOwnEstimate(owner, 2, 100_00), await anOwnEstimate(other, 2, 100_00)];
  const own = await anOwnEstimate(owner, 3, 300_00);
  const copy = randomUUID();
  await post(site.app, owner, `/api/estimates/${demo}/copy`, { id: copy });
  const file = await addPhoto(owner, copy, await revisionOf(owner, copy), 2);
  await markAsDemo(owner.companyId, demo);
  await markAsDemo(other.companyId, theirs);
  const untouched = await rowsOf(other.companyId);

  const counts = await Promise.all([remove(owner), remove(owner)]);
  expect(counts.map((reply) => reply.json<{ estimates: number }>().estimates).toSorted()).toEqual([0, 1]);
  const left = await rowsOf(owner.companyId);
  expect(left['estimate']?.map((row) => (row as { id: string }).id).toSorted()).toEqual(
    [own, copy].toSorted(),
  );
  expect(left['customer'], 'the copy names the customer of the demo estimate').toHaveLength(2);
  expect(left['photo_file']).toHaveLength(2);
  expect(left['photo_file']).toContainEqual(expect.objectContaining({ id: file }));
  expect(left['part_price_voice']).toMatchObject([{ id: 'AC-SHROUD', price: 300_00, is_due: true }]);
  const { tallied, tallied_total, months, months_value, reported, estimates, total, value } =
    (await sums(owner.companyId)) ?? {};
  expect([tallied, tallied_total, months, months_value, reported]).toEqual([
    estimates,
    total,
    estimates,
    value,
    estimates,
  ]);
  expect(await rowsOf(other.companyId)).toEqual(untouched);
});

async function revisionOf(member: Member, id: string): Promise<number> {
  return (await get(site.app, member, `/api/estimates/${id}`)).json<{ revision: number }>().revision;
}

test('an estimator sees how far the demo is written, and removes nothing; a technician sees no demo', async () => {
  const { id: companyId } = await aCompany(site.db);
  const estimator = await aMember(site, companyId, 'estimator');
  await markAsDemo(companyId, (await started(site.app, estimator)).estimate.id);
  expect(await progress(estimator)).toEqual({ planned: 1, written: 0 });
  expect((await get(site.app, estimator, '/api/demo/contents')).statusCode).toBe(403);
  expect((await remove(estimator)).statusCode).toBe(403);
  expect((await rowsOf(companyId))['estimate']).toHaveLength(1);
  const technician = await aMember(site, companyId, 'technician');
  expect((await get(site.app, technician, '/api/demo')).statusCode).toBe(403);
});
