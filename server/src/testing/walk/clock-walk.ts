import { randomUUID } from 'node:crypto';
import type { SharedClockReply } from '@dre/core/contract/shop/clock-keys';
import { expect } from 'vitest';
import { aClockDevice, type ClockDevice, sealedPin } from '../clock-device.ts';
import { testNow } from '../test-now.ts';
import { caller, signedIn, type Walk, type WalkCall } from './walk.ts';

/**
 * Tablets and passes are enrolled, each company one more than the one before. Enrolling ends a sign-in, so each has its
 * own.
 */
export async function clockKeyCalls(
  walk: Walk,
  owner: WalkCall,
  { crewId, ownerId, companyId }: { crewId: string; ownerId: string; companyId: string },
): Promise<void> {
  const { email } = await walk.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  await owner('PUT', '/api/shop/crew/:id/pin', { pin: null }, crewId);
  await owner('PUT', '/api/shop/crew/:id/pin', { pin: '802046' }, crewId);
  const send = (url: string, body: object) => walk.inject({ method: 'POST', url, body });
  for (let count = 0; count <= walk.turn; count += 1) {
    const [tablet, pass] = [aClockDevice(send), aClockDevice(send)];
    const token = await signedIn(walk, email);
    const browser = caller(walk, { authorization: `Bearer ${token}`, 'x-company': companyId });
    const key = { id: pass.id, publicKey: pass.publicKey };
    expect((await browser('POST', '/api/shop/clock-passes', key)).json()).toMatchObject({ crew: crewId });
    expect((await pass.call('/api/clock/work')).json()).toMatchObject({ shop: { me: crewId } });
    const enrolled = { id: tablet.id, name: `Door ${String(count)}`, publicKey: tablet.publicKey };
    await browser('POST', '/api/shop/clock-keys', enrolled);
    await tabletCalls(tablet, crewId);
    await owner('DELETE', '/api/shop/clock-keys/:id', undefined, pass.id);
  }
  const { keys } = (await owner('GET', '/api/shop/clock-keys')).json<{ keys: unknown[] }>();
  expect(keys).toHaveLength(walk.turn + 1);
}

/** A right PIN opens, and three wrong ones are counted; the presses are stored. */
async function tabletCalls(tablet: ClockDevice, crewId: string): Promise<void> {
  const { sealTo } = (await tablet.call('/api/clock/names')).json<SharedClockReply>();
  const open = async (pin: string) => {
    const nonce = randomUUID();
    const sealed = sealedPin(sealTo, pin, nonce);
    return (await tablet.call('/api/clock/open', { crew: crewId, nonce, sealed })).json<object>();
  };
  expect(await open('802047')).toMatchObject({ list: null });
  expect(await open('802046')).toMatchObject({ list: { shop: { me: crewId } } });
  expect(await open('802048')).toMatchObject({ list: null });
  const id = randomUUID();
  const at = testNow.getTime();
  const punch = {
    kind: 'punch',
    id,
    person: crewId,
    device: tablet.id,
    at,
    offset: 0,
    target: { on: 'off' },
  };
  const punches = [{ entry: punch, sealed: sealedPin(sealTo, '802049', id), done: null }];
  expect((await tablet.call('/api/clock/punches', { punches })).json()).toMatchObject({
    outcomes: [{ outcome: { kind: 'stored' }, entry: { mark: 'wrong-pin' } }],
  });
}
