import type { Book } from '@dre/core/domain/catalogue/book/book';
import { decalAges, paintSurfaces, paintWork } from '@dre/core/domain/catalogue/book/coefficients';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { CalculationInputs } from '@dre/core/domain/estimates/model/calculation';
import { entryLimits } from '@dre/core/domain/estimates/calculators/entries';
import type { Option } from '../../../ui/choices/option.ts';
import { codeLabel } from './calculator-labels.ts';

/** One input of a calculator. */
export type CalculatorField =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
    }
  | {
      readonly kind: 'measure';
      readonly name: string;
      readonly label: string;
      readonly unit: 'ft' | 'sq ft';
      readonly most: number;
    }
  | { readonly kind: 'count'; readonly name: string; readonly label: string; readonly most: number }
  | { readonly kind: 'areas' | 'flag' | 'money'; readonly name: string; readonly label: string };

type FieldContext = { readonly book: Book; readonly contents: Pick<BookContents, 'constructions'> };

/** The fields depend on earlier answers: sheets that do not interlock have no neighbors to take off. */
export function calculatorFields(
  inputs: CalculationInputs,
  context: FieldContext,
): readonly CalculatorField[] {
  switch (inputs.calculator) {
    case 'roofing':
      return roofingFields(inputs.surface, context);
    case 'siding':
      return sidingFields(inputs.construction, context);
    case 'refinish':
      return [
        choice('work', 'Work', paintWork),
        choice('surface', 'Surface', paintSurfaces),
        measure('area', 'Area', 'sq ft'),
        count('colors', 'Colors', entryLimits.colors),
        ...(inputs.colors > 1 ? [measure('tapeLines', 'Tape line for each color', 'ft')] : []),
      ];
    case 'decals':
      return [
        measure('linearFeet', 'Stripes', 'ft'),
        measure('area', 'Graphics', 'sq ft'),
        {
          kind: 'choice',
          name: 'removal',
          label: 'Old decals',
          options: [{ id: 'none', label: 'None to remove' }, ...decalAges.map(option)],
        },
        { kind: 'flag', name: 'hasGhosting', label: 'Shadows of the old decals are polished out' },
        { kind: 'money', name: 'quotedMaterial', label: 'Quoted material' },
      ];
  }
}

function roofingFields(surface: string, { book }: FieldContext): readonly CalculatorField[] {
  const { surfaces } = book.calculators.roofing;
  const selected = surfaces.find(({ code }) => code === surface);
  return [
    {
      kind: 'choice',
      name: 'surface',
      label: 'Surface',
      options: surfaces.map(({ code, part }) => ({
        id: code,
        label: book.part(part)?.name ?? codeLabel(code),
      })),
    },
    choice('repair', 'Work', ['section', 'replace']),
    measure('length', 'Length', 'ft'),
    measure('width', 'Width', 'ft'),
    count('penetrations', 'Vents, antennas and other openings', entryLimits.penetrations),
    ...(selected?.hoursPerDeckSheet === 0
      ? []
      : [count('deckSheets', 'Deck sheets', entryLimits.deckSheets)]),
    ...(selected?.hoursPerSqftExtraLayer === 0
      ? []
      : [count('extraLayers', 'Old layers to take off', entryLimits.extraLayers)]),
  ];
}

function sidingFields(construction: string, { book, contents }: FieldContext): readonly CalculatorField[] {
  const { constructions } = book.calculators.siding;
  const rows = constructions.filter(({ code }) => code === construction);
  const codes = [...new Set(constructions.map(({ code }) => code))];
  const nameOf = (code: string) => contents.constructions.find((one) => one.code === code)?.name;
  return [
    {
      kind: 'choice',
      name: 'construction',
      label: 'Wall',
      options: codes.map((code) => ({ id: code, label: nameOf(code) ?? codeLabel(code) })),
    },
    choice('work', 'Work', [...new Set(rows.flatMap(({ works }) => works))]),
    measure('length', 'Length', 'ft'),
    measure('height', 'Height', 'ft'),
    { kind: 'areas', name: 'openings', label: 'Openings' },
    ...(rows.some(({ neighborPart }) => neighborPart !== null)
      ? [count('neighborSheets', 'Neighboring sheets to take off', entryLimits.neighborSheets)]
      : []),
    measure('molding', 'Molding', 'ft'),
  ];
}

function option(code: string): Option {
  return { id: code, label: codeLabel(code) };
}

function choice(name: string, label: string, codes: readonly string[]): CalculatorField {
  return { kind: 'choice', name, label, options: codes.map(option) };
}

const mostOf: Readonly<Record<string, number>> = {
  length: entryLimits.length,
  width: entryLimits.length,
  height: entryLimits.length,
  area: entryLimits.area,
};

function measure(name: string, label: string, unit: 'ft' | 'sq ft'): CalculatorField {
  return { kind: 'measure', name, label, unit, most: mostOf[name] ?? entryLimits.trim };
}

function count(name: string, label: string, most: number): CalculatorField {
  return { kind: 'count', name, label, most };
}
