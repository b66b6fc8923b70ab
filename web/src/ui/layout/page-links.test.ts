import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

test.each([
  { page: 1, of: 1, reads: '1' },
  { page: 1, of: 7, reads: '1 2 3 4 5 6 7' },
  { page: 1, of: 24, reads: '1 2 3 4 5 … 24' },
  { page: 4, of: 24, reads: '1 2 3 4 5 … 24' },
  { page: 5, of: 24, reads: '1 … 4 5 6 … 24' },
  { page: 12, of: 24, reads: '1 … 11 12 13 … 24' },
  { page: 20, of: 24, reads: '1 … 19 20 21 … 24' },
  { page: 21, of: 24, reads: '1 … 20 21 22 23 24' },
  { page: 24, of: 24, reads: '1 … 20 21 22 23 24' },
  { page: 4, of: 8, reads: '1 2 3 4 5 … 8' },
  { page: 5, of: 8, reads: '1 … 4 5 6 7 8' },
  { page: 99, of: 8, reads: '1 … 4 5 6 7 8' },
  { page: 1, of: 0, reads: '' },
])('page $page of $of shows $reads', ({ page, of, reads }) => {
  const shown = pageLinks(page, of).map((place) => (place === 'gap' ? '…' : place));
  expect(shown.join(' ')).toBe(reads);
});

const anyPage = fc
  .integer({ min: 1, max: 5_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

test('there are never more than seven places, and first, current and last page are among them', () => {
  fc.assert(
    fc.property(anyPage, ([page, total]) => {
      const places = pageLinks(page, total);
      expect(places.length).toBeLessThanOrEqual(7);
      expect(places).toEqual(expect.arrayContaining([1, page, total]));
    }),
  );
});

test('page numbers rise, and a gap always leaves out at least one page', () => {
  fc.assert(
    fc.property(anyPage, ([page, total]) => {
      const places = pageLinks(page, total);
      const steps = places.flatMap((place, index) => {
        const before = places[index - 1];
        if (place === 'gap') return [Number(places[index + 1]) - Number(before) > 1];
        return typeof before === 'number' ? [place === before + 1] : [];
      });
      expect(steps).not.toContain(false);
    }),
  );
});
