import { endpoint } from '@dre/core/contract/endpoint';
import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';

const readPart = endpoint({
  method: 'GET',
  path: '/api/parts/:id',
  matter: 'catalogue',
  scope: 'signed-in',
  summary: 'Read a part',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ page: Type.Optional(Type.Integer()) }),
  reply: Type.Object({ name: Type.String() }),
  refusals: [],
});

const say = endpoint({
  method: 'POST',
  path: '/api/say',
  matter: 'enquiries',
  scope: 'public',
  summary: 'Say something',
  body: Type.Object({ words: Type.String() }),
  reply: Type.Boolean(),
  refusals: [],
});

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const onUnauthorized = vi.fn<() => void>();
  const api = createApi({
    base: 'https://service.example',
    token: () => 'the-token',
    browser: () => 'this-browser',
    cookies: () => 'a=1; XSRF-TOKEN=x%2Fy',
    onUnauthorized,
  });
  return { api, fetch, onUnauthorized };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call fills its path and query and carries token and XSRF echo', async () => {
  const { api, fetch } = answering(async () => Response.json({ name: 'Fender skirt' }));
  const answer = await api.call(readPart, { params: { id: 'a/b' }, query: { page: 2 } });
  expect(answer).toEqual({ ok: true, value: { name: 'Fender skirt' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://service.example/api/parts/a%2Fb?page=2');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: 'Bearer the-token',
    'X-XSRF-TOKEN': 'x/y',
  });
});

test('a problem document comes back as a value', async () => {
  const problem = { type: 'about:blank', title: 'You may not do this.', status: 403 };
  const { api } = answering(async () => Response.json(problem, { status: 403 }));
  expect(await api.call(say, { body: { words: 'hi' } })).toEqual({ ok: false, refusal: problem });
});

test('an answer that is no JSON and no answer at all are problems too', async () => {
  const garbled = answering(async () => new Response('<html>', { status: 502 }));
  expect(await garbled.api.call(say, { body: { words: 'hi' } })).toMatchObject({ ok: false });
  const dead = answering(() => Promise.reject(new TypeError('no network')));
  expect(await dead.api.call(say, { body: { words: 'hi' } })).toMatchObject({
    ok: false,
    refusal: { status: 0 },
  });
});

test('a 401 ends the session on a signed-in call and not on a public one', async () => {
  const { api, onUnauthorized } = answering(async () => new Response('', { status: 401 }));
  await api.call(say, { body: { words: 'hi' } });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await api.call(readPart, { params: { id: '1' }, query: {} });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
