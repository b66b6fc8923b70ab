import { expect, test } from 'vitest';
import { aBook } from '../../../testing/a-book.ts';
import { aLine, aRefinish } from '../../../testing/a-line.ts';
import { aProfile, refinishRules } from '../../../testing/a-profile.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { tenthHours, type TenthHours } from '../../../units.ts';
import type { Line, VehicleLocation } from '../../model/line.ts';
import { workItems } from '../price-estimate.ts';

const wall: VehicleLocation = { side: 'curb', subSide: 'mid-upper', region: null };
const below: VehicleLocation = { side: 'curb', subSide: 'mid-lower', region: null };
const rear: VehicleLocation = { side: 'rear', subSide: 'center', region: null };
const book = aBook({ neighbors: [[wall, below]] });

const panels: readonly Line[] = [
  aLine({ number: 1, description: 'Sidewall', place: wall, refinish: aRefinish(60) }),
  aLine({ number: 2, description: 'Baggage door, front', place: below, refinish: aRefinish(12) }),
  aLine({ number: 3, description: 'Baggage door, rear', place: below, refinish: aRefinish(12) }),
  aLine({ number: 4, description: 'Skirt', place: below, refinish: aRefinish(8) }),
  aLine({ number: 5, description: 'Rear cap', place: rear, refinish: aRefinish(50) }),
];

function painted(clearCap: TenthHours | null, lines = panels) {
  const profile = aProfile({ refinish: refinishRules({ clearCap }) });
  const items = workItems(anEstimate({ lines, profile }), book);
  const billed = (key: string) =>
    items
      .filter((item) => item.key === key || item.parent === key)
      .filter(({ rule }) => rule !== 'clear-coat')
      .reduce((total, { hours }) => total + (hours[0]?.billed ?? 0), 0);
  const clear = items.find(({ key }) => key === 'clear-coat:1')?.hours[0];
  return {
    nets: lines.map(({ id }) => billed(id)),
    clear: clear?.billed,
    clears: clear?.terms.map(({ kind, amount }) => [kind, amount]),
    total: items.reduce((total, { paintHours }) => total + paintHours, 0),
  };
}

test('five panels of a coach come to 13.0 h and 3.9 h of clear coat', () => {
  expect(painted(null)).toEqual({
    nets: [60, 8, 8, 6, 48],
    clear: 39,
    clears: [
      ['clear-first', 24],
      ['clear-additional', 2],
      ['clear-additional', 2],
      ['clear-additional', 1],
      ['clear-additional', 10],
    ],
    total: 169,
  });
});

test('a cap of 2.5 h holds the clear coat of the same panels to 15.5 h in all', () => {
  const { clear, clears, total } = painted(tenthHours(25));
  expect(clear).toBe(25);
  expect(clears?.at(-1)).toEqual(['clear-cap', -14]);
  expect(total).toBe(155);
});

test('all 720 orders of six panels bill the same hours', () => {
  // Walked in the order of the lines, the three panels in a row would lose 0.8 h or 0.6 h.
  const row: readonly VehicleLocation[] = [
    wall,
    below,
    { side: 'curb', subSide: 'wheel-area', region: null },
  ];
  const neighbors = [
    [row[0], row[1]],
    [row[1], row[2]],
  ] as [VehicleLocation, VehicleLocation][];
  const six = [...row, rear, rear, below].map((place, index) =>
    aLine({ number: index + 1, place, refinish: aRefinish([30, 30, 30, 50, 12, 8][index] ?? 0) }),
  );
  const orders = permutations(six);
  const results = orders.map((lines) =>
    workItems(anEstimate({ lines }), aBook({ neighbors }))
      .map(({ key, hours }) => `${key} ${hours[0]?.billed}`)
      .toSorted()
      .join(),
  );
  expect(results).toHaveLength(720);
  expect([...new Set(results)]).toEqual([
    'clear-coat:1 39,line-00001 30,line-00002 30,line-00003 30,line-00004 50,line-00005 12,line-00006 8,' +
      'overlap:line-00001 -4,overlap:line-00002 -2,overlap:line-00003 -4,overlap:line-00005 -4,' +
      'overlap:line-00006 -2',
  ]);
});

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
