import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '../../database/connections/connection.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { createLog } from './logging.ts';

const site = withTestApp();
const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
const withoutDatabase = withTestApp({ db: gone });

test('the server reports that it is healthy and ready', async () => {
  expect((await site.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await site.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('without its database the server is healthy but not ready, and reports it without a stack trace', async () => {
  expect((await withoutDatabase.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const reply = await withoutDatabase.app.inject({ url: '/readyz' });
  expect(reply.json()).toMatchObject({ status: 503, type: '/api/docs#unavailable' });
  expect(reply.body).not.toMatch(/ECONNREFUSED|at /);
  await closeDatabase(gone);
});

test('an internal error is a 500 that gives the caller nothing but the request id', async () => {
  const reply = await withoutDatabase.app.inject({
    method: 'POST',
    url: '/api/Dre/LogAdClick',
    body: { ad: 'spring-sealant' },
  });
  expect(reply.json()).toEqual({
    type: '/api/docs#internal',
    title: 'Something went wrong on our side.',
    status: 500,
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('metrics count requests by route, for this machine only', async () => {
  await site.app.inject({ url: '/welcome' });
  const { body } = await site.app.inject({ url: '/metrics' });
  expect(body).toMatch(/dre_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/);
  expect(body).toContain('process_resident_memory_bytes');
  expect((await site.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  expect(
    (await site.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode,
  ).toBe(404);
});

test('reports of refused content are counted and not stored', async () => {
  for (const type of ['application/csp-report', 'application/reports+json']) {
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': type },
      body: '{"canary":"not for the log"}',
    });
    expect(reply.statusCode).toBe(204);
  }
  expect((await site.app.inject({ url: '/metrics' })).body).toContain('dre_csp_reports_total 2');
  expect(site.log.join('')).not.toContain('not for the log');
});

test('OpenAPI describes every mounted call, and the readable page names them too', async () => {
  const document = (await site.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toBe('1.1.8');
  const page = (await site.app.inject({ url: '/api/docs' })).body;
  for (const { path, method } of site.app.mountedEndpoints) {
    expect(
      document.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses['200'],
      path,
    ).toBeDefined();
    expect(page).toContain(`${method} ${path}`);
  }
  expect(page).not.toMatch(/<script|style=|https?:\/\//);
});

test('the log has one line a request with its id, and neither query, header nor secret', async () => {
  const url = '/login?email=canary%40demo.example';
  const headers = { authorization: 'Bearer canary-token', cookie: 'a=canary-cookie' };
  const reply = await site.app.inject({ url, headers });
  await site.app.inject({ url: '/set-password/canary-secret' });
  const lines = site.log.filter((line) => line.includes(String(reply.headers['x-request-id'])));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET', path: '/login' },
    res: { status: 200 },
  });
  expect(site.log.join('')).not.toContain('canary');
});

test('line breaks sent on purpose make no line of the log, and none that looks like ours', async () => {
  const forged = '\r\n{"level":60,"msg":"forged by a stranger"}\r\n';
  const sent = encodeURIComponent(forged);
  const before = site.log.length;
  await site.app.inject({ url: `/api/${sent}` });
  await site.app.inject({ url: `/welcome?${sent}` });
  await site.app.inject({ url: '/welcome', headers: { 'user-agent': sent, 'x-forwarded-for': sent } });
  await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'user-agent': sent },
    body: { userName: forged, password: forged },
  });
  const lines = site.log.slice(before);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number) as number,
      time: expect.stringMatching(/Z$/) as string,
    });
    expect(line).not.toContain('"msg":"forged');
  }
});

test('the log names the failed statement, and nothing of its row', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const failure = Object.assign(new Error('duplicate key value violates unique constraint "person_email"'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.com) already exists.',
    where: 'canary',
  });
  log.error({ err: failure }, 'request failed');
  expect(lines.join('')).toContain('person_email');
  expect(lines.join('')).not.toContain('canary');
});
