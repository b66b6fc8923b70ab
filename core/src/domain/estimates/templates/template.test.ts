import { expect, test } from 'vitest';
import { openBook } from '../../catalogue/book/open-book.ts';
import { cents, one, tenthHours } from '../../units.ts';
import { starterContents } from '../../../testing/starter-book.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate, RvUnit } from '../model/estimate.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';
import {
  hasJudgment,
  insertItems,
  sideInName,
  starterItem,
  type TemplateItem,
  templateItems,
} from './template.ts';

const contents = starterContents();
const book = openBook(contents);

function blank(unit: Partial<RvUnit> = {}): Estimate {
  const estimate = newEstimate({ id: 'e', edition: contents.edition, profile: defaultProfile() });
  return { ...estimate, unit: { ...estimate.unit, ...unit } };
}

function written(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const done = applyEdit(present, change, book);
    if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.refusal)}`);
    return done.value;
  }, estimate);
}

function ids(): () => string {
  let last = 0;
  return () => `line ${String(++last)}`;
}

const parts = new Map(contents.parts.map((part) => [part.code, part]));
const starters = new Map<string, typeof contents.templates>();
for (const line of contents.templates) {
  starters.set(line.template, [...(starters.get(line.template) ?? []), line]);
}

test.each([...starters])(
  'the starter template %s is inserted completely into an estimate of its vehicle',
  (_, lines) => {
    const [first] = lines;
    const estimate = blank({ vehicleType: first?.vehicleType ?? null });
    const items = lines.map((line) => starterItem(line, parts));
    const { changes, skipped, lines: count } = insertItems(items, estimate, contents, ids());
    expect(skipped).toEqual([]);
    const after = written(estimate, changes);
    expect(after.lines).toHaveLength(count);
    expect(priceEstimate(after, book).totals.gross).toBeGreaterThan(0);
  },
);

test('a template named after a side goes to that side, any other to the side in view', () => {
  const lines = starters.get('side-swipe') ?? [];
  const items = lines.map((line) => starterItem(line, parts));
  const near = sideInName(lines[0]?.title ?? '', contents.sides);
  expect(near).toBe('road');
  const estimate = blank({ vehicleType: 'class-c' });
  const sidesOf = (side: typeof near) =>
    written(estimate, insertItems(items, estimate, contents, ids(), side).changes).lines.map(
      (line) => line.place.side,
    );
  expect(sidesOf(near)).toContain('road');
  expect(sidesOf(near)).not.toContain('curb');
  expect(sidesOf('curb')).not.toContain('road');
  expect(sideInName('Hail, all over', contents.sides)).toBeNull();
});

const place = { side: 'roof', subSide: 'membrane', region: null } as const;

function twoLines(): Estimate {
  return written(blank({ vehicleType: 'fifth-wheel' }), [
    {
      kind: 'add-book-line',
      lineId: 'a',
      order: 'V',
      part: 'AC-SHROUD',
      operation: 'replace',
      quantity: one,
      place,
    },
    { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: tenthHours(33) },
    { kind: 'change-line', lineId: 'a', changes: { price: cents(12_345), note: 'dented' } },
    {
      kind: 'add-line',
      lineId: 'b',
      order: 'W',
      source: 'manual',
      place,
      fields: { description: 'Crane', price: cents(50_000) },
    },
  ]);
}

test('inserted lines follow the book unless the template includes judged values', () => {
  const from = twoLines();
  expect(from.lines.map(hasJudgment)).toEqual([true, false]);
  const into = blank({ vehicleType: 'fifth-wheel' });
  const plain = insertItems(templateItems(from.lines, false), into, contents, ids());
  expect(written(into, plain.changes).lines).toMatchObject([
    { price: null, note: 'dented', place: { side: 'roof' } },
    { description: 'Crane', price: 50_000, source: { kind: 'manual' } },
  ]);
  const judged = insertItems(templateItems(from.lines, true), into, contents, ids());
  expect(written(into, judged.changes).lines[0]).toMatchObject({
    price: 12_345,
    labor: { body: { billed: 33 } },
  });
});

test('items missing in this book or vehicle are listed with the reason, and the rest is inserted', () => {
  const items = templateItems(twoLines().lines, false);
  const absent = { ...items[0], part: 'NO-SUCH', name: 'Old part' } as TemplateItem;
  const { skipped, lines } = insertItems([absent, ...items], blank(), contents, ids());
  expect(skipped).toEqual([{ name: 'Old part', reason: 'This book has no such part.' }]);
  expect(lines).toBe(2);
  const ramp = contents.parts.find(({ vehicleTypes }) => vehicleTypes.join() === 'toy-hauler');
  const other = { ...items[0], part: ramp?.code, name: ramp?.name } as TemplateItem;
  const { skipped: unfit } = insertItems([other], blank({ vehicleType: 'class-b' }), contents, ids());
  expect(unfit).toEqual([{ name: ramp?.name, reason: 'It does not fit this vehicle.' }]);
});

test('a location this vehicle lacks is replaced by one where the book shows the part', () => {
  const [item] = templateItems(twoLines().lines, false);
  const elsewhere = {
    ...item,
    place: { side: 'road', subSide: 'no-such-zone', region: null },
  } as TemplateItem;
  const estimate = blank({ vehicleType: 'fifth-wheel' });
  const after = written(estimate, insertItems([elsewhere], estimate, contents, ids()).changes);
  expect(after.lines[0]?.place.side).toBe('roof');
});
