import { expect, test } from 'vitest';
import { anEstimate } from '../../testing/an-estimate.ts';
import { thousandths } from '../../units.ts';
import {
  type CustomerDetails,
  customerKeys,
  isOtherVehicle,
  updatedRecord,
  searchText,
  type UnitDetails,
  unitKeys,
  unitOn,
} from './returning-customer.ts';

const nobody: CustomerDetails = {
  name: '',
  company: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
};
const unit: UnitDetails = {
  vehicleType: 'fifth-wheel',
  wall: '',
  roof: '',
  year: 2021,
  make: 'Jayco',
  model: 'Eagle',
  length: null,
  coachVin: '',
  chassisVin: '',
  plate: '',
  plateState: '',
  color: '',
  paintCodes: [],
  fitted: [],
  accessories: '',
};

test('a person is recognized by e-mail address and phone number in any spelling', () => {
  const one = customerKeys({ ...nobody, name: 'Ana', email: ' Ana@Example.com', phone: '(512) 555-0100' });
  const other = customerKeys({ ...nobody, name: 'A.', email: 'ana@example.com', phone: '+1 512 555 0100' });
  expect(one).toEqual(other);
});

test('a name identifies a person only if nothing else is known', () => {
  expect(customerKeys({ ...nobody, name: 'Ana  Lopez' })).toEqual(['name ana lopez, ']);
  expect(customerKeys({ ...nobody, name: 'Ana Lopez', phone: '512-555-0100' })).toEqual(['phone 5125550100']);
  expect(customerKeys({ ...nobody, name: 'Ana Lopez', postalCode: '78701-1234' })).toEqual([
    'name ana lopez, 78701',
  ]);
});

test('a unit that returns brings its measures, and none that nobody took', () => {
  const { unit: bare } = anEstimate();
  const measured = { ...bare, model: 'Eagle', height: thousandths(13_100), width: thousandths(8_500) };
  expect(unitOn({ unit: measured })).toMatchObject({ height: 13_100, width: 8_500 });
  expect(Object.keys(unitOn({ unit: { ...bare, model: 'Eagle' } }) ?? {})).not.toContain('height');
});

test('a half-typed number identifies nobody', () => {
  expect(customerKeys({ ...nobody, name: 'Ana', phone: '512', email: 'ana@' })).toEqual(['name ana, ']);
  expect(unitKeys({ ...unit, coachVin: '1UJCJ0BU8', model: '' }, 'c')).toEqual([]);
});

test('a vehicle is recognized by its numbers, otherwise by its model and customer', () => {
  expect(
    unitKeys({ ...unit, coachVin: '1ujcj0bu8m1kz0137', plate: 'abc-123', plateState: 'TX' }, 'c'),
  ).toEqual(['vin 1UJCJ0BU8M1KZ0137', 'plate TX ABC123']);
  expect(unitKeys(unit, 'c')).toEqual(['model c 2021 jayco eagle']);
  expect(unitKeys(unit, null)).toEqual([]);
});

test('two VINs are two vehicles, even with the same plate', () => {
  const one = { ...unit, coachVin: '1UJCJ0BU8M1KZ0137' };
  expect(isOtherVehicle(one, { ...unit, coachVin: '1UJCJ0BU8M1KZ0138' })).toBe(true);
  expect(isOtherVehicle(one, unit)).toBe(false);
});

test('typed values change the record, values missing on the estimate do not', () => {
  const stored = { ...nobody, name: 'Ana Lopez', phone: '512-555-0100', city: 'Austin' };
  const before = { ...nobody, name: 'Ana Lopez', phone: '512-555-0100' };
  const now = { ...before, phone: '512-555-0199', email: 'ana@example.com' };
  expect(updatedRecord(stored, before, now)).toEqual({
    ...stored,
    phone: '512-555-0199',
    email: 'ana@example.com',
  });
});

test('a search normalizes numbers and plates like the records', () => {
  expect(searchText('(512) 555')).toBe('512555');
  expect(searchText('ABC-123')).toBe('abc123');
  expect(searchText('Ana  Lopez')).toBe('ana lopez');
});
