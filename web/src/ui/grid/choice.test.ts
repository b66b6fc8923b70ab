import { expect, test } from 'vitest';
import { optionOf } from './choice.ts';

const options = [
  { id: 'replace', label: 'Replace' },
  { id: 'ri', label: 'R&I' },
  { id: 'repair', label: 'Repair' },
];

test('a word typed to its end chooses what it names', () => {
  const chosen = [...'repair'].map((_, at) => optionOf(options, 'repair'.slice(0, at + 1)));
  expect(chosen).toEqual(['replace', 'replace', 'replace', 'repair', 'repair', 'repair']);
});

test('what names no choice chooses none', () => {
  expect([optionOf(options, 'e'), optionOf(options, '')]).toEqual([undefined, undefined]);
});
