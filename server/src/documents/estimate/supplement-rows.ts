import type { SectionComparison } from '@dre/core/domain/estimates/versions/compare-versions';
import { comparedTotals } from '@dre/core/domain/estimates/versions/compared-totals';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import { dollars, money } from '@dre/core/domain/number-text';
import type { Supplement } from '@dre/core/domain/estimates/versions/supplement';
import { supplementRowText } from '@dre/core/domain/estimates/wording/supplement-text';
import type { DocumentOrder } from './order.ts';
import { lessRows, settlementRows, type TotalRow } from './totals.ts';
import { listed } from './document-text.ts';

/** The supplement's own lines at today's rates, and the rest of the difference. */
export function supplementTotals(
  { printed }: Pick<DocumentOrder, 'printed'>,
  { rows }: Supplement,
): readonly TotalRow[] {
  const { profile } = printed.content;
  return rows.map((row): TotalRow => {
    const words = supplementRowText(row, profile);
    if (row.kind === 'total') return { label: words, amount: dollars(row.amount), look: 'total' };
    return { label: words, amount: money(row.amount), look: row.kind === 'subtotal' ? 'line' : 'plain' };
  });
}

/** The new total of the whole estimate, and its payers. */
export function wholeTotals(
  order: DocumentOrder,
  before: PricedVersion,
  { net }: Supplement,
): readonly TotalRow[] {
  const { printed, versions, version } = order;
  const label = versions.at(version === 'draft' ? -1 : -2)?.label ?? 'The version before';
  const whole: readonly TotalRow[] = [
    { label: `${label} was`, amount: money(before.totals.gross), look: 'plain' },
    { label: 'Total cost of repairs', amount: money(printed.totals.gross), look: 'strong' },
  ];
  if (order.reader === 'owner') {
    const change = printed.settlement.customer - before.settlement.customer;
    return [
      ...whole,
      ...settlementRows(order, true),
      { label: 'Change of what you pay', amount: money(change), look: 'plain' },
    ];
  }
  return [
    ...whole,
    ...lessRows(printed),
    { label: 'Net payable', amount: money(printed.settlement.net), look: 'strong' },
    { label: 'Net of this supplement', amount: money(net), look: 'plain' },
  ];
}

/** Every total of both versions: label, before, now, change. Labor and parts are listed by kind. */
export function deltaRows(before: PricedVersion, after: PricedVersion): readonly (readonly string[])[] {
  return comparedTotals(before, after)
    .filter(({ rank, key }) => rank !== 'category' || key === 'paint' || key === 'supplies')
    .map(({ label, ...total }) => [label, money(total.before), money(total.after), money(total.change)]);
}

const sectionLabels: Readonly<Record<SectionComparison['section'], string>> = {
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
export function sectionSentence(sections: readonly SectionComparison[]): string {
  const said = sections.map(({ section }) => sectionLabels[section]).filter((words) => words !== '');
  return said.length === 0 ? '' : `Also changed: ${listed(said)}.`;
}
