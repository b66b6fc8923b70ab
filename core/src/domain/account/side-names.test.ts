import { expect, test } from 'vitest';
import { starterContents } from '../../testing/starter-book.ts';
import { describeEdit } from '../estimates/wording/describe-edit.ts';
import { aBook } from '../testing/a-book.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import {
  withSideNames,
  longSideNamed,
  type SideNaming,
  sideNamesOf,
  sideNamings,
  textWithSideNames,
} from './side-names.ts';

const contents = starterContents();

const called: readonly (readonly [SideNaming, string, string, string, string])[] = [
  ['road-curb', 'Road side', 'Curb side', 'Left (road side) corner', 'Wall panel, curb side'],
  [
    'driver-passenger',
    'Driver side',
    'Passenger side',
    'Left (driver side) corner',
    'Wall panel, passenger side',
  ],
  ['off-door-door', 'Off-door side', 'Door side', 'Left (off-door side) corner', 'Wall panel, door side'],
  ['left-right', 'Left side', 'Right side', 'Left corner', 'Wall panel, right side'],
];

test.each(called)(
  'in %s the sides are %s and %s, in zones and titles too',
  (naming, road, curb, corner, title) => {
    const book = withSideNames(contents, naming);
    const names = sideNamesOf(book.sides);
    expect([names.road, names.curb, names.rear]).toEqual([road, curb, 'Rear']);
    expect(book.zones.find(({ side, subSide }) => side === 'rear' && subSide === 'left-corner')?.name).toBe(
      corner,
    );
    expect(textWithSideNames('Wall panel, curb side', names)).toBe(title);
  },
);

test.each(called)('the history of a company that says %s speaks of the %s', (naming, road, curb) => {
  const sides = sideNamesOf(withSideNames(contents, naming).sides);
  const pointsOfImpact = [
    { side: 'road', subSide: 'mid-lower' },
    { side: 'curb', subSide: 'front-upper' },
  ] as const;
  const text = describeEdit({ kind: 'set-loss', changes: { pointsOfImpact } }, anEstimate(), aBook(), sides);
  expect(text.to).toBe(`${road}, mid lower, ${curb}, front upper`);
});

test('a side is found by every term the trade has for it', () => {
  for (const naming of sideNamings) {
    const { sides } = withSideNames(contents, naming);
    for (const [, road, curb] of called) {
      expect(longSideNamed(` ${road.toUpperCase()} `)).toBe('road');
      expect(longSideNamed(curb)).toBe('curb');
    }
    const spoken = sides.map(({ name, otherNames }) => `${name}, ${otherNames}`).join('; ');
    expect(spoken).toMatch(/Road side/);
    expect(spoken).toMatch(/Passenger side/);
  }
  expect(longSideNamed('Roof')).toBeUndefined();
});
