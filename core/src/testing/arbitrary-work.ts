import fc from 'fast-check';
import type { OperationKind } from '../domain/catalogue/trade-words.ts';
import type { Estimate } from '../domain/estimates/model/estimate.ts';
import {
  lineStates,
  paintSystems,
  payers,
  priorDamages,
  refinishModes,
  type Line,
  type RefinishEntry,
} from '../domain/estimates/model/line.ts';
import { aBookLine } from '../domain/testing/a-book-line.ts';
import { aLine, aRefinish } from '../domain/testing/a-line.ts';
import { aProfile, refinishRules } from '../domain/testing/a-profile.ts';
import { anEstimate } from '../domain/testing/an-estimate.ts';
import { smallBook, zones } from '../domain/testing/small-book.ts';
import { tenthHours, thousandths } from '../domain/units.ts';

// Estimates with lines of the small book at likely and unlikely places, painted in every way.

const zone = fc.constantFrom(...zones);
const tenths = (most: number) => fc.integer({ min: 0, max: most }).map(tenthHours);

const picks: readonly (readonly [string, OperationKind])[] = [
  ['WALL', 'replace'],
  ['WALL', 'refinish'],
  ['WINDOW', 'replace'],
  ['WINDOW', 'ri'],
  ['MOLDING', 'replace'],
  ['MOLDING', 'ri'],
  ['DOOR', 'replace'],
  ['DOOR', 'refinish'],
  ['DOOR', 'blend'],
  ['TRIM', 'replace'],
  ['TRIM', 'refinish'],
  ['TANK', 'replace'],
  ['PROBE', 'replace'],
  ['LEAK', 'test'],
];

/** Mostly what an estimator writes first: firm, for the insurer, no prior damage. */
const account = fc.record({
  payer: fc.oneof({ weight: 3, arbitrary: fc.constant('insurer' as const) }, fc.constantFrom(...payers)),
  state: fc.oneof({ weight: 5, arbitrary: fc.constant('firm' as const) }, fc.constantFrom(...lineStates)),
  priorDamage: fc.oneof(
    { weight: 5, arbitrary: fc.constant('none' as const) },
    fc.constantFrom(...priorDamages),
  ),
});

const bookLine: fc.Arbitrary<Line> = fc
  .tuple(fc.constantFrom(...picks), zone, fc.integer({ min: 0, max: 60_000 }), account)
  .map(([[part, operation], place, quantity, fields]) =>
    aBookLine(smallBook, part, operation, place, { quantity: thousandths(quantity), ...fields }),
  );

const refinish: fc.Arbitrary<RefinishEntry> = fc
  .tuple(
    fc.integer({ min: 0, max: 80 }),
    fc.record({
      mode: fc.oneof(
        { weight: 3, arbitrary: fc.constant('full' as const) },
        fc.constantFrom(...refinishModes),
      ),
      system: fc.constantFrom(...paintSystems),
      isTwoTone: fc.boolean(),
      edges: tenths(10),
      boothCycle: fc.integer({ min: 1, max: 3 }),
      isSeparate: fc.boolean(),
      hasSandAndBuff: fc.boolean(),
      hasGravelGuard: fc.boolean(),
    }),
  )
  .map(([base, fields]) => aRefinish(base, fields));

const handLine: fc.Arbitrary<Line> = fc
  .tuple(zone, fc.option(refinish), tenths(99), account)
  .map(([place, painted, hours, fields]) =>
    aLine({
      place: { ...place, region: null },
      refinish: painted,
      labor: { body: { book: null, billed: hours } },
      ...fields,
    }),
  );

const typedLine: fc.Arbitrary<Line> = fc.tuple(bookLine, tenths(99)).map(([line, billed]) => ({
  ...line,
  labor: Object.fromEntries(Object.entries(line.labor).map(([type, entry]) => [type, { ...entry, billed }])),
}));

const arbitraryLine = fc.oneof(
  { weight: 3, arbitrary: bookLine },
  { weight: 1, arbitrary: typedLine },
  { weight: 3, arbitrary: handLine },
);

/** Lines are numbered in the order given. */
export const arbitraryWork: fc.Arbitrary<Estimate> = fc
  .tuple(
    fc.array(arbitraryLine, { maxLength: 12 }),
    fc.option(tenths(40)),
    fc.constantFrom('own-lines' as const, 'in-supplies' as const),
    fc.subarray(['AWNING-S', 'AWNING-L']),
  )
  .map(([lines, clearCap, consumables, fitted]) => {
    const estimate = anEstimate({
      lines: lines.map((line, index) => numbered(line, index + 1)),
      profile: aProfile({ consumables, refinish: refinishRules({ clearCap, furtherCover: tenthHours(2) }) }),
    });
    return { ...estimate, unit: { ...estimate.unit, fitted } };
  });

function numbered(line: Line, number: number): Line {
  const { id, order } = aLine({ number });
  return { ...line, number, id, order };
}
