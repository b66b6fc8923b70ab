import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { suggestionsFor } from '@dre/core/domain/estimates/checks/suggestions';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { acceptSuggestion, dismissSuggestions, forgottenItems } from './forgotten-items.ts';

const suggestion = {
  also: [],
  part: 'A',
  operation: 'replace',
  reason: 'Why',
  line: 'a',
  when: null,
  isSure: true,
} as const;

test('alternatives of one line are grouped, everything else is listed alone', () => {
  const items = forgottenItems([
    { ...suggestion, rule: '1', choice: null },
    { ...suggestion, rule: '2', choice: 'motor' },
    { ...suggestion, rule: '3', choice: 'motor' },
    { ...suggestion, rule: '4', choice: 'motor', line: 'b' },
  ]);
  expect(items.map(({ choices }) => choices.map(({ rule }) => rule))).toEqual([['1'], ['2', '3'], ['4']]);
});

const book = aBook({
  parts: [aPart({ code: 'DOOR' }), aPart({ code: 'SEAL' })],
  operations: [anOperation({ part: 'DOOR' }), anOperation({ part: 'SEAL' })],
  suggestions: [
    {
      id: 'seal',
      whenPartTypes: [],
      whenParts: ['DOOR'],
      whenOperations: ['replace'],
      whenSides: [],
      whenVehicleTypes: [],
      whenCauses: [],
      suggestPart: 'SEAL',
      suggestOperation: 'replace',
      unlessParts: [],
      reason: 'Doors are set in a new seal',
    },
  ],
});
const spots = [
  { side: 'rear', subSide: 'lower', region: '', sort: 1 },
  { side: 'road', subSide: 'mid-lower', region: '', sort: 2 },
] as const;
const cause = aLine({
  id: 'a',
  number: 1,
  operation: 'replace',
  source: { kind: 'book', part: 'DOOR' },
  place: { side: 'road', subSide: 'mid-lower', region: null },
});

test('an accepted suggestion becomes a line beside its cause, and is silent from then on', () => {
  const estimate = anEstimate({ lines: [cause] });
  const [first] = suggestionsFor(estimate, book);
  if (first === undefined) throw new Error('The book suggests nothing.');
  const change = acceptSuggestion(first, 'b', estimate, [{ code: 'SEAL', spots }]);
  const outcome = applyEdit(estimate, change, book);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  expect(outcome.value.lines.map(({ id, place }) => [id, place.side])).toEqual([
    ['a', 'road'],
    ['b', 'road'],
  ]);
  expect(suggestionsFor(outcome.value, book)).toEqual([]);
});

test('a suggested part that is not on the side of its cause goes where the part itself lies', () => {
  const estimate = anEstimate({ lines: [cause] });
  const [first] = suggestionsFor(estimate, book);
  if (first === undefined) throw new Error('The book suggests nothing.');
  const crossmember = [
    { side: 'under', subSide: 'frame-front', region: 'chassis.frame', sort: 13 },
    { side: 'under', subSide: 'frame-rear', region: 'chassis.crossmembers', sort: 10 },
  ] as const;
  const change = acceptSuggestion(first, 'b', estimate, [{ code: 'SEAL', spots: crossmember }]);
  expect(change).toMatchObject({ place: { side: 'under', subSide: 'frame-rear' } });
});

test('a suggestion is dismissed with its alternatives, for every cause', () => {
  const choices = [
    { ...suggestion, rule: '2', also: ['4'], choice: 'motor' },
    { ...suggestion, rule: '3', choice: 'motor' },
  ];
  expect(dismissSuggestions(choices)).toEqual([
    { kind: 'dismiss-suggestion', rule: '2' },
    { kind: 'dismiss-suggestion', rule: '4' },
    { kind: 'dismiss-suggestion', rule: '3' },
  ]);
});
