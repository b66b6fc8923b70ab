import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryCalculation } from '../../../testing/arbitrary-calculation.ts';
import { starterBook } from '../../../testing/starter-book.ts';
import { tenthHours, thousandths } from '../../units.ts';
import { applyEdit, invertEdit } from './apply-edit.ts';
import type { CalculationInputs, RefinishInputs } from '../model/calculation.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';

const book = starterBook();
const blank = newEstimate({ id: 'estimate-1', edition: book.edition, profile: defaultProfile() });
const pieces = [
  ['surface', 'decking', 'penetrations', 'edges', 'siding', 'neighbor-sheets', 'molding'],
  ['paint', 'design', 'graphics', 'stripes', 'removal', 'ghosting'],
].flat();
const lines = Object.fromEntries(
  pieces.map((piece, at) => [piece, { lineId: piece, order: 'ABCDEFGHIJKLM'.charAt(at) }]),
);

const entered = (inputs: CalculationInputs, leftOut: readonly string[] = []): Change => ({
  kind: 'calculate',
  calculationId: 'calculation-1',
  inputs,
  lines,
  leftOut,
});

function after(estimate: Estimate, ...changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const outcome = applyEdit(present, change, book);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

/** Applies the changes, then their inverses in reverse order. */
function undone(estimate: Estimate, ...changes: readonly Change[]): Estimate {
  const states = [estimate];
  for (const change of changes) states.push(after(states.at(-1) as Estimate, change));
  return changes.reduceRight(
    (present, change, at) => {
      const [before, done] = [states[at], states[at + 1]] as [Estimate, Estimate];
      const inverse = invertEdit({ before, after: done }, { ...change, id: 'done' }, () => 'undo');
      if (!inverse.ok) throw new Error(inverse.refusal.kind);
      return after(present, ...inverse.value);
    },
    states.at(-1) as Estimate,
  );
}

/** The visible content; line numbers are blanked because they are never reused. */
function visible({ lines: written, calculations }: Estimate): unknown {
  return { lines: written.map((line) => ({ ...line, number: null })), calculations };
}

function isPossible(inputs: CalculationInputs): boolean {
  return applyEdit(blank, entered(inputs), book).ok;
}

test('a calculation replaced by another of its kind is the same as that one calculated fresh, and undo is exact', () => {
  let compared = 0;
  fc.assert(
    fc.property(arbitraryCalculation, arbitraryCalculation, (first, second) => {
      if (first.calculator !== second.calculator || !isPossible(first) || !isPossible(second)) return;
      compared += 1;
      const replaced = after(blank, entered(first), entered(second));
      const fresh = after(blank, entered(second));
      expect(isDeepStrictEqual(visible(replaced), visible(fresh))).toBe(true);
      expect(priceEstimate(replaced, book).totals).toEqual(priceEstimate(fresh, book).totals);
      const start = after(blank, entered(first));
      expect(isDeepStrictEqual(visible(undone(start, entered(second))), visible(start))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(compared).toBeGreaterThan(100);
});

const paint: RefinishInputs = {
  calculator: 'refinish',
  place: { side: 'curb', subSide: 'mid-upper', region: null },
  work: 'two-stage-base',
  surface: 'flat',
  area: thousandths(120_000),
  colors: 1,
  tapeLines: thousandths(0),
};
const buff: RefinishInputs = { ...paint, work: 'sand-and-buff' };

test.each([
  ['painted', paint, buff],
  ['buffed', buff, paint],
])('values typed on a line that was %s return with the undo of a change to the other work', (_, from, to) => {
  const typed: readonly Change[] = [
    { kind: 'change-refinish', lineId: 'paint', changes: { billed: tenthHours(77), boothCycle: 2 } },
    { kind: 'set-hours', lineId: 'paint', laborType: 'refinish', billed: tenthHours(33) },
    { kind: 'set-hours', lineId: 'paint', laborType: 'body', billed: tenthHours(5) },
    // Equals the description of the other work.
    { kind: 'change-line', lineId: 'paint', changes: { description: 'Color sand and buff' } },
  ];
  const start = after(blank, entered(from), ...typed);
  expect(visible(undone(start, entered(to)))).toEqual(visible(start));
  expect(visible(undone(start, { kind: 'remove-calculation', calculationId: 'calculation-1' }))).toEqual(
    visible(start),
  );
});

test('a calculated line removed, added again with other measures and undone twice is unchanged', () => {
  const decals = (area: number): CalculationInputs => ({
    calculator: 'decals',
    place: paint.place,
    linearFeet: thousandths(0),
    area: thousandths(area),
    removal: null,
    hasGhosting: true,
    quotedMaterial: null,
  });
  const start = after(blank, entered(decals(20_000)));
  const steps: readonly Change[] = [{ kind: 'remove-line', lineId: 'ghosting' }, entered(decals(90_000))];
  expect(visible(undone(start, ...steps))).toEqual(visible(start));
});

test('a line its calculation no longer produces, restored by a change, leaves and returns with the calculation', () => {
  const roof = (penetrations: number): CalculationInputs => ({
    calculator: 'roofing',
    surface: 'roof-tpo',
    repair: 'section',
    place: paint.place,
    length: thousandths(10_000),
    width: thousandths(8_000),
    penetrations,
    deckSheets: 0,
    extraLayers: 0,
  });
  const changed: Change = { kind: 'change-line', lineId: 'penetrations', changes: { note: 'Still needed' } };
  const start = after(blank, entered(roof(3)), entered(roof(0)), changed);
  expect(start.lines.map(({ id }) => id)).toContain('penetrations');
  expect(visible(undone(start, { kind: 'remove-calculation', calculationId: 'calculation-1' }))).toEqual(
    visible(start),
  );
});
