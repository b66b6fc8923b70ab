import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { arbitraryWork } from '../../../../testing/arbitrary-work.ts';
import { aLine } from '../../../testing/a-line.ts';
import { smallBook } from '../../../testing/small-book.ts';
import { tenthHours, thousandths } from '../../../units.ts';
import type { Estimate, EstimateContent, Override } from '../../model/estimate.ts';
import { bookHours } from '../line-hours/book-hours.ts';
import type { Line } from '../../model/line.ts';
import { priceEstimate } from '../price-estimate.ts';
import type { WorkItem } from '../values/work-item.ts';
import { workItems } from '../price-estimate.ts';

const runs = { numRuns: 1_000 };
// A thousand estimates each take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function itemsOf(content: EstimateContent): readonly WorkItem[] {
  return workItems(content, smallBook);
}

/** Everything an item bills, without the steps: those of a clear coat are listed in the order of the lines. */
function billed({ key, parent, hours, paintHours, isPriceIncluded, line }: WorkItem): string {
  const times = hours.map(({ type, book, billed: time, isIncluded }) => [type, book, time, isIncluded]);
  return JSON.stringify([key, parent, times, paintHours, isPriceIncluded, line]);
}

function totalHours(items: readonly WorkItem[]): number {
  return items.reduce((total, { hours }) => hours.reduce((sum, { billed: time }) => sum + time, total), 0);
}

test('lines in any order bill the same', () => {
  const shuffled = arbitraryWork.chain((estimate) =>
    fc.tuple(
      fc.constant(estimate),
      fc.shuffledSubarray([...estimate.lines], { minLength: estimate.lines.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([estimate, lines]) => {
      const inOrder = itemsOf(estimate).map(billed).toSorted();
      expect(
        itemsOf({ ...estimate, lines })
          .map(billed)
          .toSorted(),
      ).toEqual(inOrder);
    }),
    runs,
  );
});

test('the steps of every reason add up to the hours it explains', () => {
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      for (const item of itemsOf(estimate)) {
        for (const { terms, amount, billed: time } of item.hours) {
          expect(amount).toBe(time);
          expect(terms.reduce((sum, term) => sum + term.amount, 0)).toBe(amount);
        }
      }
    }),
    runs,
  );
});

test('clear coat of a booth cycle stays below its cap', () => {
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      const cap = estimate.profile.refinish.clearCap ?? Number.POSITIVE_INFINITY;
      const cycles = new Map<string, number>();
      for (const { key, rule, hours, line } of itemsOf(estimate)) {
        if (rule !== 'clear-coat') continue;
        const isApart =
          line.state === 'possible' || line.payer === 'excluded' || line.priorDamage === 'unrelated';
        const cycle = isApart ? key : key.split(':').slice(0, 2).join(':');
        cycles.set(cycle, (cycles.get(cycle) ?? 0) + (hours[0]?.billed ?? 0));
      }
      for (const clear of cycles.values()) expect(clear).toBeLessThanOrEqual(cap);
    }),
    runs,
  );
});

test('a line both possible and unrelated moves no figure and no page, as if it were not there', () => {
  fc.assert(
    fc.property(arbitraryWork, fc.nat(), (estimate, roll) => {
      const line = estimate.lines[roll % estimate.lines.length];
      if (line === undefined) return;
      // Written by hand: what the book says of its part would hold whatever the line stands for.
      const source = { kind: 'manual' } as const;
      const outside = { ...line, source, state: 'possible', priorDamage: 'unrelated' } as const;
      const others = estimate.lines.filter((other) => other !== line);
      const priced = (lines: typeof estimate.lines) => {
        const { totals, settlement } = priceEstimate({ ...estimate, lines }, smallBook);
        return { totals, settlement };
      };
      expect(priced(estimate.lines.map((each) => (each === line ? outside : each)))).toEqual(priced(others));
    }),
    { numRuns: 300 },
  );
});

test('no panel has less than nothing left after overlap, and no line bills negative hours', () => {
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      const items = itemsOf(estimate);
      const nets = new Map(items.map(({ key, paintHours }) => [key, paintHours]));
      for (const { rule, parent, hours } of items) {
        const time = hours[0]?.billed ?? 0;
        if (rule === 'overlap') expect((nets.get(parent ?? '') ?? 0) + time).toBeGreaterThanOrEqual(0);
        else expect(time).toBeGreaterThanOrEqual(0);
      }
    }),
    runs,
  );
});

test('included work bills nothing and keeps the hours of the book', () => {
  let included = 0;
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      for (const { line, hours } of itemsOf(estimate)) {
        for (const { isIncluded, billed: time, book, type } of hours) {
          if (!isIncluded) continue;
          const rule = line.labor[type]?.book ?? null;
          expect(time).toBe(0);
          expect(book).toBe(rule === null ? 0 : bookHours(rule, line.quantity));
          included += 1;
        }
      }
    }),
    runs,
  );
  expect(included).toBeGreaterThan(100);
});

test('each operation a rule brought is there once, below an item that is there', () => {
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      const items = itemsOf(estimate);
      const keys = new Set(items.map(({ key }) => key));
      expect(keys.size).toBe(items.length);
      for (const { parent } of items) if (parent !== null) expect(keys).toContain(parent);
    }),
    runs,
  );
});

test('a line without hours changes nothing for the others', () => {
  fc.assert(
    fc.property(arbitraryWork, (estimate) => {
      const nothing = aLine({ number: 99 });
      const items = itemsOf({ ...estimate, lines: [...estimate.lines, nothing] });
      expect(items.filter(({ key }) => key !== nothing.id).map(billed)).toEqual(
        itemsOf(estimate).map(billed),
      );
    }),
    runs,
  );
});

test('more hours never make an estimate of panels painted alike less, as long as no minor panel becomes major', () => {
  const raised = fc.tuple(arbitraryWork.map(paintedAlike), fc.nat(), fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(raised, ([estimate, pick, more]) => {
      const line = estimate.lines[pick % Math.max(1, estimate.lines.length)];
      if (line === undefined) return;
      const after = withMore(line, more, estimate);
      const lines = estimate.lines.map((other) => (other === line ? after : other));
      expect(totalHours(itemsOf({ ...estimate, lines }))).toBeGreaterThanOrEqual(
        totalHours(itemsOf(estimate)),
      );
    }),
    runs,
  );
});

/**
 * Whichever panel becomes the largest hands its overlap to the one that was. Where only the latter has clear coat or a
 * second tone, these are calculated from less: the trade's formulas say so, and they are made for one paint.
 */
function paintedAlike(estimate: Estimate): Estimate {
  const [first] = estimate.lines.flatMap(({ refinish }) => refinish ?? []);
  if (first === undefined) return estimate;
  const { system, isTwoTone } = first;
  const lines = estimate.lines.map((line) =>
    line.refinish === null ? line : { ...line, refinish: { ...line.refinish, system, isTwoTone } },
  );
  return { ...estimate, lines };
}

/** Typed hours and quantities grow; painted panels do not leave their class. */
function withMore(line: Line, more: number, { profile }: Estimate): Line {
  if (line.refinish === null) {
    return { ...line, quantity: thousandths(line.quantity + more * 100) };
  }
  const base = line.refinish.billed ?? baseOf(line);
  const isMinor = base < profile.refinish.majorFrom;
  const most = isMinor ? profile.refinish.majorFrom - 1 : base + more;
  return { ...line, refinish: { ...line.refinish, billed: tenthHours(Math.min(base + more, most)) } };
}

function baseOf({ refinish, quantity }: Line): number {
  return refinish?.book == null ? 0 : bookHours(refinish.book, quantity);
}

test('an automatic value replaced by itself bills the same, and restored it is the derived one again', () => {
  fc.assert(
    fc.property(arbitraryWork, fc.nat(), (estimate, pick) => {
      const derived = itemsOf(estimate);
      const automatic = derived.filter(({ rule, hours }) => rule !== null && hours.length > 0);
      const item = automatic[pick % Math.max(1, automatic.length)];
      if (item === undefined) return;
      const override: Override = { kind: 'hours', hours: item.hours[0]?.billed ?? 0 };
      const overridden = itemsOf({ ...estimate, overrides: { [item.key]: override } });
      const hoursOf = (items: readonly WorkItem[]) => items.map(({ hours }) => hours[0]?.billed);
      expect(hoursOf(overridden)).toEqual(hoursOf(derived));
      expect(overridden.filter(({ isOverridden }) => isOverridden).map(({ key }) => key)).toEqual([item.key]);
      expect(itemsOf({ ...estimate, overrides: {} })).toEqual(derived);
    }),
    runs,
  );
});

test('an automatic value that is left out is gone, and comes back when it is restored', () => {
  fc.assert(
    fc.property(arbitraryWork, fc.nat(), (estimate, pick) => {
      const derived = itemsOf(estimate);
      const automatic = derived.filter(({ rule }) => rule !== null);
      const item = automatic[pick % Math.max(1, automatic.length)];
      if (item === undefined) return;
      const without = itemsOf({ ...estimate, overrides: { [item.key]: { kind: 'left-out' } } });
      expect(without.map(({ key }) => key)).not.toContain(item.key);
      expect(itemsOf({ ...estimate, overrides: {} })).toEqual(derived);
    }),
    runs,
  );
});

test('what is remembered of a pricing never shows in the next one', () => {
  const twoProfiles = fc.tuple(arbitraryWork, arbitraryWork, fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(twoProfiles, ([estimate, other, overlap]) => {
      const { refinish } = other.profile;
      const profile = { ...other.profile, refinish: { ...refinish, overlapAdjacent: tenthHours(overlap) } };
      itemsOf(estimate);
      const fresh = JSON.parse(JSON.stringify({ ...estimate, profile })) as Estimate;
      expect(itemsOf({ ...estimate, profile })).toEqual(itemsOf(fresh));
    }),
    runs,
  );
});
