import { expect, test } from 'vitest';
import { thousandths } from '../../units.ts';
import type { Photo, PhotoPoint } from '../model/estimate.ts';
import {
  areaWithin,
  areaText,
  boxCorners,
  ellipseMeasure,
  ellipsePoints,
  lengthText,
  rulerOf,
  wayLength,
} from './photo-measure.ts';

const photo = { width: 4_000, height: 3_000, alignment: null, knownLength: null };
const edge: Photo['knownLength'] = {
  from: [100_000, 500_000],
  to: [350_000, 500_000],
  length: thousandths(50_000),
};
/** 20 pixels per inch, without perspective. */
const straightOn: Photo['alignment'] = {
  drawing: 'fifth-wheel.road',
  pairs: [
    { onPhoto: [0, 0], onDrawing: [0, 0] },
    { onPhoto: [500_000, 0], onDrawing: [100_000, 0] },
  ],
};

function lengthOn(on: Parameters<typeof rulerOf>[0], points: readonly PhotoPoint[]): number | null {
  const ruler = rulerOf(on);
  return ruler && wayLength(ruler, points, on);
}

test('nothing is measured before a length is known', () => {
  expect(rulerOf(photo)).toBeNull();
});

test('a known length measures in both directions, although millionths of width and height differ', () => {
  const measurable = { ...photo, knownLength: edge };
  expect(
    lengthOn(measurable, [
      [0, 0],
      [500_000, 0],
    ]),
  ).toBeCloseTo(100, 9);
  expect(
    lengthOn(measurable, [
      [0, 0],
      [0, 500_000],
    ]),
  ).toBeCloseTo(75, 9);
});

test('an aligned photo is measured in the drawing’s inches', () => {
  const aligned = { ...photo, alignment: straightOn };
  expect(
    lengthOn(aligned, [
      [0, 0],
      [0, 200_000],
    ]),
  ).toBeCloseTo(30, 9);
});

test('a known length overrides the scale of the drawing', () => {
  const both = { ...photo, alignment: straightOn, knownLength: { ...edge, length: thousandths(55_000) } };
  expect(lengthOn(both, [edge.from, edge.to])).toBeCloseTo(55, 9);
  expect(
    lengthOn(both, [
      [0, 0],
      [0, 200_000],
    ]),
  ).toBeCloseTo(33, 9);
});

test('a box and an ellipse have their area', () => {
  const aligned = { ...photo, alignment: straightOn };
  const ruler = rulerOf(aligned);
  const drawn: readonly PhotoPoint[] = [
    [100_000, 100_000],
    [200_000, 200_000],
  ];
  // 400 by 300 pixels at 20 per inch.
  expect(ruler && areaWithin(ruler, boxCorners(drawn), aligned)).toBeCloseTo(300, 6);
  const ellipse = ruler && ellipseMeasure(ruler, drawn, aligned);
  expect(ellipse?.across).toBeCloseTo(20, 9);
  expect(ellipse?.down).toBeCloseTo(15, 9);
  expect(ellipse?.area).toBeCloseTo(Math.PI * 10 * 7.5, 6);
});

test('an ellipse seen aslant has the axes of the ellipse on the wall, and their area', () => {
  const aslant = {
    ...photo,
    alignment: {
      drawing: 'fifth-wheel.road',
      pairs: [
        { onPhoto: [100_000, 200_000], onDrawing: [0, 0] },
        { onPhoto: [900_000, 100_000], onDrawing: [200_000, 0] },
        { onPhoto: [900_000, 900_000], onDrawing: [200_000, 100_000] },
        { onPhoto: [100_000, 700_000], onDrawing: [0, 100_000] },
      ],
    },
  } satisfies Parameters<typeof rulerOf>[0];
  const drawn: readonly PhotoPoint[] = [
    [300_000, 300_000],
    [500_000, 650_000],
  ];
  const ruler = rulerOf(aslant);
  const measure = ruler && ellipseMeasure(ruler, drawn, aslant);
  const { across, down, area } = measure ?? { across: 0, down: 0, area: 0 };
  expect(area).toBeCloseTo((Math.PI / 4) * across * down, 9);
  // 48 corners on the ellipse enclose a little less than it.
  const within = (ruler && areaWithin(ruler, ellipsePoints(drawn), aslant)) ?? 0;
  expect(area / within).toBeGreaterThan(1);
  expect(area / within).toBeLessThan(1.005);
});

test.each([
  [35.42, '35.4 in'],
  [0.04, '0 in'],
  [47.9, '47.9 in'],
  [48, '4 ft'],
  [63.5, '5 ft 3.5 in'],
  [119.99, '10 ft'],
])('%f inches are formatted as %s', (inches, text) => {
  expect(lengthText(inches)).toBe(text);
});

test('an area is formatted in square feet, a small one in square inches', () => {
  expect(areaText(96.2)).toBe('96 sq in');
  expect(areaText(460)).toBe('3.2 sq ft');
});
