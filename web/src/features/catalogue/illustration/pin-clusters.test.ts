import { expect, test } from 'vitest';
import { clusteredPins } from './pin-clusters.ts';

const pin = (number: number, x: number, y: number) => ({ number, x, y, region: `r.${number}`, label: '' });
const pins = [pin(1, 100, 100), pin(2, 108, 100), pin(3, 112, 104), pin(4, 300, 40)];
const counts = (scale: number) => clusteredPins(pins, scale, 24).map((cluster) => cluster.pins.length);

test('pins that would overlap are counted together and come apart as the picture grows', () => {
  expect(counts(1)).toEqual([3, 1]);
  expect(counts(4)).toEqual([1, 2, 1]);
  expect(counts(8)).toEqual([1, 1, 1, 1]);
});

test('a count stands in the middle of what it counts', () => {
  const [cluster] = clusteredPins(pins.slice(0, 2), 1, 24);
  expect(cluster).toMatchObject({ x: 104, y: 100 });
});
