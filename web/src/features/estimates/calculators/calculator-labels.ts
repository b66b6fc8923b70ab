import type { CalculationInputs } from '@dre/core/domain/estimates/model/calculation';

export type CalculatorName = CalculationInputs['calculator'];

/** A new calculation, optionally with measurements from elsewhere, or an existing one. */
export type CalculatorRequest =
  | { readonly calculator: CalculatorName; readonly answers?: Readonly<Record<string, unknown>> }
  | { readonly calculation: string };

export const calculatorNames: Readonly<Record<CalculatorName, string>> = {
  roofing: 'Roofing',
  siding: 'Siding',
  refinish: 'Refinish',
  decals: 'Decals and stripes',
};

/** Labels for the codes of the book's coefficients. */
const labels: Readonly<Record<string, string>> = {
  section: 'Section',
  replace: 'Whole surface',
  skin: 'Skin',
  'full-wall': 'Full wall',
  sheets: 'Sheets',
  'single-stage': 'Single-stage',
  'two-stage-base': 'Two-stage',
  'three-stage-base': 'Three-stage',
  gelcoat: 'Gelcoat',
  'primer-block': 'Prime and block',
  'sand-and-buff': 'Sand and buff',
  flat: 'Flat',
  ribbed: 'Ribbed',
  'compound-cap': 'Compound cap',
  'doors-and-edges': 'Doors and edges',
  'to-3-years': 'Up to 3 years old',
  '3-to-8-years': '3 to 8 years old',
  'over-8-years-cracked': 'Over 8 years or cracked',
};

/** A code without a label is made readable rather than hidden. */
export function codeLabel(code: string): string {
  return labels[code] ?? code.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
