import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { one } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { templateChoices } from './template-choices.ts';

const contents = starterContents();
const own = {
  id: 'own',
  name: 'Reseal',
  note: '',
  vehicleTypes: ['class-b' as const],
  lines: [],
  madeBy: 'Olivia Owner',
  madeAt: '2026-01-01T00:00:00Z',
};

test('the templates of the company come first, then the starters, and those for another vehicle last', () => {
  const forAny = templateChoices([own], contents, null);
  expect(forAny.map(({ isStarter }) => isStarter)).toEqual([
    false,
    ...Array.from({ length: 12 }, () => true),
  ]);
  const forTrailer = templateChoices([own], contents, 'travel-trailer');
  expect(forTrailer[0]?.vehicleTypes).toEqual(['travel-trailer']);
  expect(forTrailer.findIndex(({ id }) => id === 'own')).toBeGreaterThan(0);
});

test('a template bound to no vehicle is for others where this one can carry nothing of it', () => {
  const part = contents.parts.find(
    ({ vehicleTypes }) => vehicleTypes.length > 0 && !vehicleTypes.includes('class-b'),
  );
  const line = { kind: 'book', part: part?.code ?? '', name: '', operation: 'replace' } as const;
  const item = { ...line, quantity: one, place: null, price: null, hours: {}, note: '' };
  const unbound = { ...own, vehicleTypes: [], lines: [item] };
  const forOthers = (type: VehicleType | null) =>
    templateChoices([unbound], contents, type).find(({ id }) => id === 'own')?.isForOthers;
  expect([forOthers('class-b'), forOthers(part?.vehicleTypes[0] ?? null), forOthers(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a starter has its lines in the order of the book, the optional ones marked', () => {
  const hail = templateChoices([], contents, null).find(({ id }) => id === 'starter hail-fw');
  expect(hail?.lines.length).toBe(18);
  expect(hail?.lines.find(({ isOptional }) => isOptional)?.note).toMatch(/punctured/);
});
