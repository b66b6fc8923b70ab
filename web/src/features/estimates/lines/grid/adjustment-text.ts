import { limits } from '@dre/core/domain/estimates/model/limits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Millionths, millionths } from '@dre/core/domain/units';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';

export function adjustmentText(share: Millionths | null): string {
  return share === null ? '' : `${formatDecimal(share, 4).replace(/\.?0+$/, '')}%`;
}

/** Reads "15" or "15%" as a markup and "−5%" as a discount; empty leaves it to the profile. */
export function adjustment(text: string): Result<Millionths | null, string> {
  const typed = text.trim().replace(/%$/, '');
  if (typed === '') return accept(null);
  const share = parseDecimal(typed, 4);
  if (share === undefined) return refuse('Enter a percentage: 15 for a markup, -5 for a discount.');
  if (share < -1_000_000 || share > limits.percent)
    return refuse(`The percentage must be between -100 and ${limits.percent / 10_000}.`);
  return accept(millionths(share));
}
