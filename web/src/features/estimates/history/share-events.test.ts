import type { Sharing } from '@dre/core/contract/sharing/sharing';
import { expect, test } from 'vitest';
import { historyDays } from './history-days.ts';
import { contributors, historyItems, shareEvents } from './share-events.ts';
import type { DescribedEdit } from './described-edit.ts';

const question = {
  id: 'a',
  link: 'l',
  audience: 'insurer',
  label: 'E01',
  at: '2026-11-17T19:16:00Z',
  name: 'Nora Adjust',
  kind: 'line-question',
  text: 'Why both?',
  lineId: 'x',
  line: 4,
  request: null,
  decision: { kind: 'replied', text: 'Both are torn', at: '2026-11-17T19:30:00Z', by: 'Ethan Estimator' },
} as const;
const approve = { ...question, kind: 'line-approval', text: '', decision: null } as const;
const sharing = {
  links: [
    { id: 'l', audience: 'insurer', label: 'E01', madeAt: '2026-11-17T19:00:00Z', madeBy: 'Ethan Estimator' },
  ],
  answers: [
    question,
    { ...approve, id: 'b', line: 2 },
    { ...approve, id: 'c', line: 1 },
    { ...approve, id: 'd', kind: 'approval' },
  ],
} as unknown as Sharing;

test('the history lists the questions asked by a link and the replies of the shop, each under its author', () => {
  const items = historyItems([], shareEvents(sharing), false);
  const days = historyDays(items);
  const texts = days.flatMap(({ stretches }) =>
    stretches.map(({ by, items: done }) => [
      by.name,
      ...done.map((item) => (item.kind === 'event' ? item.event.sentence.what : '')),
    ]),
  );
  expect(texts).toEqual([
    ['Ethan Estimator', 'Replied: Nora Adjust asks about line 4'],
    ['Nora Adjust, by share link', 'Nora Adjust approves lines 1, 2', 'Nora Adjust asks about line 4'],
    ['Ethan Estimator', 'Link to E01 made for the insurer'],
  ]);
});

test('people are counted with what they did by link, a colleague once with edits and replies together', () => {
  const by = { id: '7', name: 'Ethan Estimator', initials: 'EE' };
  const edit = { entry: { at: '2026-11-17T18:00:00Z', place: 1, by } } as DescribedEdit;
  const people = contributors(historyItems([edit], shareEvents(sharing), false));
  expect(people.map(({ by: { id }, count }) => [id, count])).toEqual([
    ['7', 3],
    ['Nora Adjust, by share link', 2],
  ]);
});

test('events older than the loaded edits wait until those are loaded', () => {
  const by = { id: '7', name: 'Ana Owner', initials: 'AO' };
  const edit = { entry: { at: '2026-11-17T19:20:00Z', place: 9, by } } as DescribedEdit;
  const count = (hasMore: boolean) => historyItems([edit], shareEvents(sharing), hasMore).length;
  expect(count(true)).toBe(2);
  expect(count(false)).toBe(5);
});
