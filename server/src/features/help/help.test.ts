import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HelpTopic } from '@dre/core/contract/help/help';
import type { BrokenHelpLink, HelpTopicDraft, HelpTopicRow } from '@dre/core/contract/help/help-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCaller } from '../../testing/help-callers.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { seedHelp } from './seed-help.ts';

const site = withTestApp();
const folder = mkdtempSync(path.join(tmpdir(), 'dre-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Caller = Awaited<ReturnType<typeof aCaller>>;
let admin: Caller;
let reader: Caller;

function ship(slug: string, text: string): void {
  const head = ['---', `title: ${text}`, 'order: 1', `lead: About ${text}.`, 'screens: /estimate/dashboard'];
  writeFileSync(path.join(folder, `${slug}.md`), [...head, '---', '', `${text} in **bold**.`, ''].join('\n'));
}

beforeAll(async () => {
  admin = await aCaller(site);
  reader = await aCaller(site, { administrator: false });
  ship('ours', 'Shipped');
  ship('edited', 'Shipped too');
  await seedHelp(site.db, folder, testNow);
});

async function published(): Promise<HelpTopic[]> {
  const { revision } = (await reader.call('GET', '/api/help/state')).json<{ revision: string }>();
  return (await reader.call('GET', `/api/help/topics/${revision}`)).json<HelpTopic[]>();
}

async function titleOf(slug: string): Promise<string | undefined> {
  return (await published()).find((topic) => topic.slug === slug)?.title;
}

async function draftOf(slug: string): Promise<HelpTopicDraft> {
  const rows = (await admin.call('GET', '/api/admin/help/topics')).json<HelpTopicRow[]>();
  const id = rows.find((row) => row.slug === slug)?.id ?? '';
  return (await admin.call('GET', `/api/admin/help/topics/${id}`)).json<HelpTopicDraft>();
}

const paragraph = (text: string, href?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) }],
    },
  ],
});

function save(draft: HelpTopicDraft, change: object) {
  const { slug, title, lead, body, screens, revision: since } = draft;
  return admin.call('PUT', `/api/admin/help/topics/${draft.id}/draft`, {
    slug,
    title,
    lead,
    body,
    screens,
    since,
    ...change,
  });
}

test('readers see what is published, drafts stay with administrators, and every version is kept', async () => {
  const made = await admin.call('POST', '/api/admin/help/topics', { title: 'Hail & wind', parent: null });
  const { id, slug } = made.json<{ id: string; slug: string }>();
  expect(slug).toBe('hail-wind');
  expect(await titleOf(slug)).toBeUndefined();
  expect((await save(await draftOf(slug), { body: paragraph('First') })).json()).toEqual({ revision: 2 });
  expect(await titleOf(slug)).toBeUndefined();

  await admin.call('POST', `/api/admin/help/topics/${id}/publish`, { revision: 2 });
  expect(await titleOf(slug)).toBe('Hail & wind');
  await save(await draftOf(slug), { title: 'Hail', body: paragraph('Second') });
  expect(await titleOf(slug)).toBe('Hail & wind');
  expect(await draftOf(slug)).toMatchObject({ state: 'changed', title: 'Hail' });

  const stale = await admin.call('POST', `/api/admin/help/topics/${id}/publish`, { revision: 2 });
  expect(stale.statusCode).toBe(409);
  await admin.call('POST', `/api/admin/help/topics/${id}/publish`, { revision: 3 });
  expect(await titleOf(slug)).toBe('Hail');
  expect((await draftOf(slug)).versions.map(({ number }) => number)).toEqual([2, 1]);
  const first = await admin.call('GET', `/api/admin/help/topics/${id}/versions/1`);
  expect(first.json()).toMatchObject({ title: 'Hail & wind', body: paragraph('First') });
  expect((await admin.call('GET', `/api/admin/help/topics/${id}/versions/9`)).statusCode).toBe(404);

  expect((await admin.call('POST', `/api/admin/help/topics/${id}/withdraw`, {})).json()).toBe(true);
  expect(await titleOf(slug)).toBeUndefined();
  expect(await draftOf(slug)).toMatchObject({ state: 'withdrawn' });
});

test('the help of an earlier moment is not to be had under the name of a later one', async () => {
  const { revision } = (await reader.call('GET', '/api/help/state')).json<{ revision: string }>();
  const draft = await draftOf('ours');
  await admin.call('POST', `/api/admin/help/topics/${draft.id}/publish`, { revision: draft.revision });
  expect((await reader.call('GET', `/api/help/topics/${revision}`)).statusCode).toBe(404);
});

test('two administrators who change one topic do not overwrite one another', async () => {
  const draft = await draftOf('ours');
  expect((await save(draft, { title: 'Mine' })).statusCode).toBe(200);
  const late = await save(draft, { title: 'Theirs' });
  expect(late.statusCode).toBe(409);
  expect(late.json<{ detail: string }>().detail).toContain('Somebody else changed this topic');
  expect((await draftOf('ours')).title).toBe('Mine');
});

test.each([
  ['a script', { body: { type: 'doc', content: [{ type: 'script', content: [] }] } }],
  ['a link that runs something', { body: paragraph('x', 'javascript:alert(1)') }],
  [
    'a picture from elsewhere',
    { body: { type: 'doc', content: [{ type: 'image', attrs: { src: '//x', alt: '' } }] } },
  ],
  ['no text at all', { body: 'text' }],
  ['a screen there is not', { screens: ['/nowhere'] }],
  ['no title', { title: ' ' }],
  ['an address with blanks', { slug: 'a b' }],
])('a draft with %s is refused and changes nothing', async (_what, change) => {
  const before = await draftOf('edited');
  expect((await save(before, change)).statusCode).toBe(400);
  expect(await draftOf('edited')).toEqual(before);
});

test('the shipped text follows the product until an administrator edits the topic', async () => {
  const draft = await draftOf('edited');
  await save(draft, { title: 'Our own words' });
  ship('edited', 'Newer');
  ship('fresh', 'Fresh');
  await seedHelp(site.db, folder, testNow);
  expect(await draftOf('edited')).toMatchObject({ title: 'Our own words' });
  expect(await titleOf('fresh')).toBe('Fresh');
  ship('fresh', 'Fresher');
  await seedHelp(site.db, folder, testNow);
  expect(await titleOf('fresh')).toBe('Fresher');
  rmSync(path.join(folder, 'fresh.md'));
  await seedHelp(site.db, folder, testNow);
  expect(await titleOf('fresh')).toBeUndefined();
  ship('fresh', 'Fresher');
  await seedHelp(site.db, folder, testNow);
  expect(await titleOf('fresh')).toBe('Fresher');
});

test('topics keep their order, stand under one another, and never under themselves', async () => {
  const add = async (title: string, parent: string | null = null) =>
    (await admin.call('POST', '/api/admin/help/topics', { title, parent })).json<{ id: string }>().id;
  const top = await add('Top');
  const [a, b] = [await add('A', top), await add('B', top)];
  const move = (id: string, parent: string | null, before: string | null) =>
    admin.call('PUT', `/api/admin/help/topics/${id}/place`, { parent, before });
  const under = async (parent: string) => {
    const rows = (await admin.call('GET', '/api/admin/help/topics')).json<HelpTopicRow[]>();
    return rows.filter((row) => row.parent === parent).map((row) => row.title);
  };
  expect(await under(top)).toEqual(['A', 'B']);
  await move(b, top, a);
  expect(await under(top)).toEqual(['B', 'A']);
  await move(a, b, null);
  expect(await under(b)).toEqual(['A']);
  expect((await move(top, a, null)).statusCode).toBe(409);
  expect((await admin.call('DELETE', `/api/admin/help/topics/${top}`)).statusCode).toBe(409);
  expect((await admin.call('DELETE', `/api/admin/help/topics/${a}`)).json()).toBe(true);
  expect((await admin.call('GET', `/api/admin/help/topics/${a}`)).statusCode).toBe(404);
});

test('links that lead nowhere are found', async () => {
  const { id } = (
    await admin.call('POST', '/api/admin/help/topics', { title: 'Linked', parent: null })
  ).json<{
    id: string;
  }>();
  const hrefs = [
    '/help/view-topics/nothing',
    '/help/view-topics/linked',
    '/estimate/nowhere/at/all',
    '/estimate/dashboard',
  ];
  const content = hrefs.flatMap((href) => paragraph('x', href).content);
  await save(await draftOf('linked'), { body: { type: 'doc', content } });
  const broken = (await admin.call('GET', '/api/admin/help/broken-links')).json<BrokenHelpLink[]>();
  expect(broken.filter(({ topicId }) => topicId === id).map(({ link }) => link)).toEqual(hrefs.slice(0, 3));
});

test('whether a topic helped is counted once for each person', async () => {
  const answer = (who: Caller, helped: boolean) => who.call('PUT', '/api/help/answers/ours', { helped });
  await answer(reader, false);
  await answer(reader, true);
  await answer(admin, false);
  expect(await draftOf('ours')).toMatchObject({ helped: 1, notHelped: 1 });
  const unknown = await reader.call('PUT', '/api/help/answers/no-such-topic', { helped: true });
  expect(unknown.statusCode).toBe(404);
});

test('what administrators do to the help is in the record', async () => {
  const kinds = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('kind', '=', 'help-changed')
    .where('person_id', '=', admin.id)
    .execute();
  const acts = kinds.map(({ detail }) => (detail as { what: string }).what);
  expect(new Set(acts)).toEqual(new Set(['added', 'published', 'withdrawn', 'moved', 'removed']));
});
