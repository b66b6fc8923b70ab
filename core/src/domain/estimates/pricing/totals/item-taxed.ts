import type { ItemAmounts } from './item-amounts.ts';
import type { Profile } from '../../model/profile.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Whether a tax of the profile applies to the item: a taxable amount and a rate that is not zero. */
export function isItemTaxed({ line, hours }: WorkItem, amounts: ItemAmounts, { taxes }: Profile): boolean {
  const { taxable, partSource, charge } = line;
  return taxes.some((tax) => {
    if (tax.rate === 0 && tax.tiers.every(({ rate, surcharge }) => rate === 0 && surcharge === 0))
      return false;
    return (
      (taxable.part && amounts.part !== 0 && tax.onParts.includes(partSource)) ||
      (taxable.misc && amounts.sublet !== 0 && tax.onSublet) ||
      (taxable.misc && amounts.other !== 0 && tax.onOther.includes(charge?.kind ?? 'fee')) ||
      (taxable.labor && hours.some(({ type, billed }) => billed !== 0 && tax.onLabor.includes(type)))
    );
  });
}
