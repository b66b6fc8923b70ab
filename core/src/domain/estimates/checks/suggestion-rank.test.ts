import { expect, test } from 'vitest';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { rankedSuggestions } from './suggestion-rank.ts';
import type { Suggestion } from './suggestions.ts';

const suggested = (rule: string, line: string, isSure: boolean, part = rule): Suggestion => ({
  rule,
  also: [],
  line,
  isSure,
  part,
  operation: 'replace',
  reason: '',
  when: null,
  choice: null,
});
const at = (id: string, side: 'road' | 'rear') =>
  aLine({ id, place: { side, subSide: 'center', region: null } });
const lines = [at('a', 'road'), at('b', 'road'), at('c', 'rear')];
const suggestions = [
  suggested('road-perhaps', 'a', false),
  suggested('rear-perhaps', 'c', false),
  suggested('road-sure', 'a', true),
  suggested('rear-sure', 'c', true),
];
const ranked = (estimate: ReturnType<typeof anEstimate>, parts = noParts) =>
  rankedSuggestions(suggestions, estimate, parts).map(({ rule }) => rule);
const noParts: Parameters<typeof rankedSuggestions>[2] = [];

test('work on the damaged side with a sure cause is suggested first', () => {
  const { loss, ...rest } = anEstimate({ lines });
  const hit = { ...loss, pointsOfImpact: [{ side: 'rear', subSide: 'center' } as const] };
  expect(ranked({ ...rest, loss: hit })).toEqual(['rear-sure', 'rear-perhaps', 'road-sure', 'road-perhaps']);
});

test('while no point of impact is marked, the side with the most lines counts as the one that was hit', () => {
  expect(ranked(anEstimate({ lines }))).toEqual(['road-sure', 'road-perhaps', 'rear-sure', 'rear-perhaps']);
});

test('a size the unit does not carry is not suggested if the carried one is known', () => {
  const family = { name: 'awnings' };
  const parts = [
    { code: 'road-sure', family },
    { code: 'carried', family },
    { code: 'rear-sure', family: null },
  ];
  const { unit, ...rest } = anEstimate({ lines });
  expect(ranked({ ...rest, unit: { ...unit, fitted: ['carried'] } }, parts)).not.toContain('road-sure');
  expect(ranked({ ...rest, unit: { ...unit, fitted: ['carried', 'road-sure'] } }, parts)).toContain(
    'road-sure',
  );
});
