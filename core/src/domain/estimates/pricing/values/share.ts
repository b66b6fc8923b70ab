import { isPriced, type Line } from '../../model/line.ts';
import { standingOf } from './standing.ts';

/** Whom the lines concern. `claim` is whoever the claim says pays. */
export type Share = 'claim' | 'customer' | 'warranty' | 'related' | 'possible' | 'unrelated';

/** Everything that counts in the totals of the repair. */
export const repairShares = ['claim', 'customer', 'warranty', 'related'] as const satisfies readonly Share[];

/** Null where the line is in no total and on no page with prices. */
export function shareOf(line: Line): Share | null {
  const standing = standingOf(line);
  if (!isPriced(line) || standing === 'excluded' || line.payer === 'excluded') return null;
  if (standing !== 'in-totals') return standing;
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : 'claim';
}
