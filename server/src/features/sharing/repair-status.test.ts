import { randomUUID } from 'node:crypto';
import type { Shared } from '@dre/core/contract/sharing/shared-estimate';
import { expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { named, orderPhotoSender } from '../../testing/photos.ts';
import { jpegSample } from '../../testing/picture-samples.ts';
import { anApprovedEstimate, anOpenOrder, aShopEdit, sendToShop, shopOn } from '../../testing/shop.ts';
import { mailedAddress, mailTexts } from '../../testing/sharing.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { testNow } from '../../testing/test-now.ts';

let now = testNow;
const site = withTestApp({ book: 'starter', now: () => now });

test('an owner follows the repair through the link, and after its time or its revocation without amounts', async () => {
  const owner = await aMember(site, (await aCompany(site.db)).id, 'owner');
  await shopOn(site.app, owner);
  const estimateId = await anApprovedEstimate(site.app, owner);
  const links = `/api/estimates/${estimateId}/share-links`;
  const made = await post(site.app, owner, links, { audience: 'owner', days: 30 });
  const token = made.json<{ address: string }>().address.replace('/share/', '');
  const open = async () =>
    (await site.app.inject({ method: 'POST', url: '/api/share/open', body: { token } })).json<Shared>();
  expect(await open()).toMatchObject({ kind: 'owner', repair: null });
  const { order } = await anOpenOrder(site.app, owner, estimateId);
  const promise = { id: randomUUID(), day: '2026-12-10', reason: '' };
  await sendToShop(site.app, owner, order.id, [aShopEdit({ kind: 'promise', promise })]);
  const repair = {
    stage: 'expected',
    promisedDay: '2026-12-10',
    waits: ['We wait for parts'],
    deliveredAt: null,
  };
  expect(await open()).toMatchObject({ kind: 'owner', repair });
  now = new Date(testNow.getTime() + 40 * 86_400_000);
  const late = await open();
  now = testNow;
  expect(late).toMatchObject({ kind: 'status', repair });
  expect(JSON.stringify(late)).not.toMatch(/amount|cents|price|total|Rosa/i);
  const { links: all } = (await get(site.app, owner, links)).json<{ links: { id: string }[] }>();
  await post(site.app, owner, `/api/share-links/${all[0]?.id ?? ''}/revoke`, {});
  expect(await open()).toMatchObject({ kind: 'status' });
  await sendToShop(site.app, owner, order.id, [aShopEdit({ kind: 'void-order', reason: 'Sold' })]);
  expect(await open()).toEqual({ kind: 'ended' });
});

/** A repair whose owner has a link. */
async function aFollowedRepair() {
  const owner = await aMember(site, (await aCompany(site.db)).id, 'owner');
  await shopOn(site.app, owner);
  const estimateId = await anApprovedEstimate(site.app, owner);
  const links = `/api/estimates/${estimateId}/share-links`;
  const made = (await post(site.app, owner, links, { audience: 'owner', days: 30 })).json<{
    id: string;
    address: string;
  }>();
  const { order } = await anOpenOrder(site.app, owner, estimateId);
  return { owner, linkId: made.id, order: order.id, token: made.address.replace('/share/', '') };
}

function visit(path: string, body: object) {
  return site.app.inject({ method: 'POST', url: `/api/share/${path}`, body });
}

async function promiseDay(owner: Member, order: string, day: string): Promise<void> {
  const given = { id: randomUUID(), day, reason: 'Moved' };
  await sendToShop(site.app, owner, order, [aShopEdit({ kind: 'promise', promise: given })]);
}

test('an owner sees released photos alone, by addresses of the link, and none that was taken back or removed', async () => {
  const { owner, order, token, linkId } = await aFollowedRepair();
  const photos = await Promise.all([1, 2].map(async (shade) => named(await jpegSample({ shade }))));
  const ids = photos.map(() => randomUUID());
  for (const [index, { file }] of photos.entries()) {
    await orderPhotoSender(site.app, owner, order).send(photos[index] ?? { file, bytes: Buffer.alloc(0) });
    const photo = { id: ids[index] ?? '', file, width: 40, height: 30, takenAt: null, task: null };
    await sendToShop(site.app, owner, order, [aShopEdit({ kind: 'add-photo', photo })]);
  }
  const shown = async () =>
    (await visit('open', { token })).json<{ repair: { photos: { id: string; small: string }[] } }>();
  expect((await shown()).repair.photos).toEqual([]);
  const [id = '', other = ''] = ids;
  const release = (photoId: string, file = '') =>
    sendToShop(site.app, owner, order, [
      aShopEdit({ kind: 'release-photo', photo: { id: photoId, file: file.padEnd(64, '0') } }),
    ]);
  await release(id);
  await release(other);
  const { photos: seen } = (await shown()).repair;
  expect(seen.map((photo) => photo.id)).toEqual([other, id]);
  const address = seen[1]?.small ?? '';
  expect((await site.app.inject({ url: address })).statusCode).toBe(200);
  await sendToShop(site.app, owner, order, [
    aShopEdit({ kind: 'withhold-photo', photoId: id }),
    aShopEdit({ kind: 'withdraw-record', record: 'photo', recordId: id }),
  ]);
  expect((await site.app.inject({ url: address })).statusCode).toBe(410);
  // Revoked, the link still shows the status and its photos, and the photos of the version no longer.
  await post(site.app, owner, `/api/share-links/${linkId}/revoke`, {});
  const late = await shown();
  expect(late).toMatchObject({ kind: 'status', repair: { photos: [{ id: other }] } });
  expect((await site.app.inject({ url: late.repair.photos[0]?.small ?? '' })).statusCode).toBe(200);
});

test('an address is mailed once it confirmed, when stage or day change, until it stops, which can be pressed twice', async () => {
  const { owner, order, token } = await aFollowedRepair();
  const email = 'ruth@mail.example';
  expect((await visit('follow', { token, email: 'Ruth@mail.example' })).json()).toBe(true);
  // Asked again at once, nothing more is mailed.
  await visit('follow', { token, email });
  await promiseDay(owner, order, '2026-12-10');
  expect(await mailTexts(site.db, email)).toHaveLength(1);
  const sealed = await mailedAddress(site.db, email);
  expect((await visit('open', { token: sealed })).json()).toMatchObject({
    kind: 'following',
    mails: 'unconfirmed',
    email,
  });
  expect((await visit('follow/confirm', { token: sealed })).json()).toMatchObject({ mails: 'confirmed' });
  await promiseDay(owner, order, '2026-12-12');
  const texts = await mailTexts(site.db, email);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('It is now promised for December 12, 2026, before it was December 10, 2026.');
  expect(texts[1]).toContain(sealed);
  expect(texts[1]).not.toMatch(/\$|Rosa/);
  // A photo is no news of stage or day.
  await sendToShop(site.app, owner, order, [aShopEdit({ kind: 'set-drop-off', day: '2026-12-01' })]);
  expect(await mailTexts(site.db, email)).toHaveLength(2);
  const stopped = { kind: 'following', mails: 'stopped', email: '' };
  expect((await visit('follow/stop', { token: sealed })).json()).toMatchObject(stopped);
  expect((await visit('follow/stop', { token: sealed })).json()).toMatchObject(stopped);
  expect((await visit('open', { token: sealed })).json()).toMatchObject(stopped);
  await promiseDay(owner, order, '2026-12-14');
  expect(await mailTexts(site.db, email)).toHaveLength(2);
  const kinds = await site.db.selectFrom('audit_event').select('kind').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['status-mails-confirmed', 'status-mails-stopped']),
  );
});

test('a forged address, an address that is none, too many of them, and a link that ended are refused', async () => {
  const { owner, order, token, linkId } = await aFollowedRepair();
  expect((await visit('follow/stop', { token: 'forged' })).statusCode).toBe(410);
  expect((await visit('follow', { token, email: 'nobody' })).statusCode).toBe(400);
  for (let count = 0; count < 10; count += 1) {
    await visit('follow', { token, email: `a${String(count)}@mail.example` });
  }
  expect((await visit('follow', { token, email: 'b@mail.example' })).json()).toMatchObject({
    detail: expect.stringContaining('Enough people follow'),
  });
  await sendToShop(site.app, owner, order, [aShopEdit({ kind: 'void-order', reason: 'Sold' })]);
  expect((await visit('follow', { token, email: 'c@mail.example' })).statusCode).toBe(410);
  await post(site.app, owner, `/api/share-links/${linkId}/revoke`, {});
  expect((await visit('open', { token })).json()).toEqual({ kind: 'ended' });
  const left = await site.db
    .selectFrom('status_follower')
    .select('id')
    .where('link_id', '=', linkId)
    .execute();
  expect(left).toEqual([]);
});
