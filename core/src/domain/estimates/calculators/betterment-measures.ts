import { share } from '../../rounding.ts';
import { larger, type Millionths, noPercent, smaller, type Thousandths, wholly } from '../../units.ts';

/** How much of a tire is used up, by its tread: depths in one unit, usually 32nds of an inch. */
export function tireBetterment(depth: {
  readonly whenNew: Thousandths;
  readonly measured: Thousandths;
  readonly wornOut: Thousandths;
}): Millionths {
  return usedUp(depth.whenNew - depth.measured, depth.whenNew - depth.wornOut);
}

/** How much of its life a wear part has lived, both in months. */
export function ageBetterment(age: number, life: number): Millionths {
  return usedUp(age, life);
}

/** Where there was nothing to use up, nothing can be asked of the customer. */
function usedUp(used: number, usable: number): Millionths {
  return usable <= 0 ? noPercent : smaller(wholly, larger(noPercent, share(used, usable)));
}
