import { expect, test } from 'vitest';
import { screenAt, screens } from './screens.ts';

test('every screen is found at its own path', () => {
  for (const screen of screens) {
    expect(screenAt(screen.path.replaceAll(/:\w+/g, '7'))?.path).toBe(screen.path);
  }
});

test('no path is listed twice', () => {
  expect(new Set(screens.map((screen) => screen.path)).size).toBe(screens.length);
});

test.each(['/nowhere', '/welcome/more', '/estimate//photos', '/estimate', '/Welcome', '/share/'])(
  '%s leads nowhere',
  (path) => {
    expect(screenAt(path)).toBeUndefined();
  },
);

test('a slash at the end changes nothing', () => {
  expect(screenAt('/welcome/')?.path).toBe('/welcome');
  expect(screenAt('/')?.path).toBe('/');
});
