import { type BilledTotal, billedTotals } from '@dre/core/domain/estimates/pricing/payers/billed-totals';
import { categoryLabels } from '@dre/core/domain/estimates/model/category-labels';
import { moneyTermText } from '@dre/core/domain/estimates/wording/money-explanation-text';
import { dollars, hours, money } from '@dre/core/domain/number-text';
import { categories } from '@dre/core/domain/estimates/model/profile';
import {
  customerSteps,
  deductionLabels,
  type StepKind,
  stepsToNet,
} from '@dre/core/domain/estimates/pricing/payers/settlement-steps';
import { type Explainable, totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import type { TotalName } from '@dre/core/domain/estimates/pricing/payers/total-amount';
import type { DocumentOrder } from './order.ts';
import { nameOf } from './document-text.ts';

export interface TotalRow {
  readonly label: string;
  readonly amount: string;
  /** `line`: below a rule; `total`: the most prominent one. */
  readonly look: 'plain' | 'line' | 'total' | 'strong';
}

export function explainable({ printed: { totals, settlement, content } }: DocumentOrder): Explainable {
  return { totals, settlement, profile: content.profile, claim: content.claim };
}

/** By category for the customer, by labor type and part source for the insurer; both add up to the same. */
export function totalRows(order: DocumentOrder, isForCustomer: boolean): readonly TotalRow[] {
  const { totals, content } = order.printed;
  const rows: TotalRow[] = [
    ...(isForCustomer
      ? categoryRows(explainable(order))
      : billedTotals(explainable(order)).map((row) => billedRow(order, row))),
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

export function plain(label: string, amount: number): TotalRow {
  return { label, amount: money(amount), look: 'plain' };
}

/** By category, with additions and deductions in rows of their own. */
export function categoryRows(from: Parameters<typeof billedTotals>[0]): readonly TotalRow[] {
  const { totals } = from;
  const billed = billedTotals(from);
  const all = totals.labor.reduce((sum, { hours: own }) => sum + own, 0);
  return categories.flatMap((category) => {
    const rows = billed.filter((row) => row.category === category);
    const amountOf = (isAdjustment: boolean) =>
      rows.reduce((sum, row) => (row.isAdjustment === isAdjustment ? sum + row.amount : sum), 0);
    const label =
      category === 'labor' ? `Labor, ${hours(all).replace(' h', ' hours')}` : categoryLabels[category];
    const adjustment = amountOf(true);
    const words = `${categoryLabels[category]}, ${adjustment < 0 ? 'discount' : 'markup'}`;
    return [
      ...(rows.length === 0 ? [] : [plain(label, amountOf(false))]),
      ...(adjustment === 0 ? [] : [plain(words, adjustment)]),
    ];
  });
}

function billedRow(order: DocumentOrder, { name, label, amount }: BilledTotal): TotalRow {
  if (name.kind === 'labor-listed') {
    const entry = order.printed.totals.labor.find(({ type }) => type === name.type);
    return plain(`${label}, ${hours(entry?.hours ?? 0)} × ${money(entry?.rate ?? 0)}`, amount);
  }
  return plain(name.kind === 'category' ? withBasis(order, label, name) : label, amount);
}

/** The label with the basis of its calculation, if one step explains it. */
function withBasis(order: DocumentOrder, label: string, name: TotalName): string {
  const from = explainable(order);
  const [only, ...more] = totalReason(name, from).terms;
  if (only === undefined || more.length > 0 || only.numbers.length === 0) return label;
  return `${label}, ${moneyTermText(only, from.profile)}`;
}

/** Each payer's part of the total: the steps to the claim payer's, and the make-up of the customer's. */
export function settlementRows(order: DocumentOrder, isForCustomer: boolean): readonly TotalRow[] {
  const { settlement, content } = order.printed;
  const { payer, isDeductibleWaived, deductible } = content.claim;
  const customer = strong(isForCustomer ? 'You pay' : 'Customer pays', settlement.customer);
  const warranty =
    settlement.warrantyLines.amount === 0
      ? []
      : [strong(isForCustomer ? 'Your warranty pays' : 'Warranty pays', settlement.warrantyLines.amount)];
  if (payer === 'customer') return [...warranty, customer];
  const waived = isDeductibleWaived && deductible !== 0 ? [plain('Deductible waived', 0)] : [];
  const net = strong(payerWords(order, isForCustomer), settlement.net);
  if (!isForCustomer) {
    return [
      ...lessRows(order.printed),
      ...waived,
      net,
      ...warranty,
      ...(settlement.customer === 0 ? [] : [customer]),
    ];
  }
  const steps = customerSteps(order.printed);
  const isOne = steps.length === 1 && steps[0]?.kind === 'deductible';
  if (isOne) return [...waived, strong('You pay, your deductible', settlement.customer), net, ...warranty];
  return [
    ...steps.map(({ kind, amount }) => plain(yourWords[kind], amount)),
    ...waived,
    strong('You pay in all', settlement.customer),
    net,
    ...warranty,
  ];
}

/** From the cost of repair to the claim payer's part. */
export function lessRows(printed: DocumentOrder['printed']): readonly TotalRow[] {
  return stepsToNet(printed).map(({ kind, amount }) => plain(deductionLabels[kind], 0 - amount));
}

const yourWords: Record<StepKind, string> = {
  'related-prior-damage': 'Related prior damage',
  'customer-lines': 'Lines of your own',
  'warranty-lines': 'Lines under warranty',
  betterment: 'Betterment',
  'betterment-tax': 'Tax on betterment',
  deductible: 'Your deductible',
  rest: 'Everything else',
};

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
    : [plain('Appearance allowance, paid to the customer', settlement.appearanceAllowance)];
}
