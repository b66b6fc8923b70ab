import { categoryWords, chargeWords, sourceWords } from '@dre/core/domain/estimates/money-names';
import { moneyTermWords } from '@dre/core/domain/estimates/money-reason-words';
import { dollars, hours, money, percentage } from '@dre/core/domain/estimates/printed-numbers';
import { type Explainable, totalReason } from '@dre/core/domain/estimates/total-reason';
import type { TotalName } from '@dre/core/domain/estimates/total-amount';
import type { DocumentOrder } from './order.ts';
import { nameOf } from './words.ts';

export interface TotalRow {
  readonly label: string;
  readonly amount: string;
  /** `line`: below a line; `total`: the one everybody looks for. */
  readonly look: 'plain' | 'line' | 'total' | 'strong';
}

export function explainable({ printed: { totals, settlement, content } }: DocumentOrder): Explainable {
  return { totals, settlement, profile: content.profile, claim: content.claim };
}

/** By category for the customer, by labor type and part source for the insurer; both come to the same. */
export function totalRows(order: DocumentOrder, isForCustomer: boolean): readonly TotalRow[] {
  const { totals, content } = order.printed;
  const rows: TotalRow[] = [
    ...(isForCustomer ? laborTogether(order) : laborByType(order)),
    ...partRows(order, isForCustomer),
    ...(['paint', 'supplies', 'sublet'] as const)
      .filter((category) => totals.categories[category] !== 0)
      .map((category) =>
        plain(
          withBasis(order, categoryWords[category], { kind: 'category', category }),
          totals.categories[category],
        ),
      ),
    ...totals.other.map(({ kind, amount }) => plain(chargeWords[kind], amount)),
    { label: 'Subtotal', amount: money(totals.subtotal), look: 'line' },
  ];
  if (totals.discount !== 0)
    rows.push(plain(withBasis(order, 'Discount', { kind: 'discount' }), 0 - totals.discount));
  for (const { id, name, amount } of totals.taxes) {
    if (amount !== 0) rows.push(plain(withBasis(order, name, { kind: 'tax', id }), amount));
  }
  rows.push({ label: 'Total', amount: dollars(totals.gross), look: 'total' });
  const before = order.before?.totals.gross;
  if (before !== undefined) {
    const label = order.versions.at(order.version === 'draft' ? -1 : -2)?.label ?? 'the version before';
    rows.push(plain(`Change from ${label}`, totals.gross - before));
  }
  return [...rows, ...settlementRows(order, isForCustomer), ...allowance(order, content.claim.payer)];
}

function plain(label: string, amount: number): TotalRow {
  return { label, amount: money(amount), look: 'plain' };
}

function laborTogether({ printed: { totals } }: DocumentOrder): readonly TotalRow[] {
  if (totals.categories.labor === 0 && totals.labor.length === 0) return [];
  const all = totals.labor.reduce((sum, { hours: own }) => sum + own, 0);
  return [plain(`Labor, ${hours(all).replace(' h', ' hours')}`, totals.categories.labor)];
}

function laborByType({ printed: { totals, content } }: DocumentOrder): readonly TotalRow[] {
  return totals.labor.map(({ type, hours: own, rate, amount, discountPercent }) => {
    const less = discountPercent === 0 ? '' : ` less ${percentage(discountPercent)}`;
    return plain(`${content.profile.labor[type].name} labor, ${hours(own)} × ${money(rate)}${less}`, amount);
  });
}

function partRows({ printed: { totals } }: DocumentOrder, isForCustomer: boolean): readonly TotalRow[] {
  if (isForCustomer) return totals.categories.parts === 0 ? [] : [plain('Parts', totals.categories.parts)];
  return totals.parts.map(({ source, amount, adjustmentPercent, adjustment }) => {
    const adjusted = `${adjustmentPercent < 0 ? 'less' : 'plus'} ${percentage(Math.abs(adjustmentPercent))}`;
    return plain(adjustment === 0 ? sourceWords[source] : `${sourceWords[source]}, ${adjusted}`, amount);
  });
}

/** What it is reckoned on, where one step says it all. */
function withBasis(order: DocumentOrder, label: string, name: TotalName): string {
  const from = explainable(order);
  const [only, ...more] = totalReason(name, from).terms;
  if (only === undefined || more.length > 0 || only.numbers.length === 0) return label;
  return `${label}, ${moneyTermWords(only, from.profile)}`;
}

/** Who pays what of the total. */
function settlementRows(order: DocumentOrder, isForCustomer: boolean): readonly TotalRow[] {
  const { settlement, content } = order.printed;
  const { payer, isDeductibleWaived } = content.claim;
  const rows: TotalRow[] = [];
  const less = (label: string, amount: number) => {
    if (amount !== 0) rows.push(plain(label, amount));
  };
  less(
    isForCustomer ? 'You pay, lines of your own' : 'Lines the customer pays',
    settlement.customerLines.amount,
  );
  less('Lines under warranty', settlement.warrantyLines.amount);
  less('Related prior damage', settlement.relatedPriorDamage.amount);
  less('Betterment', settlement.betterment.amount);
  less('Tax on betterment', settlement.betterment.tax);
  if (payer === 'customer')
    return [...rows, strong(isForCustomer ? 'You pay' : 'Customer pays', settlement.customer)];
  if (isDeductibleWaived && content.claim.deductible !== 0) rows.push(plain('Deductible waived', 0));
  else
    rows.push(
      plain(
        isForCustomer ? 'You pay, your deductible' : 'Deductible, paid by customer',
        settlement.deductible,
      ),
    );
  if (settlement.customer !== settlement.deductible) {
    rows.push(strong(isForCustomer ? 'You pay in all' : 'Customer pays in all', settlement.customer));
  }
  return [...rows, strong(payerWords(order, isForCustomer), settlement.net)];
}

function strong(label: string, amount: number): TotalRow {
  return { label, amount: money(amount), look: 'strong' };
}

function payerWords({ printed: { content } }: DocumentOrder, isForCustomer: boolean): string {
  if (content.claim.payer === 'warranty')
    return isForCustomer ? 'Your warranty pays' : 'Net payable by the warranty';
  const insurer = nameOf(content.parties.insurer) || 'Your insurer';
  return isForCustomer ? `${insurer} pays` : 'Net payable by insurer';
}

function allowance({ printed: { settlement } }: DocumentOrder, payer: string): readonly TotalRow[] {
  return settlement.appearanceAllowance === 0 || payer !== 'insurance'
    ? []
    : [plain('Appearance allowance, paid to the owner', settlement.appearanceAllowance)];
}
