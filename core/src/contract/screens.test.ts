import { expect, test } from 'vitest';
import { screenAt, screens } from './screens.ts';

test.each([
  ['/welcome', '/welcome'],
  ['/welcome/', '/welcome'],
  ['/', '/'],
  ['/estimate/0/new-estimate', '/estimate/:id/new-estimate'],
  ['/help/view-topics/first-estimate', '/help/view-topics/:slug'],
  ['/share/abc', '/share/:token'],
])('%s leads to %s', (path, pattern) => {
  expect(screenAt(path)?.path).toBe(pattern);
});

test.each([
  '/welcom',
  '/estimate',
  '/estimate//new-estimate',
  '/admin',
  '/share/',
  '/welcome/more',
  '/WELCOME',
  '',
])('%j leads nowhere', (path) => {
  expect(screenAt(path)?.path ?? 'nowhere').toBe(path === '' ? '/' : 'nowhere');
});

test('every screen is found at its own path', () => {
  for (const screen of screens) expect(screenAt(screen.path)).toBe(screen);
});
