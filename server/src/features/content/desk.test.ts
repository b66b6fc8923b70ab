import type { ContentItem } from '@dre/core/contract/content/content-admin';
import { blankContent, type ContentDraft, type ContentKind } from '@dre/core/domain/content/content-item';
import { richTextOf } from '@dre/core/domain/content/rich-text';
import { expect, test } from 'vitest';
import { type Administrator, anAdministrator } from '../../testing/administrators.ts';
import { aMember, get, type Member } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { recordedKinds } from '../../testing/recorded.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';

let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });
const minuteMs = 60_000;
const ahead = (minutes: number) => new Date(clock + minutes * minuteMs).toISOString();

async function written(
  by: Administrator,
  kind: ContentKind,
  change: Partial<ContentDraft>,
): Promise<ContentItem> {
  const { id, revision } = (await by.call('POST', `/api/admin/content/${kind}`, {})).json<ContentItem>();
  const content = { ...blankContent, ...change };
  const saved = await by.call('PUT', `/api/admin/content/${kind}/${id}`, { revision, content });
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json<ContentItem>();
}

function context(by: Administrator, kind: ContentKind, deed: 'publish' | 'archive', item: ContentItem) {
  return by.call('POST', `/api/admin/content/${kind}/${item.id}/${deed}`, { revision: item.revision });
}

async function newsOf(member: Member): Promise<string[]> {
  return (await get(site.app, member, '/api/content/news'))
    .json<{ title: string }[]>()
    .map(({ title }) => title);
}

test('news are a draft until they are published, shown in their time to their companies, and archived', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const [ours, theirs] = [await aCompany(site.db), await aCompany(site.db)];
  const [mine, other] = [await aMember(site, ours.id, 'estimator'), await aMember(site, theirs.id, 'owner')];
  const text = richTextOf(['Rails up 2.1%.']);
  const news = { title: 'Prices', text, companies: [ours.id], from: ahead(1), until: ahead(3) };
  const draft = await written(admin, 'news', news);
  expect(draft).toMatchObject({ state: 'draft', revision: 2, publishedAs: null });
  expect(await newsOf(mine)).toEqual([]);

  const scheduled = (await context(admin, 'news', 'publish', draft)).json<ContentItem>();
  expect(scheduled).toMatchObject({ state: 'scheduled', hasChanges: false });
  expect(await newsOf(mine)).toEqual([]);
  clock += minuteMs;
  expect([await newsOf(mine), await newsOf(other)]).toEqual([['Prices'], []]);

  const content = { ...scheduled.content, title: 'Prices, corrected' };
  const url = `/api/admin/content/news/${draft.id}`;
  const changed = (
    await admin.call('PUT', url, { revision: scheduled.revision, content })
  ).json<ContentItem>();
  expect(changed).toMatchObject({ state: 'published', hasChanges: true });
  expect(await newsOf(mine)).toEqual(['Prices']);
  const updated = (await context(admin, 'news', 'publish', changed)).json<ContentItem>();
  expect(await newsOf(mine)).toEqual(['Prices, corrected']);

  const archived = (await context(admin, 'news', 'archive', updated)).json<ContentItem>();
  expect(archived).toMatchObject({ state: 'archived', hasChanges: false });
  expect(await newsOf(mine)).toEqual([]);
  const again = await context(admin, 'news', 'publish', archived);
  expect(again.json()).toMatchObject({ status: 400, errors: { until: 'That time is over.' } });
  const audited = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('person_id', '=', admin.id)
    .execute();
  expect(audited.map(({ kind }) => kind).filter((kind) => kind.startsWith('content'))).toEqual([
    'content-published',
    'content-published',
    'content-archived',
  ]);
});

test('news are over when their time is over', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const mine = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const news = { title: 'For a minute', text: richTextOf(['x']), until: ahead(1) };
  await context(admin, 'news', 'publish', await written(admin, 'news', news));
  expect(await newsOf(mine)).toContain('For a minute');
  clock += minuteMs;
  expect(await newsOf(mine)).not.toContain('For a minute');
  const listed = (await admin.call('GET', '/api/admin/content/news')).json<{ items: object[] }>();
  expect(listed.items).toContainEqual(expect.objectContaining({ title: 'For a minute', state: 'archived' }));
});

test('of two administrators who write at once the second learns it, and nothing of the first is lost', async () => {
  const [first, second] = [
    await anAdministrator(site, 'Ada Admin'),
    await anAdministrator(site, 'Ben Admin'),
  ];
  const item = await written(first, 'news', { title: 'Both write' });
  const url = `/api/admin/content/news/${item.id}`;
  const save = (by: Administrator, title: string) =>
    by.call('PUT', url, { revision: item.revision, content: { ...item.content, title } });
  const [one, two] = await Promise.all([save(first, 'One'), save(second, 'Two')]);
  expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
  const [winner, loser] = one.statusCode === 200 ? [first, two] : [second, one];
  expect(loser.json()).toMatchObject({
    detail: `${winner.name} changed this after you opened it. Nothing of theirs was overwritten.`,
  });
  const stale = await context(second, 'news', 'publish', item);
  expect(stale.statusCode).toBe(409);
});

test('an event is published with its day, and removed for good', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const mine = await aMember(site, (await aCompany(site.db)).id, 'technician');
  const event = {
    title: 'Exchange day',
    place: 'Elkhart',
    seats: '12 seats left',
    link: 'https://rv.example/day',
  };
  const draft = await written(admin, 'event', event);
  expect((await context(admin, 'event', 'publish', draft)).json()).toMatchObject({
    errors: { startsAt: 'Say when it begins.' },
  });
  const dated = await written(admin, 'event', { ...event, startsAt: ahead(2) });
  await context(admin, 'event', 'publish', dated);
  const events = () => get(site.app, mine, '/api/content/events');
  expect((await events()).json()).toEqual([expect.objectContaining(event)]);
  const removed = await admin.call('DELETE', `/api/admin/content/event/${dated.id}`);
  expect(removed.json()).toBe(true);
  expect((await events()).json()).toEqual([]);
  const gone = await admin.call('DELETE', `/api/admin/content/event/${dated.id}`);
  expect(gone.json()).toMatchObject({ status: 404, detail: 'This was removed, by you or by somebody else.' });
});

test('an ad keeps one name for good, and once published it can be archived but not removed', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const company = await aCompany(site.db);
  const mine = await aMember(site, company.id, 'estimator');
  const other = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const ad = { title: 'Lap Sealant!', words: 'By the case', companies: [company.id] };
  const published = (
    await context(admin, 'ad', 'publish', await written(admin, 'ad', ad))
  ).json<ContentItem>();
  expect(published.publishedAs).toBe('lap-sealant');
  const twin = (
    await context(admin, 'ad', 'publish', await written(admin, 'ad', { ...ad, companies: null }))
  ).json<ContentItem>();
  expect(twin.publishedAs).toBe('lap-sealant-2');
  await context(admin, 'ad', 'archive', twin);
  const shown = (member: Member) => get(site.app, member, '/api/ads/current');
  expect((await shown(mine)).json()).toEqual({
    id: 'lap-sealant',
    title: 'Lap Sealant!',
    body: 'By the case',
    picture: null,
  });
  expect((await shown(other)).json()).toBeNull();
  const removal = await admin.call('DELETE', `/api/admin/content/ad/${published.id}`);
  expect(removal.json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Archive it instead') as string,
  });
  const draft = await written(admin, 'ad', ad);
  expect((await admin.call('DELETE', `/api/admin/content/ad/${draft.id}`)).json()).toBe(true);
});

const picture = { src: `/api/content/pictures/${'0'.repeat(64)}`, alt: 'x', width: 640, height: 480 };

test.each([
  [
    'a script in the text',
    { text: { type: 'doc', content: [{ type: 'script' }] } },
    'text',
    'cannot stand there',
  ],
  [
    'a link of script',
    {
      text: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] },
            ],
          },
        ],
      },
    },
    'text',
    'leads nowhere',
  ],
  ['markup instead of a text', { text: '<b>x</b>' }, 'text', 'readable form'],
  [
    'a picture of others',
    { picture: { ...picture, src: 'https://a.example/x.png' } },
    'picture',
    'Upload it first',
  ],
  ['a day that is none', { from: '2026-13-40T00:00:00.000Z' }, 'from', 'no such day'],
  ['a title of several lines', { title: 'a\nb' }, 'content.title', 'single line'],
  ['a field nobody knows', { html: '<b>' }, 'content', ''],
])('%s is refused with a sentence, and nothing is kept', async (_, change, field, words) => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const item = await written(admin, 'ad', { title: 'Kept' });
  const content = { ...item.content, ...change };
  const url = `/api/admin/content/ad/${item.id}`;
  const refused = await admin.call('PUT', url, { revision: item.revision, content });
  expect(refused.statusCode).toBe(400);
  const { errors } = refused.json<{ errors: Record<string, string> }>();
  expect(JSON.stringify(errors)).toContain(field);
  expect(JSON.stringify(errors)).toContain(words);
  expect((await admin.call('GET', url)).json()).toEqual(item);
});

test.each([
  [
    'news',
    { title: ' ', text: richTextOf([]) },
    { title: 'Give it a title.', text: 'Write at least one sentence.' },
  ],
  [
    'news',
    { title: 'x', text: richTextOf(['x']), companies: [] },
    { companies: 'Choose at least one company, or all of them.' },
  ],
  [
    'news',
    {
      title: 'x',
      text: richTextOf(['x']),
      companies: ['00000000-0000-4000-8000-000000000000'],
    },
    { companies: 'One of the companies is not there any more. Choose again.' },
  ],
  [
    'news',
    { title: 'x', text: richTextOf(['x']), from: ahead(30), until: ahead(20) },
    { until: 'It would be removed before it is shown.' },
  ],
  [
    'event',
    { title: 'x', startsAt: ahead(1), link: 'javascript:x' },
    { link: 'Type an address that begins with https://.' },
  ],
  ['ad', { title: 'x' }, { words: 'Write a line, or choose a picture.' }],
  [
    'ad',
    { title: 'x', words: 'x', link: 'http://rv.example/sale' },
    { link: 'Type an address that begins with https://.' },
  ],
  [
    'ad',
    { title: 'x', picture },
    { picture: 'The picture is 640 × 480. An ad has the shape of 336 × 92: cut it to that.' },
  ],
  [
    'ad',
    { title: 'x', picture: { ...picture, alt: '', width: 672, height: 184 } },
    { picture: 'Say in words what the picture shows.' },
  ],
  [
    'ad',
    { title: 'x', picture: { ...picture, width: 672, height: 184 } },
    { picture: 'A picture is not there any more. Choose it again.' },
  ],
] as const)('%s that are not ready are not published: %j', async (kind, change, errors) => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const item = await written(admin, kind, change);
  const refused = await context(admin, kind, 'publish', item);
  expect(refused.json()).toMatchObject({ status: 400, errors });
});

test('how many people saw a piece of news is counted, each once', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const company = await aCompany(site.db);
  const [one] = [await aMember(site, company.id, 'owner'), await aMember(site, company.id, 'estimator')];
  const news = { title: 'Seen', text: richTextOf(['x']), companies: [company.id], isPinned: true };
  const item = (
    await context(admin, 'news', 'publish', await written(admin, 'news', news))
  ).json<ContentItem>();
  const app = await site.another();
  for (let read = 0; read < 3; read += 1) await get(app, one, '/api/content/news');
  await app.close();
  const told = await admin.call('GET', `/api/admin/content/news/${item.id}`);
  expect(told.json()).toMatchObject({ reach: { seen: 1, people: 2 } });
});

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining(['content-archived', 'content-published', 'content-removed']),
  );
});
