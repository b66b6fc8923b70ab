import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { folderStore } from '../../../storage/folder-store.ts';
import { openTemporaryFolder } from '../../../testing/database-server.ts';
import { aMember, type Member, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { named, photoSender, type PhotoUpload } from '../../../testing/photos.ts';
import { jpegSample } from '../../../testing/picture-samples.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { makeThumbnails } from './thumbnails-service.ts';

const folder = openTemporaryFolder('dre-addresses-');
const store = folderStore(folder);
let clock = testNow.getTime();
const site = withTestApp({ book: 'starter', store, now: () => new Date(clock) });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let sent: PhotoUpload;
beforeAll(async () => {
  sent = named(await jpegSample({ width: 2000, height: 1000 }));
});

async function aPhoto() {
  const member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const device = photoSender(site.app, member, (await started(site.app, member)).estimate.id);
  expect((await device.send(sent)).json()).toMatchObject({ state: 'kept' });
  return { member, device };
}

interface Addresses {
  readonly state: string;
  readonly small: string;
  readonly medium: string;
  readonly full: string;
}

async function addressesFrom(device: ReturnType<typeof photoSender>): Promise<Addresses> {
  const [addresses] = (await device.addresses([sent.file])).json<{ addresses: Addresses[] }>().addresses;
  if (addresses === undefined) throw new Error('The picture has no address.');
  return addresses;
}

function show(url: string, headers: Readonly<Record<string, string>> = {}) {
  return site.app.inject({ url, headers });
}

test('the picture itself stands in until the smaller ones are made', async () => {
  const { member, device } = await aPhoto();
  const before = await addressesFrom(device);
  const standIn = await show(before.small);
  expect(standIn.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
  });
  await makeThumbnails({ db: site.db, store }, { companyId: member.companyId, file: sent.file });
  const after = await addressesFrom(device);
  expect(after.state).toBe('ready');
  const shown = await Promise.all([after.small, after.medium, after.full].map((url) => show(url)));
  const sizes = await Promise.all(shown.map((reply) => sharp(reply.rawPayload).metadata()));
  expect(sizes.map(({ format, width }) => [format, width])).toEqual([
    ['webp', 320],
    ['webp', 1600],
    ['jpeg', 2000],
  ]);
  for (const { rawPayload } of shown) expect(rawPayload.includes('GPS')).toBe(false);
});

test('a picture is answered as a picture, kept by the browser for the life of its address', async () => {
  const { device } = await aPhoto();
  const { full } = await addressesFrom(device);
  const { headers, statusCode } = await show(full, {
    'sec-fetch-dest': 'image',
    'sec-fetch-site': 'same-origin',
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=480, immutable',
  });
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  const again = await show(full, { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ['as a page', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
  ['in a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
  ['as a script', { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' }],
  ['on another site', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
])('no picture is shown %s', async (_where, headers) => {
  const { device } = await aPhoto();
  expect((await show((await addressesFrom(device)).full, headers)).statusCode).toBe(403);
});

test('an address lasts ten minutes at most, and asked for again it is the same for a while', async () => {
  const { device } = await aPhoto();
  const { full } = await addressesFrom(device);
  expect((await addressesFrom(device)).full).toBe(full);
  const { until } = (await device.addresses([sent.file])).json<{ until: string }>();
  const lifeMs = Date.parse(until) - clock;
  expect(lifeMs).toBeGreaterThanOrEqual(5 * 60_000);
  expect(lifeMs).toBeLessThanOrEqual(10 * 60_000);
  const before = clock;
  clock = Date.parse(until) - 1;
  expect((await show(full)).statusCode).toBe(200);
  clock = Date.parse(until);
  expect((await show(full)).json()).toMatchObject({ status: 410 });
  clock = before;
});

test('an address ends with the session it was made for', async () => {
  const { member, device } = await aPhoto();
  const { full } = await addressesFrom(device);
  const left = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Logout',
    headers: member.headers,
    body: {},
  });
  expect(left.statusCode).toBe(200);
  expect((await show(full)).json()).toMatchObject({ status: 410 });
});

test('a page that renews its addresses while nobody is there does not keep the session alive', async () => {
  const { member, device } = await aPhoto();
  const lastActive = async () => {
    const query = site.db.selectFrom('session').select('last_active_at').where('person_id', '=', member.id);
    return (await query.executeTakeFirstOrThrow()).last_active_at.getTime();
  };
  const before = clock;
  clock += 9 * 60_000;
  expect((await device.addresses([sent.file])).statusCode).toBe(200);
  expect(await lastActive()).toBe(before);
  await device.storage();
  expect(await lastActive()).toBe(clock);
  clock = before;
});

test('an address ends with the place in the company, and with the right to read estimates', async () => {
  const { member, device } = await aPhoto();
  const { full } = await addressesFrom(device);
  const become = (change: { role?: 'technician' | 'reviewer'; disabled_at?: Date }) =>
    inCompany(site.db, member.companyId, (trx) =>
      trx.updateTable('membership').set(change).where('person_id', '=', member.id).execute(),
    );
  await become({ role: 'technician' });
  expect((await show(full)).statusCode).toBe(410);
  await become({ role: 'reviewer' });
  expect((await show(full)).statusCode).toBe(200);
  await become({ disabled_at: new Date(clock) });
  expect((await show(full)).statusCode).toBe(410);
});

test('an address nobody made, or that was changed, leads nowhere', async () => {
  const { device } = await aPhoto();
  const { full, small } = await addressesFrom(device);
  const changed = [
    `${full.slice(0, -4)}AAAA`,
    full.replace(/files\/./, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`),
    small.slice(0, -40) + full.slice(-40),
    full.slice(0, -1),
    '/api/photo-files/x',
  ];
  for (const url of changed) expect((await show(url)).statusCode, url).toBe(404);
});

test('a picture that is still coming has an address, which leads nowhere yet', async () => {
  const member: Member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const device = photoSender(site.app, member, (await started(site.app, member)).estimate.id);
  await device.announce(sent);
  const { state, full } = await addressesFrom(device);
  expect(state).toBe('waiting');
  expect((await show(full)).statusCode).toBe(404);
  await device.send(sent);
  expect((await show(full)).statusCode).toBe(200);
});

test('no address stands in the log', () => {
  const lines = site.log.filter((line) => line.includes('/api/photo-files/'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('/api/photo-files/[redacted]');
});
