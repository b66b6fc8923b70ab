import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../root.mjs';
import { countsOf, grownWords, lowered, readVocabulary, wordsInUse } from './vocabulary.mjs';

const vocabulary = readVocabulary(readFileSync(`${root}/docs/glossary.md`, 'utf8'));

const photoDesk = {
  file: 'web/src/photo-desk.ts',
  text: [
    '/** Whoever sends a photo. */',
    'export interface PhotoDesk {}',
    '// Photos wait here.',
    '// What follows belongs to the line above.',
    'const desk = 1; // desk: no exported name',
    'export function whatIsDesktop() {}',
  ].join('\n'),
};

test('the glossary gives a word we do not use its replacement', () => {
  expect(vocabulary.words.get('slip')).toBe('journal entry');
  expect(vocabulary.words.get('kept')).toBe(vocabulary.words.get('keep'));
  expect(vocabulary.openings.get('whoever')).toContain('person');
});

test('words are found in file names, exported names and the openings of comments, and nowhere else', () => {
  expect(countsOf(wordsInUse([photoDesk], vocabulary))).toEqual({ web: { desk: 2, 'whoever …': 1 } });
});

test('a word that is used more often than recorded is reported with its replacement and where it stands', () => {
  const uses = wordsInUse([photoDesk], vocabulary);
  expect(grownWords(uses, { web: { desk: 2, 'whoever …': 1 } }, vocabulary)).toEqual([]);
  expect(grownWords(uses, { web: { desk: 1, 'whoever …': 1 } }, vocabulary)).toEqual([
    expect.stringMatching(/^web: "desk" 2 times, 1 recorded; instead: dependencies, .*photo-desk\.ts/),
  ]);
});

test('recorded numbers go down and never up', () => {
  expect(lowered({ web: { desk: 5, slip: 2 } }, { web: { desk: 7, slip: 1 } })).toEqual({
    web: { desk: 5, slip: 1 },
  });
  expect(lowered({ web: { desk: 5 } }, {})).toEqual({ web: {} });
});
