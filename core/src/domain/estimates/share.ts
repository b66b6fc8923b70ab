import { isPriced, type Line } from './line.ts';

/** Whom the lines concern. `claim` is whoever the claim says pays. */
export type Share = 'claim' | 'customer' | 'warranty' | 'related' | 'possible' | 'unrelated';

/** Everything that counts in the totals of the repair. */
export const repairShares = ['claim', 'customer', 'warranty', 'related'] as const satisfies readonly Share[];

/** Null where the line is in no total and on no page with prices. */
export function shareOf(line: Line): Share | null {
  if (!isPriced(line) || line.payer === 'excluded') return null;
  if (line.priorDamage === 'unrelated') return line.state === 'possible' ? null : 'unrelated';
  if (line.state === 'possible') return 'possible';
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : 'claim';
}
