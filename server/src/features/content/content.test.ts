import { richTextOf } from '@dre/core/domain/content/rich-text';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aMember, get } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { seedContent } from './seed-content.ts';

const site = withTestApp();

test('news and events are told while they are published, and to the companies they are for', async () => {
  const [ours, theirs] = [await aCompany(site.db), await aCompany(site.db)];
  const [mine, other] = [await aMember(site, ours.id, 'owner'), await aMember(site, theirs.id, 'owner')];
  const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  const news = { body: JSON.stringify(richTextOf(['A paragraph.'])), published_from: day(-3) };
  await site.db
    .insertInto('news')
    .values([
      { ...news, title: 'For everybody' },
      { ...news, title: 'For us', for_companies: [ours.id], published_from: day(-1) },
      { ...news, title: 'Above all', published_from: day(-30), is_pinned: true },
      { ...news, title: 'Not yet', published_from: day(1) },
      { ...news, title: 'Over', published_until: day(-1) },
    ])
    .execute();
  const event = { body: JSON.stringify(richTextOf([])), published_from: day(-3) };
  await site.db
    .insertInto('event')
    .values([
      { ...event, title: 'Later', starts_at: day(9) },
      { ...event, title: 'Next', starts_at: day(2), place: 'Online' },
      { ...event, title: 'Gone', starts_at: day(-1) },
    ])
    .execute();
  const titles = async (member: typeof mine, what: string) =>
    (await get(site.app, member, `/api/content/${what}`))
      .json<{ title: string }[]>()
      .map(({ title }) => title);
  expect(await titles(mine, 'news')).toEqual(['Above all', 'For us', 'For everybody']);
  expect(await titles(other, 'news')).toEqual(['Above all', 'For everybody']);
  expect(await titles(mine, 'events')).toEqual(['Next', 'Later']);
});

test('the one advertisement is the newest of those that run; without one there is none', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const ad = async () => (await get(site.app, member, '/api/ads/current')).json<{ id: string } | null>();
  expect(await ad()).toBeNull();
  await seedContent(site.db, testNow);
  const client = new Client({ connectionString: site.url });
  await client.connect();
  await client.query(
    `insert into ad (id, title, shown_from, shown_until) values
     ('spring', 'Spring', '2026-11-01', null), ('over', 'Over', '2026-11-10', '2026-11-12')`,
  );
  await client.end();
  expect(await ad()).toMatchObject({ id: 'spring' });
});
