import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Measured, type PageOf, paginate } from './paginate.ts';

interface Named extends Measured {
  readonly name: number;
  readonly kind: 'row' | 'group' | 'totals';
}

const room = (page: number) => (page === 0 ? 500 : 600);
const titles = { height: 20 };

/** Groups with their rows, then totals bound to the block before them: the shape of every estimate. */
const estimates: fc.Arbitrary<readonly Named[]> = fc
  .array(fc.array(fc.integer({ min: 8, max: 120 }), { minLength: 1, maxLength: 30 }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((groups) => fc.record({ groups: fc.constant(groups), totals: fc.integer({ min: 60, max: 300 }) }))
  .map(({ groups, totals }) => {
    const pieces: Omit<Named, 'name'>[] = groups.flatMap((rows) => [
      { kind: 'group', height: 18, gap: 3, keepsWithNext: true, heads: [titles] },
      ...rows.map((height): Omit<Named, 'name'> => ({
        kind: 'row',
        height,
        heads: [titles, { height: 18 }],
      })),
    ]);
    const last = pieces.pop();
    if (last !== undefined) pieces.push({ ...last, keepsWithNext: true });
    pieces.push({ kind: 'totals', height: totals, gap: 14 });
    return pieces.map((piece, name) => ({ ...piece, name }));
  });

/** Null if the law holds for every estimate. */
function broken(law: (pages: readonly PageOf<Named>[], pieces: readonly Named[]) => boolean) {
  return fc.check(fc.property(estimates, (pieces) => law(paginate(pieces, room), pieces))).counterexample;
}

test('every piece is printed once, in its order, and none reaches beyond its page', () => {
  expect(
    broken(
      (pages, pieces) =>
        isDeepStrictEqual(
          pages.flatMap((page) => page.pieces.map(({ piece }) => piece.name)),
          pieces.map(({ name }) => name),
        ) && pages.every(({ used }, page) => used <= room(page) + 0.001),
    ),
  ).toBeNull();
});

test('pieces of a page lie below one another and below what is repeated', () => {
  expect(
    broken((pages) =>
      pages.every((page) => {
        let bottom = page.heads.reduce((sum, { head }) => sum + head.height, 0);
        return page.pieces.every(({ piece, y }) => {
          const isBelow = y >= bottom - 0.001;
          bottom = y + piece.height;
          return isBelow;
        });
      }),
    ),
  ).toBeNull();
});

test('the head of a group is never the last on a page', () => {
  expect(broken((pages) => pages.every((page) => page.pieces.at(-1)?.piece.kind !== 'group'))).toBeNull();
});

test('totals never stand alone on a page', () => {
  expect(
    broken((pages) =>
      pages.every((page) => page.pieces.length > 1 || page.pieces[0]?.piece.kind !== 'totals'),
    ),
  ).toBeNull();
});

test('a row at the top of a page has the column titles and its group above it, a group the titles alone', () => {
  expect(
    broken((pages) =>
      pages.slice(1).every(({ heads, pieces }) => {
        const first = pieces[0]?.piece;
        return heads.length === (first?.kind === 'row' ? 2 : first?.kind === 'group' ? 1 : 0);
      }),
    ),
  ).toBeNull();
});

test('what keeps together and is more than a page is broken rather than lost', () => {
  const pieces = Array.from({ length: 9 }, () => ({ height: 250, keepsWithNext: true }));
  const pages = paginate(pieces, room);
  expect(pages.map((page) => page.pieces.length)).toEqual([2, 2, 2, 2, 1]);
});

test('a piece that starts a page does so, and an empty document has one page', () => {
  const pages = paginate([{ height: 10 }, { height: 10, startsPage: true }], room);
  expect(pages.map(({ pieces }) => pieces.length)).toEqual([1, 1]);
  expect(paginate([], room)).toHaveLength(1);
});

test('pictures make room for the totals, or come along to their page where enough stays on theirs', () => {
  const row = (height: number): Measured => ({ height });
  const picture = (height: number): Measured => ({ height, smaller: { height: height * 0.7 } });
  const closing = (height: number): Measured => ({ height, isClosing: true });
  const heights = (pieces: readonly Measured[]) =>
    paginate(pieces, () => 600).map((page) => page.pieces.map(({ piece }) => piece.height));
  expect(heights([row(300), picture(200), closing(150)])).toEqual([[300, 140, 150]]);
  expect(heights([row(350), picture(200), closing(350)])).toEqual([[350], [200, 350]]);
  // Moved, it would leave less than half a page behind, or not fit beside the totals.
  expect(heights([row(200), picture(300), closing(300)])).toEqual([[200, 300], [300]]);
  expect(heights([row(350), picture(200), closing(500)])).toEqual([[350, 200], [500]]);
});
