import type { CalculatorCoefficients } from '../catalogue/book/coefficients.ts';
import { millionths, noMoney, noPercent, noTime, thousandthHours, wholly } from '../units.ts';

const noHours = thousandthHours(0);

/** For books of tests that do not calculate: nothing costs time or money. */
export const someCoefficients: CalculatorCoefficients = {
  roofing: { sectionHours: wholly, sectionMinimum: millionths(500_000), surfaces: [] },
  siding: { deductOpeningsOver: 40, constructions: [] },
  refinish: {
    laborType: 'refinish',
    setup: noHours,
    setupPerColor: noHours,
    hoursPerTapeLineFoot: noHours,
    minimum: noTime,
    hoursPerSqft: {
      'single-stage': noHours,
      'two-stage-base': noHours,
      'three-stage-base': noHours,
      gelcoat: noHours,
      'primer-block': noHours,
      'sand-and-buff': noHours,
    },
    surfaceFactor: { flat: wholly, ribbed: wholly, 'compound-cap': wholly, 'doors-and-edges': wholly },
  },
  decals: {
    laborType: 'body',
    setup: noHours,
    hoursPerLinearFoot: noHours,
    hoursPerSqft: noHours,
    minimum: noTime,
    removalHoursPerSqft: { 'to-3-years': noHours, '3-to-8-years': noHours, 'over-8-years-cracked': noHours },
    removalMinimum: noTime,
    ghostHoursPerSqft: noHours,
    materialPerLinearFoot: noMoney,
    materialPerSqft: noMoney,
    waste: noPercent,
  },
};
