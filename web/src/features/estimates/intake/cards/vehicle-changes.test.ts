import type { Change } from '@dre/core/domain/estimates/model/edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../../core/src/testing/starter-book.ts';
import { copyChanges } from '../returning/copy-changes.ts';
import { impactZones, planZones, toggled, zoneName } from './impacts.ts';
import { typeChanges } from './type-changes.ts';

const contents = starterContents();
const blank = anEstimate();
const trailer = (unit: object) => anEstimate({ unit: { ...blank.unit, ...unit } });
const unitOf = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === 'set-unit' ? [change.changes] : []))[0];

test('a vehicle type sets its usual walls and roof', () => {
  const changes = typeChanges(trailer({ vehicleType: null }), 'fifth-wheel', contents);
  expect(unitOf(changes)).toEqual({ vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' });
});

test('walls selected by hand stay if the new type allows them', () => {
  const wall = 'wall-stick-fiberglass';
  const estimate = trailer({ vehicleType: 'travel-trailer', wall, roof: 'roof-epdm' });
  expect(unitOf(typeChanges(estimate, 'fifth-wheel', contents))).toMatchObject({ wall, roof: 'roof-tpo' });
  expect(unitOf(typeChanges(estimate, 'park-model', contents))).toMatchObject({ wall: 'wall-residential' });
});

test('choosing the type it has already changes nothing', () => {
  expect(typeChanges(trailer({ vehicleType: 'fifth-wheel' }), 'fifth-wheel', contents)).toEqual([]);
});

test('unchanged refinish rules follow the type of vehicle', () => {
  const van = (profile: typeof blank.profile) =>
    typeChanges(anEstimate({ profile, unit: { ...blank.unit, vehicleType: null } }), 'class-b', contents).map(
      ({ kind }) => kind,
    );
  expect(van(defaultProfile())).toEqual(['set-unit', 'set-profile']);
  const { refinish } = defaultProfile();
  const own = { ...defaultProfile(), refinish: { ...refinish, overlapMinor: refinish.overlapAdjacent } };
  expect(van(own)).toEqual(['set-unit']);
});

test('an earlier estimate fills only empty fields, and never the odometer or the value', () => {
  const from = anEstimate({
    unit: { ...blank.unit, make: 'Northfork', model: 'Ridgeline', mileage: 9_000, color: 'White' },
    parties: { ...blank.parties, customer: { ...blank.parties.customer, name: 'Ruth', phone: '555' } },
  });
  const to = trailer({ model: '34RL' });
  const { changes, count } = copyChanges(from, to);
  expect(changes).toEqual([
    { kind: 'set-unit', changes: { make: 'Northfork', color: 'White' } },
    { kind: 'set-party', role: 'customer', changes: { name: 'Ruth', phone: '555' } },
  ]);
  expect(count).toBe(4);
});

test('every zone of the plan is a zone of the book and of the list', () => {
  for (const { code } of contents.vehicleTypes) {
    const listed = new Set(impactZones(contents, code).map((zone) => zoneName(contents, zone)));
    const places = planZones(contents, code);
    expect(places.length).toBeGreaterThan(8);
    for (const { name } of places) expect(listed).toContain(name);
  }
});

test('a point of impact is marked by the first tap and removed by the second', () => {
  const rear = { side: 'rear', subSide: 'center' } as const;
  const roof = { side: 'roof', subSide: 'mid' } as const;
  expect(toggled([roof], rear)).toEqual([roof, rear]);
  expect(toggled([roof, rear], { ...rear })).toEqual([roof]);
});
