import { aLine } from '@dre/core/domain/testing/a-line';
import { expect, test } from 'vitest';
import { linePins, regionMarks, viewOfLine } from './damage-views.ts';

const line = (number: number, operation: 'replace' | 'repair', region: string | null) =>
  aLine({ id: `${number}`, number, operation, place: { side: 'road', subSide: 'mid-lower', region } });

test('a part with several lines is marked by the heaviest of them', () => {
  const marks = regionMarks([
    line(1, 'repair', 'door'),
    line(2, 'replace', 'door'),
    line(3, 'repair', 'door'),
    line(4, 'repair', 'window'),
    line(5, 'repair', null),
  ]);
  expect([...marks]).toEqual([
    ['door', 'replace'],
    ['window', 'damaged'],
  ]);
});

test('the number of a line is its pin; a line without a place in the picture has none', () => {
  expect(linePins([line(7, 'repair', 'door'), line(8, 'repair', null)]).map(({ number }) => number)).toEqual([
    7,
  ]);
});

test.each([
  ['road', null, 'road'],
  ['slide', 'slide.face@L', 'road'],
  ['awning', 'awning.patio@R', 'curb'],
  ['chassis', 'chassis.engine', 'under'],
  ['whole', null, undefined],
] as const)('a line of the side %s at %s is shown in the picture %s', (side, region, view) => {
  expect(viewOfLine({ place: { side, subSide: 'any', region } })).toBe(view);
});
