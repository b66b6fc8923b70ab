import type { Line } from '../../model/line.ts';

/** The totals a line belongs to. Work of one bucket never changes the hours of another: possible and prior damage
 * must not make the repair cheaper. */
export type TotalsBucket = 'in-totals' | 'possible' | 'unrelated' | 'excluded';

export function totalsBucketOf({ payer, priorDamage, state }: BucketFields): TotalsBucket {
  if (payer === 'excluded') return 'excluded';
  // Possible prior damage is neither claimed nor found, so no page has a price for it.
  if (priorDamage === 'unrelated') return state === 'possible' ? 'excluded' : 'unrelated';
  return state === 'possible' ? 'possible' : 'in-totals';
}

type BucketFields = Pick<Line, 'payer' | 'priorDamage' | 'state'>;

/** Whether the estimate needs a page for unrelated prior damage. */
export function hasUnrelatedDamage(lines: readonly BucketFields[]): boolean {
  return lines.some((line) => totalsBucketOf(line) === 'unrelated');
}

/** Tells payers apart whose work is priced together, such as one clear coat; the claim's payer is the empty text. */
export function accountOf(line: Line): string {
  const bucket = totalsBucketOf(line);
  if (bucket !== 'in-totals') return bucket;
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : '';
}
