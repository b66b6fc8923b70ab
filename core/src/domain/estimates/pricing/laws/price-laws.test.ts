import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arbitraryWork } from '../../../../testing/arbitrary-work.ts';
import { someClaim, someProfile } from '../../../../testing/some-money.ts';
import { aBook } from '../../../testing/a-book.ts';
import { aLine, aRefinish } from '../../../testing/a-line.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { smallBook } from '../../../testing/small-book.ts';
import { tenthHours } from '../../../units.ts';
import type { EstimateContent, Override } from '../../model/estimate.ts';
import type { Line, VehicleLocation } from '../../model/line.ts';
import { priceEstimate } from '../price-estimate.ts';
import { payerGroupOf } from '../values/payer-group.ts';

vi.setConfig({ testTimeout: 60_000 });
const runs = { numRuns: 300 };

/** Panels of few sizes, so that many of them tie, at rates and taxes of all kinds. */
const someEstimate = fc
  .tuple(arbitraryWork, someProfile, someClaim)
  .map(([estimate, profile, claim]): EstimateContent => ({
    ...estimate,
    claim,
    profile: { ...profile, refinish: estimate.profile.refinish, consumables: estimate.profile.consumables },
    lines: estimate.lines.map(tied),
  }));

function tied(line: Line, index: number): Line {
  const taxable = { part: index % 2 === 0, labor: index % 3 === 0, misc: true };
  if (line.refinish === null) return { ...line, taxable };
  const base = tenthHours((line.refinish.billed ?? 40) > 30 ? 40 : 8);
  return { ...line, taxable, refinish: { ...line.refinish, billed: base } };
}

describe('neither ids nor the order of lines decide', () => {
  const rearranged = someEstimate.chain((content) =>
    fc.tuple(
      fc.constant(content),
      fc.shuffledSubarray([...content.lines.keys()], { minLength: content.lines.length }),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 60 })), { maxLength: 3 }),
    ),
  );

  test('an estimate with other ids, numbers and order of lines comes to the same, and so does everybody’s share', () => {
    fc.assert(
      fc.property(rearranged, ([plain, places, typed]) => {
        const content = withOverrides(plain, typed);
        expect(money(renamed(content, places))).toEqual(money(content));
      }),
      runs,
    );
  });

  test('of two panels with the same hours the part code, then the place decides which is the first', () => {
    const panel = (number: number, place: VehicleLocation) =>
      aLine({ number, place, refinish: aRefinish(30) });
    const [front, rear] = (['front', 'rear'] as const).map((side) => ({ side, subSide: 'a', region: null }));
    const firstOf = (lines: readonly Line[]) => {
      const items = priceEstimate(anEstimate({ lines }), aBook({})).items;
      const overlapped = items.find(({ rule }) => rule === 'overlap')?.parent;
      return lines.find(({ id }) => id !== overlapped)?.place.side;
    };
    if (front === undefined || rear === undefined) throw new Error('Two sides were meant.');
    expect(firstOf([panel(1, front), panel(2, rear)])).toBe('front');
    expect(firstOf([panel(1, rear), panel(2, front)])).toBe('front');
  });

  test('hours typed over an overlap stay where one of two like panels has it', () => {
    const lines = [1, 2].map((number) => aLine({ number, refinish: aRefinish(30) }));
    const [before] = overlaps(anEstimate({ lines }));
    const key = before?.key ?? '';
    const after = overlaps(anEstimate({ lines, overrides: { [key]: { kind: 'hours', hours: -1 } } }));
    expect(after.map((item) => [item.key, item.hours[0]?.billed])).toEqual([[key, -1]]);
  });
});

function overlaps(content: EstimateContent) {
  return priceEstimate(content, smallBook).items.filter(({ rule }) => rule === 'overlap');
}

/** Some of what rules made, replaced by hand. */
function withOverrides(content: EstimateContent, typed: readonly (readonly [number, number])[]) {
  const { items } = priceEstimate(content, smallBook);
  const automatic = items.filter(({ rule, hours }) => rule !== null && hours.length > 0);
  const overrides: Record<string, Override> = {};
  for (const [pick, hours] of typed) {
    const item = automatic[pick % Math.max(1, automatic.length)];
    if (item !== undefined) overrides[item.key] = { kind: 'hours', hours };
  }
  return { ...content, overrides };
}

/** As a copy has it: every line under another id and number, at another place in the list. */
function renamed(content: EstimateContent, places: readonly number[]): EstimateContent {
  const names = new Map<string, string>();
  const lines = places.flatMap((place, index) => {
    const line = content.lines[place];
    if (line === undefined) return [];
    const { id, number, order } = aLine({ number: index + 1 });
    names.set(line.id, `copy-${id}`);
    return [{ ...line, id: `copy-${id}`, number, order }];
  });
  const overrides = Object.entries(content.overrides).map(([key, override]) => [
    key
      .split(':')
      .map((part) => names.get(part) ?? part)
      .join(':'),
    override,
  ]);
  return { ...content, lines, overrides: Object.fromEntries(overrides) as EstimateContent['overrides'] };
}

function money(content: EstimateContent) {
  const { totals, settlement } = priceEstimate(content, smallBook);
  const { lines: _lines, ...betterment } = settlement.betterment;
  return { totals, settlement: { ...settlement, betterment } };
}

describe('what is paid for lines of one’s own', () => {
  test('is the gross less the gross of the estimate without them, one kind after another', () => {
    fc.assert(
      fc.property(someEstimate, (estimate) => {
        const content: EstimateContent = {
          ...estimate,
          claim: { ...estimate.claim, payer: 'insurance' },
        };
        const { settlement, totals } = priceEstimate(content, smallBook);
        let left = Math.max(0, totals.gross);
        const expected = [];
        let remaining = content;
        for (const share of ['related', 'customer', 'warranty'] as const) {
          const without = {
            ...remaining,
            lines: remaining.lines.filter((line) => payerGroupOf(line) !== share),
          };
          const paid = Math.min(left, Math.max(0, grossOf(remaining) - grossOf(without)));
          expected.push(paid);
          left -= paid;
          remaining = without;
        }
        const { relatedPriorDamage, customerLines, warrantyLines } = settlement;
        expect([relatedPriorDamage.amount, customerLines.amount, warrantyLines.amount]).toEqual(expected);
      }),
      runs,
    );
  });

  // A customer's panel of 6.0 h beside the insurer's of 5.0 h, at 100.00 an hour: alone, the insurer's would have
  // cost 5.0 h and 40 % clear coat, without any overlap.
  const pair = ['customer', 'insurer'].map((payer, index) =>
    aLine({
      number: index + 1,
      place: { side: 'curb', subSide: index === 0 ? 'front' : 'rear', region: null },
      refinish: aRefinish(index === 0 ? 60 : 50),
      payer: payer as Line['payer'],
    }),
  );
  const [mine, theirs] = pair;
  const book = aBook({
    neighbors: mine === undefined || theirs === undefined ? [] : [[mine.place, theirs.place]],
  });

  test('leaves the insurer what its own panel costs alone', () => {
    const content = anEstimate({ lines: pair, profile: aProfile() });
    const alone = priceEstimate({ ...content, lines: pair.slice(1) }, book).totals.gross;
    const { settlement, totals } = priceEstimate(content, book);
    expect([totals.gross, alone]).toEqual([13_90_00, 7_00_00]);
    expect([settlement.insurer, settlement.customer]).toEqual([7_00_00, 6_90_00]);
  });

  test('stays as it was calculated in versions locked by the first arithmetic', () => {
    const content = anEstimate({ lines: pair, profile: aProfile() });
    const { settlement } = priceEstimate(content, book, 1);
    expect([settlement.insurer, settlement.customer]).toEqual([5_50_00, 8_40_00]);
  });
});

function grossOf(content: EstimateContent): number {
  return priceEstimate(content, smallBook).totals.gross;
}
