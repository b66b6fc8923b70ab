import type { Book } from '../../catalogue/book/book.ts';
import { paintSurfaces, paintWork, type PaintWork } from '../../catalogue/book/coefficients.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { noMoney, noTime, one, thousandths } from '../../units.ts';
import type { PaintSystem } from '../model/line.ts';
import type { CalculatedLine, CalculationRefusal, RefinishInputs } from '../model/calculation.ts';
import { countOf, entryLimits, impossibleEntry, notPossible } from './entries.ts';
import { step, workHours } from './work-hours.ts';

/**
 * The coats the profile's rules add to each kind of work; null when it is labor rather than paint of a panel. The hours
 * of three-stage work already include the mid coat, so only the clear coat is added.
 */
const systems: Readonly<Record<PaintWork, PaintSystem | null>> = {
  'single-stage': 'single-stage',
  'two-stage-base': 'two-stage',
  'three-stage-base': 'two-stage',
  gelcoat: 'single-stage',
  'primer-block': null,
  'sand-and-buff': null,
};

const descriptions: Readonly<Record<PaintWork, string>> = {
  'single-stage': 'Refinish, single-stage',
  'two-stage-base': 'Refinish, two-stage',
  'three-stage-base': 'Refinish, three-stage',
  gelcoat: 'Refinish, gelcoat',
  'primer-block': 'Prime and block',
  'sand-and-buff': 'Color sand and buff',
};

/** Paint by area. Design colors are masked and sprayed separately, outside overlap. */
export function calculateRefinish(
  inputs: RefinishInputs,
  book: Book,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  const refusal = impossiblePaint(inputs);
  if (refusal !== null) return refuse(refusal);
  const { refinish } = book.calculators;
  const { work: kind, area, colors, tapeLines } = inputs;
  const factor = refinish.surfaceFactor[inputs.surface];
  const paint = workHours(
    [
      step('setup', 'work', refinish.setup, one),
      step('area', 'area', refinish.hoursPerSqft[kind], area, factor),
    ],
    refinish.minimum,
  );
  if (!paint.ok) return paint;
  const shared = {
    part: null,
    price: noMoney,
    laborType: refinish.laborType,
    technicians: 1,
    priceTerms: [],
  } as const;
  const painted: CalculatedLine = {
    ...shared,
    piece: 'paint',
    operation: systems[kind] === null ? 'repair' : 'refinish',
    description: descriptions[kind],
    quantity: area,
    unit: 'sqft',
    paintSystem: systems[kind],
    ...paint.value,
  };
  if (colors === 1) return accept([painted]);
  const design = workHours(
    [
      step('colors', 'colors', refinish.setupPerColor, countOf(colors - 1)),
      step('tape-lines', 'tapeLines', refinish.hoursPerTapeLineFoot, thousandths(tapeLines * (colors - 1))),
    ],
    noTime,
  );
  if (!design.ok) return design;
  const designed: CalculatedLine = {
    ...shared,
    piece: 'design',
    operation: 'repair',
    description: 'Design colors, lay out, mask and spray',
    quantity: countOf(colors - 1),
    unit: 'each',
    paintSystem: null,
    ...design.value,
  };
  return accept([painted, designed]);
}

function impossiblePaint({
  work,
  surface,
  area,
  colors,
  tapeLines,
}: RefinishInputs): CalculationRefusal | null {
  if (!paintWork.includes(work)) return notPossible('work');
  if (!paintSurfaces.includes(surface)) return notPossible('surface');
  return impossibleEntry([
    ['area', area, 1, entryLimits.area],
    ['colors', colors, 1, entryLimits.colors],
    // Tape lines need at least two colors.
    ['tapeLines', tapeLines, 0, colors === 1 ? 0 : entryLimits.trim],
  ]);
}
