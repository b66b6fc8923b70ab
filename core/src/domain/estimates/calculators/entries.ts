import { thousandths, type Thousandths } from '../../units.ts';
import type { CalculationRefusal } from '../model/calculation.ts';

/** The largest plausible value of each field. Anything above is inches typed for feet, or a part number. */
export const entryLimits = {
  /** Feet, in thousandths: the longest coaches have 45. */
  length: 100_000,
  /** Square feet, in thousandths. */
  area: 5_000_000,
  /** Feet of tape, molding and stripe, in thousandths. */
  trim: 2_000_000,
  penetrations: 200,
  deckSheets: 100,
  extraLayers: 5,
  openings: 50,
  neighborSheets: 50,
  colors: 20,
} as const;

export type Entry = readonly [field: string, value: number, least: number, most: number];

/** Refuses the first entry that is not a whole number within its bounds. */
export function impossibleEntry(entries: readonly Entry[]): CalculationRefusal | null {
  const wrong = entries.find(
    ([, value, least, most]) => !Number.isSafeInteger(value) || value < least || value > most,
  );
  return wrong === undefined ? null : notPossible(wrong[0]);
}

export function notPossible(field: string): CalculationRefusal {
  return { kind: 'calculation-not-possible', field };
}

export function countOf(count: number): Thousandths {
  return thousandths(count * 1_000);
}
