import fc from 'fast-check';
import { decalAges, paintSurfaces, paintWork, sidingWorks } from '../domain/catalogue/book/coefficients.ts';
import type {
  CalculationInputs,
  DecalInputs,
  RefinishInputs,
  RoofingInputs,
  SidingInputs,
} from '../domain/estimates/model/calculation.ts';
import { entryLimits } from '../domain/estimates/calculators/entries.ts';
import type { VehicleLocation } from '../domain/estimates/model/line.ts';
import { cents, thousandths } from '../domain/units.ts';
import { starterBook } from './starter-book.ts';

const book = starterBook();
const places = fc.constantFrom<VehicleLocation>(
  { side: 'roof', subSide: 'mid', region: null },
  { side: 'curb', subSide: 'mid-upper', region: 'wall' },
);

const size = (most: number) => fc.integer({ min: 1, max: most }).map(thousandths);
const feet = size(60_000);
const count = (most: number) => fc.integer({ min: 0, max: most });

const roofs = fc.record<RoofingInputs>({
  calculator: fc.constant('roofing'),
  place: places,
  surface: fc.constantFrom(...book.calculators.roofing.surfaces.map(({ code }) => code)),
  repair: fc.constantFrom('section', 'replace'),
  length: feet,
  width: feet,
  penetrations: count(20),
  deckSheets: count(12),
  extraLayers: count(2),
});
const walls = fc.record<SidingInputs>({
  calculator: fc.constant('siding'),
  place: places,
  construction: fc.constantFrom(...book.calculators.siding.constructions.map(({ code }) => code)),
  work: fc.constantFrom(...sidingWorks),
  length: feet,
  height: feet,
  openings: fc.array(size(60_000), { maxLength: 4 }),
  neighborSheets: count(3),
  molding: size(50_000),
});
const paints = fc.record<RefinishInputs>({
  calculator: fc.constant('refinish'),
  place: places,
  work: fc.constantFrom(...paintWork),
  surface: fc.constantFrom(...paintSurfaces),
  area: size(entryLimits.area),
  colors: fc.integer({ min: 1, max: 6 }),
  tapeLines: size(200_000),
});
const graphics = fc.record<DecalInputs>({
  calculator: fc.constant('decals'),
  place: places,
  linearFeet: size(200_000),
  area: size(400_000),
  removal: fc.constantFrom(null, ...decalAges),
  hasGhosting: fc.boolean(),
  quotedMaterial: fc.option(fc.integer({ min: 0, max: 500_000 }).map(cents)),
});
/** Entries an estimator may type into any of the calculators; a calculator refuses some of them. */
export const arbitraryCalculation: fc.Arbitrary<CalculationInputs> = fc.oneof(roofs, walls, paints, graphics);
