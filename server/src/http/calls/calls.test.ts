import { expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
const adClick = '/api/Dre/LogAdClick';
const json = { 'content-type': 'application/json' };

test('the nine calls of the specification have the paths of the specification', () => {
  const paths = [
    '/api/Dre/SendContactUsEmail',
    '/api/Dre/SendOrderFormEmail',
    '/api/Dre/LogAdClick',
    '/api/Login/Login',
    '/api/Login/RefreshToken',
    '/api/Saml/GetSsoCompany',
    '/api/Reporting/GetEstimateCountByCompany',
    '/api/Reporting/GetAdClicks',
    '/api/Reporting/GetAllAds',
  ];
  expect(paths).toHaveLength(9);
  for (const url of paths) {
    expect(site.app.hasRoute({ method: 'POST', url }) || site.app.hasRoute({ method: 'GET', url }), url).toBe(
      true,
    );
  }
});

test.each([
  ['no body', {}, undefined, 400, 'invalid-request'],
  ['an empty body', json, '', 400, 'invalid-request'],
  ['broken JSON', json, '{"ad":', 400, 'malformed-json'],
  ['a poisoned prototype', json, '{"ad":"a","__proto__":{"x":1}}', 400, 'malformed-json'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'ad=a', 415, 'unsupported-media-type'],
  ['plain text', { 'content-type': 'text/plain' }, '{"ad":"a"}', 415, 'unsupported-media-type'],
  ['a list', json, '[]', 400, 'invalid-request'],
  ['a number for a text', json, '{"ad":7}', 400, 'invalid-request'],
  ['nothing for a text', json, '{"ad":null}', 400, 'invalid-request'],
  ['a missing field', json, '{}', 400, 'invalid-request'],
  ['an unknown field', json, '{"ad":"a","price":1}', 400, 'invalid-request'],
  ['an over-long field', json, JSON.stringify({ ad: 'a'.repeat(101) }), 400, 'invalid-request'],
  ['a line break', json, JSON.stringify({ ad: 'a\r\nb' }), 400, 'invalid-request'],
  ['too much', json, JSON.stringify({ ad: 'a'.repeat(5_000) }), 413, 'too-large'],
] as const)(
  '%s is refused with a problem document and stores nothing',
  async (_what, headers, body, status, kind) => {
    const reply = await site.app.inject({
      method: 'POST',
      url: adClick,
      headers,
      ...(body !== undefined && { body }),
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      type: `/api/docs#${kind}`,
      status,
      requestId: reply.headers['x-request-id'],
    });
    expect(await clicks()).toBe('0');
  },
);

test('a refusal names each invalid field with the reason', async () => {
  const body = JSON.stringify({ ad: 'a\nb', extra: 1 });
  const reply = await site.app.inject({ method: 'POST', url: adClick, headers: json, body });
  expect(reply.json().errors).toEqual({
    ad: 'must be a single line without control characters',
    extra: 'is not known here',
  });
});

test('a repeated parameter is refused rather than guessed', async () => {
  const reply = await site.app.inject({ url: '/api/captcha/challenge?action=contact&action=order' });
  expect(reply.statusCode).toBe(400);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('a call from %s is refused', async (_what, headers) => {
  const reply = await site.app.inject({
    method: 'POST',
    url: adClick,
    headers: { ...json, ...headers },
    body: '{"ad":"a"}',
  });
  expect(reply.json()).toMatchObject({ status: 403, type: '/api/docs#cross-site' });
  expect(await clicks()).toBe('0');
});

test.each([
  ['GET', adClick, 'POST'],
  ['DELETE', adClick, 'POST'],
  ['POST', '/api/configuration', 'GET'],
  ['PUT', '/welcome', 'GET'],
] as const)('%s %s is refused and told the method that would do', async (method, url, allow) => {
  const reply = await site.app.inject({ method, url });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers['allow']).toBe(allow);
});

test('a character the database cannot store is refused, and is no internal error', async () => {
  const body = { userName: 'a\u0000b', password: 'a wrong password' };
  const reply = await site.app.inject({ method: 'POST', url: '/api/Login/Login', body });
  expect(reply.json()).toMatchObject({ status: 400, type: '/api/docs#invalid-request' });
});

test('an unknown call is a problem document, not a page', async () => {
  expect((await site.app.inject({ url: '/api/nowhere' })).json()).toMatchObject({ status: 404 });
});

test('a click from our own page is stored', async () => {
  const headers = { ...json, 'sec-fetch-site': 'same-origin', authorization: 'Bearer expired-or-made-up' };
  const reply = await site.app.inject({
    method: 'POST',
    url: adClick,
    headers,
    body: '{"ad":"spring-sealant"}',
  });
  expect(reply.json()).toBe(true);
  expect(await clicks()).toBe('1');
});

async function clicks(): Promise<string> {
  const rows = await site.db.selectFrom('ad_click_count').select('clicks').execute();
  return rows[0]?.clicks ?? '0';
}
