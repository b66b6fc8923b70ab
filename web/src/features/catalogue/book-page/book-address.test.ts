import { expect, test } from 'vitest';
import { bookAddress } from './book-address.ts';

test('an address opens the book at its side, region and part', () => {
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

test('invalid values of an address are ignored, and the others apply', () => {
  expect(
    bookAddress({ vehicle: 'submarine', side: 'rear', length: '9000000000', region: '<b>', part: 7 }),
  ).toEqual({
    side: 'rear',
  });
});
