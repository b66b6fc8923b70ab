import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { cents, tenthHours } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { addFromBook } from '../lines/line-changes.ts';
import { totalsRowLines } from './page/totals-row-lines.ts';
import { totalsRowSource } from './page/totals-row-source.ts';
import { addedRows, repairRows } from './totals-rows.ts';
import { lastChange } from './bar/last-change.ts';
import { lastLine } from './bar/last-line-of.ts';
import { outsideRows, payerRows } from './payer-rows.ts';

const book = aBook({
  parts: [aPart({ code: 'DOOR', name: 'Door' })],
  operations: [
    anOperation({ part: 'DOOR', kind: 'replace' }),
    anOperation({ part: 'DOOR', kind: 'refinish', laborType: 'refinish' }),
  ],
});
const location = { side: 'road', subSide: 'mid-lower', region: null } as const;

function withChanges(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const outcome = applyEdit(present, change, book);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const one = withChanges(blank, [
  { kind: 'set-claim', changes: { payer: 'insurance', deductible: cents(5_000) } },
  addFromBook(blank, 'a', { part: 'DOOR', operation: 'replace', place: location }),
  { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: tenthHours(25) },
]);
const two = withChanges(one, [
  addFromBook(one, 'b', { part: 'DOOR', operation: 'refinish', place: location }),
]);

function explainable(estimate: Estimate) {
  const { items, totals, settlement } = priceEstimate(estimate, book);
  return { items, from: { totals, settlement, profile: estimate.profile, claim: estimate.claim } };
}

test('the terms of every number of the rail add up to it', () => {
  const { from } = explainable(two);
  const rows = [...repairRows(from).flat(), ...payerRows(from), ...outsideRows(from)];
  for (const row of rows) {
    const { terms } = totalReason(row.name, row.from);
    expect([row.key, terms.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([row.key, row.amount]);
  }
});

test('the amounts a change adds are listed by category, with their hours, and add up', () => {
  const [before, after] = [priceEstimate(one, book).totals, priceEstimate(two, book).totals];
  const rows = addedRows(before, after);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.gross - before.gross);
  const hoursIn = ({ labor }: typeof after) => labor.reduce((sum, { hours }) => sum + hours, 0);
  expect(rows[0]).toMatchObject({ label: 'Labor', hours: hoursIn(after) - hoursIn(before) });
  expect(addedRows(after, after)).toEqual([]);
});

test('labor shows the multiplication of each type', () => {
  const { from } = explainable(two);
  const labor = repairRows(from)
    .flat()
    .filter(({ name }) => name.kind === 'labor-listed');
  expect(labor.map(({ how }) => how)).toEqual(
    from.totals.labor.map(({ hours, rate }) => `${(hours / 10).toFixed(1)} × ${(rate / 100).toFixed(2)}`),
  );
});

test('a number lists its lines and explains their hours, also where it has no parts', () => {
  const price = { kind: 'change-line', lineId: 'a', changes: { price: cents(10_000) } } as const;
  const { from, items } = explainable(withChanges(two, [price]));
  const body = repairRows(from)
    .flat()
    .find(({ name }) => name.kind === 'labor-listed' && name.type === 'body');
  expect(body && totalsRowLines(body, items)).toMatchObject([
    { key: 'a', number: 1, description: 'Door', adds: '2.5 h', why: expect.stringMatching(/judgment.* h$/) },
  ]);
  const parts = repairRows(from)
    .flat()
    .find(({ name }) => name.kind === 'category' && name.category === 'parts');
  expect(parts && totalsRowLines(parts, items)).toMatchObject([
    { key: 'a', description: 'Door', adds: '100.00' },
  ]);
});

test('possible lines are outside the total, with the amount they would add', () => {
  const possible = withChanges(two, [{ kind: 'change-line', lineId: 'a', changes: { state: 'possible' } }]);
  const { from, items } = explainable(possible);
  const [row] = outsideRows(from);
  expect(row?.label).toBe('Possible lines');
  // Shop supplies and taxes follow in a row of their own.
  expect(row && totalsRowLines(row, items).map(({ key }) => key)).toEqual(['a', null]);
});

test('unrelated prior damage states that it is priced on its own, so cents may differ from the amount it took off', () => {
  const unrelated = { kind: 'change-line', lineId: 'a', changes: { priorDamage: 'unrelated' } } as const;
  const { from } = explainable(withChanges(two, [unrelated]));
  const row = outsideRows(from).find(({ key }) => key === 'unrelated');
  expect(row && totalsRowSource(row)).toContain('Priced on its own');
});

test('the last change states its effect on the total and its line', () => {
  const changes = [addFromBook(one, 'b', { part: 'DOOR', operation: 'refinish', place: location })];
  const { gross: before } = priceEstimate(one, book).totals;
  const { gross: after } = priceEstimate(two, book).totals;
  expect(lastChange({ label: 'Add Door', changes, before: one, after: two }, book)).toEqual({
    amount: after - before,
    from: 'line 2',
  });
});

test('the last line is the one the last step concerned, or else the newest', () => {
  const changes = [{ kind: 'change-line', lineId: 'a', changes: { state: 'possible' } } as const];
  const step = { label: 'Change Door', changes, before: two, after: two };
  expect(lastLine(two.lines, step)?.id).toBe('a');
  expect(lastLine(two.lines, null)?.id).toBe('b');
  expect(lastLine(two.lines, { ...step, changes: [] })?.id).toBe('b');
  expect(lastLine([], step)).toBeNull();
});

test('a change of several things is named by its label, one without effect not at all', () => {
  const step = { label: 'Change the claim', changes: [], before: blank, after: two };
  expect(lastChange(step, book)?.from).toBe('Change the claim');
  expect(lastChange({ ...step, before: two }, book)).toBeNull();
});
