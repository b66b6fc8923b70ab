import { readFileSync, readdirSync, statSync } from 'node:fs';
import { walkAroundViews } from '@dre/core/domain/estimates/model/estimate';
import { alignPhoto, photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import { sides, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { partAt } from '@dre/illustrations/kit/scene/hit-test';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import { plates } from '@dre/illustrations/plates';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { photographed } from '../../server/src/demo/demo-particulars.ts';
import { root } from '../root.mjs';
import { drawnShots } from './drawn/drawn-shots.ts';
import { isFlat, type ListedPhoto } from './photo-list.ts';

const folder = `${root}/server/demo/photos`;
const photos = JSON.parse(readFileSync(`${folder}/photos.json`, 'utf8')) as readonly ListedPhoto[];
const book = (name: string): Record<string, string>[] =>
  parse(readFileSync(`${root}/catalogue/${name}.csv`, 'utf8'), { columns: true });

test('every photo of the demo company is listed, and every listed one is there', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
  expect(files.toSorted()).toEqual(photos.map(({ file }) => file).toSorted());
});

test('no photo is larger than 40 KB, and all of them together stay below 2 MB', () => {
  const bytes = photos.map(({ file }) => statSync(`${folder}/${file}`).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(40_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});

test('photos have the size the list tells', () => {
  for (const { file, width, height } of photos) {
    expect([file, jpegSize(readFileSync(`${folder}/${file}`))]).toEqual([file, { width, height }]);
  }
});

test.each(vehicleTypes)('a %s is seen damaged from two sides, and the damage from near', (vehicleType) => {
  const own = photos.filter((photo) => photo.vehicleType === vehicleType);
  const around = own.filter(({ view }) => /^(front|rear)-/.test(view ?? ''));
  expect(around.filter(({ damageRegions }) => damageRegions.length > 0).length).toBeGreaterThanOrEqual(1);
  expect(new Set(around.map(({ plate }) => plate)).size).toBeGreaterThanOrEqual(2);
  expect(own.filter(({ view }) => view === 'damage').length).toBeGreaterThanOrEqual(1);
});

test('photos speak the words of the book', () => {
  const causes = new Set(book('causes-of-loss').map(({ code }) => code));
  const subSides = book('sub-sides');
  for (const { file, side, subSide, view, cause, vehicleType } of photos) {
    expect([file, sides.includes(side)]).toEqual([file, true]);
    expect([file, view === null || walkAroundViews.includes(view)]).toEqual([file, true]);
    expect([file, cause === null || causes.has(cause)]).toEqual([file, true]);
    const isKnown = subSides.some(
      (row) =>
        row['side'] === side &&
        row['code'] === subSide &&
        row['vehicle_types']?.split('|').includes(vehicleType),
    );
    expect([file, subSide === '' || isKnown]).toEqual([file, true]);
  }
});

test('every cause that has a template is on a photo', () => {
  const wanted = new Set(book('templates').map(({ cause }) => cause));
  const seen = new Set(photos.map(({ cause }) => cause));
  expect([...wanted].filter((cause) => !seen.has(cause ?? ''))).toEqual([]);
});

const aligned = photos.flatMap(({ plate, pairs, ...photo }) =>
  plate !== null && pairs !== null ? [{ ...photo, plate, pairs }] : [],
);

describe.each(aligned)('$file', ({ plate, pairs, damageRegions, knownLength, marks, ...photo }) => {
  const result = alignPhoto(pairs, photo);
  const onDrawing = (point: readonly [number, number]) =>
    result.ok ? mapped(result.value, photoPixel(point, photo)) : null;

  test('four points of it align it with its drawing', () => {
    expect(result.ok).toBe(true);
    expect(pairs).toHaveLength(4);
    for (const pair of pairs) {
      expect(pair.onPhoto.every((share) => share > 0 && share < 1_000_000)).toBe(true);
      const at = onDrawing(pair.onPhoto);
      expect(at?.x).toBeCloseTo(pair.onDrawing[0] / 1000, 2);
      expect(at?.y).toBeCloseTo(pair.onDrawing[1] / 1000, 2);
    }
  });

  test('its damage lies on the damaged parts of the drawing, and on no part before them', async () => {
    const regions = regionsOf(await plates[plate].load());
    expect(plates[plate].vehicleType).toBe(photo.vehicleType);
    expect(damageRegions.length).toBeGreaterThan(0);
    for (const { region: id, at } of damageRegions) {
      const point = onDrawing(at);
      const solid = regions.filter((region) => region.id === id || !isFlat(region));
      expect([id, point && partAt(solid, [point.x, point.y])?.id]).toEqual([id, id]);
    }
  });

  test('a length known on it is as long on the drawing, and its marks lie within it', () => {
    if (knownLength !== null) {
      const [from, to] = [onDrawing(knownLength.from), onDrawing(knownLength.to)];
      const inches = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
      // A pixel is a quarter of an inch and more.
      expect(Math.abs(inches - knownLength.length / 1000)).toBeLessThan(0.25);
    }
    const shares = marks.flatMap(({ points }) => points.flat());
    expect(shares.every((share) => share >= 0 && share <= 1_000_000)).toBe(true);
  });
});

/** Reads the frame header of a JPEG. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker === 0xffc0 || marker === 0xffc2;
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: 0, height: 0 };
}

test('a label on a photo shows the VIN of its unit in the demo', () => {
  const labels = drawnShots.map(({ planes }) => JSON.stringify(planes)).join('');
  const vins = Object.values(photographed).flatMap((unit) => unit.vin ?? []);
  expect(vins.filter((vin) => !labels.includes(`VIN ${vin}`))).toEqual([]);
});
