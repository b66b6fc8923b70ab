import { expect, test } from 'vitest';
import { applyEdit } from '../estimates/edits/apply-edit.ts';
import { agreedPriceText, agreedValuesText } from '../estimates/wording/agreed-values-text.ts';
import { newestArithmetic } from '../estimates/model/arithmetic.ts';
import type { Change } from '../estimates/model/edit.ts';
import { priceEstimate } from '../estimates/pricing/price-estimate.ts';
import { hoursTermText } from '../estimates/wording/hours-explanation-text.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { aLine, aRefinish } from '../testing/a-line.ts';
import { aProfile } from '../testing/a-profile.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { smallBook } from '../testing/small-book.ts';
import { cents, millionths, tenthHours } from '../units.ts';
import { denialChanges, isAnswerable, mayPropose, type Proposal, proposalChanges } from './proposal.ts';
import { changeOfTotal, requestedChange } from './requested.ts';

const worked = aLine({ labor: { body: { book: null, billed: tenthHours(15) } } });
const painted = aLine({ number: 2, operation: 'refinish', refinish: aRefinish(20) });
const estimate = anEstimate({ lines: [worked, painted] });

const lee = { name: 'Lee Park', on: '2026-11-17T10:00:00Z' };

function taken(lineId: string, proposal: Proposal, more: readonly Change[] = []) {
  const changes = proposalChanges(estimate, lineId, proposal, lee);
  if (!changes.ok) throw new Error(changes.refusal.kind);
  let after = estimate;
  for (const [at, change] of [...changes.value, ...more].entries()) {
    const edit = { ...change, id: String(at) };
    const outcome = applyEdit(after, edit, smallBook);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    after = outcome.value;
  }
  return priceEstimate(after, smallBook).items.find(({ key }) => key === lineId);
}

test('a line bills the proposed hours and price once they are taken', () => {
  const hours = [{ type: 'body', billed: tenthHours(12) }] as const;
  const item = taken(worked.id, { hours, price: cents(4_000) });
  expect(item?.hours).toMatchObject([{ type: 'body', billed: 12 }]);
  expect(item?.line.price).toBe(4_000);
  const paint = taken(painted.id, { hours: [{ type: 'refinish', billed: tenthHours(18) }], price: null });
  expect(paint?.hours).toMatchObject([{ type: 'refinish', billed: 18 }]);
});

test('agreed hours and prices state with whom and when, until others are entered', () => {
  const agreementOf = (item: WorkItem | undefined) => [
    ...(item?.hours ?? []).flatMap(({ terms }) => terms.map((term) => hoursTermText(term, estimate.profile))),
    item === undefined ? '' : agreedPriceText(item.line),
  ];
  const proposal = { hours: [{ type: 'body', billed: tenthHours(12) }], price: cents(4_000) } as const;
  expect(agreementOf(taken(worked.id, proposal))).toEqual([
    'Agreed with the insurer (Lee Park, November 17, 2026)',
    'Price agreed with the insurer (Lee Park, November 17, 2026)',
  ]);
  const both = taken(worked.id, proposal);
  expect(both && agreedValuesText(both)).toBe(
    'Hours agreed with the insurer (Lee Park, November 17, 2026). Price agreed with the insurer (Lee Park, November 17, 2026)',
  );
  const set = { kind: 'set-hours', lineId: worked.id, laborType: 'body' } as const;
  const typed: Change[] = [
    { ...set, billed: tenthHours(13) },
    { kind: 'change-line', lineId: worked.id, changes: { price: cents(4_100) } },
  ];
  expect(agreementOf(taken(worked.id, proposal, typed))).toEqual(['Entered by hand', '']);
  const paint = { hours: [{ type: 'refinish', billed: tenthHours(18) }], price: null } as const;
  expect(agreementOf(taken(painted.id, paint))).toEqual([
    "Agreed with the insurer (Lee Park, November 17, 2026) instead of the book's 2.0 h",
    '',
  ]);
  const material = `consumable:${worked.id}:LAP`;
  expect(proposalChanges(estimate, material, { hours: [], price: cents(900) }, lee)).toMatchObject({
    value: [{ override: { kind: 'amount', amount: 900, agreed: lee } }],
  });
});

test('hours that follow from others are not proposed, nor is anything for a line that is gone', () => {
  expect(mayPropose(worked, 'glass')).toBe(false);
  const blended = aLine({ refinish: aRefinish(20, { mode: 'blend' }) });
  expect(mayPropose(blended, 'refinish')).toBe(false);
  const nothing = { hours: [], price: null };
  expect(proposalChanges(estimate, worked.id, nothing)).toMatchObject({
    refusal: { kind: 'nothing-proposed' },
  });
  const glass = { hours: [{ type: 'glass', billed: tenthHours(1) }], price: null } as const;
  expect(proposalChanges(estimate, worked.id, glass)).toMatchObject({
    refusal: { kind: 'hours-not-proposable' },
  });
  expect(proposalChanges(estimate, 'gone', glass)).toMatchObject({ refusal: { kind: 'line-gone' } });
});

test('material of a line, which has no hours, gets its own answer; a denied line is removed', () => {
  const material = `consumable:${worked.id}:LAP`;
  expect(isAnswerable({ parent: worked.id, rule: 'consumable' })).toBe(true);
  expect(isAnswerable({ parent: worked.id, rule: 'overlap' })).toBe(false);
  expect(proposalChanges(estimate, material, { hours: [], price: cents(900) })).toMatchObject({
    value: [{ kind: 'override-automatic', key: material, override: { kind: 'amount', amount: 900 } }],
  });
  expect(denialChanges(estimate, material)).toMatchObject({ value: [{ override: { kind: 'left-out' } }] });
  expect(denialChanges(estimate, worked.id)).toMatchObject({ value: [{ kind: 'remove-line' }] });
  expect(denialChanges(estimate, 'gone')).toMatchObject({ refusal: { kind: 'line-gone' } });
});

test('a request states the old value, the new one and the difference', () => {
  const priced = priceEstimate(estimate, smallBook);
  const hours = [{ type: 'body', billed: tenthHours(5) }] as const;
  const requested = requestedChange(priced, estimate, worked.id, { hours, price: null });
  expect(requested?.hours).toMatchObject([{ from: 15, to: 5 }]);
  expect(requested?.change).toBe(-estimate.profile.labor.body.rate);
  const denied = requestedChange(priced, estimate, worked.id, null);
  expect(denied?.change).toBe(-Math.round((estimate.profile.labor.body.rate * 15) / 10));
  expect(requestedChange(priced, estimate, 'gone', null)).toBeNull();
});

test("a request's amount is the change of the total, including discounts, supplies and tax", () => {
  const { parts } = aProfile();
  const profile = aProfile({
    parts: { ...parts, new: { markup: millionths(0), discount: millionths(100_000) } },
  });
  const part = aLine({ number: 3, price: cents(10_000) });
  const own = anEstimate({ lines: [worked, part], profile });
  const before = priceEstimate(own, smallBook);
  const version = { estimate: own, book: smallBook, arithmetic: newestArithmetic };
  const change = changeOfTotal(version, before, part.id, { hours: [], price: cents(5_000) });
  const cheaper = anEstimate({ ...own, lines: [worked, { ...part, price: cents(5_000) }] });
  expect(change).toBe(priceEstimate(cheaper, smallBook).totals.gross - before.totals.gross);
  expect(change).not.toBe(-5_000);
  const without = anEstimate({ ...own, lines: [worked] });
  const gone = priceEstimate(without, smallBook).totals.gross - before.totals.gross;
  expect(changeOfTotal(version, before, part.id, null)).toBe(gone);
  expect(changeOfTotal(version, before, 'gone', null)).toBeNull();
});
