import { expect, test } from 'vitest';
import { lineOfWhere, whereText } from './presence-text.ts';

const nowhere = { line: null, column: null, view: null };

test("a person's position is a text", () => {
  expect(whereText({ ...nowhere, line: 4, column: 'hours', view: 'roof' })).toBe('line 4, hours');
  expect(whereText({ ...nowhere, line: 4, column: 'total' })).toBe('line 4');
  expect(whereText({ ...nowhere, view: 'road' })).toBe('Road side');
  expect(whereText(nowhere)).toBe('the estimate');
});

test('the text is read back as the same line and column', () => {
  expect(lineOfWhere('line 4, price')).toEqual({ line: 4, column: 'parts' });
  expect(lineOfWhere('line 12')).toEqual({ line: 12, column: null });
  expect(lineOfWhere('Road side')).toBeNull();
  expect(lineOfWhere('line 4, hours"] { color: red')).toBeNull();
});
