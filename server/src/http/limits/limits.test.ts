import { resetPassword } from '@dre/core/contract/account/account';
import { logAdClick } from '@dre/core/contract/ads/ads';
import type { Endpoint } from '@dre/core/contract/endpoint';
import { sendContactUsEmail, sendOrderFormEmail } from '@dre/core/contract/enquiries/enquiries';
import { login } from '@dre/core/contract/session/session';
import { getSsoCompany } from '@dre/core/contract/session/sso';
import { expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';
import { callerOf } from './rate-limits.ts';

const site = withTestApp();

function click(remoteAddress: string, headers: Record<string, string> = {}) {
  return site.app.inject({
    method: 'POST',
    url: '/api/Dre/LogAdClick',
    remoteAddress,
    headers,
    body: { ad: 'a' },
  });
}

test('ten thousand calls in a burst are refused politely, count as one click and affect no other caller', async () => {
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 10_000; sent += 500) {
    const replies = await Promise.all(
      // A forged header must not make one caller look like many.
      Array.from({ length: 500 }, (_, index) =>
        click('203.0.113.7', { 'x-forwarded-for': `10.0.0.${String(index % 250)}` }),
      ),
    );
    for (const reply of replies) statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 30, 429: 9_970 });
  const stored = await site.db.selectFrom('ad_click_count').select('clicks').executeTakeFirst();
  expect(stored?.clicks).toBe('1');
  expect((await click('203.0.113.8')).statusCode).toBe(200);
  expect((await site.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a refused caller learns when to try again', async () => {
  for (let sent = 0; sent < 30; sent += 1) await click('203.0.113.9');
  const reply = await click('203.0.113.9');
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(reply.json()).toMatchObject({ type: '/api/docs#too-many-requests', status: 429 });
});

const limited: readonly Endpoint[] = [
  login,
  getSsoCompany,
  sendContactUsEmail,
  sendOrderFormEmail,
  logAdClick,
  resetPassword,
];

test.each(limited)(
  'one call more than allowed to $path is refused with a time to wait, for this caller alone',
  async ({ method, path, limit }) => {
    if (limit === undefined) throw new Error(`${path} has no limit`);
    // Calls are counted before they are validated, so an empty body is enough.
    const send = (remoteAddress: string) =>
      site.app.inject({ method, url: path, remoteAddress, ...(method === 'POST' && { body: {} }) });
    const statuses = new Set<number>();
    for (let sent = 0; sent < limit.requests; sent += 10) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => send('203.0.113.40')));
      for (const { statusCode } of replies) statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([400]);
    const refused = await send('203.0.113.40');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('203.0.113.41')).statusCode).toBe(400);
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
