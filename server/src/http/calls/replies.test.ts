import type { Endpoint } from '@dre/core/contract/endpoint';
import { expect, test } from 'vitest';
import { chanceFrom, fuzzed } from '../../testing/faults/fuzz.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { readSerializerBuilder } from './compilers.ts';

const site = withTestApp();
const secret = 'a field nobody named';
type Schema = Readonly<Record<string, unknown>>;

/**
 * Schema paths where a whole stored document is sent: it was checked field by field when it came in and only its owners
 * read it. All other reply fields are named in the contract; a new open path must be added here.
 */
const wholeDocuments: Readonly<Record<string, readonly string[]>> = {
  'an estimate, its edits and what became of them': [
    'POST /api/estimates /estimate',
    'GET /api/estimates/:id /estimate',
    'GET /api/estimates/:id/start /estimate',
    'GET /api/estimates/:id/version /content',
    'POST /api/estimates/:id/edits /fates/fate',
    'POST /api/estimates/:id/edits /fates/edit',
    'POST /api/estimates/:id/edits /others/edit',
    'GET /api/estimates/:id/edits /entries/edit',
    'GET /api/estimates/:id/history /items/edit',
    'GET /api/estimates/:id/history /items/fate',
    'GET /api/estimates/:id/stream /entries/edit',
    'POST /api/estimates/:id/ems-comparisons ',
  ],
  'repair orders, their edits and cards, and the settings of the shop': [
    'POST /api/shop/orders /order',
    'GET /api/shop/orders/:id /order',
    'POST /api/shop/orders/:id/own-risk /order',
    'GET /api/shop /settings',
    'GET /api/shop /locations/location',
    'GET /api/shop /crew/member',
    'GET /api/shop /cards/card',
    'POST /api/shop/edits /outcomes/outcome',
    'POST /api/shop/edits /outcomes/edit',
    'POST /api/shop/edits /cards/card',
    'GET /api/shop/edits /entries/edit',
    'GET /api/shop/edits /cards/card',
    'GET /api/shop/orders/:id/history /items/edit',
    'GET /api/shop/orders/:id/history /items/outcome',
    'GET /api/shop/stream /entries/edit',
    'GET /api/shop/parts /rows/row',
    'POST /api/shop/purchase-orders /purchase',
    'GET /api/shop/purchase-orders /items/purchase',
    'GET /api/shop/purchase-orders/:id /purchase',
    'POST /api/shop/purchase-orders/:id/send /purchase',
    'POST /api/shop/purchase-orders/:id/discard /purchase',
    'POST /api/shop/clock /outcomes/outcome',
    'POST /api/shop/clock /outcomes/entry',
    'GET /api/shop/clock /entries',
    'GET /api/shop/stream /cards/card',
    'POST /api/clock/names /people/on/target',
    'POST /api/clock/punches /outcomes/outcome',
    'POST /api/clock/punches /outcomes/entry',
    'POST /api/clock/open /list/shop/settings',
    'POST /api/clock/open /list/shop/locations/location',
    'POST /api/clock/open /list/shop/crew/member',
    'POST /api/clock/open /list/shop/cards/card',
    'POST /api/clock/open /list/shop/onClock/target',
    'POST /api/clock/open /list/orders/order',
    'POST /api/clock/open /list/clock/entries',
    'POST /api/clock/work /shop/settings',
    'POST /api/clock/work /shop/locations/location',
    'POST /api/clock/work /shop/crew/member',
    'POST /api/clock/work /shop/cards/card',
    'POST /api/clock/work /shop/onClock/target',
    'POST /api/clock/work /orders/order',
    'POST /api/clock/work /clock/entries',
    'GET /api/shop /onClock/target',
    'GET /api/shop/stream /onClock/target',
    'GET /api/shop/orders/:id/time /stretches/target',
    'GET /api/shop/orders/:id/time /corrections/trace',
    'GET /api/shop/clock/missing-ends /ends/target',
  ],
  'people and vehicles of the company, its settings and its templates': [
    'GET /api/customers /items/details',
    'GET /api/customers /items/units/details',
    'GET /api/returning /customer/details',
    'GET /api/returning /unit/details',
    'GET /api/customers/:id /details',
    'GET /api/customers/:id /units/details',
    'GET /api/templates /items/lines',
    'GET /api/settings /settings',
    'PUT /api/settings /settings',
    'POST /api/settings/check-profile /profile',
  ],
  'text with its marks': [
    'GET /api/content/news /body',
    'GET /api/content/events /body',
    'POST /api/admin/content/:kind /content/text',
    'GET /api/admin/content/:kind/:id /content/text',
    'PUT /api/admin/content/:kind/:id /content/text',
    'POST /api/admin/content/:kind/:id/publish /content/text',
    'POST /api/admin/content/:kind/:id/archive /content/text',
    'GET /api/help/topics/:revision /body',
    'GET /api/admin/help/topics/:id /body',
    'GET /api/admin/help/topics/:id/versions/:number /body',
  ],
  'the book, whose tables have their own columns': [
    'GET /api/catalogue/editions/:edition /contents',
    'GET /api/catalogue/editions/:edition/changes /changes',
    'GET /api/admin/book/rows /rows/cells',
    'GET /api/admin/book/rows /rows/published',
    'GET /api/admin/book/part /part/cells',
    'GET /api/admin/book/part /part/published',
    ...['places', 'operations', 'relations', 'relatedFrom', 'consumables'].flatMap((table) => [
      `GET /api/admin/book/part /${table}/cells`,
      `GET /api/admin/book/part /${table}/published`,
    ]),
    'GET /api/admin/book/imports/:id/rows /rows/cells',
    'GET /api/admin/book/imports/:id/rows /rows/was',
  ],
  'a riddle only its solver understands': ['GET /api/captcha/challenge '],
};
const listed = new Set(Object.values(wholeDocuments).flat());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Schema paths that would send fields the contract does not name. */
function openPaths(schema: unknown, at = ''): string[] {
  const parts = (schema ?? {}) as Schema;
  if ('const' in parts || 'enum' in parts) return [];
  const choices = (parts['anyOf'] ?? parts['oneOf'] ?? parts['allOf']) as readonly unknown[] | undefined;
  if (choices !== undefined) return choices.flatMap((choice) => openPaths(choice, at));
  if (parts['type'] === 'array') return openPaths(parts['items'], at);
  if (parts['type'] === undefined) return [at];
  if (parts['type'] !== 'object') return [];
  const { properties, patternProperties, additionalProperties } = parts;
  if (properties === undefined || patternProperties !== undefined || additionalProperties) return [at];
  return Object.entries(properties as Schema).flatMap(([name, part]) => openPaths(part, `${at}/${name}`));
}

test('every reply declares its fields, except whole documents, which are listed', () => {
  const open = site.app.mountedEndpoints.flatMap((endpoint) =>
    openPaths(endpoint.reply).map((at) => `${nameOf(endpoint)} ${at}`),
  );
  expect([...new Set(open)].toSorted()).toEqual([...listed].toSorted());
});

/** Adds one extra field to every object outside whole documents. */
function withMore(value: unknown, name: string, at = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withMore(part, name, at));
  if (typeof value !== 'object' || value === null || listed.has(`${name} ${at}`)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withMore(part, name, `${at}/${key}`)]);
  return { ...Object.fromEntries(parts), passwordHash: secret };
}

/** The serialized reply; empty when the serializer refuses the value. */
function serialized(write: (reply: unknown) => string, reply: unknown): string {
  try {
    return write(reply);
  } catch {
    return '';
  }
}

test('no reply contains a field its contract does not name', () => {
  const chance = chanceFrom(56);
  // Several calls share a reply schema; each schema is tried once.
  const replying = site.app.mountedEndpoints.filter(({ stream }) => stream === undefined);
  const endpoints = [...new Map(replying.map((endpoint) => [endpoint.reply, endpoint])).values()];
  const silent: string[] = [];
  const leaking = endpoints.filter((endpoint) => {
    const write = readSerializerBuilder()(endpoint.reply);
    const texts = Array.from({ length: 4 }, () => {
      const reply = fuzzed(endpoint.reply, { chance, ids: [], malice: 0 });
      return serialized(write, withMore(reply, nameOf(endpoint)));
    });
    if (texts.join('') === '') silent.push(nameOf(endpoint));
    return texts.some((text) => text.includes(secret));
  });
  expect(leaking.map(nameOf)).toEqual([]);
  // Generated replies seldom match unions; all other replies must have been serialized.
  expect(silent.length).toBeLessThan(endpoints.length / 10);
});
