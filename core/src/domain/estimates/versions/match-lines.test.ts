import { expect, test } from 'vitest';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { withMatchedLines } from './match-lines.ts';

const roof = { side: 'roof', subSide: 'mid', region: null } as const;
const book = (part: string) => ({ kind: 'book', part }) as const;

test('lines of another estimate match the same work here, at the same place first', () => {
  const own = anEstimate({
    lines: [
      aLine({ id: 'own-curb', number: 1, source: book('DOOR'), operation: 'replace' }),
      aLine({ id: 'own-roof', number: 2, source: book('DOOR'), operation: 'replace', place: roof }),
      aLine({ id: 'own-hand', number: 3, description: 'Straighten frame' }),
      aLine({ id: 'own-only', number: 4, description: 'Polish' }),
    ],
  });
  const other = anEstimate({
    lines: [
      aLine({ id: 'their-roof', number: 1, source: book('DOOR'), operation: 'replace', place: roof }),
      aLine({ id: 'their-hand', number: 2, description: ' straighten FRAME ' }),
      aLine({ id: 'their-rear', number: 3, source: book('DOOR'), operation: 'replace' }),
      aLine({ id: 'their-only', number: 4, source: book('DOOR'), operation: 'repair' }),
    ],
    overrides: { 'clear-coat:their-roof': { kind: 'left-out' } },
  });
  const matched = withMatchedLines(own, other);
  expect(matched.lines.map(({ id }) => id)).toEqual(['own-roof', 'own-hand', 'own-curb', 'their-only']);
  expect(matched.lines.map(({ number }) => number)).toEqual([2, 3, 1, 4]);
  expect(Object.keys(matched.overrides)).toEqual(['clear-coat:own-roof']);
});
