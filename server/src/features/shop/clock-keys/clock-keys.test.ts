import { randomUUID } from 'node:crypto';
import type { SentClockEntry } from '@dre/core/contract/shop/clock';
import type { ClockKey, SharedClockReply } from '@dre/core/contract/shop/clock-keys';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { aClockDevice, type ClockDevice, sealedPin } from '../../../testing/clock-device.ts';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany, testPassword } from '../../../testing/people.ts';
import { recordedKinds } from '../../../testing/recorded.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  put,
  sendToShop,
  shopOn,
} from '../../../testing/shop.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { stepsOf } from '@dre/core/domain/shop/board/steps';

let clock = testNow.getTime();
const site = withTestApp({ book: 'starter', now: () => new Date(clock) });
const minute = 60_000;
const cleaning: ClockTarget = { on: 'activity', activity: 'cleaning', order: null };
let companyId: string;
let owner: Member;
let foreman: Member;
let technician: Member;
let lee: string;
let kim: string;
let peers = 0;

const send = (url: string, body: object) => {
  peers += 1;
  return site.app.inject({ method: 'POST', url, body, remoteAddress: `10.9.${peers >> 8}.${peers & 255}` });
};

beforeAll(async () => {
  companyId = (await aCompany(site.db)).id;
  owner = await aMember(site, companyId, 'owner');
  foreman = await aMember(site, companyId, 'foreman');
  technician = await aMember(site, companyId, 'technician');
  await shopOn(site.app, owner);
  lee = (await onCrew(site.app, owner, technician.id)).id;
  kim = (await onCrew(site.app, owner, null)).id;
});

function punch(person: string, minutesAgo: number, target: ClockTarget = cleaning): Punch {
  const at = clock - minutesAgo * minute;
  return { kind: 'punch', id: randomUUID(), person, device: randomUUID(), at, offset: 0, target };
}

/** A browser of this person, with a sign-in and a device cookie of its own. */
async function browserOf(member: Member, cookie?: string): Promise<Member & { readonly cookie: string }> {
  const { id } = member;
  const { email } = await site.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: cookie === undefined ? {} : { cookie },
    body: { userName: email, password: testPassword },
  });
  const headers = {
    authorization: `Bearer ${reply.json<{ result: string }>().result}`,
    'x-company': companyId,
  };
  return { ...member, headers, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
}

async function aTablet(): Promise<ClockDevice & { readonly sealTo: string }> {
  const device = aClockDevice(send);
  const { id, publicKey } = device;
  const reply = await post(site.app, await browserOf(foreman), '/api/shop/clock-keys', {
    id,
    name: 'Bay door',
    publicKey,
  });
  expect(reply.statusCode, reply.payload).toBe(200);
  const names = (await device.call('/api/clock/names')).json<SharedClockReply>();
  return { ...device, sealTo: names.sealTo };
}

function setPin(member: Member, crew: string, pin: string | null) {
  return put(site.app, member, `/api/shop/crew/${crew}/pin`, { pin });
}

function open(tablet: ClockDevice & { readonly sealTo: string }, crew: string, pin: string) {
  const nonce = randomUUID();
  return tablet.call('/api/clock/open', { crew, nonce, sealed: sealedPin(tablet.sealTo, pin, nonce) });
}

function withPin({ sealTo }: { readonly sealTo: string }, pressed: Punch, pin: string) {
  return { entry: pressed, sealed: sealedPin(sealTo, pin, pressed.id), done: null };
}

function outcomesOf(reply: LightMyRequestResponse): SentClockEntry[] {
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json<{ outcomes: SentClockEntry[] }>().outcomes;
}

async function logOf(crew: string): Promise<ClockEntry[]> {
  return (await get(site.app, foreman, `/api/shop/clock?crew=${crew}`)).json<{ entries: ClockEntry[] }>()
    .entries;
}

test('enrolling a tablet ends the sign-in in its browser; it reads names and no price, and takes no seat', async () => {
  const browser = await browserOf(foreman);
  const device = aClockDevice(send);
  const body = { id: device.id, name: 'Bay door', publicKey: device.publicKey };
  expect((await post(site.app, technician, '/api/shop/clock-keys', body)).statusCode).toBe(403);
  expect((await post(site.app, browser, '/api/shop/clock-keys', body)).json()).toEqual({ id: device.id });
  expect((await get(site.app, browser, '/api/shop')).statusCode).toBe(401);
  const names = await device.call('/api/clock/names');
  expect(
    names
      .json<SharedClockReply>()
      .people.map(({ id }) => id)
      .toSorted(),
  ).toEqual([lee, kim].toSorted());
  expect(names.payload).not.toMatch(/cents|price|Delgado/i);
  expect((await device.call('/api/clock/work')).statusCode).toBe(403);
});

test('two of the crew clock at a tablet with their PINs, and Done ticks the task', async () => {
  expect((await setPin(technician, lee, '802046')).json()).toEqual({ hasPin: true });
  expect((await setPin(technician, kim, '591837')).statusCode).toBe(403);
  expect((await setPin(foreman, kim, '591837')).json()).toEqual({ hasPin: true });
  expect((await setPin(foreman, kim, '123456')).json()).toMatchObject({
    detail: expect.stringMatching(/tries this PIN first/),
  });
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  const [step] = stepsOf(order);
  const plan = { people: [kim], location: null, from: null, until: null };
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'assign-step', step: step?.key ?? '', plan }),
  ]);
  const tablet = await aTablet();
  const opened = (await open(tablet, kim, '591837')).json<{
    list: { orders: { order: { id: string } }[] };
  }>();
  expect(opened.list.orders).toMatchObject([{ order: { id: order.id }, estimate: { customer: '' } }]);
  const task = step?.tasks[0]?.work.key ?? '';
  const done = { edit: randomUUID(), order: order.id, task };
  const punches = [
    withPin(tablet, punch(lee, 30), '802046'),
    withPin(tablet, punch(kim, 20, { on: 'task', order: order.id, task }), '591837'),
    { ...withPin(tablet, punch(kim, 5), '591837'), done },
  ];
  const outcomes = outcomesOf(await tablet.call('/api/clock/punches', { punches }));
  expect(outcomes.map(({ outcome, entry }) => [outcome.kind, entry])).toEqual(
    punches.map((sent) => ['stored', sent.entry]),
  );
  expect(outcomesOf(await tablet.call('/api/clock/punches', { punches }))).toEqual(outcomes);
  const read = (await get(site.app, foreman, `/api/shop/orders/${order.id}/history`)).json<{
    items: { edit: { kind: string; by: string } }[];
  }>();
  expect(read.items[0]?.edit).toMatchObject({ kind: 'tick-task', by: 'Lee Park' });
});

test('a press with a wrong, foreign or unreadable PIN is stored and marked, and a foreman settles it', async () => {
  const tablet = await aTablet();
  const [wrong, moved, broken] = [punch(kim, 40), punch(kim, 39), punch(kim, 38, { on: 'off' })];
  const punches = [
    withPin(tablet, wrong, '802046'),
    // The envelope of another press.
    { ...withPin(tablet, wrong, '591837'), entry: moved },
    { entry: broken, sealed: 'not an envelope', done: null },
  ];
  const outcomes = outcomesOf(await tablet.call('/api/clock/punches', { punches }));
  expect(outcomes).toMatchObject([
    { outcome: { kind: 'stored' }, entry: { mark: 'wrong-pin' } },
    { outcome: { kind: 'stored' }, entry: { mark: 'unreadable-pin' } },
    { outcome: { kind: 'stored' }, entry: { mark: 'unreadable-pin' } },
  ]);
  const settle = (person: string, of: string, settles: 'confirmed' | 'struck') => ({
    kind: 'correction' as const,
    id: randomUUID(),
    person,
    by: '',
    at: 0,
    punch: of,
    newAt: null,
    newTarget: null,
    why: 'Asked Kim',
    settles,
  });
  const marked = async () => timeline(await logOf(kim)).filter(({ isMarked }) => isMarked);
  expect(await marked()).toHaveLength(3);
  const entries = [
    settle(kim, wrong.id, 'confirmed'),
    settle(kim, moved.id, 'struck'),
    settle(kim, broken.id, 'struck'),
  ];
  expect((await post(site.app, foreman, '/api/shop/clock', { entries })).json()).toMatchObject({
    outcomes: entries.map(() => ({ outcome: { kind: 'stored' } })),
  });
  expect(await marked()).toEqual([]);
  expect(timeline(await logOf(kim)).some(({ punch: id }) => id === moved.id)).toBe(false);
  const own = { entries: [settle(lee, wrong.id, 'confirmed')] };
  expect((await post(site.app, technician, '/api/shop/clock', own)).json()).toMatchObject({
    outcomes: [{ outcome: { refusal: { kind: 'not-your-role' } } }],
  });
});

test('a PIN tried a thousand times is compared five times, waits, and holds up no other tablet', async () => {
  const [tablet, other] = [await aTablet(), await aTablet()];
  const tries = [];
  for (let count = 0; count < 3; count += 1) tries.push((await open(tablet, lee, `51700${count}`)).json());
  expect(tries).toMatchObject([4, 3, 2].map((triesLeft) => ({ list: null, triesLeft, waitMs: 0 })));
  for (let batch = 0; batch < 2; batch += 1) {
    const punches = Array.from({ length: 500 }, (_, at) =>
      withPin(tablet, punch(lee, 600 + at), String(300_000 + batch * 500 + at)),
    );
    const marks = outcomesOf(await tablet.call('/api/clock/punches', { punches })).map(({ entry }) =>
      entry?.kind === 'punch' ? entry.mark : undefined,
    );
    expect(marks.filter((mark) => mark === 'wrong-pin')).toHaveLength(batch === 0 ? 2 : 0);
    expect(marks.filter((mark) => mark === 'too-many-tries')).toHaveLength(batch === 0 ? 498 : 500);
  }
  expect((await open(tablet, lee, '802046')).json()).toMatchObject({ list: null, waitMs: minute });
  expect((await open(other, lee, '802046')).json()).toMatchObject({ waitMs: 0, list: { orders: [] } });
  const pressed = punch(lee, 1);
  const late = { punches: [withPin(tablet, pressed, '802046')] };
  expect(outcomesOf(await tablet.call('/api/clock/punches', late))).toMatchObject([
    { entry: { mark: 'too-many-tries' } },
  ]);
  clock += minute;
  expect((await open(tablet, lee, '000001')).json()).toMatchObject({ waitMs: 2 * minute });
  await setPin(foreman, lee, '802046');
  expect((await open(tablet, lee, '802046')).json()).toMatchObject({ waitMs: 0, triesLeft: 5 });
}, 60_000);

test('a call sent again, changed, signed by another key or by a removed tablet is refused in a sentence', async () => {
  const tablet = await aTablet();
  const path = '/api/clock/punches';
  const pressed = punch(lee, 3);
  const body = tablet.signed(path, { punches: [withPin(tablet, pressed, '802046')] }, 90);
  expect((await send(path, body)).statusCode).toBe(200);
  const again = await send(path, body);
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { detail: expect.stringMatching(/sent before/) },
  ]);
  const earlier = await send(path, tablet.signed(path, { punches: [] }, 89));
  expect(earlier.statusCode).toBe(409);
  const changed = await send(path, { ...tablet.signed(path, {}, 91), number: 92 });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    403,
    { detail: expect.stringMatching(/not a clock/) },
  ]);
  const impostor = aClockDevice(send, tablet.id);
  expect((await send(path, impostor.signed(path, {}, 91))).statusCode).toBe(403);
  const elsewhere = await send('/api/clock/open', tablet.signed(path, {}, 91));
  expect(elsewhere.statusCode).toBe(403);
  const garbled = await send(path, tablet.signed(path, { punches: 'none' }, 93));
  expect([garbled.statusCode, garbled.json()]).toMatchObject([
    400,
    { detail: expect.stringMatching(/cannot be read/) },
  ]);
  const { keys } = (await get(site.app, owner, '/api/shop/clock-keys')).json<{ keys: ClockKey[] }>();
  expect(keys.find(({ id }) => id === tablet.id)).toMatchObject({ kind: 'tablet', name: 'Bay door' });
  const url = `/api/shop/clock-keys/${tablet.id}`;
  const revoke = ({ headers }: Member) => site.app.inject({ method: 'DELETE', url, headers });
  expect((await revoke(technician)).statusCode).toBe(403);
  expect((await revoke(foreman)).json()).toBe(true);
  const removed = await send(path, tablet.signed(path, { punches: [] }, 94));
  expect([removed.statusCode, removed.json()]).toMatchObject([
    403,
    { detail: expect.stringMatching(/was removed/) },
  ]);
});

async function aPass(browser: Member): Promise<ClockDevice> {
  const device = aClockDevice(send);
  const body = { id: device.id, publicKey: device.publicKey };
  const reply = await post(site.app, browser, '/api/shop/clock-passes', body);
  expect(reply.statusCode, reply.payload).toBe(200);
  return device;
}

const isEnded = async (pass: ClockDevice) => {
  const reply = await pass.call('/api/clock/work');
  if (reply.statusCode === 200) return false;
  expect([reply.statusCode, reply.json()]).toMatchObject([
    403,
    { detail: expect.stringMatching(/clock pass of this device has ended/) },
  ]);
  return true;
};

test('a clock pass reads its person’s work and adds their presses for 30 days, after the session ended', async () => {
  const pass = await aPass(await browserOf(technician));
  clock += 13 * 3_600_000;
  expect((await pass.call('/api/clock/work')).json()).toMatchObject({ shop: { me: lee } });
  const [own, others] = [punch(lee, 2), punch(kim, 1)];
  const punches = [own, others].map((pressed) => ({ entry: pressed, sealed: null, done: null }));
  expect(outcomesOf(await pass.call('/api/clock/punches', { punches }))).toMatchObject([
    { outcome: { kind: 'stored' }, entry: { id: own.id } },
    { outcome: { kind: 'refused', refusal: { kind: 'entry-of-another-person' } } },
  ]);
  expect((await pass.call('/api/clock/names')).statusCode).toBe(403);
  clock += 30 * 24 * 3_600_000;
  expect(await isEnded(pass)).toBe(true);
});

test('a pass ends by signing out, by a second person on the device, by its owner and by a foreman', async () => {
  const first = await browserOf(technician);
  const signedOut = await aPass(first);
  await post(site.app, first, '/api/Login/Logout', {});
  expect(await isEnded(signedOut)).toBe(true);

  const phone = await browserOf(technician);
  const shared = await aPass(phone);
  expect(await isEnded(shared)).toBe(false);
  clock += minute;
  const second = await browserOf(foreman, phone.cookie);
  expect(await isEnded(shared)).toBe(true);
  const device = aClockDevice(send);
  const refused = await post(site.app, second, '/api/shop/clock-passes', {
    id: device.id,
    publicKey: device.publicKey,
  });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, {}]);

  const own = await browserOf(technician);
  const revoked = await aPass(own);
  const { keys } = (await get(site.app, own, '/api/shop/clock-keys')).json<{ keys: ClockKey[] }>();
  expect(keys.map(({ kind }) => kind)).not.toContain('tablet');
  const url = `/api/shop/clock-keys/${revoked.id}`;
  await site.app.inject({ method: 'DELETE', url, headers: own.headers });
  expect(await isEnded(revoked)).toBe(true);
});

test('a session that only timed out ends no pass; leaving the crew does', async () => {
  const phone = await browserOf(technician);
  const pass = await aPass(phone);
  clock += 14 * 3_600_000;
  await browserOf(technician, phone.cookie);
  expect(await isEnded(pass)).toBe(false);
  const shop = (await get(site.app, await browserOf(owner), '/api/shop')).json<{
    crew: { member: { id: string }; revision: number }[];
  }>();
  const stored = shop.crew.find(({ member }) => member.id === lee);
  await put(site.app, await browserOf(owner), `/api/shop/crew/${lee}`, { ...stored, isRemoved: true });
  expect(await isEnded(pass)).toBe(true);
  const tablet = await aTablet();
  const late = { punches: [withPin(tablet, punch(lee, 1), '802046')] };
  expect(outcomesOf(await tablet.call('/api/clock/punches', late))).toMatchObject([
    { outcome: { kind: 'stored' }, entry: { mark: 'not-on-crew' } },
  ]);
});

test('what happens to keys and PINs is recorded', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining([
      'clock-key-revoked',
      'clock-pass-issued',
      'clock-pin-locked',
      'clock-pin-set',
      'clock-tablet-enrolled',
    ]),
  );
});
