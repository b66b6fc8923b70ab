import type { Book } from '../../catalogue/book/book.ts';
import type { WallConstruction } from '../../catalogue/book/coefficients.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { area } from '../../rounding.ts';
import { noMoney, one, sum, thousandths, type Thousandths } from '../../units.ts';
import { bookHours } from '../pricing/line-hours/book-hours.ts';
import type { CalculatedLine, CalculationRefusal, SidingInputs } from '../model/calculation.ts';
import { countOf, entryLimits, impossibleEntry, notPossible } from './entries.ts';
import { orderedMaterial, plainMaterial } from './material.ts';
import { step, workHours } from './work-hours.ts';

/** A wall by area: the siding, the interlocking sheets that come off for it, and the molding around it. */
export function calculateSiding(
  inputs: SidingInputs,
  book: Book,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  const { siding } = book.calculators;
  const ofConstruction = siding.constructions.filter(({ code }) => code === inputs.construction);
  if (ofConstruction.length === 0) return refuse(notPossible('construction'));
  const wall = ofConstruction.find(({ works }) => works.includes(inputs.work));
  if (wall === undefined) return refuse(notPossible('work'));
  const refusal = impossibleWall(inputs, wall);
  if (refusal !== null) return refuse(refusal);
  const measured = measuredArea(inputs, siding.deductOpeningsOver);
  if (measured <= 0) return refuse(notPossible('openings'));
  const work = workHours(
    [
      step('setup', 'construction', wall.setup, one),
      step('area', 'length', wall.hoursPerSqft, measured),
      step('openings', 'openings', wall.hoursPerOpening, countOf(inputs.openings.length)),
    ],
    wall.minimum,
  );
  if (!work.ok) return work;
  const lines: readonly (CalculatedLine | null)[] = [
    {
      piece: 'siding',
      part: wall.part,
      operation: wall.operation,
      description: book.part(wall.part)?.name ?? wall.code,
      unit: 'sqft',
      ...orderedMaterial(wall.materialPerSqft, measured, wall.waste),
      laborType: wall.laborType,
      technicians: wall.technicians,
      paintSystem: null,
      ...work.value,
    },
    wall.neighborPart === null
      ? null
      : byTheBook('neighbor-sheets', wall.neighborPart, 'ri', countOf(inputs.neighborSheets), book),
    byTheBook('molding', wall.moldingPart, 'replace', inputs.molding, book),
  ];
  return accept(lines.filter((piece) => piece !== null));
}

function impossibleWall(inputs: SidingInputs, wall: WallConstruction): CalculationRefusal | null {
  const { length, height, openings, neighborSheets, molding } = inputs;
  return impossibleEntry([
    ['length', length, 1, entryLimits.length],
    ['height', height, 1, entryLimits.length],
    ['openings', openings.length, 0, entryLimits.openings],
    ...openings.map((opening) => ['openings', opening, 1, entryLimits.area] as const),
    ['neighborSheets', neighborSheets, 0, wall.neighborPart === null ? 0 : entryLimits.neighborSheets],
    ['molding', molding, 0, entryLimits.trim],
  ]);
}

/** Cutting out a window saves no sheet, so only openings above the limit are deducted. */
function measuredArea({ length, height, openings }: SidingInputs, deductOver: number): Thousandths {
  const deducted = sum(openings.filter((opening) => opening > countOf(deductOver)));
  return thousandths(area(length, height) - deducted);
}

/** A line with the book's own hours and price. */
function byTheBook(
  piece: string,
  partCode: string,
  operationKind: OperationKind,
  quantity: Thousandths,
  book: Book,
): CalculatedLine | null {
  const part = book.part(partCode);
  const operation = book.operation(partCode, operationKind);
  if (quantity === 0 || part === undefined || operation === undefined) return null;
  const hours = bookHours(operation.hours, quantity);
  return {
    piece,
    part: part.code,
    operation: operation.kind,
    description: part.name,
    unit: part.unit,
    ...plainMaterial(operation.billsPrice ? part.price.standard : noMoney, quantity),
    laborType: operation.laborType,
    technicians: operation.technicians,
    paintSystem: null,
    hours,
    hoursTerms: [{ kind: 'book-hours', numbers: [quantity], amount: hours }],
  };
}
