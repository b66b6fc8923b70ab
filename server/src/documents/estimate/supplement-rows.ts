import type { MatterComparison } from '@dre/core/domain/estimates/compare';
import { categoryWords, chargeWords, sourceWords } from '@dre/core/domain/estimates/money-names';
import type { PricedVersion } from '@dre/core/domain/estimates/price-items';
import { dollars, hours, money } from '@dre/core/domain/estimates/printed-numbers';
import type { OtherCharge, PartSource, Profile } from '@dre/core/domain/estimates/profile';
import {
  supplementBetween,
  type Supplement,
  type SupplementRow,
  type SupplementRowKind,
} from '@dre/core/domain/estimates/supplement';
import type { TotalName } from '@dre/core/domain/estimates/total-amount';
import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { DocumentOrder } from './order.ts';
import type { TotalRow } from './totals.ts';
import { listed } from './words.ts';

const rowWords: Readonly<Record<SupplementRowKind, (row: SupplementRow, profile: Profile) => string>> = {
  parts: ({ name }) => sourceWords[name as PartSource],
  'additional-parts': () => 'Additional supplement parts',
  labor: (row, profile) => `${profile.labor[row.name as LaborType].name} labor${basis(row)}`,
  'additional-labor': () => 'Additional supplement labor',
  paint: (row) => `${categoryWords.paint}${basis(row)}`,
  supplies: () => categoryWords.supplies,
  'additional-materials': () => 'Additional supplement materials',
  sublet: () => categoryWords.sublet,
  other: ({ name }) => chargeWords[name as OtherCharge],
  'additional-charges': () => 'Additional supplement charges',
  subtotal: () => 'Subtotal',
  discount: () => 'Discount',
  tax: ({ name }) => name ?? 'Tax',
  'additional-taxes': () => 'Additional supplement taxes',
  total: () => 'Supplement',
};

function basis({ hours: own, rate }: SupplementRow): string {
  if (own === undefined) return '';
  return rate === undefined ? `, ${hours(own)}` : `, ${hours(own)} × ${money(rate)}`;
}

/** The supplement's own lines at today's rates, what is missing to the difference, and what it all comes to. */
export function supplementTotals(
  { printed, versions, version }: DocumentOrder,
  before: PricedVersion,
  { rows, net }: Supplement,
): readonly TotalRow[] {
  const { profile } = printed.content;
  const label = versions.at(version === 'draft' ? -1 : -2)?.label ?? 'The version before';
  const own = rows.map((row): TotalRow => {
    const words = rowWords[row.kind](row, profile);
    if (row.kind === 'total') return { label: words, amount: dollars(row.amount), look: 'total' };
    return { label: words, amount: money(row.amount), look: row.kind === 'subtotal' ? 'line' : 'plain' };
  });
  return [
    ...own,
    { label: `${label} was`, amount: money(before.totals.gross), look: 'plain' },
    { label: 'Total cost of repairs', amount: money(printed.totals.gross), look: 'strong' },
    { label: 'Net of this supplement', amount: money(net), look: 'plain' },
    { label: 'Net payable', amount: money(printed.settlement.net), look: 'strong' },
  ];
}

/** Every total that moved: what it is called, before, now, change. */
export function deltaRows(before: PricedVersion, after: PricedVersion): readonly (readonly string[])[] {
  return supplementBetween(before, after).deltas.flatMap(({ total, change, ...delta }) => {
    const words = change === 0 ? null : totalWords(total, after);
    return words === null ? [] : [[words, money(delta.before), money(delta.after), money(change)]];
  });
}

/** Null for totals that only repeat another: the labor by its types, the parts by their sources. */
function totalWords(total: TotalName, { content, totals }: PricedVersion): string | null {
  switch (total.kind) {
    case 'labor-type':
      return `${content.profile.labor[total.type].name} labor`;
    case 'parts-source':
      return sourceWords[total.source];
    case 'other-charge':
      return chargeWords[total.charge];
    case 'category':
      return ['paint', 'supplies', 'sublet'].includes(total.category) ? categoryWords[total.category] : null;
    case 'tax':
      return totals.taxes.find(({ id }) => id === total.id)?.name ?? 'Tax no longer charged';
    default:
      return plainTotals[total.kind] ?? null;
  }
}

const plainTotals: Readonly<Partial<Record<TotalName['kind'], string>>> = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  gross: 'Total cost of repairs',
  'customer-lines': 'Paid by the customer',
  'warranty-lines': 'Paid by the warranty',
  'related-prior-damage': 'Related prior damage',
  betterment: 'Betterment',
  'betterment-tax': 'Tax on betterment',
  deductible: 'Deductible',
  customer: 'Customer pays',
  net: 'Net payable',
  'appearance-allowance': 'Appearance allowance',
};

const matterWords: Readonly<Record<MatterComparison['matter'], string>> = {
  heading: 'the heading',
  parties: 'names and addresses',
  claim: 'the claim',
  loss: 'the loss',
  unit: 'the vehicle',
  profile: 'rates, taxes and rules',
  calculations: 'calculations',
  overrides: 'automatic lines',
  photos: 'photos',
  notes: 'notes',
  answeredSuggestions: '',
};

/** "Also changed: the claim and rates, taxes and rules." */
export function matterSentence(matters: readonly MatterComparison[]): string {
  const said = matters.map(({ matter }) => matterWords[matter]).filter((words) => words !== '');
  return said.length === 0 ? '' : `Also changed: ${listed(said)}.`;
}
