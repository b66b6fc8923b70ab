import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['6165550188', '(616) 555-0188'],
  [' 16165550188 ', '(616) 555-0188'],
  ['+16165550188', '(616) 555-0188'],
  ['616-555-0188', '616-555-0188'],
  ['(616) 555-0188 ext. 4', '(616) 555-0188 ext. 4'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('the phone number %j is printed as %j', (typed, printed) => {
  expect(phoneText(typed)).toBe(printed);
});
