import { extension, orderQuantity } from '../../rounding.ts';
import type { Cents, Millionths, Thousandths } from '../../units.ts';
import type { CalculatedLine, CalculationTerm } from '../model/calculation.ts';

type Material = Pick<CalculatedLine, 'quantity' | 'price' | 'priceTerms'>;

/** Measured material, ordered with cutting waste and billed as ordered. */
export function orderedMaterial(price: Cents, measured: Thousandths, waste: Millionths): Material {
  const quantity = orderQuantity(measured, waste);
  const net = extension(price, measured);
  const cutOff = extension(price, quantity) - net;
  const terms: readonly CalculationTerm[] = [
    { kind: 'material', numbers: [price, measured], amount: net },
    { kind: 'waste', numbers: [waste, quantity], amount: cutOff },
  ];
  return { quantity, price, priceTerms: terms.filter(({ amount }) => amount !== 0) };
}

/** Material counted or cut to length, billed without waste. */
export function plainMaterial(price: Cents, quantity: Thousandths): Material {
  const amount = extension(price, quantity);
  return {
    quantity,
    price,
    priceTerms: amount === 0 ? [] : [{ kind: 'material', numbers: [price, quantity], amount }],
  };
}
