import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { expect, test } from 'vitest';
import { addFromBook } from '../line-changes.ts';
import { lineRows } from './line-rows.ts';

const book = aBook({
  parts: [aPart({ code: 'DOOR', name: 'Door' })],
  operations: [
    anOperation({ part: 'DOOR', kind: 'replace' }),
    anOperation({ part: 'DOOR', kind: 'refinish', laborType: 'refinish' }),
  ],
});
const sides = (['road', 'rear', 'roof'] as const).map((code, index) => ({
  code,
  name: code,
  otherNames: '',
  regionSuffix: '*' as const,
  isIllustrated: true,
  sort: index,
}));

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const estimate = (
  [
    ['a', 'rear', 'replace'],
    ['b', 'road', 'refinish'],
    ['c', 'rear', 'replace'],
  ] as const
).reduce((present, [id, side, operation]) => {
  const location = { side, subSide: side === 'road' ? 'mid-lower' : 'lower', region: null };
  const outcome = applyEdit(
    present,
    addFromBook(present, id, { part: 'DOOR', operation, place: location }),
    book,
  );
  return outcome.ok ? outcome.value : present;
}, blank);
const { items } = priceEstimate(estimate, book);

test('lines are grouped by side in the order of the book, automatic ones below their cause', () => {
  const rows = lineRows(items, estimate.profile, sides, new Set());
  expect(rows.map((row) => (row.kind === 'group' ? row.side : row.isChild ? 'automatic' : row.key))).toEqual([
    'road',
    'b',
    'automatic',
    'rear',
    'a',
    'c',
  ]);
});

test('the heading of a side counts its lines and adds up the rows below it', () => {
  const rows = lineRows(items, estimate.profile, sides, new Set());
  const head = rows.find((row) => row.kind === 'group' && row.side === 'rear');
  const below = rows.filter((row) => row.kind === 'item' && row.item.line.place.side === 'rear');
  const total = below.reduce((sum, row) => sum + (row.kind === 'item' ? row.total : 0), 0);
  expect(head).toMatchObject({ lines: 2, amount: total });
});

test('prior damage outside the claim counts in no heading, so the headings add up to the estimate', () => {
  const lines = estimate.lines.map((line) =>
    line.id === 'c' ? { ...line, priorDamage: 'unrelated' as const } : line,
  );
  const rows = lineRows(
    priceEstimate({ ...estimate, lines }, book).items,
    estimate.profile,
    sides,
    new Set(),
  );
  const [head, first] = rows.filter(({ key }) => key === 'side rear' || key === 'a');
  expect(head).toMatchObject({
    lines: 2,
    amount: first?.kind === 'item' && first.total,
    hours: first?.kind === 'item' && first.hours,
  });
});

test('a folded side shows its heading only, with the same numbers', () => {
  const open = lineRows(items, estimate.profile, sides, new Set());
  const folded = lineRows(items, estimate.profile, sides, new Set(['rear']));
  expect(folded.map(({ key }) => key)).not.toContain('a');
  const [before, after] = [open, folded].map((rows) => rows.find(({ key }) => key === 'side rear'));
  expect(after).toEqual({ ...before, isFolded: true });
});
