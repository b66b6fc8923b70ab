import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StreamEvent } from '@dre/core/contract/estimates/estimates';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter', beatMs: 3_600_000 });
let other: FastifyInstance;
let companyId: string;
let dana: Member;
let eli: Member;
let url: string;
const [laptop, tablet] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  other = await site.another();
  companyId = (await aCompany(site.db)).id;
  dana = await aMember(site, companyId, 'estimator');
  eli = await aMember(site, companyId, 'owner');
});

beforeEach(async () => {
  url = `/api/estimates/${(await started(site.app, dana)).estimate.id}`;
});

/** An open stream: its events one by one, until it ends. */
async function* eventsOf(stream: Readable): AsyncGenerator<StreamEvent, undefined> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: (\w+)\ndata: (.*)$/.exec(block);
      if (data !== null) yield JSON.parse(data[2] ?? '') as StreamEvent;
    }
  }
  return undefined;
}

async function open(app: FastifyInstance, { headers }: Member, since = 0) {
  const reply = await app.inject({
    url: `${url}/stream?since=${String(since)}`,
    headers,
    payloadAsStream: true,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const stream = reply.stream();
  const events = eventsOf(stream);
  return {
    close: () => stream.destroy(),
    /** The events until the stream ends. */
    rest: async () => {
      const kinds: string[] = [];
      for await (const { kind } of events) kinds.push(kind);
      return kinds;
    },
    async next(kind: StreamEvent['kind']): Promise<StreamEvent> {
      for (;;) {
        const { value, done } = await events.next();
        if (done || value === undefined) throw new Error('The stream has ended.');
        if (value.kind === kind) return value;
      }
    },
  };
}

function send(app: FastifyInstance, member: Member, since: number, device: string, edits = [aLine()]) {
  return post(app, member, `${url}/edits`, { device, since, edits });
}

test('whoever has the estimate open hears what is written in another process, in order and once', async () => {
  await send(site.app, dana, 0, laptop);
  const [here, there] = [await open(site.app, dana, 0), await open(other, eli, 1)];
  expect(await here.next('edits')).toMatchObject({ entries: [{ revision: 1, device: laptop }] });
  await send(other, eli, 1, tablet, [aLine(), aLine()]);
  const heard = { entries: [{ revision: 2, device: tablet, by: { id: eli.id } }, { revision: 3 }] };
  expect(await here.next('edits')).toMatchObject(heard);
  expect(await there.next('edits')).toMatchObject(heard);
  await send(site.app, dana, 3, laptop);
  expect(await there.next('edits')).toMatchObject({ entries: [{ revision: 4, device: laptop }] });
  here.close();
  there.close();
});

test('whoever comes back after a long while gets everything missed', async () => {
  await send(
    site.app,
    dana,
    0,
    laptop,
    Array.from({ length: 500 }, () => aLine()),
  );
  await send(
    site.app,
    dana,
    500,
    laptop,
    Array.from({ length: 40 }, () => aLine()),
  );
  const stream = await open(other, eli, 20);
  const revisions: number[] = [];
  while (revisions.at(-1) !== 540) {
    const event = await stream.next('edits');
    if (event.kind === 'edits') revisions.push(...event.entries.map(({ revision }) => revision));
  }
  expect(revisions).toEqual(Array.from({ length: 520 }, (_, at) => at + 21));
  stream.close();
});

test('whoever has the estimate open hears that something was said about it, and that it was taken back', async () => {
  const stream = await open(site.app, dana);
  const comment = randomUUID();
  await post(other, eli, `${url}/comments`, { id: comment, text: 'Look at the seam', lineId: null });
  expect(await stream.next('comments')).toEqual({ kind: 'comments' });
  await post(other, eli, `${url}/comments/removal`, { comment });
  expect(await stream.next('comments')).toEqual({ kind: 'comments' });
  stream.close();
});

test('others see who is where, also who comes in later, and when they leave', async () => {
  const stream = await open(site.app, dana);
  const report = (where: string | null) => post(other, eli, `${url}/presence`, { device: tablet, where });
  expect((await report('line 3, price')).json()).toBe(true);
  const seen = { by: { id: eli.id }, device: tablet, where: 'line 3, price' };
  expect(await stream.next('presence')).toMatchObject(seen);
  const late = await open(site.app, eli);
  expect(await late.next('presence')).toMatchObject(seen);
  await report(null);
  expect(await stream.next('presence')).toMatchObject({ device: tablet, where: null });
  stream.close();
  late.close();
  expect(
    (await post(other, eli, `${url}/presence`, { device: tablet, where: 'x'.repeat(201) })).statusCode,
  ).toBe(400);
});

test('an estimate of another company and one that is not there have no stream', async () => {
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  expect((await get(site.app, stranger, `${url}/stream?since=0`)).statusCode).toBe(404);
  expect((await get(site.app, dana, `/api/estimates/${randomUUID()}/stream?since=0`)).statusCode).toBe(404);
  expect((await get(site.app, dana, `${url}/stream`)).statusCode).toBe(400);
});

async function onColleague(
  { email }: Member,
  method: 'PUT' | 'POST' | 'DELETE',
  context: string,
  body?: object,
) {
  const company = await get(site.app, eli, '/api/company');
  const { people } = company.json<{ people: { id: string; email: string }[] }>();
  const id = people.find((person) => person.email === email)?.id ?? '';
  const reply = await site.app.inject({
    method,
    url: `/api/company/people/${id}${context}`,
    headers: eli.headers,
    ...(body && { body }),
  });
  expect(reply.statusCode).toBe(200);
}

test.each<[string, (member: Member) => Promise<unknown>]>([
  ['the session ends', (member) => post(site.app, member, '/api/Login/Logout', {})],
  ['the role is changed', (member) => onColleague(member, 'PUT', '/role', { role: 'technician' })],
  ['the person is disabled', (member) => onColleague(member, 'PUT', '/access', { enabled: false })],
  ['an owner ends the sessions', (member) => onColleague(member, 'POST', '/end-sessions', {})],
  ['the person is removed', (member) => onColleague(member, 'DELETE', '')],
])('in every process a stream ends when %s, before the next edit is told', async (_, withdraw) => {
  const member = await aMember(site, companyId, 'estimator');
  const streams = [await open(site.app, member), await open(other, member)];
  await send(site.app, dana, 0, laptop);
  for (const stream of streams) await stream.next('edits');
  await withdraw(member);
  await send(other, eli, 1, tablet);
  for (const stream of streams) expect(await stream.rest()).toEqual([]);
});

test('a stream ends with the subscription of its company, before the next edit is told', async () => {
  const reader = await open(other, dana);
  await site.db
    .updateTable('company')
    .set({ subscription: 'suspended' })
    .where('id', '=', companyId)
    .execute();
  expect(await reader.rest()).toEqual([]);
  await site.db.updateTable('company').set({ subscription: 'active' }).where('id', '=', companyId).execute();
});

test('a stream outlives the renewal of its token', async () => {
  const member = await aMember(site, companyId, 'estimator');
  const stream = await open(site.app, member);
  const renewed = await get(site.app, member, '/api/Login/RefreshToken');
  const token = renewed.json<{ result: string }>().result;
  const headers = { ...member.headers, authorization: `Bearer ${token}` };
  await send(site.app, { ...member, headers }, 0, laptop);
  expect(await stream.next('edits')).toMatchObject({ entries: [{ revision: 1 }] });
  stream.close();
});

test('one person has at most twelve streams open in a process, and room again when one is closed', async () => {
  const { headers } = await aMember(site, companyId, 'estimator');
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const openOne = async () => {
    const leaving = new AbortController();
    const reply = await fetch(`${address}${url}/stream?since=0`, { headers, signal: leaving.signal });
    // Referenced, because the runtime closes an unreferenced reply.
    return { reply, status: reply.status, leave: () => leaving.abort() };
  };
  const streams = [];
  for (let count = 0; count < 12; count += 1) streams.push(await openOne());
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await openOne()).toMatchObject({ status: 429 });
  streams.pop()?.leave();
  // The other end notices a closed connection only later.
  streams.push(
    await vi.waitFor(async () => {
      const one = await openOne();
      expect(one.status).toBe(200);
      return one;
    }),
  );
  for (const stream of streams) stream.leave();
});

test('what was written while the database could not be heard is told when it can be again', async () => {
  const stream = await open(site.app, dana);
  const admin = new Client({ connectionString: site.url });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dre listen' and datname = current_database()",
  );
  await admin.end();
  await send(other, eli, 0, tablet);
  expect(await stream.next('edits')).toMatchObject({ entries: [{ revision: 1 }] });
  stream.close();
});

test('an open stream holds no connection of the pool', async () => {
  const streams = [];
  for (let count = 0; count < 11; count += 1) streams.push(await open(other, dana));
  const note = anEdit({ kind: 'set-loss', changes: { cause: 'hail' } });
  await send(other, dana, 0, laptop, [note]);
  for (const stream of streams) {
    expect(await stream.next('edits')).toMatchObject({ entries: [{ edit: note }] });
    stream.close();
  }
});
