import { isPriced, type Line } from '../../model/line.ts';
import { totalsBucketOf } from './totals-bucket.ts';

/** The party a line is billed to; `claim` is the claim's payer. */
export type PayerGroup = 'claim' | 'customer' | 'warranty' | 'related' | 'possible' | 'unrelated';

/** Groups that count in the totals of the repair. */
export const repairGroups = [
  'claim',
  'customer',
  'warranty',
  'related',
] as const satisfies readonly PayerGroup[];

/** Null where the line is in no total and on no page with prices. */
export function payerGroupOf(line: Line): PayerGroup | null {
  const bucket = totalsBucketOf(line);
  if (!isPriced(line) || bucket === 'excluded' || line.payer === 'excluded') return null;
  if (bucket !== 'in-totals') return bucket;
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : 'claim';
}
