import { brotliDecompressSync } from 'node:zlib';
import { defaultBrowserConfiguration } from '@dre/core/contract/browser-configuration';
import { screens } from '@dre/core/contract/screens';
import { describe, expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();

test.each(screens.map(({ path }) => path.replaceAll(/:\w+/g, 'x')))('%s is a page', async (url) => {
  const reply = await site.app.inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an unknown path is the not-found page with status 404', async () => {
  for (const url of [
    '/nowhere',
    '/welcome/more',
    '/estimate/1',
    '/pages/welcome.html',
    '/%zz',
    '/..%2f..%2fetc/passwd',
  ]) {
    const reply = await site.app.inject({ url });
    expect(reply.statusCode, url).toBe(404);
    expect(reply.body).toContain('not-found');
  }
});

test('the year in the footer is the year in which the page is served', async () => {
  expect((await site.app.inject({ url: '/welcome' })).body).toContain('welcome 2026');
});

test('a page carries the browser configuration with the names and defaults of the specification', async () => {
  const { body } = await site.app.inject({ url: '/login' });
  const content = /content="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(content)).toEqual({
    ...defaultBrowserConfiguration,
    captchaProvider: 'test',
    year: 2026,
  });
  expect((await site.app.inject({ url: '/api/configuration' })).json()).toEqual(JSON.parse(content));
});

test('the defaults of the specification are these', () => {
  expect(defaultBrowserConfiguration).toMatchObject({
    product: 'DRE',
    loginRoute: '/contact-us',
    defaultRoute: '/welcome',
    defaultClientRoute: '/estimate/dashboard',
  });
});

test('a page is compressed for browsers that can read it so', async () => {
  const reply = await site.app.inject({
    url: '/welcome',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('welcome 2026');
});

test('a browser that already has the page gets 304', async () => {
  const first = await site.app.inject({ url: '/welcome' });
  const etag = String(first.headers.etag);
  expect((await site.app.inject({ url: '/welcome', headers: { 'if-none-match': etag } })).statusCode).toBe(
    304,
  );
});

describe('files', () => {
  test('a hashed file may be cached forever', async () => {
    const reply = await site.app.inject({ url: '/assets/main-abc123.js' });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('other files are revalidated after an hour', async () => {
    expect((await site.app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe(
      'public, max-age=3600',
    );
  });
});

test('a page with a secret address is neither cached nor indexed', async () => {
  const { headers } = await site.app.inject({ url: '/share/x' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
});
