import { expect, test } from 'vitest';
import { leanIcon } from './lean-icons.ts';

test('an icon keeps its shapes, and neither its name nor the keys of a list', () => {
  const written = leanIcon([
    ['path', { d: 'M5 12h14', key: '1ays0h' }],
    ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
  ]);
  expect(written).toContain('iconOf([["path",{"d":"M5 12h14"}],["circle",{"cx":"12","cy":"12","r":"10"}]])');
});
