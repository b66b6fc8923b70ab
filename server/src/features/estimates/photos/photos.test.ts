import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { photoLimits } from '@dre/core/contract/estimates/photos';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { folderStore } from '../../../storage/folder-store.ts';
import { openTemporaryFolder } from '../../../testing/database-server.ts';
import { aMember, type Member, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { named, photoSender } from '../../../testing/photos.ts';
import { heicSample, jpegSample, pngPicture } from '../../../testing/picture-samples.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const folder = openTemporaryFolder('dre-photos-');
const gigabyte = 1_000_000_000;
let clock = testNow.getTime();
const site = withTestApp({
  book: 'starter',
  store: folderStore(folder),
  env: { PHOTO_STORAGE_GB: '1' },
  now: () => new Date(clock),
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let member: Member;
let device: ReturnType<typeof photoSender>;

beforeEach(async () => {
  member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  device = photoSender(site.app, member, (await started(site.app, member)).estimate.id);
});

/** The company's rows and stored files. */
async function leftBehind() {
  const rows = await inCompany(site.db, member.companyId, async (trx) => ({
    files: await trx.selectFrom('photo_file').select('id').execute(),
    parts: await trx.selectFrom('photo_part').select('id').execute(),
  }));
  return { ...rows, stored: storedFiles(), used: (await device.storage()).used };
}

function storedFiles(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes(member.companyId))
    .map((entry) => path.basename(entry.name));
}

const nothing = { files: [], parts: [], stored: [], used: 0 };

/** Several parts: noise does not compress. */
async function aLargePicture(): Promise<Buffer> {
  const raw = { width: 500, height: 400, channels: 3 } as const;
  return sharp(randomBytes(600_000), { raw }).png().toBuffer();
}

test('a picture is announced, sent in parts and kept, and what is kept knows nothing of place and owner', async () => {
  const sent = named(await jpegSample());
  expect((await device.announce(sent)).json()).toEqual({ received: 0, state: 'waiting' });
  expect((await device.part(sent, 0)).json()).toEqual({ received: sent.bytes.length, state: 'kept' });
  expect((await device.announce(sent)).json()).toEqual({ received: sent.bytes.length, state: 'kept' });
  const left = await leftBehind();
  expect(left).toMatchObject({ files: [{ id: sent.file }], parts: [], used: sent.bytes.length });
  expect(left.stored).toEqual([`${sent.file}-full`]);
  const { json } = await device.addresses([sent.file]);
  const [address] = json<{ addresses: { full: string }[] }>().addresses;
  const shown = await site.app.inject({ url: address?.full ?? '' });
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(shown.rawPayload.includes('GPS') || shown.rawPayload.includes('OwnersName')).toBe(false);
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
});

test('a HEIC is kept as a JPEG', async () => {
  expect((await device.send(named(heicSample()))).json()).toMatchObject({ state: 'kept' });
});

test('sending goes on where the connection was lost, also in another process', async () => {
  const sent = named(await aLargePicture());
  await device.announce(sent);
  const first = { received: photoLimits.partBytes, state: 'waiting' };
  expect((await device.part(sent, 0)).json()).toEqual(first);
  const other = photoSender(await site.another(), member, (await started(site.app, member)).estimate.id);
  expect((await other.announce(sent)).json()).toEqual(first);
  const gap = await other.part(sent, 2 * photoLimits.partBytes);
  expect(gap.json()).toMatchObject({ status: 409, detail: 'Only 262144 bytes before these are there.' });
  expect((await other.part(sent, 0)).json(), 'an answer that was lost is given again').toEqual(first);
  expect((await other.send(sent)).json()).toEqual({ received: sent.bytes.length, state: 'kept' });
  expect(await leftBehind()).toMatchObject({ parts: [], used: sent.bytes.length });
});

test('a picture whose last part came to a process that was killed is judged when it is announced again', async () => {
  const sent = named(await jpegSample());
  await device.announce(sent);
  await inCompany(site.db, member.companyId, async (trx) => {
    const { file, bytes } = sent;
    await trx
      .insertInto('photo_part')
      .values({ company_id: member.companyId, file_id: file, start: 0, bytes })
      .execute();
    await trx.updateTable('photo_file').set({ received: bytes.length }).where('id', '=', file).execute();
  });
  expect((await device.announce(sent)).json()).toMatchObject({ state: 'kept' });
});

test('the same picture from two devices at once is kept once', async () => {
  const sent = named(await aLargePicture());
  const colleague = await aMember(site, member.companyId, 'owner');
  const estimate = await started(site.app, colleague);
  const other = photoSender(site.app, colleague, estimate.estimate.id);
  const replies = await Promise.all([device.send(sent), other.send(sent)]);
  for (const reply of replies) expect(reply.json()).toMatchObject({ state: 'kept' });
  expect(await leftBehind()).toMatchObject({ parts: [], used: sent.bytes.length });
  expect((await jobs()).filter(({ file }) => file === sent.file)).toHaveLength(1);
});

async function jobs(): Promise<{ file: string }[]> {
  const { rows } = await sql<{ data: { file: string } }>`
    select data from jobs.job where name = 'thumbnails'`.execute(site.db);
  return rows.map(({ data }) => data);
}

const archive = Buffer.from('PK\u0003\u0004 an archive PK\u0005\u0006');

test.each([
  ['a picture with an archive behind it', async () => Buffer.concat([await pngPicture(), archive])],
  ['half a picture', async () => (await jpegSample()).subarray(0, 700)],
  ['a page that was renamed', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
])('%s is refused in words and leaves nothing behind', async (_what, sample) => {
  const reply = await device.send(named(await sample()));
  expect(reply.json()).toMatchObject({ status: 400, type: '/api/docs#invalid-request' });
  expect(reply.json<{ detail: string }>().detail).toMatch(/picture/);
  expect(await leftBehind()).toEqual(nothing);
});

test('bytes that are not those of the name leave nothing behind', async () => {
  const { bytes } = named(await jpegSample());
  const reply = await device.send({ file: 'ab'.repeat(32), bytes });
  expect(reply.json()).toMatchObject({ status: 400, detail: 'What arrived is not what was announced.' });
  expect(await leftBehind()).toEqual(nothing);
});

test('a picture of 10 MB is taken, and one of a byte more is not', async () => {
  const sent = named(await jpegSample());
  expect((await device.announce(sent, 10_485_761)).json()).toMatchObject({
    status: 413,
    detail: 'A picture may have 10 MB.',
  });
  expect((await device.announce(sent, 10_485_760)).statusCode).toBe(200);
  expect((await device.announce(sent, 5_000)).statusCode, 'announced otherwise').toBe(409);
});

test('a part must be of the announced size, not too small, and bare bytes', async () => {
  const sent = named(await aLargePicture());
  expect((await device.part(sent, 0)).json()).toMatchObject({ status: 409 });
  await device.announce(sent);
  expect((await device.part(sent, 0, 100)).statusCode).toBe(400);
  expect((await device.part(sent, 0, photoLimits.partBytes + 1)).statusCode).toBe(413);
  const url = `/api/estimates/${(await started(site.app, member)).estimate.id}/photo-files/${sent.file}`;
  const { headers } = member;
  const asJson = { method: 'PATCH', url: `${url}?offset=0`, headers, body: { bytes: 'x' } } as const;
  expect((await site.app.inject(asJson)).statusCode).toBe(415);
  const asBytes = { ...headers, 'content-type': 'application/octet-stream' };
  const announced = { method: 'PUT', url, headers: asBytes, body: Buffer.from('{"bytes":1}') } as const;
  expect((await site.app.inject(announced)).statusCode).toBe(415);
  const short = named(sent.bytes.subarray(0, 20_000));
  await device.announce(short, 19_999);
  expect((await device.part(short, 0)).json()).toMatchObject({ status: 413 });
});

test('where the room ends in the middle of a batch, what fits is kept and the rest is told why not', async () => {
  await device.announce(named(Buffer.from('a picture to come')));
  const batch = await Promise.all([1, 2, 3, 4].map((shade) => jpegSample({ shade }).then(named)));
  const last = named(Buffer.concat([await jpegSample({ shade: 5 }), Buffer.alloc(20_000)]));
  const room = batch.reduce((sum, { bytes }) => sum + bytes.length, 0);
  await setUsed(gigabyte - room);
  const replies = [];
  for (const sent of [...batch.slice(0, 2), last, ...batch.slice(2)]) replies.push(await device.send(sent));
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 413, 200, 200]);
  expect(replies[2]?.json()).toMatchObject({ detail: "Your company's room for photos, 1 GB, is used up." });
  expect(await device.storage()).toEqual({ used: gigabyte, limit: gigabyte });
});

async function setUsed(used: number): Promise<void> {
  await inCompany(site.db, member.companyId, (trx) =>
    trx
      .updateTable('photo_storage')
      .set({ used: String(used) })
      .execute(),
  );
}

test('many devices at once never take more than the room there is', async () => {
  const batch = await Promise.all([5, 6, 7, 8, 9, 10].map((shade) => jpegSample({ shade }).then(named)));
  const most = Math.max(...batch.map(({ bytes }) => bytes.length));
  await device.announce(named(Buffer.from('a picture to come')));
  await setUsed(gigabyte - 2 * most);
  const replies = await Promise.all(batch.map((sent) => device.announce(sent)));
  expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(2);
  expect((await device.storage()).used).toBeLessThanOrEqual(gigabyte);
});

test('the room of a picture that never came is given back after two days', async () => {
  const [abandoned, next] = [named(await jpegSample({ shade: 20 })), named(await jpegSample({ shade: 21 }))];
  await device.announce(abandoned);
  await inCompany(site.db, member.companyId, (trx) =>
    trx
      .updateTable('photo_file')
      .set({ announced_at: new Date(clock - 2 * 86_400_000 - 1) })
      .execute(),
  );
  await device.send(next);
  expect(await leftBehind()).toMatchObject({ files: [{ id: next.file }], used: next.bytes.length });
});

test("nobody sends pictures to another company's estimate, nor without the right to change one", async () => {
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const theirs = (await started(site.app, stranger)).estimate.id;
  const sent = named(await jpegSample());
  expect((await photoSender(site.app, member, theirs).announce(sent)).statusCode).toBe(404);
  const reviewer = await aMember(site, member.companyId, 'reviewer');
  const own = (await started(site.app, member)).estimate.id;
  expect((await photoSender(site.app, reviewer, own).announce(sent)).statusCode).toBe(403);
  expect(await leftBehind()).toEqual(nothing);
  await photoSender(site.app, stranger, theirs).send(sent);
  const seen = await photoSender(site.app, reviewer, own).addresses([sent.file]);
  expect(seen.json(), "another company's picture").toMatchObject({ addresses: [] });
});
