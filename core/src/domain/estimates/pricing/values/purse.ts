import { type Cents, larger, noMoney, smaller, subtract } from '../../../units.ts';

/** What of the gross is not given to anybody yet. Everything is taken out of it, so nothing can exceed it. */
export interface Purse {
  readonly left: () => Cents;
  /** What could be taken of the amount; nothing of one below nothing. */
  readonly take: (amount: Cents) => Cents;
}

/** A gross below nothing is the customer's credit: nobody else pays or gets anything. */
export function purseOf(gross: Cents): Purse {
  let left = larger(gross, noMoney);
  return {
    left: () => left,
    take: (amount) => {
      const taken = smaller(larger(amount, noMoney), left);
      left = subtract(left, taken);
      return taken;
    },
  };
}
