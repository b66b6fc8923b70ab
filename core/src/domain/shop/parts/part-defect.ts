import type { PartReceipt, RepairPart } from '../model/repair-part.ts';

/** The reason parts that are here cannot be used; a receipt without a condition does not tell which. */
export type PartDefect = 'damaged' | 'wrong' | 'damaged or wrong';

export function partDefect({ receipts }: Pick<RepairPart, 'receipts'>): PartDefect {
  const conditions = new Set(
    receipts.filter(hasDefect).map((receipt) => (receipt.check ?? receipt).condition),
  );
  const [only] = conditions;
  return conditions.size === 1 && (only === 'damaged' || only === 'wrong') ? only : 'damaged or wrong';
}

function hasDefect(receipt: PartReceipt): boolean {
  return (receipt.check ?? receipt).damaged > 0;
}
