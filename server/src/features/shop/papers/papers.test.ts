import { randomUUID } from 'node:crypto';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { stepKey } from '@dre/core/domain/shop/model/repair-task';
import { inches, cents, thousandths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  sendToShop,
  shopOn,
} from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter', beatMs: 3_600_000 });
let owner: Member;
let technician: Member;
let stranger: Member;
let order: RepairOrderReply['order'];

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  technician = await aMember(site, id, 'technician');
  stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  await shopOn(site.app, owner);
  ({ order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner)));
  const part = order.parts[0]?.work.key ?? '';
  const ordered = {
    quantity: thousandths(1_000),
    vendor: 'Lakeshore',
    purchaseOrder: '',
    cost: cents(98_765),
  };
  await sendToShop(site.app, owner, order.id, [
    aShopEdit({ kind: 'order-part', part, order: { id: randomUUID(), ...ordered } }),
    aShopEdit({ kind: 'expect-part', part, expected: { id: randomUUID(), day: '2026-12-01', reason: '' } }),
  ]);
});

function ask(member: Member, document: object) {
  const whole = { id: order.id, paper: 'letter', ...document };
  return post(site.app, member, '/api/shop/document-addresses', { document: whole });
}

async function textOf(member: Member, document: object): Promise<string> {
  const { address } = (await ask(member, document)).json<{ address: string }>();
  const reply = await site.app.inject({ url: address });
  expect(reply.headers['content-type']).toBe('application/pdf');
  return (await readPdf(reply.rawPayload)).pages.map(({ text }) => text).join('\n');
}

const allWork = { kind: 'work-order', department: null };

test('a technician prints the work of own orders, with its parts, and without a cent or a contact', async () => {
  expect((await ask(technician, allWork)).statusCode).toBe(404);
  const { id, name } = await onCrew(site.app, owner, technician.id);
  const task = order.tasks.find(({ work }) => work.needs.length > 0);
  if (task === undefined) throw new Error('No task needs a part.');
  const plan = { people: [id], location: null, from: null, until: null };
  await sendToShop(site.app, owner, order.id, [
    aShopEdit({ kind: 'assign-step', step: stepKey(task), plan }),
  ]);
  const text = await textOf(technician, allWork);
  for (const words of [order.number, name, task.work.description, 'On the way, expected December 1, 2026']) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/987\.65|Delgado|\$/);
  const { department } = task.work;
  expect(await textOf(technician, { kind: 'work-order', department })).toContain(task.work.description);
  expect(await textOf(owner, { kind: 'work-order', department: 'sublet' })).toContain('no work on the order');
  expect((await ask(technician, { kind: 'delivery-sheet' })).statusCode).toBe(403);
  expect((await ask(technician, { kind: 'purchase-order', id: randomUUID() })).statusCode).toBe(403);
});

test('a delivery sheet has the signer, keys and documents of the delivery, and opens for nobody else', async () => {
  expect(await textOf(owner, { kind: 'delivery-sheet' })).toContain('Not handed over yet');
  const measured = { length: inches(426), height: inches(138), width: null };
  const delivery = {
    hasWalkRound: true,
    signature: { name: 'Rosa Delgado', file: '' },
    keys: 2,
    documents: ['Warranty card'],
    unfinished: 'Waits for paint',
  };
  await sendToShop(site.app, owner, order.id, [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: null, measured }),
    aShopEdit({ kind: 'deliver', delivery }),
  ]);
  expect(await textOf(owner, allWork)).toMatch(/35 ft 6 in\s.*11 ft 6 in/s);
  const text = await textOf(owner, { kind: 'delivery-sheet' });
  for (const words of ['Handed over', 'Rosa Delgado', 'Warranty card', 'Waits for paint']) {
    expect(text).toContain(words);
  }
  expect((await ask(stranger, { kind: 'delivery-sheet' })).statusCode).toBe(404);
  const changed = (await ask(owner, allWork)).json<{ address: string }>().address.replace(/.$/, 'A');
  expect((await get(site.app, owner, `${changed}B`)).statusCode).toBe(404);
});
