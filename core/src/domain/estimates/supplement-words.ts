import { categoryWords, chargeWords, sourceWords } from './money-names.ts';
import { dollars, hours } from './printed-numbers.ts';
import type { OtherCharge, PartSource, Profile } from './profile.ts';
import type { SupplementRow, SupplementRowKind } from './supplement.ts';
import type { SettlementName, TotalName } from './total-amount.ts';

const settlementWords: Readonly<Record<SettlementName, string>> = {
  'customer-lines': 'Lines the customer pays',
  'warranty-lines': 'Lines under warranty',
  'related-prior-damage': 'Related prior damage',
  betterment: 'Betterment',
  'betterment-tax': 'Tax on betterment',
  insurable: 'Insurable',
  deductible: 'Deductible',
  insurer: 'Insurer pays',
  customer: 'Customer pays',
  warranty: 'Warranty pays',
  net: 'Net',
  'appearance-allowance': 'Appearance allowance',
  'insurer-outlay': 'Insurer’s outlay',
  possible: 'Possible, outside the total',
};

/** What a total is called, with the names of the estimate's own labor and taxes. */
export function sayTotal(name: TotalName, { labor, taxes }: Pick<Profile, 'labor' | 'taxes'>): string {
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
    case 'labor-discount':
      return labor[name.type].name;
    case 'parts-source':
    case 'parts-listed':
    case 'parts-adjustment':
      return sourceWords[name.source];
    case 'other-charge':
    case 'charge-listed':
    case 'charge-adjustment':
      return chargeWords[name.charge];
    case 'sublet-listed':
    case 'sublet-markup':
      return categoryWords.sublet;
    case 'category':
      return categoryWords[name.category];
    case 'tax':
    case 'tax-base': {
      const tax = taxes.find(({ id }) => id === name.id)?.name ?? 'Tax';
      return name.kind === 'tax' ? tax : `Base of ${tax}`;
    }
    case 'subtotal':
      return 'Subtotal';
    case 'discount':
      return 'Discount';
    case 'tax-sum':
      return 'Taxes';
    case 'gross':
      return 'Total';
    default:
      return settlementWords[name.kind];
  }
}

const rowWords: Readonly<Record<SupplementRowKind, string>> = {
  parts: 'Parts',
  'additional-parts': 'Additional supplement parts',
  labor: 'Labor',
  'additional-labor': 'Additional supplement labor',
  paint: 'Paint materials',
  supplies: 'Shop supplies',
  'additional-materials': 'Additional supplement materials',
  sublet: 'Sublet',
  other: 'Other charges',
  'additional-charges': 'Additional supplement charges',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  'additional-taxes': 'Additional supplement taxes',
  total: 'Total supplement',
};

/** "Body 43.8 h at $90.00": a row of the supplement's own lines. */
export function saySupplementRow(row: SupplementRow, { labor }: Pick<Profile, 'labor'>): string {
  const { kind, name = '', hours: billed, rate } = row;
  const at =
    billed === undefined ? '' : ` ${hours(billed)}${rate === undefined ? '' : ` at ${dollars(rate)}`}`;
  if (kind === 'labor') return `${labor[name as keyof typeof labor].name}${at}`;
  if (kind === 'parts') return sourceWords[name as PartSource];
  if (kind === 'other') return chargeWords[name as OtherCharge];
  return `${kind === 'tax' ? name : rowWords[kind]}${at}`;
}
