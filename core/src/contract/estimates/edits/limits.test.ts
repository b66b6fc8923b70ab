import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../../../domain/estimates/edits/apply-edit.ts';
import type { Edit } from '../../../domain/estimates/model/edit.ts';
import type { Estimate } from '../../../domain/estimates/model/estimate.ts';
import { profileIssue } from '../../../domain/estimates/edits/check-details.ts';
import { lineIssue } from '../../../domain/estimates/edits/check-line.ts';
import { limits } from '../../../domain/estimates/model/limits.ts';
import { priceEstimate } from '../../../domain/estimates/pricing/price-estimate.ts';
import { aBookLine } from '../../../domain/testing/a-book-line.ts';
import { aLine, aRefinish } from '../../../domain/testing/a-line.ts';
import { aProfile } from '../../../domain/testing/a-profile.ts';
import { anEstimate } from '../../../domain/testing/an-estimate.ts';
import { smallBook, zones } from '../../../domain/testing/small-book.ts';
import { laborTypes } from '../../../domain/catalogue/trade-words.ts';
import { otherCharges, partSources, type Profile } from '../../../domain/estimates/model/profile.ts';
import { cents, centsPerHour, millionths, noPercent, tenthHours, wholly } from '../../../domain/units.ts';
import { editSchema } from './edit.ts';

// Several hundred edits can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Schema = Readonly<Record<string, unknown>>;

/** Every field's bounds, one step beyond them, and the bounds of all other limits. */
const ends = [
  ...new Set(Object.values(limits).flatMap((most) => [most - 1, most, most + 1, -most])),
  0,
  1,
  -1,
  1_000,
  1_000_000,
  1_000_001,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
];

function numberOf({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const [least, most] = [Number(minimum ?? -Infinity), Number(maximum ?? Infinity)];
  const own = [least, most].filter((end) => Number.isFinite(end));
  return fc.constantFrom(...[...own, ...ends].filter((value) => value >= least && value <= most));
}

/** A value the schema accepts, with numbers at their bounds and strings from `words`. */
function atTheEnds(schema: unknown, samples: readonly string[]): fc.Arbitrary<unknown> {
  const parts = schema as Schema;
  if ('const' in parts) return fc.constant(parts['const']);
  if (Array.isArray(parts['enum'])) return fc.constantFrom(...(parts['enum'] as unknown[]));
  if (Array.isArray(parts['anyOf'])) return fc.oneof(...parts['anyOf'].map((one) => atTheEnds(one, samples)));
  if (parts['type'] === 'integer' || parts['type'] === 'number') return numberOf(parts);
  if (parts['type'] === 'boolean') return fc.boolean();
  if (parts['type'] === 'null') return fc.constant(null);
  if (parts['type'] === 'array') return fc.array(atTheEnds(parts['items'], samples), { maxLength: 3 });
  if (parts['type'] === 'object') {
    const properties = Object.entries((parts['properties'] ?? {}) as Schema);
    const required = (parts['required'] ?? []) as string[];
    const fields = properties.map(([name, part]) => [name, atTheEnds(part, samples)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  const pattern = new RegExp(String(parts['pattern'] ?? ''), 'u');
  const fitting = samples.filter((word) => pattern.test(word));
  return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.constant('');
}

const lines = [
  aBookLine(smallBook, 'WALL', 'replace', zones[0]!, { number: 1 }),
  aLine({ number: 2, refinish: aRefinish(20, {}) }),
  aLine({ number: 3 }),
];
const ids = lines.map(({ id }) => id);
const someId = '0190a8b0-0000-7000-8000-000000000000';
const samples = [...ids, ...ids, someId, 'DOOR', 'WALL', 'mid-upper', 'a5', '2026-11-15', ''];

/** Edits that affect prices are drawn more often than others. */
const pricingKinds = /^(change-line|set-hours|set-profile|set-claim|add-line|add-book-line|set-override)$/;
const kinds = (editSchema as unknown as { anyOf: readonly Schema[] }).anyOf;
const weighed = kinds.map((schema) => {
  const { kind } = schema['properties'] as { kind: { const: string } };
  const weight = pricingKinds.test(kind.const) ? 8 : 1;
  return { weight, arbitrary: atTheEnds(schema, samples) };
});
const someEdits = fc.array(fc.oneof(...weighed) as fc.Arbitrary<Edit>, { minLength: 1, maxLength: 12 });
const check = Compile(editSchema);

/** Every amount and number of hours in the result, with its path. */
function numbersIn(value: unknown, at = ''): [string, number][] {
  if (typeof value === 'number') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, `${at}/${name}`));
}

/** Adjustments of a price may be negative. */
const mayTakeOff = /\/ownAdjustment$/;

function broken(estimate: Estimate): string[] {
  const { items, totals, settlement } = priceEstimate(estimate, smallBook);
  // Overlap hours are negative by design, so only their size is checked.
  const hours = items.map((item) => item.hours.map(({ billed }) => Math.abs(billed)));
  return numbersIn({ totals, settlement, hours })
    .filter(([at, amount]) => !Number.isSafeInteger(amount) || (amount < 0 && !mayTakeOff.test(at)))
    .map(([at, amount]) => `${at} is ${String(amount)}`);
}

test('at the limits of every field, no total is negative, too large or NaN', () => {
  let applied = 0;
  fc.assert(
    fc.property(someEdits, (edits) => {
      let estimate: Estimate = anEstimate({ lines });
      for (const edit of edits) {
        if (!check.Check(edit)) continue;
        const outcome = applyEdit(estimate, edit, smallBook);
        if (!outcome.ok) continue;
        applied += 1;
        estimate = outcome.value;
      }
      expect(broken(estimate)).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(applied).toBeGreaterThan(100);
});

const dearest = {
  rate: { name: 'Labor', rate: centsPerHour(limits.rate), discount: noPercent },
  parts: { markup: millionths(limits.percent), discount: noPercent },
  tax: {
    name: 'Tax',
    rate: wholly,
    onParts: partSources,
    onLabor: laborTypes,
    onPaint: true,
    onSupplies: true,
    onSublet: true,
    onOther: otherCharges,
    tiers: [],
  },
};

const { refinish } = aProfile({});

/** Every percentage of a panel at its maximum, without overlap or a clear coat cap. */
const dearestRefinish: Profile['refinish'] = {
  ...refinish,
  majorFrom: tenthHours(0),
  overlapAdjacent: tenthHours(0),
  overlapNonAdjacent: tenthHours(0),
  overlapMinor: tenthHours(0),
  clearCap: null,
  clearFirst: wholly,
  clearAdditional: wholly,
  threeStageFirst: wholly,
  threeStageAdditional: wholly,
  twoToneFirst: wholly,
  twoToneAdditional: wholly,
  sandAndBuff: wholly,
  gravelGuardFirst: tenthHours(limits.hours),
  gravelGuardAdditional: tenthHours(limits.hours),
  furtherCover: tenthHours(limits.hours),
};

/** Every rate at its maximum. */
const dearestProfile = aProfile({
  refinish: dearestRefinish,
  paintMaterials: {
    method: 'percent',
    percent: millionths(limits.percent),
    cap: null,
    countsManualLines: true,
  },
  labor: Object.fromEntries(laborTypes.map((type) => [type, dearest.rate])) as Profile['labor'],
  parts: Object.fromEntries(partSources.map((source) => [source, dearest.parts])) as Profile['parts'],
  shopSupplies: {
    method: 'percent',
    percent: millionths(limits.percent),
    ofLabor: true,
    ofParts: true,
    min: null,
    max: null,
  },
  subletMarkup: millionths(limits.percent),
  taxes: Array.from({ length: limits.taxes }, (_, at) => ({ ...dearest.tax, id: String(at) })),
});

test('as many lines as there may be, each as dear as it may be, still add up to the cent', () => {
  const price = cents(limits.price);
  const hours = { body: { book: null, billed: tenthHours(limits.hours) } };
  const dear = Array.from({ length: limits.lines }, (_, at) =>
    aLine({ number: at + 1, order: 'a5', price, sublet: price, labor: hours }),
  );
  expect(profileIssue(dearestProfile)).toBeNull();
  expect(dear.map(lineIssue).filter((issue) => issue !== null)).toEqual([]);
  const estimate = anEstimate({ lines: dear, profile: dearestProfile });
  expect(broken(estimate)).toEqual([]);
});

test('as many painted panels as there may be, every share of a panel at its end, still add up to the cent', () => {
  const price = cents(limits.price);
  const extras = { isTwoTone: true, hasSandAndBuff: true, hasGravelGuard: true } as const;
  const dear = Array.from({ length: limits.lines }, (_, at) => {
    const system = at % 2 === 0 ? 'three-stage' : 'two-stage';
    const refinished = aRefinish(limits.hours, { system, boothCycle: 1 + (at % limits.count), ...extras });
    return aLine({ number: at + 1, order: 'a5', price, sublet: price, refinish: refinished });
  });
  expect(dear.map(lineIssue).filter((issue) => issue !== null)).toEqual([]);
  expect(broken(anEstimate({ lines: dear, profile: dearestProfile }))).toEqual([]);
  const beyond = { ...dearestRefinish, clearFirst: millionths(1_000_001) };
  expect(profileIssue({ ...dearestProfile, refinish: beyond })).toMatchObject({
    field: 'refinish.clearFirst',
    reason: 'must be between 0% and 100%',
  });
});
