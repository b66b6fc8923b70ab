import { randomUUID } from 'node:crypto';
import type { RepairOrderReply, SentShopOutcome, ShopCard } from '@dre/core/contract/shop/shop';
import { stepKey } from '@dre/core/domain/shop/model/repair-task';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { inches } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { aMember, anEdit, get, type Member, post, shroudReplaced } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  put,
  sendTo,
  sendToShop,
  shopOn,
} from '../../testing/shop.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter', beatMs: 3_600_000 });
let owner: Member;
let foreman: Member;
let estimator: Member;
let reviewer: Member;
let technician: Member;
let stranger: Member;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  foreman = await aMember(site, id, 'foreman');
  estimator = await aMember(site, id, 'estimator');
  reviewer = await aMember(site, id, 'reviewer');
  technician = await aMember(site, id, 'technician');
  stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  await shopOn(site.app, owner);
});

const signed = { by: '', at: '' };
const noMeasures = { length: null, height: null, width: null };

async function readOrder(member: Member, id: string): Promise<RepairOrderReply> {
  return (await get(site.app, member, `/api/shop/orders/${id}`)).json<RepairOrderReply>();
}

async function stageOf(id: string): Promise<string> {
  const reply = await get(site.app, estimator, `/api/estimates/${id}`);
  return reply.json<{ estimate: { stage: string } }>().estimate.stage;
}

function aBay(length: number | null): ShopLocation {
  return {
    id: randomUUID(),
    name: 'Bay 3',
    kind: 'bay',
    length: length === null ? null : inches(length),
    doorHeight: null,
    width: null,
    equipment: [],
    hours: null,
  };
}

test('an approved estimate opens its order once, with the work everybody agreed to', async () => {
  const estimateId = await anApprovedEstimate(site.app, estimator);
  const first = await anOpenOrder(site.app, foreman, estimateId);
  expect(first.order).toMatchObject({
    state: 'open',
    estimateId,
    authorized: [{ version: 'E01', how: 'agreed' }],
  });
  expect(first.order.number).toMatch(/^RO-1\d{4}$/);
  expect(first.order.tasks.length).toBeGreaterThan(1);
  expect((await anOpenOrder(site.app, owner, estimateId)).order.id).toBe(first.order.id);
});

test('an order is refused for an estimate nobody approved, and for a shop that is off', async () => {
  const draft = randomUUID();
  await post(site.app, estimator, '/api/estimates', { id: draft });
  const asked = (member: Member, estimateId: string) =>
    post(site.app, member, '/api/shop/orders', { id: randomUUID(), estimateId, device: randomUUID() });
  expect((await asked(foreman, draft)).json()).toMatchObject({
    detail: 'The estimate is draft. A repair order is opened from an approved estimate.',
  });
  expect((await asked(foreman, randomUUID())).statusCode).toBe(404);
  expect((await asked(technician, draft)).statusCode).toBe(403);
  const theirs = await anApprovedEstimate(site.app, stranger);
  expect((await asked(stranger, theirs)).json()).toMatchObject({ detail: /switched off/ });
  expect((await asked(foreman, theirs)).statusCode).toBe(404);
});

test('a unit that arrives brings its estimate to in repair, and one that leaves to completed', async () => {
  const estimateId = await anApprovedEstimate(site.app, estimator);
  const { order } = await anOpenOrder(site.app, foreman, estimateId);
  const bay = aBay(600);
  await put(site.app, foreman, `/api/shop/locations/${bay.id}`, {
    revision: 0,
    isRemoved: false,
    location: bay,
  });
  const mistaken = randomUUID();
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'check-in', visitId: mistaken, location: bay, measured: noMeasures }),
  ]);
  expect(await stageOf(estimateId)).toBe('in-repair');
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'withdraw-record', record: 'visit', recordId: mistaken }),
  ]);
  expect(await stageOf(estimateId), 'a check-in that was taken back').toBe('approved');
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: bay, measured: noMeasures }),
  ]);
  const { order: here } = await readOrder(foreman, order.id);
  const work = here.tasks.map(({ work: { key } }) => aShopEdit({ kind: 'tick-task', task: key }));
  const checks = here.checks.map((check) =>
    aShopEdit({
      kind: 'pass-check',
      check: check.work.key,
      result: { id: randomUUID(), photos: [randomUUID()], reading: '11 in', note: '' },
    }),
  );
  const delivery = {
    hasWalkRound: true,
    signature: { name: 'Rosa Delgado', file: '' },
    keys: 2,
    documents: [],
    unfinished: null,
  };
  const sent = await sendToShop(site.app, foreman, order.id, [
    ...work,
    ...checks,
    aShopEdit({ kind: 'deliver', delivery }),
  ]);
  const { outcomes, cards } = sent.json<{ outcomes: SentShopOutcome[]; cards: ShopCard[] }>();
  expect(outcomes.filter(({ outcome }) => outcome.kind !== 'applied')).toEqual([]);
  expect(cards[0]?.card.column).toBe('delivered');
  expect(await stageOf(estimateId)).toBe('completed');
});

test('the measures of a bay are the shop’s own, whatever a device sends', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator));
  const short = aBay(480);
  const stored = { revision: 0, isRemoved: false, location: short };
  await put(site.app, foreman, `/api/shop/locations/${short.id}`, stored);
  const measured = { length: inches(720), height: null, width: null };
  const long = { ...short, length: inches(1_000) };
  const sent = await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: long, measured }),
  ]);
  expect(sent.json<{ outcomes: SentShopOutcome[] }>().outcomes[0]?.outcome).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'unit-does-not-fit', issue: { unit: 720, location: 480 } },
  });
  expect(await put(site.app, foreman, `/api/shop/locations/${short.id}`, stored)).toMatchObject({
    statusCode: 409,
  });
});

test('a supplement waits for its agreement, is then a difference on the running work, and goes if it is declined', async () => {
  const estimateId = await anApprovedEstimate(site.app, estimator);
  const { order } = await anOpenOrder(site.app, foreman, estimateId);
  const tasks = order.tasks.length;
  const zone = { side: 'whole', subSide: 'fees', region: null };
  const line = {
    kind: 'add-book-line',
    order: 'X',
    part: 'AC-SHROUD',
    operation: 'replace',
    quantity: 1_000,
  };
  await sendTo(site.app, estimator, estimateId, [
    anEdit({ kind: 'start-supplement' }),
    anEdit({ ...line, lineId: randomUUID(), place: zone } as never),
    anEdit({ kind: 'lock', ...signed }),
  ]);
  const waiting = (await readOrder(foreman, order.id)).order;
  expect(waiting).toMatchObject({ pending: { version: 'S01' } });
  expect(waiting.tasks).toHaveLength(tasks);
  const risk = { editId: randomUUID(), device: randomUUID(), version: 'S01', reason: 'Rain is coming' };
  await post(site.app, foreman, `/api/shop/orders/${order.id}/own-risk`, risk);
  const begun = (await readOrder(foreman, order.id)).order;
  expect(begun.authorized.at(-1)).toMatchObject({
    version: 'S01',
    how: 'own-risk',
    reason: 'Rain is coming',
  });
  expect(begun.tasks.length).toBeGreaterThan(tasks);
  await sendTo(site.app, estimator, estimateId, [
    anEdit({ kind: 'decline', version: 'S01', reason: 'Wear', ...signed }),
  ]);
  const declined = (await readOrder(foreman, order.id)).order;
  expect(declined.authorized.at(-1)).toMatchObject({ version: 'S01', inForce: 'E01', how: 'declined' });
  expect(declined.tasks.filter(({ isWithdrawn }) => !isWithdrawn)).toHaveLength(tasks);
});

test('a batch sent again counts once, and an id of another order is refused', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator));
  const { order: other } = await anOpenOrder(
    site.app,
    foreman,
    await anApprovedEstimate(site.app, estimator),
  );
  const edits = [aShopEdit({ kind: 'set-drop-off', day: '2026-12-01' })];
  const [first, again] = [
    await sendToShop(site.app, foreman, order.id, edits),
    await sendToShop(site.app, foreman, order.id, edits),
  ];
  expect(again.json()).toEqual(first.json());
  expect((await sendToShop(site.app, foreman, other.id, edits)).statusCode).toBe(409);
  const { items } = (await get(site.app, foreman, `/api/shop/orders/${order.id}/history`)).json<{
    items: { edit: { kind: string; by: string } }[];
  }>();
  expect(items.map(({ edit }) => edit.kind)).toEqual(['set-drop-off', 'authorize-version', 'open-order']);
  expect(items[0]?.edit.by).not.toBe('');
});

test('an edit that changes nothing is a revision, so that the next one is stored', async () => {
  const { order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, estimator));
  const task = order.tasks[0]?.work.key ?? '';
  for (const kind of ['untick-task', 'untick-task', 'tick-task'] as const) {
    const reply = await sendToShop(site.app, owner, order.id, [aShopEdit({ kind, task })]);
    expect(reply.statusCode, reply.payload).toBe(200);
  }
  const stored = await readOrder(owner, order.id);
  expect(stored.order.tasks[0]?.progress.state).not.toBe('open');
});

test('a technician reads and ticks own steps alone, without a cent or a contact', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator));
  const lee = await onCrew(site.app, owner, technician.id);
  expect((await get(site.app, technician, `/api/shop/orders/${order.id}`)).statusCode).toBe(404);
  const task =
    order.tasks.find(({ work }) => work.phase === 'teardown' || work.phase === 'body') ?? order.tasks[1];
  const step = `${task?.work.phase ?? ''}/${task?.work.department ?? ''}`;
  const part = order.parts[0]?.work.key ?? '';
  const ordered = {
    id: randomUUID(),
    quantity: 1_000,
    vendor: 'Coach Supply',
    purchaseOrder: '1',
    cost: 54_321,
  };
  await sendToShop(site.app, foreman, order.id, [
    aShopEdit({
      kind: 'assign-step',
      step,
      plan: { people: [lee.id], location: null, from: null, until: null },
    }),
    aShopEdit({ kind: 'order-part', part, order: ordered as never }),
  ]);
  const [own, foreign] = [
    aShopEdit({ kind: 'tick-task', task: task?.work.key ?? '' }),
    aShopEdit({ kind: 'tick-task', task: 'shop:check-in' }),
  ];
  const promised = aShopEdit({
    kind: 'promise',
    promise: { id: randomUUID(), day: '2026-12-24', reason: '' },
  });
  const sent = await sendToShop(site.app, technician, order.id, [own, foreign, promised]);
  expect(sent.json<{ outcomes: SentShopOutcome[] }>().outcomes.map(({ outcome }) => outcome)).toMatchObject([
    { kind: 'applied' },
    { kind: 'refused', refusal: { kind: 'not-your-role' } },
    { kind: 'refused', refusal: { kind: 'not-your-role' } },
  ]);
  const texts = await Promise.all(
    ['', `/orders/${order.id}`, `/orders/${order.id}/history`, '/edits?since=0'].map(
      async (path) => (await get(site.app, technician, `/api/shop${path}`)).payload,
    ),
  );
  expect(texts.join('\n')).not.toMatch(/54321|Rosa|Delgado/);
  expect(texts[0]).toContain(order.number);
});

test.each([
  ['reviewer', () => reviewer],
  ['technician', () => technician],
  ['estimator', () => estimator],
] as const)('a %s switches no shop on and stores no bay', async (_, who) => {
  const bay = aBay(null);
  const body = { revision: 0, isRemoved: false, location: bay };
  expect((await put(site.app, who(), `/api/shop/locations/${bay.id}`, body)).statusCode).toBe(403);
  const shop = await get(site.app, owner, '/api/shop');
  const { settings, revision } = shop.json<{ settings: object; revision: number }>();
  expect((await put(site.app, who(), '/api/shop', { revision, isOn: false, settings })).statusCode).toBe(403);
});

test('whoever has the shop open hears of every change, a technician of own orders alone', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator));
  const { place } = (await get(site.app, foreman, '/api/shop')).json<{ place: number }>();
  const heard = async (member: Member, edits: readonly ShopEdit[]) => {
    const { headers } = member;
    const url = `/api/shop/stream?since=${String(place)}`;
    const stream = (await site.app.inject({ url, headers, payloadAsStream: true })).stream();
    await sendToShop(site.app, foreman, order.id, edits);
    for await (const chunk of stream) {
      if (String(chunk).includes('event: edits')) return String(chunk);
    }
    return '';
  };
  const dropOff = aShopEdit({ kind: 'set-drop-off', day: '2026-12-02' });
  expect(await heard(foreman, [dropOff])).toContain(dropOff.id);
  const [step] = Object.keys(groupedBySteps(order));
  const { crew } = (await get(site.app, foreman, '/api/shop')).json<{ crew: { member: { id: string } }[] }>();
  const people = crew.map(({ member }) => member.id);
  const plan = { people, location: null, from: null, until: null };
  const assigned = aShopEdit({ kind: 'assign-step', step: step ?? '', plan });
  const told = await heard(technician, [assigned]);
  expect(told).toContain(assigned.id);
  expect(told).not.toContain(dropOff.id);
});

test('a bay nobody stored and a person who is on the crew already are refused with a sentence', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, estimator));
  const sent = await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: aBay(null), measured: noMeasures }),
  ]);
  expect(sent.json<{ outcomes: SentShopOutcome[] }>().outcomes[0]?.outcome).toEqual({
    kind: 'refused',
    refusal: { kind: 'location-not-found', location: 'Bay 3' },
  });
  const asked = async (id: string, userId: string | null, revision: number) => {
    const fields = { name: 'Lee', levels: {}, certificates: [], calendar: null };
    const body = { revision, isRemoved: false, member: { id, userId, ...fields } };
    return put(site.app, owner, `/api/shop/crew/${id}`, body);
  };
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await asked(first, estimator.id, 0)).statusCode).toBe(200);
  expect((await asked(second, null, 0)).statusCode).toBe(200);
  expect((await asked(second, estimator.id, 1)).json()).toMatchObject({ detail: /on the crew already/ });
  expect((await asked(randomUUID(), stranger.id, 0)).json()).toMatchObject({ detail: /does not work/ });
});

test('switching the shop is in the audit log', async () => {
  const kinds = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('kind', '=', 'shop-changed')
    .execute();
  expect(kinds.length).toBeGreaterThan(0);
});

function groupedBySteps({ tasks }: RepairOrderReply['order']): Readonly<Record<string, true>> {
  return Object.fromEntries(tasks.map((task) => [stepKey(task), true]));
}

test('a hold is not expected to end, nor a unit promised, on a day that is over where the shop is', async () => {
  const estimateId = await anApprovedEstimate(site.app, estimator);
  const { order } = await anOpenOrder(site.app, foreman, estimateId);
  const day = '2026-11-12';
  const hold = {
    id: randomUUID(),
    kind: 'weather',
    on: { of: 'order' },
    reason: 'Rain',
    endedBy: '',
  } as const;
  const sent = await sendToShop(site.app, foreman, order.id, [
    aShopEdit({ kind: 'place-hold', hold: { ...hold, expectedEnd: day } }),
    aShopEdit({ kind: 'promise', promise: { id: randomUUID(), day, reason: '' } }),
  ]);
  expect(sent.json<{ outcomes: SentShopOutcome[] }>().outcomes.map(({ outcome }) => outcome)).toEqual([
    { kind: 'refused', refusal: { kind: 'day-is-over', day, what: 'hold' } },
    { kind: 'refused', refusal: { kind: 'day-is-over', day, what: 'promise' } },
  ]);
});

test('a task stands on the part of the drawing on which the builder numbers its line', async () => {
  const unit = { vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' };
  const vent = { side: 'roof', subSide: 'penetrations', region: null };
  const line = { ...shroudReplaced, part: 'VT-LID', order: 'V', lineId: randomUUID(), place: vent };
  const estimateId = await anApprovedEstimate(site.app, estimator, [
    anEdit({ kind: 'set-unit', changes: unit } as never),
    anEdit(line as never),
  ]);
  const { order } = await anOpenOrder(site.app, foreman, estimateId);
  const task = order.tasks.find(({ work }) => work.key.startsWith(line.lineId));
  expect(task?.work.location).toEqual({ ...vent, region: 'roof.vent-bath' });
});
