import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Claims, hasFeature, isTokenValid } from './claims.ts';

const now = Date.parse('2026-11-14T10:00:00Z');

function claims(
  change: { exp?: number; products?: string[]; features?: Claims['data']['features'] } = {},
): Claims {
  return {
    exp: change.exp ?? now / 1000 + 900,
    data: {
      userName: 'Dana Whitfield',
      products: change.products ?? ['DRE'],
      features: change.features ?? [{ product: 'DRE', features: ['admin'] }],
      companies: [],
    },
  };
}

test('a token counts while it is unexpired and covers the product, whatever its letters', () => {
  expect(isTokenValid(claims(), now)).toBe(true);
  expect(isTokenValid(claims({ products: ['other', 'dRe'] }), now)).toBe(true);
});

test.each([
  ['there is none', undefined],
  ['it has just expired', claims({ exp: now / 1000 })],
  ['it covers another product', claims({ products: ['DREAM'] })],
  ['it covers no product', claims({ products: [] })],
])('a token does not count when %s', (_case, value) => {
  expect(isTokenValid(value, now)).toBe(false);
  expect(hasFeature(value, 'admin', now)).toBe(false);
});

test('a feature counts only under its own product', () => {
  expect(hasFeature(claims({ features: [{ product: 'dre', features: ['Admin'] }] }), 'ADMIN', now)).toBe(
    true,
  );
  expect(hasFeature(claims({ features: [{ product: 'PIM', features: ['admin'] }] }), 'admin', now)).toBe(
    false,
  );
  expect(hasFeature(claims({ features: [] }), 'admin', now)).toBe(false);
});

test('nobody has a feature without a valid token', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.string()), (exp, products) => {
      const value = claims({ exp, products });
      if (hasFeature(value, 'admin', now)) expect(isTokenValid(value, now)).toBe(true);
    }),
  );
});
