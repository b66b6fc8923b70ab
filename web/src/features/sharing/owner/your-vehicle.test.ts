import { expect, test } from 'vitest';
import { yourVehicle } from './your-vehicle.ts';

test('the owner reads which vehicle the estimate is for, with its type', () => {
  const vehicle = '2022 Northfork Ridgeline 34RL';
  expect(yourVehicle({ vehicle, vehicleType: 'fifth-wheel' })).toBe(`${vehicle} fifth wheel`);
  expect(yourVehicle({ vehicle: '', vehicleType: 'class-b' })).toBe('camper van');
  expect(yourVehicle({ vehicle: '', vehicleType: null })).toBe('');
});
