import type { Book } from '../../catalogue/book/book.ts';
import { decalAges, type DecalCoefficients } from '../../catalogue/book/coefficients.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { noMoney, noTime, one, thousandthHours } from '../../units.ts';
import { limits } from '../model/limits.ts';
import type { CalculatedLine, CalculationRefusal, DecalInputs } from '../model/calculation.ts';
import { entryLimits, impossibleEntry, notPossible } from './entries.ts';
import { orderedMaterial } from './material.ts';
import { step, workHours, type WorkHours } from './work-hours.ts';

/** Applying decals and stripes, and removing the old ones with their shadows. */
export function calculateDecals(
  inputs: DecalInputs,
  book: Book,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  const refusal = impossibleDecals(inputs);
  if (refusal !== null) return refuse(refusal);
  const { decals } = book.calculators;
  const applying = workHours(
    [
      step('setup', 'area', decals.setup, one),
      step('length', 'linearFeet', decals.hoursPerLinearFoot, inputs.linearFeet),
      step('area', 'area', decals.hoursPerSqft, inputs.area),
    ],
    decals.minimum,
  );
  if (!applying.ok) return applying;
  const removed = oldDecals(inputs, decals);
  if (!removed.ok) return removed;
  return accept([...newDecals(inputs, decals, applying.value), ...removed.value]);
}

function impossibleDecals(inputs: DecalInputs): CalculationRefusal | null {
  const { linearFeet, area, removal, hasGhosting, quotedMaterial } = inputs;
  if (removal !== null && !decalAges.includes(removal)) return notPossible('removal');
  const refusal = impossibleEntry([
    ['linearFeet', linearFeet, 0, entryLimits.trim],
    // Shadows are polished by the square foot; without stripes, an area is required.
    ['area', area, linearFeet === 0 || hasGhosting ? 1 : 0, entryLimits.area],
    ['quotedMaterial', quotedMaterial ?? 0, 0, limits.price],
  ]);
  return refusal;
}

/** The hours cover stripes and graphics together, so the first of the two lines carries them. */
function newDecals(
  inputs: DecalInputs,
  decals: DecalCoefficients,
  work: WorkHours,
): readonly CalculatedLine[] {
  const { linearFeet, area, quotedMaterial } = inputs;
  const shared = { ...sharedBy(decals), operation: 'replace' } as const;
  const graphics = { ...shared, piece: 'graphics', description: 'Decals, apply' };
  if (quotedMaterial !== null) {
    const terms = [{ kind: 'quote', numbers: [], amount: quotedMaterial }] as const;
    const priceTerms = quotedMaterial === 0 ? [] : terms;
    return [{ ...graphics, ...work, unit: 'each', quantity: one, price: quotedMaterial, priceTerms }];
  }
  const noWork = { hours: noTime, hoursTerms: [] };
  const lines: CalculatedLine[] = [];
  if (area > 0) {
    const material = orderedMaterial(decals.materialPerSqft, area, decals.waste);
    lines.push({ ...graphics, ...work, unit: 'sqft', ...material });
  }
  if (linearFeet > 0) {
    const material = orderedMaterial(decals.materialPerLinearFoot, linearFeet, decals.waste);
    lines.push({
      ...shared,
      piece: 'stripes',
      description: 'Decal stripes, apply',
      unit: 'ft',
      ...material,
      ...(area > 0 ? noWork : work),
    });
  }
  return lines;
}

function oldDecals(
  { area, removal, hasGhosting }: DecalInputs,
  decals: DecalCoefficients,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  const lines: CalculatedLine[] = [];
  const shared = {
    ...sharedBy(decals),
    operation: 'repair',
    quantity: area > 0 ? area : one,
    unit: area > 0 ? 'sqft' : 'each',
    price: noMoney,
    priceTerms: [],
  } as const;
  const rate = removal === null ? thousandthHours(0) : decals.removalHoursPerSqft[removal];
  const removing = workHours([step('removal', 'area', rate, area)], decals.removalMinimum);
  const polishing = workHours([step('ghosting', 'area', decals.ghostHoursPerSqft, area)], noTime);
  if (!removing.ok) return removing;
  if (!polishing.ok) return polishing;
  if (removal !== null) {
    const description = 'Decals, remove and clean off adhesive';
    lines.push({ ...shared, piece: 'removal', description, ...removing.value });
  }
  if (hasGhosting) {
    const description = 'Decal shadows, compound and polish';
    lines.push({ ...shared, piece: 'ghosting', description, ...polishing.value });
  }
  return accept(lines);
}

function sharedBy(
  decals: DecalCoefficients,
): Pick<CalculatedLine, 'part' | 'laborType' | 'technicians' | 'paintSystem'> {
  return { part: null, laborType: decals.laborType, technicians: 1, paintSystem: null };
}
