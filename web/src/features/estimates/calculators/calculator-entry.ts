import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { CalculationInputs } from '@dre/core/domain/estimates/model/calculation';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate, RvUnit } from '@dre/core/domain/estimates/model/estimate';
import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { thousandths } from '@dre/core/domain/units';
import type { CalculatorName } from './calculator-labels.ts';

const nothing = thousandths(0);

/** A calculator as it opens: filled in from the unit, without measurements. */
export function blankEntry(
  calculator: CalculatorName,
  place: VehicleLocation,
  { roof, wall }: Pick<RvUnit, 'roof' | 'wall'>,
  { calculators }: Book,
): CalculationInputs {
  switch (calculator) {
    case 'roofing': {
      const { surfaces } = calculators.roofing;
      const surface = (surfaces.find(({ code }) => code === roof) ?? surfaces[0])?.code ?? '';
      const counts = { penetrations: 0, deckSheets: 0, extraLayers: 0 };
      return { calculator, place, surface, repair: 'section', length: nothing, width: nothing, ...counts };
    }
    case 'siding': {
      const { constructions } = calculators.siding;
      const selected = constructions.find(({ code }) => code === wall) ?? constructions[0];
      const sizes = { length: nothing, height: nothing, molding: nothing };
      const construction = selected?.code ?? '';
      const work = selected?.works[0] ?? 'section';
      return { calculator, place, construction, work, ...sizes, openings: [], neighborSheets: 0 };
    }
    case 'refinish': {
      const sizes = { area: nothing, tapeLines: nothing };
      return { calculator, place, work: 'two-stage-base', surface: 'flat', colors: 1, ...sizes };
    }
    case 'decals': {
      const sizes = { linearFeet: nothing, area: nothing };
      return { calculator, place, ...sizes, removal: null, hasGhosting: false, quotedMaterial: null };
    }
  }
}

/** Sets one answer and resets the answers that no longer fit it. */
export function withAnswer(
  inputs: CalculationInputs,
  name: string,
  value: unknown,
  { calculators }: Book,
): CalculationInputs {
  const next = { ...inputs, [name]: value } as CalculationInputs;
  if (next.calculator === 'siding') {
    const rows = calculators.siding.constructions.filter(({ code }) => code === next.construction);
    const works = rows.flatMap((row) => row.works);
    const hasNeighbors = rows.some(({ neighborPart }) => neighborPart !== null);
    const work = works.includes(next.work) ? next.work : (works[0] ?? next.work);
    return { ...next, work, neighborSheets: hasNeighbors ? next.neighborSheets : 0 };
  }
  if (next.calculator === 'roofing') {
    const surface = calculators.roofing.surfaces.find(({ code }) => code === next.surface);
    return {
      ...next,
      deckSheets: surface?.hoursPerDeckSheet === 0 ? 0 : next.deckSheets,
      extraLayers: surface?.hoursPerSqftExtraLayer === 0 ? 0 : next.extraLayers,
    };
  }
  return next.calculator === 'refinish' && next.colors === 1 ? { ...next, tapeLines: nothing } : next;
}

/** The calculation's pieces no longer on the estimate, because an estimator left them out. */
export function linesLeftOut(
  { lines }: Pick<Estimate, 'lines'>,
  calculationId: string,
  pieceIds: readonly string[],
): readonly string[] {
  const present = new Set(
    lines.map(({ source }) =>
      source.kind === 'calculator' && source.calculation === calculationId ? source.piece : null,
    ),
  );
  return pieceIds.filter((piece) => !present.has(piece));
}

export interface Calculated {
  readonly calculationId: string;
  readonly inputs: CalculationInputs;
  readonly pieceIds: readonly string[];
  readonly leftOut: readonly string[];
}

/** Adds a calculation to the estimate, or recalculates it; new lines come last. */
export function calculateChange(
  { calculationId, inputs, pieceIds, leftOut }: Calculated,
  estimate: Estimate,
  newId: () => string,
): Change {
  let order = estimate.lines.at(-1)?.order ?? null;
  const lines: Record<string, { lineId: string; order: string }> = {};
  for (const piece of pieceIds) {
    order = orderBetween(order, null);
    lines[piece] = { lineId: newId(), order };
  }
  return { kind: 'calculate', calculationId, inputs, lines, leftOut };
}
