import { randomUUID } from 'node:crypto';
import type { RepairOrderReply, SentShopOutcome } from '@dre/core/contract/shop/shop';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { named, orderPhotoSender, photoSender, type PhotoUpload } from '../../../testing/photos.ts';
import { jpegSample } from '../../../testing/picture-samples.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  sendToShop,
  shopOn,
} from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let foreman: Member;
let estimator: Member;
let reviewer: Member;
let technician: Member;
let stranger: Member;
let order: RepairOrderReply['order'];

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  const owner = await aMember(site, id, 'owner');
  foreman = await aMember(site, id, 'foreman');
  estimator = await aMember(site, id, 'estimator');
  reviewer = await aMember(site, id, 'reviewer');
  technician = await aMember(site, id, 'technician');
  stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  await shopOn(site.app, owner);
  ({ order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator)));
  const lee = await onCrew(site.app, owner, technician.id);
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({
      kind: 'assign-step',
      step: 'check-in/detail',
      plan: { people: [lee.id], location: null, from: null, until: null },
    }),
  ]);
});

const aPhoto = (file: string, id = randomUUID()) => ({
  id,
  file,
  width: 40,
  height: 30,
  takenAt: null,
  task: null,
});

async function outcomes(member: Member, edits: readonly Parameters<typeof aShopEdit>[0][]) {
  const sent = await sendToShop(site.app, member, order.id, edits.map(aShopEdit));
  return sent.json<{ outcomes: SentShopOutcome[] }>().outcomes.map(({ outcome }) => outcome);
}

test('a technician stores a photo of an own order and sees it, and nothing of other orders', async () => {
  const device = orderPhotoSender(site.app, technician, order.id);
  const photo = named(await jpegSample({ shade: 1 }));
  expect((await device.send(photo)).json()).toMatchObject({ state: 'kept' });
  expect(await outcomes(technician, [{ kind: 'add-photo', photo: aPhoto(photo.file) }])).toEqual([
    { kind: 'applied' },
  ]);
  const elsewhere = named(await jpegSample({ shade: 2 }));
  const other = await anApprovedEstimate(site.app, estimator);
  await photoSender(site.app, estimator, other).send(elsewhere);
  const reply = await device.addresses([photo.file, elsewhere.file]);
  const { addresses } = reply.json<{ addresses: { file: string; full: string }[] }>();
  expect(addresses.map(({ file }) => file)).toEqual([photo.file]);
  const picture = await site.app.inject({ url: addresses[0]?.full ?? '' });
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const { order: theirs } = await anOpenOrder(site.app, foreman, other);
  const refused = orderPhotoSender(site.app, technician, theirs.id);
  expect((await refused.announce(photo)).statusCode).toBe(404);
  expect((await refused.addresses([elsewhere.file])).statusCode).toBe(404);
  const texts = [reply.payload, (await get(site.app, technician, `/api/shop/orders/${order.id}`)).payload];
  expect(texts.join('\n')).not.toMatch(/cents|price|Rosa|Delgado/i);
});

test('a foreman stores photos of every order, a reviewer none, and an order of another company is not there', async () => {
  const photo = named(await jpegSample({ shade: 3 }));
  const sentBy = async (member: Member) =>
    (await orderPhotoSender(site.app, member, order.id).send(photo)).statusCode;
  expect(await sentBy(foreman)).toBe(200);
  expect(await sentBy(reviewer)).toBe(403);
  expect(await sentBy(stranger)).toBe(404);
});

test('a picture too large, and a file that is none, are refused with a sentence', async () => {
  const device = orderPhotoSender(site.app, foreman, order.id);
  const huge: PhotoUpload = named(Buffer.from('huge'));
  expect((await device.announce(huge, 11 * 1024 * 1024)).json()).toMatchObject({
    detail: 'A picture may have 10 MB.',
  });
  const text = named(Buffer.from('This is no picture.'.repeat(20)));
  expect((await device.send(text)).statusCode).toBe(400);
  expect((await device.addresses([text.file])).json()).toMatchObject({ addresses: [] });
});

test('only a photo of the order or its estimate is released to the owner, by those who manage the order', async () => {
  const photo = aPhoto(named(await jpegSample({ shade: 4 })).file);
  await outcomes(foreman, [{ kind: 'add-photo', photo }]);
  const release = { kind: 'release-photo', photo: { id: photo.id, file: 'cd'.repeat(32) } } as const;
  expect(await outcomes(technician, [release])).toMatchObject([{ refusal: { kind: 'not-your-role' } }]);
  expect(await outcomes(foreman, [release])).toEqual([{ kind: 'applied' }]);
  const stray = { kind: 'release-photo', photo: { id: randomUUID(), file: photo.file } } as const;
  expect(await outcomes(foreman, [stray])).toMatchObject([{ refusal: { kind: 'photo-not-found' } }]);
  const read = async () =>
    (await get(site.app, foreman, `/api/shop/orders/${order.id}`)).json<RepairOrderReply>().order;
  expect((await read()).released).toMatchObject([{ id: photo.id, file: photo.file }]);
  await outcomes(foreman, [{ kind: 'withhold-photo', photoId: photo.id }]);
  expect((await read()).released).toBeUndefined();
  const { items } = (await get(site.app, foreman, `/api/shop/orders/${order.id}/history`)).json<{
    items: { edit: { kind: string } }[];
  }>();
  expect(items.slice(0, 3).map(({ edit }) => edit.kind)).toContain('withhold-photo');
});
