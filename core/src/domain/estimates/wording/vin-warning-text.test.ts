import { expect, test } from 'vitest';
import { vinWarningText } from './vin-warning-text.ts';
import type { VinWarning } from '../intake/vin.ts';

test.each<[VinWarning, RegExp]>([
  [{ kind: 'wrong-length', length: 9 }, /17 characters; this one has 9/],
  [{ kind: 'letter-not-used', letter: 'I', position: 4 }, /letter I at position 4.*a 1\./],
  [{ kind: 'letter-not-used', letter: 'Q', position: 5 }, /letter Q at position 5.*a 0\./],
  [{ kind: 'character-not-used', letter: '-', position: 2 }, /“-” at position 2/],
  [{ kind: 'check-digit-wrong', given: '1', expected: 'X' }, /is 1, but .* ask for X/],
  [{ kind: 'model-year-not-used', letter: 'U' }, /U at position 10/],
  [{ kind: 'maker-not-known', wmi: '9ZZ' }, /maker 9ZZ/],
  [{ kind: 'maker-not-verified', wmi: '4X4' }, /4X4 is not confirmed/],
  [{ kind: 'identifies-the-chassis' }, /belongs to the chassis/],
  [{ kind: 'identifies-the-coach' }, /belongs to the coach/],
])('%j has a sentence that names what to check', (warning, sentence) => {
  expect(vinWarningText(warning)).toMatch(sentence);
});
