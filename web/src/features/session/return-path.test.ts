import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const origin = 'https://dre.example';

test('a path of ours is kept with its search and fragment', () => {
  expect(safeReturnPath('/estimate/7/photos?damage=rear#p2', origin)).toBe(
    '/estimate/7/photos?damage=rear#p2',
  );
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'estimate',
  '',
  '/\t/evil.example',
  7,
])('nobody is sent to %j after signing in', (path) => {
  expect(safeReturnPath(path, origin)).toBeUndefined();
});
