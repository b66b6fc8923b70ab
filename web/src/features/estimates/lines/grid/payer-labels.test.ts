import { expect, test } from 'vitest';
import { payerLabels } from './line-labels.ts';

test.each([
  ['insurance', 'Insurer pays'],
  ['customer', 'Customer pays'],
  ['warranty', 'Warranty pays'],
] as const)('a line nobody gave a payer is paid as the claim is: %s', (claim, label) => {
  expect(payerLabels(claim).insurer).toBe(label);
});
