import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate, Photo } from '@dre/core/domain/estimates/model/estimate';
import { aBook } from '@dre/core/domain/testing/a-book';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../../core/src/testing/starter-book.ts';
import { moveChange, removeChanges, restoreChanges, tagChanges } from '../photo-changes.ts';
import { bySide, readPhotoFilter, filteredPhotos, walkAround } from './photo-groups.ts';

const book = aBook({ parts: [], operations: [] });

function aPhoto(id: string, order: string, changes: Partial<Photo> = {}): Photo {
  return {
    id,
    file: 'a'.repeat(64),
    width: 4,
    height: 3,
    caption: '',
    place: null,
    view: null,
    lines: [],
    takenAt: null,
    isPrinted: true,
    order,
    pins: [],
    marks: [],
    alignment: null,
    knownLength: null,
    ...changes,
  };
}

const rearLine = aLine({ id: 'line-1', number: 1, place: { side: 'rear', subSide: 'lower', region: null } });
const estimate = {
  ...anEstimate({ lines: [rearLine] }),
  photos: [
    aPhoto('a', 'A'),
    aPhoto('b', 'B', { lines: ['line-1'] }),
    aPhoto('c', 'C', { place: { side: 'road', subSide: '' } }),
    aPhoto('d', 'D', { view: 'roof' }),
  ],
};

function after(changes: readonly Change[], from: Estimate = estimate): Estimate {
  return changes.reduce((present, change) => {
    const done = applyEdit(present, change, book);
    if (!done.ok) throw new Error(done.refusal.kind);
    return done.value;
  }, from);
}

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id).join('');

test('a photo belongs to its side, or to the side of the line it shows', () => {
  const names = { sides: [{ code: 'rear', name: 'Rear' }] } as unknown as Parameters<typeof bySide>[2];
  const groups = bySide(estimate.photos, estimate, names);
  expect(groups.map(({ key, photos }) => `${key} ${idsOf(photos)}`)).toEqual([
    'whole ad',
    'road c',
    'rear b',
  ]);
});

test('the filter is read from the address, and an invalid one shows all', () => {
  expect(idsOf(filteredPhotos(estimate, readPhotoFilter('side:rear')))).toBe('b');
  expect(idsOf(filteredPhotos(estimate, readPhotoFilter('line:line-1')))).toBe('b');
  expect(idsOf(filteredPhotos(estimate, readPhotoFilter('unused')))).toBe('ac');
  expect(idsOf(filteredPhotos(estimate, readPhotoFilter('side:nowhere')))).toBe('abcd');
});

test('the walk-around has eight stations, with the photos of each; a towable has no odometer', () => {
  const walk = (vehicleType: Estimate['unit']['vehicleType'], photos = estimate.photos) =>
    walkAround({ photos, unit: { ...estimate.unit, vehicleType } }, starterContents());
  expect(walk(null)).toHaveLength(8);
  const taken = walk('class-c').filter(({ photos }) => photos.length > 0);
  expect(taken.map(({ view }) => view)).toEqual(['roof']);
  const views = (stations: ReturnType<typeof walk>) => stations.map(({ view }) => view);
  expect(views(walk('class-c'))).toContain('odometer');
  expect(views(walk('fifth-wheel'))).not.toContain('odometer');
  expect(views(walk('fifth-wheel', [aPhoto('e', 'E', { view: 'odometer' })]))).toContain('odometer');
});

test('a photo moves to any position among the visible ones, and the others stay', () => {
  for (let to = 0; to < 4; to += 1) {
    const moved = after(moveChange(estimate.photos, 'b', to)).photos;
    expect(moved.findIndex(({ id }) => id === 'b')).toBe(to);
    expect(idsOf(moved.filter(({ id }) => id !== 'b'))).toBe('acd');
  }
  expect(moveChange(estimate.photos, 'b', 1)).toEqual([]);
});

test('several photos are tagged at once, without repeating equal values', () => {
  const tags = { place: { side: 'rear', subSide: '' }, linesAdded: ['line-1'], linesRemoved: [] } as const;
  const changes = tagChanges(estimate.photos.slice(0, 2), tags);
  expect(changes.filter(({ kind }) => kind === 'tag-photo')).toHaveLength(1);
  const [a, b] = after(changes).photos;
  expect([a?.lines, b?.lines, a?.place?.side]).toEqual([['line-1'], ['line-1'], 'rear']);
});

test('removed photos come back as they were', () => {
  const removed = after(removeChanges(estimate.photos));
  expect(removed.photos).toEqual([]);
  expect(after(restoreChanges(estimate.photos), removed).photos).toEqual(estimate.photos);
});
