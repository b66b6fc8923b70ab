import type { LaborType } from '../catalogue/trade-words.ts';
import type { Estimate } from '../estimates/model/estimate.ts';
import { extendedPrice } from '../estimates/pricing/totals/item-amounts.ts';
import { isInTotals } from '../estimates/model/line.ts';
import type { Priced } from '../estimates/pricing/price-estimate.ts';

/** An estimate's data for reports besides its total. */
export interface ReportedWork {
  /** Supplements started after the first lock, including the one in progress. */
  readonly supplements: number;
  /** Billed tenths of hours. */
  readonly hours: Readonly<Partial<Record<LaborType, number>>>;
  /** Charged parts by code, before markup and discount. Material of a test, repair or reseal is no part. */
  readonly parts: Readonly<Record<string, { readonly name: string; readonly amount: number }>>;
}

export function reportedWork(
  { versions, draft }: Pick<Estimate, 'versions' | 'draft'>,
  { items, totals }: Priced,
): ReportedWork {
  const parts: Record<string, { name: string; amount: number }> = {};
  for (const item of items) {
    const { line } = item;
    const part = 'part' in line.source ? line.source.part : null;
    if (part === null || !isInTotals(line) || line.operation !== 'replace') continue;
    const amount = extendedPrice(item);
    if (amount === 0) continue;
    const existing = parts[part];
    parts[part] = { name: existing?.name ?? line.description, amount: (existing?.amount ?? 0) + amount };
  }
  const isSupplementing = draft !== null && draft !== 'E01';
  return {
    supplements: Math.max(0, versions.length - 1) + (isSupplementing ? 1 : 0),
    hours: Object.fromEntries(
      totals.labor.filter(({ hours }) => hours !== 0).map(({ type, hours }) => [type, hours]),
    ),
    parts,
  };
}
