import { expect, test } from 'vitest';
import { type Fetch, turnstileProvider } from './turnstile.ts';

const start = new Date('2026-11-14T10:00:00Z');
const yes = { success: true, action: 'contact', challenge_ts: '2026-11-14T09:59:00Z' };

/** Replaces the third party, which tests must not call. */
function answering(body: unknown, status = 200): Fetch {
  return async () => new Response(JSON.stringify(body), { status });
}

function verify(fetchOutside: Fetch) {
  return turnstileProvider('secret', () => start, fetchOutside).verify('token', 'contact', '203.0.113.7');
}

test('a token the provider confirms for this form passes', async () => {
  expect((await verify(answering(yes))).ok).toBe(true);
});

test('the provider is asked with our secret and the real peer, and no redirect is followed', async () => {
  const asked: [string, RequestInit][] = [];
  await verify(async (address, options) => {
    asked.push([address, options]);
    return Response.json(yes);
  });
  const [[address, options] = ['', {}]] = asked;
  expect(new URL(address).protocol).toBe('https:');
  expect(options.redirect).toBe('error');
  expect(String(options.body)).toBe('secret=secret&response=token&remoteip=203.0.113.7');
});

test.each([
  ['says no', answering({ success: false })],
  ['answers for another form', answering({ ...yes, action: 'order' })],
  ['names no form', answering({ success: true, challenge_ts: yes.challenge_ts })],
  ['answers an old token', answering({ ...yes, challenge_ts: '2026-11-14T09:54:00Z' })],
  ['names no time', answering({ success: true, action: 'contact' })],
  ['is broken', answering(yes, 500)],
  ['answers rubbish', answering('yes')],
  ['does not answer', async () => Promise.reject(new Error('timeout'))],
] as [string, Fetch][])('when the provider %s nobody passes', async (_case, fetchOutside) => {
  expect((await verify(fetchOutside)).ok).toBe(false);
});
