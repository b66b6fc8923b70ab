import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@dre/core/contract/endpoint';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { beforeAll, expect, test } from 'vitest';
import { anEstimator, aPerson, testPassword } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
let callers = 0;
const tokens = new Map<'estimator' | 'administrator', Readonly<Record<string, string>>>();

beforeAll(async () => {
  const estimator = await anEstimator(site.db);
  const administrator = await aPerson(site.db, { administrator: true });
  tokens.set('estimator', {
    authorization: await tokenOf(estimator.email),
    'x-company': estimator.companyId,
  });
  tokens.set('administrator', { authorization: await tokenOf(administrator.email) });
});

async function tokenOf(userName: string): Promise<string> {
  const body = { userName, password: testPassword };
  const reply = await site.app.inject({ method: 'POST', url: '/api/Login/Login', body });
  return `Bearer ${reply.json<{ result: string }>().result}`;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: string;
}

/** Sends a call as a caller its scope admits, each time from a fresh address. */
function send(endpoint: Endpoint, { headers = {}, query = '', body }: Sent) {
  callers += 1;
  const caller = tokens.get(endpoint.scope === 'admin' ? 'administrator' : 'estimator');
  return site.app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:(revision|edition|number)/g, '1').replaceAll(/:\w+/g, randomUUID())}${query}`,
    remoteAddress: `10.0.${String(Math.floor(callers / 250))}.${String(callers % 250)}`,
    headers: { ...(endpoint.scope !== 'public' && caller), ...headers },
    ...(body !== undefined && { body }),
  });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The calls among these that do not reply as they must. */
async function surprises(
  endpoints: readonly Endpoint[],
  sent: Sent,
  expected: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const { statusCode } = await send(endpoint, sent);
    if (!expected.includes(statusCode)) found.push(`${nameOf(endpoint)} answers ${String(statusCode)}`);
  }
  return found;
}

const all = () => site.app.mountedEndpoints;
const takingJson = () => all().filter(({ body }) => body !== undefined);
const changing = () => all().filter(({ method }) => method !== 'GET');
const json = { 'content-type': 'application/json' };

test('every call declares its path, its query and its body', () => {
  const silent = all().filter(
    ({ path, params }) =>
      JSON.stringify((path.match(/:\w+/g) ?? []).map((name) => name.slice(1)).toSorted()) !==
      JSON.stringify(Object.keys(params?.properties ?? {}).toSorted()),
  );
  expect(silent.map(nameOf)).toEqual([]);
  const open = all().flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => openObjects(schema).map((at) => `${nameOf(endpoint)} ${at}`)),
  );
  expect(open).toEqual([]);
});

/** Schema paths that accept fields nobody named. */
function openObjects(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, patternProperties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen =
    type === 'object' &&
    properties !== undefined &&
    additionalProperties === undefined &&
    patternProperties === undefined;
  return [
    ...(isOpen ? [at === '' ? 'as a whole' : at] : []),
    ...Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${at}/${key}`)),
  ];
}

test('no call accepts a lone surrogate, an inexact number, or an undeclared value', () => {
  const issues = all().flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => looseValues(schema).map((at) => `${nameOf(endpoint)} ${at}`)),
  );
  expect(issues).toEqual(checkedAsRichText);
});

/** `checkRichText` applies its own rules here, including lone surrogates and numbers. */
const checkedAsRichText = [
  'PUT /api/admin/content/:kind/:id /content/text takes anything',
  'PUT /api/admin/help/topics/:id/draft /body takes anything',
];

const halves = [
  '\ud800',
  'a\udc00',
  '\udfff2026-11-17',
  'a@b.example\ud800',
  '["\ud800"]',
  'https://a\ud800',
];

/** Schema paths that accept values the database cannot store unchanged. */
function looseValues(schema: TSchema, at = ''): string[] {
  const takes = (value: unknown) => Check(schema, value);
  const { type, items, allOf, anyOf, properties, patternProperties } = schema as Readonly<
    Record<string, unknown>
  >;
  const several = [allOf, anyOf].filter((some) => some !== undefined) as TSchema[][];
  if (type === 'string' || allOf !== undefined) {
    return halves.some(takes) ? [`${at} takes half a character`] : [];
  }
  if (type === 'integer' || type === 'number') {
    return [2 ** 53, -(2 ** 53), 1e300].some(takes) ? [`${at} takes a number beyond exactness`] : [];
  }
  const parts = {
    ...(properties as Record<string, TSchema> | undefined),
    ...(patternProperties as Record<string, TSchema> | undefined),
    ...Object.fromEntries(
      [items ?? []].flat().map((item, index) => [`items ${String(index)}`, item as TSchema]),
    ),
  };
  const isDescribed = ['object', 'array', 'boolean', 'null'].includes(String(type)) || several.length > 0;
  return [
    ...(isDescribed || 'const' in schema || 'enum' in schema ? [] : [`${at} takes anything`]),
    ...Object.entries(parts).flatMap(([name, part]) => looseValues(part, `${at}/${name}`)),
    ...several.flat().flatMap((part) => looseValues(part, at)),
  ];
}

test('no call takes a field that would reach every object', async () => {
  const own = Object.getOwnPropertyNames(Object.prototype).toSorted();
  for (const body of [
    '{"__proto__":{"isAdministrator":true}}',
    '{"constructor":{"prototype":{"isAdministrator":true}}}',
    '{"a":{"b":[{"__proto__":{"isAdministrator":true}}]}}',
    '{"\\u005f_proto__":{"isAdministrator":true}}',
  ])
    expect(await surprises(takingJson(), { headers: json, body }, [400])).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(own);
  expect('isAdministrator' in {}).toBe(false);
});

test('no call accepts an undeclared field', async () => {
  const body = '{"isAdministrator":true,"company_id":"x"}';
  expect(await surprises(takingJson(), { headers: json, body }, [400])).toEqual([]);
  const query = '?isAdministrator=true';
  const withQuery = all().filter((endpoint) => endpoint.query !== undefined);
  expect(await surprises(withQuery, { query }, [400])).toEqual([]);
});

test('no call guesses between two values of one field', async () => {
  const doubled: string[] = [];
  for (const endpoint of all()) {
    for (const name of Object.keys(endpoint.query?.properties ?? {})) {
      const { statusCode } = await send(endpoint, { query: `?${name}=1&${name}=2` });
      if (statusCode !== 400) doubled.push(`${nameOf(endpoint)} ${name}: ${String(statusCode)}`);
    }
  }
  expect(doubled).toEqual([]);
});

test('no call looks for anything with 50,000 characters', async () => {
  const looking: string[] = [];
  for (const endpoint of all()) {
    for (const name of Object.keys(endpoint.query?.properties ?? {})) {
      const { statusCode } = await send(endpoint, { query: `?${name}=${'a'.repeat(50_000)}` });
      if (statusCode !== 400) looking.push(`${nameOf(endpoint)} ${name}: ${String(statusCode)}`);
    }
  }
  expect(looking).toEqual([]);
});

test('no call that changes something accepts the content types a form of another site can send', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])
    expect(await surprises(changing(), { headers: { 'content-type': type }, body: '{}' }, [415])).toEqual([]);
});

test('no call that changes something is taken from another site', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])
    expect(await surprises(changing(), { headers }, [403])).toEqual([]);
});

test('no reply to a call is cached, except those that never change', async () => {
  const cached: string[] = [];
  for (const endpoint of all()) {
    const { headers } = await send(endpoint, {});
    if (endpoint.cache === undefined && headers['cache-control'] !== 'no-store')
      cached.push(nameOf(endpoint));
  }
  expect(cached).toEqual([]);
});
