import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { tenthHours } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import type { HouseRow } from './house-rows.ts';
import { proposalIn } from './use-proposal.ts';

const hours = { fixed: tenthHours(28), perUnit: null, minimum: tenthHours(0) };
const row = {
  key: 'BAG-DOOR replace',
  part: { code: 'BAG-DOOR', name: 'Baggage door' },
  operation: 'replace',
  operationName: 'Replace',
  bookHours: hours,
  ownHours: null,
  bookPrice: null,
  ownPrice: null,
} as unknown as HouseRow;
const values = { hours: [], prices: [], parts: [] } as unknown as HouseValues;

test('an address proposes hours for one operation, and names the book beside them', () => {
  const proposal = proposalIn('?part=BAG-DOOR&operation=replace&hours=34', [row], values);
  expect(proposal?.values.hours).toEqual([
    { part: 'BAG-DOOR', operation: 'replace', ...hours, fixed: tenthHours(34) },
  ]);
  expect(proposal?.sentence).toBe(
    'Proposed from your shop’s own time: Baggage door, Replace, 3.4 h instead of the book’s 2.8 h, for every type of vehicle.',
  );
});

test.each([
  '',
  '?part=BAG-DOOR&operation=replace',
  '?part=OTHER&operation=replace&hours=34',
  '?part=BAG-DOOR&operation=replace&hours=-1',
])('an address such as "%s" proposes nothing', (search) => {
  expect(proposalIn(search, [row], values)).toBeNull();
});
