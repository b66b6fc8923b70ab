import { expect, test } from 'vitest';
import { filterOf, orderOf, partsAddress, viewIn, viewText, withChange } from './parts-address.ts';

test('an address that cannot be read shows more, not an error', () => {
  expect(partsAddress({ side: 'moon', subSide: 'crater', vehicle: 7, only: 'all', sort: 'weight' })).toEqual(
    {},
  );
  expect(partsAddress({ find: 36, subSide: 'lower' })).toEqual({ find: '36' });
});

test('a saved view restores the list, without the open part', () => {
  const address = partsAddress({
    side: 'roof',
    subSide: 'front',
    find: 'a & b=c',
    part: 'RF-TPO',
    group: 'side',
  });
  expect(viewIn(viewText(address))).toEqual({
    side: 'roof',
    subSide: 'front',
    find: 'a & b=c',
    group: 'side',
  });
  expect(viewText({ side: 'roof', find: 'x' })).toBe(viewText({ find: 'x', side: 'roof' }));
});

test('another side lets the sub side go, for it belonged to the first', () => {
  expect(withChange({ side: 'roof', subSide: 'front' }, { side: 'road' })).toEqual({ side: 'road' });
  expect(withChange({ side: 'roof', subSide: 'front' }, { find: 'vent' })).toEqual({
    side: 'roof',
    subSide: 'front',
    find: 'vent',
  });
});

test("the address determines the server's filter", () => {
  expect(filterOf({ vehicle: 'class-b', only: 'no-region', group: 'side', part: 'X' })).toEqual({
    vehicleType: 'class-b',
    withoutRegion: 'yes',
  });
  expect(orderOf({ sort: 'name', descending: 'yes' })).toEqual({ sort: 'name', descending: 'yes' });
  expect(orderOf({ sort: 'name', group: 'side' })).toEqual({ sort: 'side' });
});
