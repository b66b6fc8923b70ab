import { logAdClick } from '@dre/core/contract/ads/ads';
import { newCaptchaChallenge } from '@dre/core/contract/captcha';
import { endpoint } from '@dre/core/contract/endpoint';
import { sendPhotoPart } from '@dre/core/contract/estimates/photos';
import { refreshToken } from '@dre/core/contract/session/session';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { watchInput } from '../page/input.ts';

/** A signed-in endpoint with a path parameter, built from shared parts. */
const readAd = endpoint({
  method: 'GET',
  path: '/api/ads/:ad',
  feature: 'ads',
  scope: 'signed-in',
  summary: 'Read an ad',
  params: logAdClick.body,
  query: newCaptchaChallenge.query,
  reply: logAdClick.reply,
  refusals: [],
});

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const onUnauthorized = vi.fn<(token: string | undefined, why: string | undefined) => void>();
  const api = createApi({
    base: () => 'https://service.example',
    token: () => 'the-token',
    cookies: () => 'a=1; XSRF-TOKEN=x%2Fy',
    onUnauthorized,
  });
  return { api, fetch, onUnauthorized };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call fills its path and query and carries token and XSRF echo', async () => {
  const { api, fetch } = answering(async () => Response.json(true));
  const answer = await api.call(readAd, { params: { ad: 'a/b' }, query: { action: 'order' } });
  expect(answer).toEqual({ ok: true, value: true });
  expect(fetch.mock.calls[0]?.[0]).toBe('https://service.example/api/ads/a%2Fb?action=order');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: 'Bearer the-token',
    'X-XSRF-TOKEN': 'x/y',
  });
});

test('bare bytes are sent as they are, and said to be bytes', async () => {
  const { api, fetch } = answering(async () => Response.json({ received: 3, state: 'waiting' }));
  const body = Uint8Array.of(1, 2, 3);
  await api.call(sendPhotoPart, {
    params: { id: 'an-estimate', file: 'a-file' },
    query: { offset: '0' },
    body,
  });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://service.example/api/estimates/an-estimate/photo-files/a-file?offset=0');
  expect(request?.body).toBe(body);
  expect(request?.headers).toMatchObject({ 'Content-Type': 'application/octet-stream' });
});

test('a call tells of input since the call before it, and only then', async () => {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () =>
    Response.json(true),
  );
  vi.stubGlobal('fetch', fetch);
  const page = new EventTarget();
  const api = createApi({
    base: () => '',
    token: () => undefined,
    cookies: () => '',
    hadInput: watchInput(page),
    onUnauthorized: () => undefined,
  });
  const call = () => api.call(logAdClick, { body: { ad: '7' } });
  await call();
  page.dispatchEvent(new Event('keydown'));
  await call();
  await call();
  const told = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-input'));
  expect(told).toEqual([null, 'yes', null]);
});

test('a problem document comes back as a value', async () => {
  const problem = { type: 'about:blank', title: 'You may not do this.', status: 403 };
  const { api } = answering(async () => Response.json(problem, { status: 403 }));
  expect(await api.call(logAdClick, { body: { ad: '7' } })).toEqual({ ok: false, refusal: problem });
});

test('an answer that is no JSON and no answer at all are problems too', async () => {
  const garbled = answering(async () => new Response('<html>', { status: 502 }));
  expect(await garbled.api.call(logAdClick, { body: { ad: '7' } })).toMatchObject({ ok: false });
  const dead = answering(() => Promise.reject(new TypeError('no network')));
  expect(await dead.api.call(logAdClick, { body: { ad: '7' } })).toMatchObject({
    ok: false,
    refusal: { status: 0 },
  });
});

test('a 401 ends the session on a signed-in call and not on a public one', async () => {
  const { api, onUnauthorized } = answering(async () => new Response('', { status: 401 }));
  await api.call(logAdClick, { body: { ad: '7' } });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await api.call(readAd, { params: { ad: '1' }, query: { action: 'order' } });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('who works for no company asks nothing of one', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(true));
  vi.stubGlobal('fetch', fetch);
  const api = createApi({
    base: () => '',
    token: () => 'the-token',
    cookies: () => '',
    company: () => undefined,
    onUnauthorized: () => undefined,
  });
  const ofCompany = endpoint({ ...readAd, scope: 'company' });
  const answer = await api.call(ofCompany, { params: { ad: '1' }, query: { action: 'order' } });
  expect(answer).toMatchObject({ ok: false, refusal: { status: 403 } });
  expect(fetch).not.toHaveBeenCalled();
});

test('a 401 of the login service is told with the token it refused; one of another public call is not', async () => {
  const { api, onUnauthorized } = answering(async () => Response.json({ title: 'No' }, { status: 401 }));
  await api.call(logAdClick, { body: { ad: 'a' } });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await api.call(refreshToken, {});
  expect(onUnauthorized).toHaveBeenCalledWith('the-token', undefined);
});
