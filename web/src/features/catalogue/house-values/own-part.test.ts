import { noHouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { blankPart, type OwnPartEntry, withOwnPart } from './own-part.ts';

const contents = starterContents();
const zone = contents.zones.find(({ vehicleTypes }) => vehicleTypes.includes('fifth-wheel'));
const rack: OwnPartEntry = {
  ...blankPart,
  code: 'bike-rack',
  name: 'Bike rack, our own',
  partType: contents.partTypes[0]?.code ?? '',
  price: '249.00',
  vehicleTypes: ['fifth-wheel'],
  place: `${zone?.side ?? ''} ${zone?.subSide ?? ''}`,
  hours: { replace: '1.5', ri: '', repair: '' },
};

test('a company’s part has a code, a price, a location and its operations', () => {
  const result = withOwnPart(noHouseValues, rack, contents);
  expect(result.ok && result.value.parts).toMatchObject([
    { code: 'OWN:BIKE-RACK', price: 24_900, operations: [{ operation: 'replace', fixed: 15 }] },
  ]);
});

test.each([
  [{ code: 'bike rack' }, 'code'],
  [{ name: ' ' }, 'name'],
  [{ partType: '' }, 'partType'],
  [{ price: 'cheap' }, 'price'],
  [{ price: '' }, 'price'],
  [{ vehicleTypes: [] }, 'vehicleTypes'],
  [{ place: '' }, 'places'],
  [{ hours: { replace: '', ri: '', repair: '' } }, 'operations'],
  [{ hours: { replace: 'long', ri: '', repair: '' } }, 'replace'],
])('missing or invalid input is reported at its field: %j', (change, field) => {
  const result = withOwnPart(noHouseValues, { ...rack, ...change }, contents);
  expect(result.ok ? [] : Object.keys(result.refusal)).toContain(field);
});

test('a code is given once', () => {
  const first = withOwnPart(noHouseValues, rack, contents);
  if (!first.ok) throw new Error('The part was refused.');
  const second = withOwnPart(first.value, { ...rack, name: 'Another' }, contents);
  expect(second.ok ? {} : second.refusal).toHaveProperty('code');
});
