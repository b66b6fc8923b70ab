import type { ReturningMatch } from '@dre/core/contract/estimates/customers';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../../core/src/testing/starter-book.ts';
import { returningChanges } from './returning-changes.ts';

const contents = starterContents();
const blank = newEstimate({ id: '1', edition: 1, profile: defaultProfile() });
const offer: ReturningMatch = {
  customer: {
    id: 'c',
    details: {
      name: 'Ana Lopez',
      company: '',
      phone: '512-555-0100',
      email: 'ana@example.com',
      address: '',
      city: 'Austin',
      state: 'TX',
      postalCode: '',
    },
  },
  unit: {
    id: 'u',
    details: {
      vehicleType: 'fifth-wheel',
      wall: 'wall-laminated',
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
    },
  },
};

function withCustomer(customer: Partial<Estimate['parties']['customer']>): Estimate {
  return { ...blank, parties: { ...blank.parties, customer: { ...blank.parties.customer, ...customer } } };
}

function changed(changes: readonly Change[], kind: 'set-party' | 'set-unit'): object {
  return Object.assign(
    {},
    ...changes.filter((one) => one.kind === kind).map((one) => 'changes' in one && one.changes),
  );
}

test('a selected customer fills the empty form, including the half typed name', () => {
  const { changes, unchanged } = returningChanges(offer, withCustomer({ name: 'ana' }), {
    typed: 'name',
    contents,
  });
  expect(changed(changes, 'set-party')).toEqual({
    name: 'Ana Lopez',
    phone: '512-555-0100',
    email: 'ana@example.com',
    city: 'Austin',
    state: 'TX',
  });
  expect(changed(changes, 'set-unit')).toMatchObject({
    vehicleType: 'fifth-wheel',
    wall: 'wall-laminated',
    coachVin: '1UJCJ0BU8M1KZ0137',
    plate: 'ABC123',
  });
  expect(unchanged).toEqual([]);
});

test('entered values stay and are listed, until the record is applied to them too', () => {
  const estimate = withCustomer({ phone: '512-555-0199', city: 'Waco' });
  const first = returningChanges(offer, estimate, { typed: 'name', contents });
  expect(changed(first.changes, 'set-party')).not.toHaveProperty('phone');
  expect(first.unchanged).toEqual(['phone', 'city']);
  const all = returningChanges(offer, estimate, { typed: null, contents, all: true });
  expect(changed(all.changes, 'set-party')).toMatchObject({ phone: '512-555-0100', city: 'Austin' });
  expect(all.unchanged).toEqual([]);
});

test('a customer without a vehicle leaves the vehicle unchanged', () => {
  const { changes } = returningChanges({ ...offer, unit: null }, blank, { typed: 'name', contents });
  expect(changes.map(({ kind }) => kind)).toEqual(['set-party']);
});
