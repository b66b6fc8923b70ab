import { expect, test } from 'vitest';
import { bookAddress } from './book-address.ts';

test('an address opens the book where it says', () => {
  const address = {
    vehicle: 'fifth-wheel',
    side: 'road',
    length: 504,
    zone: 'road/rear-lower',
    region: 'chassis.fender-skirt@L',
    part: 'AC-COIL',
  };
  expect(bookAddress({ ...address, length: '504' })).toEqual(address);
});

test('what an address says wrongly is left out, and the rest holds', () => {
  expect(
    bookAddress({ vehicle: 'submarine', side: 'rear', length: '9000000000', region: '<b>', part: 7 }),
  ).toEqual({
    side: 'rear',
  });
});
