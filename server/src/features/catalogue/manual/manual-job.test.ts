import type { Manual } from '@dre/core/contract/catalogue/manual';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { queues } from '../../../jobs/queues.ts';
import { drawShortManual, shortened } from '../../../testing/documents/a-short-manual.ts';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { openTemporaryFolder } from '../../../testing/database-server.ts';
import { aCompany } from '../../../testing/people.ts';
import { folderStore } from '../../../storage/folder-store.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { makeManual, type ManualWorkshop } from './make-manual.ts';

const store = folderStore(openTemporaryFolder('dre-manual-'));
const site = withTestApp({ book: 'starter', store });
let technician: Member;

beforeAll(async () => {
  technician = await aMember(site, (await aCompany(site.db)).id, 'technician');
});

const standing = async () => (await get(site.app, technician, '/api/manual')).json<Manual>();

function workshop(draw: ManualWorkshop['draw']): ManualWorkshop {
  return { db: site.db, store, now: () => testNow, draw };
}

async function jobs(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from jobs.job where name = ${queues.manual.name}`.execute(site.db);
  return Number(rows[0]?.count);
}

test('the manual is made once for everybody, shows how far it is, and is fetched by an address of the session', async () => {
  expect(await standing()).toMatchObject({ edition: 1, state: 'none' });
  expect((await post(site.app, technician, '/api/manual/addresses', {})).statusCode).toBe(404);
  await post(site.app, technician, '/api/manual', {});
  await post(site.app, technician, '/api/manual', {});
  expect(await standing()).toMatchObject({ state: 'waiting' });
  expect(await jobs()).toBe(1);

  await makeManual(
    workshop((order, onPage) => {
      const short = { ...order, contents: shortened(order.contents, ['AC-SHROUD']) };
      return drawShortManual(short, onPage);
    }),
    { edition: 1 },
  );
  const made = await standing();
  expect(made).toMatchObject({ state: 'ready', page: made.pages });
  const reply = await post(site.app, technician, '/api/manual/addresses', {});
  const { address, fileName } = reply.json<{ address: string; fileName: string }>();
  const file = await site.app.inject({ url: address });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
  expect(file.rawPayload.length).toBe(made.bytes);
  expect((await site.app.inject({ url: `${address.slice(0, -2)}xx` })).statusCode).toBe(404);
});

test('a manual that could not be made says so and can be asked for again', async () => {
  const broken = workshop(async () => {
    throw new Error('no ink');
  });
  await expect(makeManual(broken, { edition: 1 })).rejects.toThrow('no ink');
  expect(await standing()).toMatchObject({ state: 'failed' });
  await post(site.app, technician, '/api/manual', {});
  expect(await standing()).toMatchObject({ state: 'waiting' });
});
