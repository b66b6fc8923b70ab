import type { DecalAge, PaintSurface, PaintWork } from '../../catalogue/coefficients.ts';
import type { Cents, Thousandths } from '../../units.ts';
import type { Place } from '../line.ts';

/** What the estimator entered. It stays with the lines, also after one of them was overridden, and reopens. */
export type CalculationInputs = RoofingInputs | SidingInputs | RefinishInputs | DecalInputs;

interface Measured {
  readonly place: Place;
}

export interface RoofingInputs extends Measured {
  readonly calculator: 'roofing';
  readonly surface: string;
  readonly repair: 'section' | 'replace';
  readonly length: Thousandths;
  readonly width: Thousandths;
  readonly penetrations: number;
  readonly deckSheets: number;
  readonly extraLayers: number;
}

export interface SidingInputs extends Measured {
  readonly calculator: 'siding';
  readonly construction: string;
  readonly work: 'section' | 'skin' | 'full-wall' | 'sheets';
  readonly length: Thousandths;
  readonly height: Thousandths;
  /** Each opening's area in square feet. */
  readonly openings: readonly Thousandths[];
  /** Interlocking sheets that come off to reach the damaged ones. */
  readonly neighborSheets: number;
  readonly molding: Thousandths;
}

export interface RefinishInputs extends Measured {
  readonly calculator: 'refinish';
  readonly work: PaintWork;
  readonly surface: PaintSurface;
  readonly area: Thousandths;
  readonly colors: number;
  readonly tapeLines: Thousandths;
}

export interface DecalInputs extends Measured {
  readonly calculator: 'decals';
  readonly linearFeet: Thousandths;
  readonly area: Thousandths;
  readonly removal: DecalAge | null;
  readonly hasGhosting: boolean;
  /** A quote replaces the material by the foot. */
  readonly quotedMaterial: Cents | null;
}
