import type { Book } from '../../catalogue/book/book.ts';
import type { RoofSurface } from '../../catalogue/book/coefficients.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { area, percentOfHours } from '../../rounding.ts';
import { noMoney, noTime, one, thousandths, wholly, type Thousandths } from '../../units.ts';
import type { CalculatedLine, CalculationRefusal, RoofingInputs } from '../model/calculation.ts';
import { countOf, entryLimits, impossibleEntry, notPossible } from './entries.ts';
import { orderedMaterial, plainMaterial } from './material.ts';
import { step, workHours, type CalculatorStep } from './work-hours.ts';

/** A roof or a section of it. The surface's line carries all hours; extra material has lines of its own. */
export function calculateRoofing(
  inputs: RoofingInputs,
  book: Book,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  const { roofing } = book.calculators;
  const surface = roofing.surfaces.find(({ code }) => code === inputs.surface);
  if (surface === undefined) return refuse(notPossible('surface'));
  const refusal = impossibleRoof(inputs, surface);
  if (refusal !== null) return refuse(refusal);
  const isSection = inputs.repair === 'section';
  const factor = isSection ? roofing.sectionHours : wholly;
  const minimum = isSection ? percentOfHours(surface.minimum, roofing.sectionMinimum) : surface.minimum;
  const measured = area(inputs.length, inputs.width);
  const steps = stepsOf(inputs, surface, measured).map((plain) => ({ ...plain, factor }));
  const work = workHours(steps, minimum);
  if (!work.ok) return work;
  const part = isSection ? surface.sectionPart : surface.part;
  return accept([
    {
      piece: 'surface',
      part,
      operation: surface.operation,
      description: book.part(part)?.name ?? surface.code,
      unit: 'sqft',
      ...orderedMaterial(surface.materialPerSqft, measured, surface.waste),
      laborType: surface.laborType,
      technicians: surface.technicians,
      paintSystem: null,
      ...work.value,
    },
    ...extras(inputs, surface, book),
  ]);
}

function impossibleRoof(inputs: RoofingInputs, surface: RoofSurface): CalculationRefusal | null {
  const { length, width, penetrations, deckSheets, extraLayers } = inputs;
  if (inputs.repair !== 'section' && inputs.repair !== 'replace') return notPossible('repair');
  return impossibleEntry([
    ['length', length, 1, entryLimits.length],
    ['width', width, 1, entryLimits.length],
    ['penetrations', penetrations, 0, entryLimits.penetrations],
    // A coating neither opens the deck nor removes old layers.
    ['deckSheets', deckSheets, 0, surface.hoursPerDeckSheet === 0 ? 0 : entryLimits.deckSheets],
    ['extraLayers', extraLayers, 0, surface.hoursPerSqftExtraLayer === 0 ? 0 : entryLimits.extraLayers],
  ]);
}

function stepsOf(
  inputs: RoofingInputs,
  surface: RoofSurface,
  measured: Thousandths,
): readonly CalculatorStep[] {
  const layers = thousandths(measured * inputs.extraLayers);
  return [
    step('setup', 'surface', surface.setup, one),
    step('area', 'length', surface.hoursPerSqft, measured),
    step('penetrations', 'penetrations', surface.hoursPerPenetration, countOf(inputs.penetrations)),
    step('deck-sheets', 'deckSheets', surface.hoursPerDeckSheet, countOf(inputs.deckSheets)),
    step('extra-layers', 'extraLayers', surface.hoursPerSqftExtraLayer, layers),
  ];
}

function extras(inputs: RoofingInputs, surface: RoofSurface, book: Book): readonly CalculatedLine[] {
  const { length, width, penetrations, deckSheets } = inputs;
  const deck = book.part(surface.deckPart);
  const shared = {
    operation: 'replace',
    laborType: surface.laborType,
    hours: noTime,
    technicians: 1,
    paintSystem: null,
    hoursTerms: [],
  } as const;
  const lines: readonly CalculatedLine[] = [
    {
      ...shared,
      piece: 'penetrations',
      part: null,
      description: 'Sealing of roof penetrations, material',
      unit: 'each',
      ...plainMaterial(surface.materialPerPenetration, countOf(penetrations)),
    },
    {
      ...shared,
      piece: 'edges',
      part: null,
      description: 'Sealing of roof edges and seams, material',
      unit: 'ft',
      ...plainMaterial(surface.materialPerEdgeFoot, thousandths(2 * (length + width))),
    },
    {
      ...shared,
      piece: 'decking',
      part: surface.deckPart,
      description: deck?.name ?? surface.deckPart,
      unit: 'each',
      ...plainMaterial(deck?.price.standard ?? noMoney, countOf(deckSheets)),
    },
  ];
  return lines.filter(({ price, quantity }) => price > 0 && quantity > 0);
}
