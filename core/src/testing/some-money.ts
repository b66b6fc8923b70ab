import fc from 'fast-check';
import { laborTypes } from '../domain/catalogue/trade-words.ts';
import type { Claim } from '../domain/estimates/model/estimate.ts';
import { lineStates, payers, priorDamages, type Line } from '../domain/estimates/model/line.ts';
import {
  type LaborRate,
  otherCharges,
  type PaintMaterials,
  partSources,
  type PartsRate,
  type Profile,
  type ShopSupplies,
  type Tax,
  type TaxTier,
} from '../domain/estimates/model/profile.ts';
import type { WorkItem } from '../domain/estimates/pricing/values/work-item.ts';
import { aProfile } from '../domain/testing/a-profile.ts';
import { aWorkItem } from '../domain/testing/a-work-item.ts';
import {
  cents,
  centsPerHour,
  millionths,
  tenthHours,
  thousandths,
  type Millionths,
} from '../domain/units.ts';

// Arbitrary estimates as they can really be written: nothing negative, nothing beyond the product's limits.

const money = (most = 500_000) => fc.integer({ min: 0, max: most }).map(cents);
const percent = (most = 1_000_000): fc.Arbitrary<Millionths> =>
  fc.integer({ min: 0, max: most }).map(millionths);
const rate = fc.integer({ min: 0, max: 30_000 }).map(centsPerHour);
const cap = fc.option(money(100_000));

// A few of each are as good as all, and a thousand runs stay short.
const someTypes = laborTypes.slice(0, 4);
const someSources = partSources.slice(0, 4);

const hours = fc.dictionary(fc.constantFrom(...someTypes), fc.integer({ min: 0, max: 400 }), {
  maxKeys: 3,
});

const line: fc.Arbitrary<Partial<Line>> = fc.record(
  {
    operation: fc.constantFrom('repair', 'replace', 'sublet', 'fee'),
    partSource: fc.constantFrom(...someSources),
    price: money(),
    quantity: fc.integer({ min: 0, max: 40_000 }).map(thousandths),
    priceAdjustment: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(millionths)),
    sublet: fc.oneof(fc.constant(cents(0)), money()),
    charge: fc.option(fc.record({ kind: fc.constantFrom(...otherCharges), amount: money() })),
    taxable: fc.record({ part: fc.boolean(), labor: fc.boolean(), misc: fc.boolean() }),
    betterment: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constant('percent' as const),
          percent: percent(),
          basis: fc.constantFrom('part' as const, 'part-and-labor' as const),
        }),
        fc.record({ kind: fc.constant('flat' as const), amount: money() }),
      ),
    ),
    payer: fc.constantFrom(...payers),
    priorDamage: fc.constantFrom(...priorDamages),
    state: fc.constantFrom(...lineStates),
  },
  { requiredKeys: [] },
);

/** Numbered lines with hours. */
export const someItems: fc.Arbitrary<readonly WorkItem[]> = fc
  .array(fc.tuple(line, hours), { maxLength: 6 })
  .map((drafts) =>
    drafts.map(([fields, billed], index) => aWorkItem({ ...fields, number: index + 1 }, billed)),
  );

const tier: fc.Arbitrary<TaxTier> = fc.record({
  upTo: fc.option(money(2_000_000)),
  rate: percent(200_000),
  surcharge: fc.oneof(fc.constant(cents(0)), money(5_000)),
});

const tax: fc.Arbitrary<Tax> = fc.record({
  id: fc.constant(''),
  name: fc.constant('Tax'),
  rate: percent(200_000),
  onParts: fc.subarray([...someSources]),
  onLabor: fc.subarray([...someTypes]),
  onPaint: fc.boolean(),
  onSupplies: fc.boolean(),
  onSublet: fc.boolean(),
  onOther: fc.subarray([...otherCharges]),
  tiers: fc.oneof(fc.constant([]), fc.array(tier, { maxLength: 5 })),
});

const countsManualLines = fc.boolean();
/** The two methods in which more hours never cost less. */
const ratedPaint: fc.Arbitrary<PaintMaterials> = fc.oneof(
  fc.record({
    method: fc.constant('rate' as const),
    rate,
    firstHours: fc.option(fc.integer({ min: 0, max: 300 }).map(tenthHours)),
    furtherRate: rate,
    cap,
    countsManualLines,
  }),
  fc.record({ method: fc.constant('percent' as const), percent: percent(), cap, countsManualLines }),
);

const tablePaint: fc.Arbitrary<PaintMaterials> = fc.record({
  method: fc.constant('table' as const),
  rows: fc.array(
    fc.record({
      maxHours: fc.integer({ min: 0, max: 600 }).map(tenthHours),
      charge: fc.oneof(
        fc.record({ kind: fc.constant('rate' as const), rate }),
        fc.record({ kind: fc.constant('flat' as const), amount: money() }),
      ),
    }),
    { maxLength: 4 },
  ),
  countsManualLines,
});

const supplies: fc.Arbitrary<ShopSupplies> = fc.oneof(
  fc.constant({ method: 'none' as const }),
  fc.record({ method: fc.constant('flat' as const), amount: money(10_000) }),
  fc.record({
    method: fc.constant('percent' as const),
    percent: percent(200_000),
    ofLabor: fc.boolean(),
    ofParts: fc.boolean(),
    min: fc.option(money(2_000)),
    max: fc.option(fc.integer({ min: 2_000, max: 100_000 }).map(cents)),
  }),
  fc.record({
    method: fc.constant('per-hour' as const),
    rate,
    min: fc.option(money(2_000)),
    max: fc.option(fc.integer({ min: 2_000, max: 100_000 }).map(cents)),
  }),
);

const everyRate = <Key extends string, Value>(
  keys: readonly Key[],
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<Key, Value>> =>
  fc
    .array(value, { minLength: keys.length, maxLength: keys.length })
    .map(
      (values) => Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, Value>,
    );

const laborRate: fc.Arbitrary<LaborRate> = fc.record({
  name: fc.constant('Labor'),
  rate,
  discount: percent(),
});
const partsRate: fc.Arbitrary<PartsRate> = fc.record({ markup: percent(2_000_000), discount: percent() });

const priced = (paintMaterials: fc.Arbitrary<PaintMaterials>, discount: fc.Arbitrary<Profile['discount']>) =>
  fc
    .record({
      labor: everyRate(someTypes, laborRate),
      parts: everyRate(someSources, partsRate),
      paintMaterials,
      shopSupplies: supplies,
      subletMarkup: percent(),
      taxes: fc
        .array(tax, { maxLength: 6 })
        .map((taxes) => taxes.map((each, index) => ({ ...each, id: `tax-${index + 1}` }))),
      discount,
      betterment: fc.record({ isTaxed: fc.boolean(), defaultBasis: fc.constant('part' as const) }),
    })
    .map((fields): Profile => {
      const profile = aProfile();
      return aProfile({
        ...fields,
        labor: { ...profile.labor, ...fields.labor },
        parts: { ...profile.parts, ...fields.parts },
      });
    });

const noDiscount = fc.constant({ kind: 'none' as const });

export const someProfile = priced(
  fc.oneof(ratedPaint, tablePaint),
  fc.oneof(
    noDiscount,
    fc.record({ kind: fc.constant('percent' as const), percent: percent() }),
    fc.record({ kind: fc.constant('flat' as const), amount: money(2_000_000) }),
  ),
);

/** Without the rules in which more work may cost less: tables of paint materials and discounts cut to the cent. */
export const someMonotoneProfile = priced(ratedPaint, noDiscount);

export const someClaim: fc.Arbitrary<Claim> = fc.record({
  number: fc.constant(''),
  policy: fc.constant(''),
  payer: fc.constantFrom('insurance', 'customer', 'warranty'),
  deductible: money(1_000_000),
  isDeductibleWaived: fc.boolean(),
  appearanceAllowance: money(),
});

export const manyRuns = { numRuns: 1_000 };
