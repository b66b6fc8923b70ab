import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessingBits, indexWords } from './guessing-bits.ts';
import { passwordIssues, type PasswordIssue } from './password-rules.ts';

const common = ['password', 'welcome', 'sunshine', 'summer'];
const nobody = { personal: [], commonWords: indexWords([]) };
const dana = {
  personal: ['dana.whitfield@lakeshore-rv.example', 'Dana Whitfield', 'Lakeshore RV Repair'],
  commonWords: indexWords(common),
};

test.each<[password: string, faults: PasswordIssue[]]>([
  ['k7#mQp2vLw9', ['too-short']],
  ['k7#mQp2vLw9!', []],
  ['tangled violet harbor', []],
  ['  spaces are  characters  ', []],
  ['пароль из пяти слов 🚐', []],
  ['password1234', ['common']],
  ['P@ssw0rd2026!', ['common']],
  ['Summer2026!!', ['common']],
  ['Welcome-Sunshine', ['common']],
  ['passwordpasswordpassword', ['common']],
  ['aaaaaaaaaaaaaaaa', ['common']],
  ['abcabcabcabcabc', ['common']],
  ['abcdefghijklmnop', ['common']],
  ['9876543210987', ['common']],
  ['qwertyuiop[]', ['common']],
  ['1q2w3e4r5t6y', ['common']],
  ['zaq12wsxcde3', ['common']],
  ['danawhitfield1', ['personal']],
  ['Dana.Whitfield', ['personal']],
  ['dana.whitfield@lakeshore-rv.example', ['personal']],
  ['Lakeshore2026!', ['personal']],
  ['password', ['too-short', 'common']],
  ['', ['too-short', 'common']],
])('%j is judged %j', (password, issues) => {
  expect(passwordIssues(password, dana)).toEqual(issues);
});

test('a password has 12 to 128 characters, counted as a person counts them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'ß', '7', '€', ' ', '🚐', '界'), { maxLength: 140 }),
      (signs) => {
        const password = signs.join('');
        const issues = passwordIssues(password, nobody);
        expect(issues.includes('too-short')).toBe(signs.length < 12);
        expect(issues.includes('too-long')).toBe(signs.length > 128);
      },
    ),
  );
});

test('a common word with up to eight digits after it stays common, in any case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...common),
      fc.stringMatching(/^\d{4,8}$/),
      fc.boolean(),
      (word, digits, isUpper) => {
        const password = (isUpper ? word.toUpperCase() : word) + digits;
        expect(passwordIssues(password, dana)).toContain('common');
      },
    ),
  );
});

test('writing something twice makes it hardly harder to guess', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
      expect(guessingBits(text + text, [dana.commonWords])).toBeLessThanOrEqual(
        guessingBits(text, [dana.commonWords]) + 3,
      );
    }),
  );
});

test('knowing more words never makes a password harder to guess', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      expect(guessingBits(text, [indexWords(words)])).toBeLessThanOrEqual(guessingBits(text, []));
    }),
  );
});
