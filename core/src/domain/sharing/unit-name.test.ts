import { expect, test } from 'vitest';
import { unitName, unitNameAndType } from './unit-name.ts';

const unknown = { year: null, make: '', model: '', vehicleType: null };
const known = {
  year: 2022,
  make: 'Northfork',
  model: ' Ridgeline 34RL',
  vehicleType: 'fifth-wheel',
} as const;

test('a vehicle is named by year, make and model, and by its type while no more is known', () => {
  expect(unitName(known)).toBe('2022 Northfork Ridgeline 34RL');
  expect(unitName({ ...unknown, vehicleType: 'fifth-wheel' })).toBe('Fifth wheel');
  expect(unitName(unknown)).toBe('');
});

test('an insurer reads the type beside the name, once', () => {
  expect(unitNameAndType(known)).toBe('2022 Northfork Ridgeline 34RL, Fifth wheel');
  expect(unitNameAndType({ ...unknown, vehicleType: 'fifth-wheel' })).toBe('Fifth wheel');
  expect(unitNameAndType(unknown)).toBe('');
});
