import { type Cents, larger, noMoney, smaller } from '../../../units.ts';

/** As much of the amount as is left of the gross; nothing of one below nothing. */
export function amountTaken(amount: Cents, left: Cents): Cents {
  return smaller(larger(amount, noMoney), left);
}
