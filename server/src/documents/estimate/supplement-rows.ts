import type { MatterComparison } from '@dre/core/domain/estimates/compare';
import { comparedTotals } from '@dre/core/domain/estimates/compared-totals';
import type { PricedVersion } from '@dre/core/domain/estimates/price-items';
import { dollars, money } from '@dre/core/domain/estimates/printed-numbers';
import type { Supplement } from '@dre/core/domain/estimates/supplement';
import { saySupplementRow } from '@dre/core/domain/estimates/supplement-words';
import type { DocumentOrder } from './order.ts';
import { lessRows, type TotalRow } from './totals.ts';
import { listed } from './words.ts';

/** The supplement's own lines at today's rates, what is missing to the difference, and what it all comes to. */
export function supplementTotals(
  { printed, versions, version }: DocumentOrder,
  before: PricedVersion,
  { rows, net }: Supplement,
): readonly TotalRow[] {
  const { profile } = printed.content;
  const label = versions.at(version === 'draft' ? -1 : -2)?.label ?? 'The version before';
  const own = rows.map((row): TotalRow => {
    const words = saySupplementRow(row, profile);
    if (row.kind === 'total') return { label: words, amount: dollars(row.amount), look: 'total' };
    return { label: words, amount: money(row.amount), look: row.kind === 'subtotal' ? 'line' : 'plain' };
  });
  return [
    ...own,
    { label: `${label} was`, amount: money(before.totals.gross), look: 'plain' },
    { label: 'Total cost of repairs', amount: money(printed.totals.gross), look: 'strong' },
    ...lessRows(printed),
    { label: 'Net payable', amount: money(printed.settlement.net), look: 'strong' },
    { label: 'Net of this supplement', amount: money(net), look: 'plain' },
  ];
}

/** Every total of both: what it is called, before, now, change. Labor and parts stand by their kinds. */
export function deltaRows(before: PricedVersion, after: PricedVersion): readonly (readonly string[])[] {
  return comparedTotals(before, after)
    .filter(({ rank, key }) => rank !== 'category' || key === 'paint' || key === 'supplies')
    .map(({ label, ...total }) => [label, money(total.before), money(total.after), money(total.change)]);
}

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
