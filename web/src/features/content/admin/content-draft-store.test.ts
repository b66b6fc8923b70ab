import type { ContentItem } from '@dre/core/contract/content/content-admin';
import { blankContent } from '@dre/core/domain/content/content-item';
import { accept, refuse } from '@dre/core/domain/result';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../lib/calls/api.ts';
import { ContentDraftStore, type Writing } from './content-draft-store.ts';

const item: ContentItem = {
  id: 'a',
  revision: 1,
  state: 'draft',
  hasChanges: false,
  changedAt: '2026-11-14T10:42:00.000Z',
  content: { ...blankContent, companies: null },
  publishedAs: null,
  showing: null,
  reach: null,
};

/** A server that stores what it receives, unless a test sets another status. */
function aServer() {
  const server = { item, status: 200, sent: [] as string[] };
  const call = async (
    _endpoint: object,
    { body }: { body?: { revision: number; content: ContentItem['content'] } },
  ) => {
    if (body === undefined) return accept(server.item);
    server.sent.push(body.content.title);
    if (server.status !== 200) return refuse({ type: 'about:blank', title: 'No.', status: server.status });
    if (body.revision !== server.item.revision)
      return refuse({ type: 'about:blank', title: 'Faster.', status: 409 });
    server.item = { ...server.item, revision: body.revision + 1, content: body.content };
    return accept(server.item);
  };
  return Object.assign(server, { api: { call, open: call } as unknown as Api });
}

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function opened(server: ReturnType<typeof aServer>, memory = aTab()) {
  const seen: Writing[] = [];
  const keeper = new ContentDraftStore(
    { api: server.api, kind: 'news', memory, onChange: (writing) => seen.push(writing) },
    server.item,
  );
  return { keeper, memory, state: () => keeper.writing.state };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is typed is sent once, a moment after the last key', async () => {
  const server = aServer();
  const { keeper, state } = opened(server);
  for (const title of ['P', 'Pr', 'Prices']) keeper.change({ title });
  expect([state(), server.sent]).toEqual(['saving', []]);
  await vi.advanceTimersByTimeAsync(800);
  expect([state(), server.sent, server.item.content.title]).toEqual(['saved', ['Prices'], 'Prices']);
});

test('what is typed while a save is under way is sent after it, and nothing is sent twice', async () => {
  const server = aServer();
  const { keeper, state } = opened(server);
  keeper.change({ title: 'One' });
  const saving = keeper.flush();
  keeper.change({ title: 'Two' });
  expect(await saving).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([state(), server.sent, server.item.revision]).toEqual(['saved', ['One', 'Two'], 3]);
  expect(await keeper.flush()).toBe(true);
  keeper.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(800);
  expect([state(), server.item.content.title]).toEqual(['saved', 'Three']);
});

test('without a server nothing typed is lost: a reload finds it, and it is sent when the server is back', async () => {
  const server = aServer();
  server.status = 0;
  const { keeper, memory, state } = opened(server);
  keeper.change({ title: 'In the tunnel' });
  await vi.advanceTimersByTimeAsync(800);
  expect(state()).toBe('waiting');
  keeper.end();
  server.status = 200;
  const reloaded = opened(server, memory);
  expect(reloaded.keeper.writing.draft.title).toBe('In the tunnel');
  await vi.advanceTimersByTimeAsync(0);
  expect([reloaded.state(), server.item.content.title]).toEqual(['saved', 'In the tunnel']);
});

test('when somebody else was faster nothing is overwritten until it is said which one stays', async () => {
  const server = aServer();
  const { keeper, state } = opened(server);
  server.item = { ...item, revision: 5, content: { ...item.content, title: 'Theirs' } };
  keeper.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(800);
  keeper.change({ title: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state(), server.sent, server.item.content.title]).toEqual(['conflict', ['Mine'], 'Theirs']);
  await keeper.resolve('mine');
  expect([state(), server.item.content.title, server.item.revision]).toEqual(['saved', 'Mine, longer', 6]);
});

test('theirs can be taken instead', async () => {
  const server = aServer();
  const { keeper, memory, state } = opened(server);
  server.item = { ...item, revision: 5, content: { ...item.content, title: 'Theirs' } };
  keeper.change({ title: 'Mine' });
  await keeper.flush();
  await keeper.resolve('theirs');
  expect([state(), keeper.writing.draft.title]).toEqual(['saved', 'Theirs']);
  expect(opened(server, memory).keeper.writing.draft.title).toBe('Theirs');
});

test('a text that was not sent before somebody else changed the item is a conflict after the reload', async () => {
  const server = aServer();
  server.status = 0;
  const { keeper, memory } = opened(server);
  keeper.change({ title: 'Mine' });
  server.status = 200;
  server.item = { ...item, revision: 2, content: { ...item.content, title: 'Theirs' } };
  const reloaded = opened(server, memory);
  expect(reloaded.keeper.writing).toMatchObject({ state: 'conflict', draft: { title: 'Mine' } });
});

test('what the server does not take is said, and sent again once it is changed', async () => {
  const server = aServer();
  server.status = 400;
  const { keeper, state } = opened(server);
  keeper.change({ title: 'Bad' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.writing).toMatchObject({ state: 'refused', problem: { title: 'No.' } });
  server.status = 200;
  keeper.change({ title: 'Good' });
  await vi.advanceTimersByTimeAsync(800);
  expect([state(), server.item.content.title]).toEqual(['saved', 'Good']);
});
