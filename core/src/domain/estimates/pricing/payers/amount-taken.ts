import { type Cents, larger, noMoney, smaller } from '../../../units.ts';

/** The amount within what is left of the gross; nothing where it is negative. */
export function amountTaken(amount: Cents, left: Cents): Cents {
  return smaller(larger(amount, noMoney), left);
}
