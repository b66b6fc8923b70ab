import { expect, test } from 'vitest';
import { cityOf, unitName, unitSigns } from './unit-text.ts';

const unit = {
  vehicleType: null,
  wall: '',
  roof: '',
  year: 2021,
  make: 'Jayco',
  model: 'Eagle',
  length: null,
  coachVin: '1UJCJ0BU8M1KZ0137',
  chassisVin: '',
  plate: 'ABC123',
  plateState: 'TX',
  color: '',
  paintCodes: [],
  fitted: [],
  accessories: '',
};

test('a vehicle is named by its known details', () => {
  expect(unitName(unit)).toBe('2021 Jayco Eagle');
  expect(unitName({ ...unit, year: null, make: '', model: '' })).toBe('Vehicle without a model');
  expect(unitSigns(unit)).toBe('VIN …M1KZ0137 · TX ABC123');
  expect(unitSigns({ ...unit, coachVin: '', plate: '' })).toBe('');
});

test('a city line holds the known parts of an address', () => {
  const nowhere = {
    name: '',
    company: '',
    phone: '',
    email: '',
    address: '',
    city: '',
    state: '',
    postalCode: '',
  };
  expect(cityOf({ ...nowhere, city: 'Austin', state: 'TX', postalCode: '78701' })).toBe('Austin, TX 78701');
  expect(cityOf({ ...nowhere, postalCode: '78701' })).toBe('78701');
});
