import { share } from '../../rounding.ts';
import { larger, type Millionths, noPercent, smaller, type Thousandths, wholly } from '../../units.ts';

/** The used share of a tire by tread depth; all depths in one unit, usually 32nds of an inch. */
export function tireBetterment(depth: {
  readonly whenNew: Thousandths;
  readonly measured: Thousandths;
  readonly wornOut: Thousandths;
}): Millionths {
  return usedUp(depth.whenNew - depth.measured, depth.whenNew - depth.wornOut);
}

/** The used share of a wear part's life; both values in months. */
export function ageBetterment(age: number, life: number): Millionths {
  return usedUp(age, life);
}

/** With no usable life, nothing can be charged to the customer. */
function usedUp(used: number, usable: number): Millionths {
  return usable <= 0 ? noPercent : smaller(wholly, larger(noPercent, share(used, usable)));
}
