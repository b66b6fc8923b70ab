import { expect, test } from 'vitest';
import { aBookLine } from '../../testing/a-book-line.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { doorZone, smallBook } from '../../testing/small-book.ts';
import { cents, centsPerHour, millionths, tenthHours } from '../../units.ts';
import { applyEdit, invertEdit } from '../edits/apply-edit.ts';
import { copiedLines } from '../templates/copied-lines.ts';
import type { Change } from './edit.ts';
import { describeEdit } from '../wording/describe-edit.ts';
import type { Estimate } from './estimate.ts';
import { standardOf } from '../pricing/payers/judged-total.ts';
import { differingRates } from './own-rates.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';
import { standardText } from '../wording/profile-labels.ts';
import { hoursTermText } from '../wording/hours-explanation-text.ts';
import type { TotalName } from '../pricing/payers/total-amount.ts';
import { totalReason } from '../explanations/explain-total.ts';

const door = aBookLine(smallBook, 'DOOR', 'replace', doorZone);
const started = anEstimate({ lines: [door], profile: aProfile({ name: 'Retail' }) });
const { body } = started.profile.labor;

function after(estimate: Estimate, change: Change): Estimate {
  const done = applyEdit(estimate, change, smallBook);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
}

function undone(before: Estimate, change: Change): Estimate {
  const changed = after(before, change);
  const undo = invertEdit({ before, after: changed }, { ...change, id: 'edit' }, () => 'undo');
  if (!undo.ok) throw new Error('There is no way back.');
  return undo.value.reduce(after, changed);
}

function explained(estimate: Estimate) {
  const { totals, settlement } = priceEstimate(estimate, smallBook);
  return { totals, settlement, profile: estimate.profile, claim: estimate.claim };
}

const dearer: Change = {
  kind: 'set-rates',
  changes: { labor: { body: { ...body, rate: centsPerHour(body.rate + 1_000) } } },
};

test('a rate changed on the estimate bills its hours, counts as judgment, and shows the profile’s rate', () => {
  const changed = after(started, dearer);
  const name = { kind: 'labor-type', type: 'body' } as const;
  const [before, now] = [explained(started), explained(changed)];
  const hours = before.totals.labor.find(({ type }) => type === 'body')?.hours ?? 0;
  expect(totalReason(name, now).amount - totalReason(name, before).amount).toBe(hours * 100);
  expect([totalReason(name, before).source, totalReason(name, now).source]).toEqual(['profile', 'judgment']);
  expect(totalReason({ kind: 'labor-listed', type: 'body' }, now).source).toBe('judgment');
  expect(standardText(standardOf(name, changed.profile))).toBe(
    `${body.name} ${(body.rate / 100).toFixed(2)} an hour without discount`,
  );
});

test('of a rate and its discount only the one that was changed is called set on the estimate, and so is labor as a whole', () => {
  const cheaper = after(started, {
    kind: 'set-rates',
    changes: { labor: { body: { ...body, discount: millionths(50_000) } } },
  });
  const sourceOf = (name: TotalName) => totalReason(name, explained(cheaper)).source;
  expect(sourceOf({ kind: 'labor-listed', type: 'body' })).toBe('profile');
  expect(sourceOf({ kind: 'labor-discount', type: 'body' })).toBe('judgment');
  expect(sourceOf({ kind: 'category', category: 'labor' })).toBe('judgment');
});

test('a rate set back to the profile’s is no longer a judgment', () => {
  const changed = after(started, dearer);
  const back = after(changed, { kind: 'set-rates', changes: { labor: { body } } });
  expect(back).toEqual(started);
});

test('concurrent changes of two rates are both preserved', () => {
  const { glass } = started.profile.labor;
  const theirs: Change = {
    kind: 'set-rates',
    changes: { labor: { glass: { ...glass, rate: centsPerHour(1) } } },
  };
  const both = after(after(started, dearer), theirs);
  expect([both.profile.labor.body.rate, both.profile.labor.glass.rate]).toEqual([body.rate + 1_000, 1]);
  expect(Object.keys(both.profile.standard?.labor ?? {}).toSorted()).toEqual(['body', 'glass']);
});

test('undo of a rate, of a discount and of another profile restores the former values exactly', () => {
  const own = after(started, dearer);
  const changes: readonly Change[] = [
    dearer,
    { kind: 'set-rates', changes: { discount: { kind: 'flat', amount: cents(5_000) }, taxes: [] } },
    { kind: 'set-profile', changes: aProfile({ name: 'Insurer', subletMarkup: millionths(70_000) }) },
  ];
  for (const before of [started, own]) {
    for (const change of changes) expect(undone(before, change)).toEqual(before);
  }
});

test('another profile replaces the estimate’s own rates', () => {
  const next = aProfile({ name: 'Insurer' });
  const copied = after(after(started, dearer), { kind: 'set-profile', changes: next });
  expect(copied.profile).toEqual(next);
});

test('the smallest change to other rates names only the differing ones', () => {
  const changed = after(started, dearer);
  expect(differingRates(started.profile, changed.profile)).toEqual('changes' in dearer && dearer.changes);
  expect(differingRates(started.profile, started.profile)).toEqual({});
});

test('history shows which rate changed, with its old and new value', () => {
  const { what, from, to } = describeEdit(dearer, started, smallBook);
  const text = (rate: number) => `${body.name} ${(rate / 100).toFixed(2)} an hour`;
  expect([what, from, to]).toEqual([
    'Rates of this estimate: labor',
    text(body.rate),
    text(body.rate + 1_000),
  ]);
});

test('rates that cannot be are refused, and nothing changes', () => {
  const changes = { labor: { body: { ...body, rate: centsPerHour(-1) } } };
  expect(applyEdit(started, { kind: 'set-rates', changes }, smallBook)).toMatchObject({ ok: false });
});

test('after locking, rates and labor types change only in a supplement', () => {
  const locked = after(started, { kind: 'lock', by: 'Dana', at: '2026-11-17T09:00:00Z' });
  for (const change of [dearer, asGlass]) {
    expect(applyEdit(locked, change, smallBook)).toMatchObject({ refusal: { kind: 'estimate-locked' } });
  }
  const supplement = after(locked, { kind: 'start-supplement' });
  expect(after(supplement, dearer).profile.labor.body.rate).toBe(body.rate + 1_000);
});

const asGlass: Change = { kind: 'set-labor-type', lineId: door.id, laborType: 'body', billedAs: 'glass' };

test('a line billed as another labor type costs that type’s rate and shows the book’s type', () => {
  const changed = after(started, asGlass);
  const [entry] = priceEstimate(changed, smallBook).items[0]?.hours ?? [];
  const [ofBook] = priceEstimate(started, smallBook).items[0]?.hours ?? [];
  expect(entry).toMatchObject({ type: 'glass', billed: ofBook?.billed, source: 'judgment' });
  const last = entry?.terms.at(-1);
  expect(last && hoursTermText(last, changed.profile)).toBe(
    `Estimator's judgment of the labor type; the book says ${body.name}`,
  );
  expect(undone(started, asGlass)).toEqual(started);
});

test('hours typed after the labor type was chosen are billed as that type', () => {
  const typed: Change = { kind: 'set-hours', lineId: door.id, laborType: 'body', billed: tenthHours(7) };
  const [entry] = priceEstimate(after(after(started, asGlass), typed), smallBook).items[0]?.hours ?? [];
  expect(entry).toMatchObject({ type: 'glass', billed: 7 });
});

test('a labor type the line has hours of already is not billed twice', () => {
  const glass: Change = { kind: 'set-hours', lineId: door.id, laborType: 'glass', billed: tenthHours(3) };
  const { items } = priceEstimate(after(after(started, asGlass), glass), smallBook);
  expect(items[0]?.hours.map(({ type }) => type).toSorted()).toEqual(['body', 'glass']);
});

test('paint work becomes no other labor, and no other labor becomes paint work', () => {
  const asPaint: Change = { ...asGlass, billedAs: 'refinish' };
  expect(applyEdit(started, asPaint, smallBook)).toMatchObject({ refusal: { kind: 'value-not-known' } });
});

test('a copied line is billed as the labor type the estimator chose', () => {
  const { changes } = copiedLines(after(started, asGlass), smallBook, () => 'copy');
  const copy = changes.reduce(after, anEstimate({}));
  expect(copy.lines[0]?.billedAs).toEqual({ body: 'glass' });
});
