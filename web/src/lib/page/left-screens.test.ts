import { expect, test } from 'vitest';
import { createLeftScreens } from './left-screens.ts';

test('a screen of work opens as far down as it was left, and another choice of its list at the beginning', () => {
  const left = createLeftScreens();
  left.leave('/estimate/my-estimates?status=draft', 640);
  left.leave('/help/view-topics', 300);
  expect(left.topOf('/estimate/my-estimates?status=draft')).toBe(640);
  expect(left.topOf('/estimate/my-estimates')).toBe(0);
  expect(left.topOf('/help/view-topics')).toBe(0);
});

test('My Estimates is gone back to with its filters, search and order, and from itself to all of it', () => {
  const left = createLeftScreens();
  const search = { find: 'hail', status: 'draft', sort: 'total', direction: 'descending' };
  left.leaveList(search);
  expect(left.listFrom('/estimate/1/new-estimate')).toEqual(search);
  expect(left.listFrom('/estimate/my-estimates')).toEqual({});
});

test('whoever signs in next finds nothing of the person before', () => {
  const left = createLeftScreens();
  left.leave('/estimate/my-estimates', 640);
  left.leaveList({ find: 'hail' });
  left.forget();
  expect(left.topOf('/estimate/my-estimates')).toBe(0);
  expect(left.listFrom('/estimate/dashboard')).toEqual({});
});

test('the place of a hundred screens is known, the one left longest ago is forgotten', () => {
  const left = createLeftScreens();
  for (let screen = 0; screen <= 100; screen += 1) left.leave(`/estimate/${String(screen)}/totals`, 50);
  expect(left.topOf('/estimate/0/totals')).toBe(0);
  expect(left.topOf('/estimate/1/totals')).toBe(50);
});
