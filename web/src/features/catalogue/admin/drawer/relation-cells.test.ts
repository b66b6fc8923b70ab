import { expect, test } from 'vitest';
import { relationCells, type RelationEntry } from './relation-cells.ts';
import { newOperation } from './new-operation.ts';

const entry: RelationEntry = {
  kind: 'needs',
  operation: 'replace',
  otherPart: 'RF-TPO',
  otherOperation: 'ri',
  when: 'if-touching',
  reason: ' it lies on it ',
};

test("a need is counted in the other part's unit, an inclusion covers all of its hours", () => {
  expect(relationCells('SW-1', entry, 'sqft')).toMatchObject({
    quantity: 'area',
    when: 'if-touching',
    net_hours: '',
    reason: 'it lies on it',
  });
  expect(relationCells('SW-1', { ...entry, kind: 'includes' }, 'sqft')).toMatchObject({
    quantity: '',
    when: 'always',
    net_hours: 'all',
    price_included: '0',
  });
});

test('a relation without its other end or its reason is none yet', () => {
  expect(relationCells('SW-1', { ...entry, otherPart: null }, 'each')).toBeNull();
  expect(relationCells('SW-1', { ...entry, otherOperation: '' }, 'each')).toBeNull();
  expect(relationCells('SW-1', { ...entry, reason: '  ' }, 'each')).toBeNull();
});

test('a new operation of a part sold by the foot starts with hours for each foot and a minimum', () => {
  expect(newOperation({ code: 'TR-1', unit: 'ft' }, 'replace')).toMatchObject({
    hours_per_unit: '0.100',
    min_hours: '1.0',
    bills_price: '1',
  });
  expect(newOperation({ code: 'TR-1', unit: 'each', two_technicians: '1' }, 'repair')).toMatchObject({
    hours_per_unit: '',
    technicians: '2',
    bills_price: '0',
  });
});
