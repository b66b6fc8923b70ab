import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { aMember, get, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { named, photoSender } from '../../testing/photos.ts';
import { jpegSample } from '../../testing/picture-samples.ts';
import { withTestApp } from '../../testing/test-app.ts';

const noSpace = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
let freeBytes = Number.POSITIVE_INFINITY;
const site = withTestApp({
  book: 'starter',
  freeBytes: async () => freeBytes,
  store: {
    put: noSpace,
    open: async () => undefined,
    remove: noSpace,
    async *keys() {
      yield* [];
    },
  },
});

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: site.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function click(ad: string) {
  return site.app.inject({ method: 'POST', url: '/api/Dre/LogAdClick', body: { ad } });
}

const notNow = { type: '/api/docs#unavailable', status: 503 };

test('a call that loses its database during a query is asked to retry, and succeeds when it does', () =>
  withClient(async (holder) => {
    await holder.query('begin; lock table ad_click');
    const pending = click('a');
    const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and query like '%ad_click%'
      and datname = current_database()`;
    await withClient((other) =>
      vi.waitFor(
        async () =>
          expect((await other.query(`select pg_terminate_backend(pid) ${waiting}`)).rowCount).toBeGreaterThan(
            0,
          ),
        { timeout: 30_000 },
      ),
    );
    const lost = await pending;
    expect(lost.json()).toMatchObject(notNow);
    expect(lost.headers['retry-after']).toBe('2');
    await holder.query('rollback');
    expect((await click('a')).json()).toBe(true);
  }));

test('with no room on the database’s disk a call is asked to retry', () =>
  withClient(async (client) => {
    await client.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await client.query(
      'create trigger full_disk before insert or update on ad_click execute function full_disk()',
    );
    expect((await click('b')).json()).toMatchObject(notNow);
    await client.query('drop trigger full_disk on ad_click');
    expect((await click('b')).json()).toBe(true);
  }));

test('with no room for files an upload is asked to retry, and the estimate is still readable', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const { estimate } = await started(site.app, member);
  const refused = await photoSender(site.app, member, estimate.id).send(named(await jpegSample()));
  expect(refused.json()).toMatchObject(notNow);
  expect((await get(site.app, member, `/api/estimates/${estimate.id}`)).statusCode).toBe(200);
});

test('a server without disk space reports not ready, and is ready when there is space again', async () => {
  const ready = async () => (await site.app.inject({ url: '/readyz' })).statusCode;
  expect(await ready()).toBe(200);
  freeBytes = 1_000_000;
  expect(await ready()).toBe(503);
  freeBytes = 1_000_000_000;
  expect(await ready()).toBe(200);
});
