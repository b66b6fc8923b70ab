import { expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ env: { TRUSTED_PROXIES: '192.0.2.0/24' } });

async function clickThrough(proxy: string, caller: string): Promise<number> {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/Dre/LogAdClick',
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': caller },
    body: { ad: 'a' },
  });
  return statusCode;
}

test('behind a trusted proxy each caller has their own limit; any other proxy gains none', async () => {
  for (let sent = 0; sent < 30; sent += 1) await clickThrough('192.0.2.7', '203.0.113.20');
  expect(await clickThrough('192.0.2.7', '203.0.113.20')).toBe(429);
  expect(await clickThrough('192.0.2.8', '203.0.113.20')).toBe(429);
  expect(await clickThrough('192.0.2.7', '203.0.113.21')).toBe(200);
  // Addresses a caller puts in front of the proxy's entry are ignored.
  expect(await clickThrough('192.0.2.7', '198.51.100.1, 203.0.113.20')).toBe(429);
  for (let sent = 0; sent < 30; sent += 1) await clickThrough('198.51.100.9', `10.0.0.${String(sent)}`);
  expect(await clickThrough('198.51.100.9', '10.0.0.99')).toBe(429);
});
