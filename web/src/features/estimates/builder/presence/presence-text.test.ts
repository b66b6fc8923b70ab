import { expect, test } from 'vitest';
import { lineOfWhere, sayWhere } from './presence-text.ts';

const nowhere = { line: null, column: null, view: null };

test('where somebody is, is said in words', () => {
  expect(sayWhere({ ...nowhere, line: 4, column: 'hours', view: 'roof' })).toBe('line 4, hours');
  expect(sayWhere({ ...nowhere, line: 4, column: 'total' })).toBe('line 4');
  expect(sayWhere({ ...nowhere, view: 'road' })).toBe('Road side');
  expect(sayWhere(nowhere)).toBe('the estimate');
});

test('the words name the same line and column to whoever reads them', () => {
  expect(lineOfWhere('line 4, price')).toEqual({ line: 4, column: 'parts' });
  expect(lineOfWhere('line 12')).toEqual({ line: 12, column: null });
  expect(lineOfWhere('Road side')).toBeNull();
  expect(lineOfWhere('line 4, hours"] { color: red')).toBeNull();
});
