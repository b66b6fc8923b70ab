import { expect, test } from 'vitest';
import { type Claims, hasFeature, isTokenValid } from './claims.ts';

const now = Date.UTC(2026, 0, 1);

function claims(data: Partial<Claims['data']> = {}, exp = now / 1000 + 900): Claims {
  return { exp, data: { userName: 'Eve', products: ['DRE'], features: [], companies: [], ...data } };
}

test('a token is valid until the second it expires', () => {
  expect(isTokenValid(claims({}, now / 1000 + 1), now)).toBe(true);
  expect(isTokenValid(claims({}, now / 1000), now)).toBe(false);
});

test('no token is no valid token', () => {
  expect(isTokenValid(undefined, now)).toBe(false);
  expect(hasFeature(undefined, 'admin', now)).toBe(false);
});

test('a token covers the product whatever the case of its letters', () => {
  expect(isTokenValid(claims({ products: ['Other', 'dre'] }), now)).toBe(true);
  expect(isTokenValid(claims({ products: ['Other'] }), now)).toBe(false);
});

test('a feature counts only under its own product and while the token lives', () => {
  const admin = { features: [{ product: 'dre', features: ['Admin'] }] };
  expect(hasFeature(claims(admin), 'admin', now)).toBe(true);
  expect(hasFeature(claims(admin, now / 1000), 'admin', now)).toBe(false);
  expect(hasFeature(claims({ features: [{ product: 'Other', features: ['admin'] }] }), 'admin', now)).toBe(
    false,
  );
  expect(hasFeature(claims({ ...admin, products: ['Other'] }), 'admin', now)).toBe(false);
});
