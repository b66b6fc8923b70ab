import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aMember, get } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { clickRules } from './clicks-service.ts';

let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });
let peers = 0;

function click(ad: string, { from = somewhere(), headers = {} }: { from?: string; headers?: object } = {}) {
  return site.app.inject({
    method: 'POST',
    url: '/api/Dre/LogAdClick',
    remoteAddress: from,
    headers: { ...headers },
    body: { ad },
  });
}

function somewhere(): string {
  peers += 1;
  return `10.${String(peers >> 16)}.${String((peers >> 8) & 255)}.${String(peers & 255)}`;
}

async function clicksOf(ad: string): Promise<[total: number, today: number]> {
  const total = await site.db
    .selectFrom('ad_click_total')
    .select('clicks')
    .where('ad', '=', ad)
    .executeTakeFirst();
  const { today } = await site.db
    .selectFrom('ad_click_day')
    .select(sql<string>`coalesce(sum(clicks), 0)`.as('today'))
    .where('ad', '=', ad)
    .executeTakeFirstOrThrow();
  return [Number(total?.clicks ?? 0), Number(today)];
}

test('one visitor clicks an ad once in half an hour, however often they do', async () => {
  const from = somewhere();
  for (let time = 0; time < 5; time += 1) expect((await click('spring', { from })).json()).toBe(true);
  expect(await clicksOf('spring')).toEqual([1, 1]);
  await click('spring');
  expect(await clicksOf('spring')).toEqual([2, 2]);
  clock += clickRules.windowMs + 1;
  await click('spring', { from });
  expect(await clicksOf('spring')).toEqual([3, 3]);
  const notes = await site.db.selectFrom('ad_click_seen').select('ad').where('ad', '=', 'spring').execute();
  expect(notes).toHaveLength(1);
});

test('colleagues behind one connection count each, and a bad bearer turns nobody away', async () => {
  const company = await aCompany(site.db);
  const [one, two] = [await aMember(site, company.id, 'owner'), await aMember(site, company.id, 'estimator')];
  const from = somewhere();
  for (const { headers } of [one, two, one]) await click('office', { from, headers });
  expect(await clicksOf('office')).toEqual([2, 2]);
  expect((await click('office', { from, headers: { authorization: 'Bearer made-up' } })).json()).toBe(true);
  expect(await clicksOf('office')).toEqual([3, 3]);
});

test('made-up names do not fill the reports, and known ads go on counting', async () => {
  await site.db.insertInto('ad').values({ id: 'known', title: 'Known' }).execute();
  await sql`insert into ad_click (ad) select 'made-up-' || n from generate_series(1, ${clickRules.strangeNames}) n`.execute(
    site.db,
  );
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => click(`flood-${String(index)}`)),
  );
  expect(replies.map((reply) => reply.json<boolean>())).toEqual(replies.map(() => true));
  const flood = await site.db
    .selectFrom('ad_click_total')
    .select('ad')
    .where('ad', 'like', 'flood-%')
    .execute();
  expect(flood).toEqual([]);
  await click('known');
  await click('made-up-1');
  expect([await clicksOf('known'), await clicksOf('made-up-1')]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('beyond what readers can do in a day nothing more is counted', async () => {
  const owner = new Client({ connectionString: site.url });
  await owner.connect();
  await owner.query("update ad_click_day set clicks = $1 where ad = 'known'", [clickRules.perDay]);
  await owner.end();
  const [before] = await clicksOf('known');
  await click('known');
  expect((await clicksOf('known'))[0]).toBe(before);
});

test('how often an ad was shown is added up and written in one portion', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  await site.db
    .updateTable('ad')
    .set({ shown_from: new Date(clock) })
    .where('id', '=', 'known')
    .execute();
  const [one, two] = [await site.another(), await site.another()];
  for (const app of [one, two, two]) await get(app, member, '/api/ads/current');
  await Promise.all([one.close(), two.close()]);
  const shown = await site.db.selectFrom('ad_shown_day').select(['ad', 'shown']).execute();
  expect(shown).toEqual([{ ad: 'known', shown: '3' }]);
});
