import Fastify from 'fastify';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '../../database/connections/connection.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { callCounts } from './call-counts.ts';
import { maxWorking } from './load-shedding.ts';

const site = withTestApp();

function click(caller: number, app = site.app) {
  return app.inject({
    method: 'POST',
    url: '/api/Dre/LogAdClick',
    remoteAddress: `203.0.113.${caller}`,
    body: { ad: 'a' },
  });
}

test('a server at its limit refuses the next call with a retry time, and accepts it when there is room', async () => {
  const holder = new Client({ connectionString: site.url });
  await holder.connect();
  await holder.query('begin; lock table ad_click');
  const held = Array.from({ length: maxWorking }, (_, caller) => click(caller));
  const metrics = async () => (await site.app.inject({ url: '/metrics' })).body;
  await vi.waitFor(async () => expect(await metrics()).toContain(`dre_calls_working ${maxWorking}`), {
    timeout: 30_000,
  });
  const refused = await click(250);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ type: '/api/docs#unavailable' });
  // Pages cost next to nothing, and a busy process is still healthy.
  for (const url of ['/healthz', '/welcome']) {
    expect((await site.app.inject({ url })).statusCode).toBe(200);
  }
  await holder.end();
  expect(new Set((await Promise.all(held)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await click(251)).statusCode).toBe(200);
  expect(await metrics()).toMatch(/dre_calls_working 0\n/);
  expect(await metrics()).toMatch(/dre_calls_shed_total 1\n/);
});

test('a caller over the limit at several processes is refused by all of them', async () => {
  const other = await site.another();
  const call = (app: typeof other) =>
    app
      .inject({ url: '/api/configuration', remoteAddress: '198.51.100.1' })
      .then((reply) => reply.statusCode);
  for (let round = 0; round < 16; round += 1) {
    await Promise.all(Array.from({ length: 200 }, (_, index) => call(index % 2 === 0 ? site.app : other)));
  }
  for (const app of [site.app, other]) {
    await vi.waitFor(async () => expect(await call(app)).toBe(429), { timeout: 30_000 });
  }
});

test('while the database is away each process counts alone, and still refuses callers over the limit', async () => {
  const app = Fastify();
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const counts = callCounts(app, db);
  const limit = { name: 'a call', requests: 2, perSeconds: 60 };
  expect(await counts.take(limit, 'somebody')).toBe(0);
  expect(await counts.waitMs(limit, 'somebody')).toBe(0);
  expect(await counts.take(limit, 'somebody')).toBe(0);
  expect(await counts.waitMs(limit, 'somebody')).toBeGreaterThan(0);
  expect(await counts.take(limit, 'somebody')).toBeGreaterThan(0);
  expect(await counts.take(limit, 'somebody else')).toBe(0);
  await counts.forget(limit, 'somebody');
  expect(await counts.take(limit, 'somebody')).toBe(0);
  await app.close();
  await closeDatabase(db);
});

test('a process that shuts down reports not ready, replies to late calls, and closes their connections', async () => {
  const stopping = await site.another();
  stopping.shutdown.begin(0);
  const [ready, alive, page] = await Promise.all(
    ['/readyz', '/healthz', '/welcome'].map((url) => stopping.inject({ url })),
  );
  expect(ready?.statusCode).toBe(503);
  expect([alive?.statusCode, page?.statusCode]).toEqual([200, 200]);
  expect(page?.headers['connection']).toBe('close');
  expect((await site.app.inject({ url: '/welcome' })).headers['connection']).not.toBe('close');
});
