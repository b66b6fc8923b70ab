import type { Side } from '@dre/core/domain/catalogue/trade-words';

/** A damage and the book lines that repair it. */
export interface DemoWork {
  readonly cause: string;
  readonly description: string;
  /** Side and sub side of the damage; a part drawn at several places is placed there. */
  readonly zone: `${Side}/${string}`;
  /**
   * "PART operation quantity" and, where it lies elsewhere, "side/sub-side"; "#region" tells it from an equal part there.
   * The quantity is a number, a range of which every estimate takes another, or `length` for the feet of the unit.
   */
  readonly lines: readonly string[];
  /** Lines found once the unit is taken apart: the supplement. */
  readonly found: readonly string[];
  /** "PART operation" of the line whose hours the estimator judges. */
  readonly judged?: string;
  /** Names of the pictures of this damage, each of one vehicle type. */
  readonly photos: readonly string[];
}

/** Lines that hail means on every roof. */
export const hailRoof = [
  'OP-PHOTO inspect 1',
  'OP-SCAFF repair 1',
  'RF-RESEAL-PEN reseal 5-9',
  'AC-SHROUD replace 1',
  'AC-COIL repair 1',
  'VT-LID replace 2 #roof.vent-kitchen',
  'VT-SKY-S replace 1',
];
