import type { Line } from '../../model/line.ts';

/** Which account a line is written to. Work of one never changes the hours of another: what may turn out to be
 * damaged, or was damaged before, must not make the repair cheaper. */
export type TotalsBucket = 'in-totals' | 'possible' | 'unrelated' | 'excluded';

export function totalsBucketOf({ payer, priorDamage, state }: StandingFields): TotalsBucket {
  if (payer === 'excluded') return 'excluded';
  // Old damage that may be there is neither asked of the insurer nor found: no page has a price for it.
  if (priorDamage === 'unrelated') return state === 'possible' ? 'excluded' : 'unrelated';
  return state === 'possible' ? 'possible' : 'in-totals';
}

type StandingFields = Pick<Line, 'payer' | 'priorDamage' | 'state'>;

/** Whether there is damage to write a page of its own about. */
export function hasUnrelatedDamage(lines: readonly StandingFields[]): boolean {
  return lines.some((line) => totalsBucketOf(line) === 'unrelated');
}

/** Tells apart what is paid by different people but reckoned together, such as one clear coat; the usual case is
 * named by nothing. */
export function accountOf(line: Line): string {
  const bucket = totalsBucketOf(line);
  if (bucket !== 'in-totals') return bucket;
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : '';
}
