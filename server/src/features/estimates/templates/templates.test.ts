import { randomUUID } from 'node:crypto';
import type { Template } from '@dre/core/contract/estimates/templates';
import { beforeEach, expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp();
let owner: Member;
let estimator: Member;

beforeEach(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
});

const place = { side: 'roof', subSide: 'membrane', region: null };
const lines = [
  {
    kind: 'book',
    part: 'AC-SHROUD',
    name: 'Air conditioner shroud',
    operation: 'replace',
    quantity: 1000,
    place,
    price: null,
    hours: { body: 12 },
    note: '',
  },
  { kind: 'hand', source: 'manual', place, fields: { description: 'Crane', price: 50_000 }, hours: {} },
];

function aTemplate(change: object = {}) {
  return { id: randomUUID(), name: 'Hail', note: '', vehicleTypes: ['fifth-wheel'], lines, ...change };
}

async function list(member: Member): Promise<{ items: Template[]; mayChange: boolean }> {
  return (await get(site.app, member, '/api/templates')).json();
}

function call(member: Member, method: 'PUT' | 'DELETE', id: string, body?: object) {
  const url = `/api/templates/${id}`;
  return site.app.inject({ method, url, headers: member.headers, ...(body && { body }) });
}

test('an owner keeps lines as a template, and everybody of the company can use it', async () => {
  const template = aTemplate();
  expect((await post(site.app, owner, '/api/templates', template)).json()).toBe(true);
  expect((await post(site.app, owner, '/api/templates', template)).json()).toBe(true);
  expect(await list(owner)).toMatchObject({ mayChange: true, items: [{ name: 'Hail', lines }] });
  expect(await list(estimator)).toMatchObject({
    mayChange: false,
    items: [
      { id: template.id, vehicleTypes: ['fifth-wheel'], madeBy: expect.stringMatching(/^Person/) as string },
    ],
  });
});

test('a name is given once, and a template can be called otherwise and deleted', async () => {
  const [hail, reseal] = [aTemplate(), aTemplate({ name: 'Reseal' })];
  await post(site.app, owner, '/api/templates', hail);
  await post(site.app, owner, '/api/templates', reseal);
  expect((await post(site.app, owner, '/api/templates', aTemplate({ name: 'HAIL' }))).statusCode).toBe(409);
  const words = { name: ' hail ', note: '', vehicleTypes: [] };
  expect((await call(owner, 'PUT', reseal.id, words)).statusCode).toBe(409);
  expect(
    (await call(owner, 'PUT', hail.id, { ...words, name: 'Hail, roof', note: 'tarp first' })).json(),
  ).toBe(true);
  expect((await call(owner, 'DELETE', reseal.id)).json()).toBe(true);
  expect((await list(owner)).items).toMatchObject([
    { name: 'Hail, roof', note: 'tarp first', vehicleTypes: [], lines },
  ]);
});

test('only owners make, change and delete; technicians see none, other companies neither', async () => {
  const template = aTemplate();
  expect((await post(site.app, estimator, '/api/templates', template)).statusCode).toBe(403);
  await post(site.app, owner, '/api/templates', template);
  const words = { name: 'Mine', note: '', vehicleTypes: [] };
  expect((await call(estimator, 'PUT', template.id, words)).statusCode).toBe(403);
  expect((await call(estimator, 'DELETE', template.id)).statusCode).toBe(403);
  const technician = await aMember(site, owner.companyId, 'technician');
  expect((await get(site.app, technician, '/api/templates')).statusCode).toBe(403);
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  expect((await list(stranger)).items).toEqual([]);
  expect((await call(stranger, 'DELETE', template.id)).statusCode).toBe(404);
  expect((await list(owner)).items).toHaveLength(1);
});

test.each([
  [{ lines: [] }],
  [{ name: '  ' }],
  [{ name: 'x'.repeat(81) }],
  [{ vehicleTypes: ['tank'] }],
  [{ lines: [{ kind: 'book' }] }],
  [{ lines: [{ ...lines[0], price: -1 }] }],
  [{ lines: [{ ...lines[1], hours: { magic: 1 } }] }],
  [{ lines: Array.from({ length: 301 }, () => lines[1]) }],
])('what is no template is refused and nothing is kept: %#', async (change) => {
  expect((await post(site.app, owner, '/api/templates', aTemplate(change))).statusCode).toBe(400);
  expect((await list(owner)).items).toEqual([]);
});
