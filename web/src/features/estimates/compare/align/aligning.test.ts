import { expect, test } from 'vitest';
import { begun, completePairs, nextStepText, withPoint } from './aligning.ts';

const drawn = [
  { onPhoto: [100, 200], onDrawing: [3_000, 4_000] },
  { onPhoto: [300, 400], onDrawing: [5_000, 6_000] },
] as const;

test('two points are requested one after the other, each on the photo and then on the drawing', () => {
  let aligning = begun(null, 2);
  expect(nextStepText(aligning)).toContain('point A on the photo');
  aligning = withPoint(aligning, { pair: 0, on: 'photo' }, drawn[0].onPhoto);
  expect(nextStepText(aligning)).toContain('spot A on the drawing');
  aligning = withPoint(aligning, { pair: 0, on: 'drawing' }, drawn[0].onDrawing);
  aligning = withPoint(aligning, { pair: 1, on: 'photo' }, drawn[1].onPhoto);
  expect(completePairs(aligning.pairs)).toBeNull();
  aligning = withPoint(aligning, { pair: 1, on: 'drawing' }, drawn[1].onDrawing);
  expect(completePairs(aligning.pairs)).toEqual(drawn);
  expect(aligning.next).toBeNull();
});

test('two more points keep the existing two', () => {
  const aligning = begun({ drawing: 'a drawing', pairs: drawn }, 4);
  expect(aligning.pairs.slice(0, 2)).toEqual(drawn);
  expect(aligning.next).toEqual({ pair: 2, on: 'photo' });
});

test('a point that is set anew leaves the others where they are', () => {
  const aligning = withPoint(
    begun({ drawing: 'a drawing', pairs: drawn }, 2),
    { pair: 1, on: 'photo' },
    [7, 8],
  );
  expect(completePairs(aligning.pairs)).toEqual([drawn[0], { ...drawn[1], onPhoto: [7, 8] }]);
});
