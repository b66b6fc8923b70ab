import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { insertionOf, reasonsAgainst, skippedText } from './template-insertion.ts';
import { templateChoices } from './template-choices.ts';

const contents = starterContents();
const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });

test('a template picked by name adds its lines and none of the optional ones', () => {
  const hail = templateChoices([], contents, null).find(({ id }) => id === 'starter hail-fw');
  const lines = hail?.lines ?? [];
  const added = insertionOf({ name: 'Hail', lines }, blank, contents, () => crypto.randomUUID(), 'road');
  expect(added.lines + added.skipped.length).toBe(lines.filter(({ isOptional }) => !isOptional).length);
  expect(added.lines).toBeGreaterThan(0);
});

test('each line of a template has the reason it cannot be added to this estimate', () => {
  const lines = templateChoices([], contents, null).find(({ id }) => id === 'starter hail-fw')?.lines ?? [];
  expect(reasonsAgainst(lines, blank, contents)).toEqual(lines.map(() => null));
  const gone = lines.map((line) => ({ ...line, item: { ...line.item, part: 'GONE' } }));
  expect(reasonsAgainst(gone, blank, contents)).toEqual(gone.map(() => 'This book has no such part.'));
});

test('lines of a template that do not fit the vehicle are named with their reason', () => {
  const awning = { name: 'Awning', reason: 'It does not fit this vehicle.' };
  expect(skippedText('Hail', [])).toBe('');
  expect(skippedText('Hail', [awning])).toBe('Hail: Awning was left out. It does not fit this vehicle.');
  expect(skippedText('Hail', [awning, awning])).toContain('One more was left out.');
});
