import { expect, test } from 'vitest';
import { starterBook } from '../../../testing/starter-book.ts';
import { aBook, anOperation, aPart } from '../../testing/a-book.ts';
import { someChange } from '../../testing/some-change.ts';
import { cents, centsPerHour, millionths, tenthHours, thousandths } from '../../units.ts';
import { applyEdit, editKinds } from '../edits/apply-edit.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import { describeEdit } from './describe-edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { newEstimate } from '../model/new-estimate.ts';

const book = aBook({
  parts: [aPart({ code: 'DOOR', name: 'Entry door' })],
  calculators: starterBook().calculators,
});
const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const lines: Estimate = [
  {
    kind: 'add-line',
    lineId: 'a',
    order: 'V',
    source: 'manual',
    place: { side: 'road', subSide: 'mid-upper', region: null },
    fields: { description: 'Fender skirt', price: cents(10_000) },
  },
  { kind: 'add-note', note: { id: 'n', text: 'Water behind the panel', audience: 'internal' } },
].reduce<Estimate>((estimate, change) => {
  const done = applyEdit(estimate, change as Change, book);
  if (!done.ok) throw new Error(done.refusal.kind);
  return done.value;
}, blank);

test.each(editKinds)('%s has a description without codes or gaps', (kind) => {
  for (const roll of [0, 1, 2, 3, 4]) {
    for (const estimate of [blank, lines]) {
      const change = someChange(estimate, kind, { a: roll, b: roll, c: roll + 1 });
      const { what, from, to } = describeEdit(change, estimate, book);
      for (const text of [what, from, to]) {
        expect(text ?? 'nothing').toMatch(/\S/);
        expect(text ?? '').not.toMatch(/undefined|null|\[object|NaN/);
      }
    }
  }
});

const cases: readonly (readonly [Change, string])[] = [
  [
    { kind: 'change-line', lineId: 'a', changes: { price: cents(41_275) } },
    'Line 1, Fender skirt: price 100.00 → 412.75',
  ],
  [
    { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: tenthHours(15) },
    'Line 1, Fender skirt: Body hours nothing → 1.5 h',
  ],
  [
    { kind: 'change-line', lineId: 'a', changes: { quantity: thousandths(2_500), note: 'By the foot' } },
    'Line 1, Fender skirt: quantity and note quantity 1 each, note nothing → quantity 2.5 each, note By the foot',
  ],
  [
    { kind: 'move-line', lineId: 'a', place: { side: 'roof', subSide: 'mid', region: null } },
    'Line 1, Fender skirt moved Road side, mid upper → Roof, mid',
  ],
  [{ kind: 'remove-line', lineId: 'a' }, 'Line 1, Fender skirt removed'],
  [
    {
      kind: 'add-book-line',
      lineId: 'b',
      order: 'W',
      part: 'DOOR',
      operation: 'ri',
      quantity: thousandths(1_000),
      place: { side: 'curb', subSide: 'mid', region: null },
    },
    'Line 2 added → Entry door, R&I, Curb side, mid',
  ],
  [{ kind: 'set-party', role: 'customer', changes: { name: 'Ann' } }, 'Customer: name nothing → Ann'],
  [{ kind: 'set-unit', changes: { roof: 'roof-tpo' } }, 'Vehicle: roof nothing → TPO'],
  [{ kind: 'set-loss', changes: { date: '2026-10-20' } }, 'Loss: date nothing → October 20, 2026'],
  [{ kind: 'remove-note', noteId: 'n' }, 'Note removed Water behind the panel'],
  [{ kind: 'approve', by: 'Dana', at: '2026-11-15' }, 'Status draft → approved'],
];

test.each(cases)('%o is described with the former values', (change, sentence) => {
  const { what, from, to } = describeEdit(change, lines, book);
  expect([what, from, to && `→ ${to}`].filter(Boolean).join(' ')).toBe(sentence);
});

test('the first override of a book value is described with the book’s value', () => {
  const priced = aBook({
    parts: [aPart({ code: 'DOOR', price: { low: cents(1), standard: cents(31_000), high: cents(90_000) } })],
    operations: [
      anOperation({ part: 'DOOR', billsPrice: true, hours: rule(20) }),
      anOperation({ part: 'DOOR', kind: 'refinish', laborType: 'refinish', hours: rule(12) }),
    ],
  });
  const added = (lineId: string, operation: 'replace' | 'refinish'): Change => ({
    kind: 'add-book-line',
    lineId,
    order: 'V',
    part: 'DOOR',
    operation,
    quantity: thousandths(2_000),
    place: { side: 'curb', subSide: 'mid', region: null },
  });
  const estimate = [added('a', 'replace'), added('b', 'refinish')].reduce((present, change) => {
    const done = applyEdit(present, change, priced);
    return done.ok ? done.value : present;
  }, blank);
  const describe = (change: Change) => {
    const { from, to } = describeEdit(change, estimate, priced);
    return `${from} → ${to}`;
  };
  const typed = tenthHours(15);
  expect(describe({ kind: 'set-hours', lineId: 'a', laborType: 'body', billed: typed })).toBe(
    '4.0 h, the book’s → 1.5 h',
  );
  expect(describe({ kind: 'change-refinish', lineId: 'b', changes: { billed: typed } })).toBe(
    '2.4 h, the book’s → 1.5 h',
  );
  expect(describe({ kind: 'change-line', lineId: 'a', changes: { price: cents(100) } })).toBe(
    '310.00, the book’s → 1.00',
  );
  expect(describe({ kind: 'change-line', lineId: 'a', changes: { note: 'bent' } })).toBe('nothing → bent');
});

const rule = (tenths: number) => ({ fixed: tenthHours(tenths), perUnit: null, minimum: tenthHours(0) });

test('a profile change describes only the differing values', () => {
  const { labor, refinish } = blank.profile;
  const changes = {
    labor: { ...labor, body: { ...labor.body, rate: centsPerHour(9_900) } },
    refinish: { ...refinish, blend: millionths(600_000) },
    subletMarkup: millionths(125_000),
  };
  const { what, to } = describeEdit({ kind: 'set-profile', changes }, blank, book);
  expect(what).toBe('Rates: labor, refinish rules and sublet markup');
  expect(to).toBe(`labor ${labor.body.name} 99.00 an hour, refinish rules blend 60%, sublet markup 12.5%`);
});
