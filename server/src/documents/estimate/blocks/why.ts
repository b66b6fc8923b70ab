import { standardOf } from '@dre/core/domain/estimates/pricing/payers/judged-total';
import { moneyTermText } from '@dre/core/domain/estimates/wording/money-explanation-text';
import { ownTimeMethod } from '@dre/core/domain/estimates/wording/own-time-method';
import { money } from '@dre/core/domain/number-text';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { standardText } from '@dre/core/domain/estimates/wording/profile-labels';
import { hoursTermText } from '@dre/core/domain/estimates/wording/hours-explanation-text';
import { categoryLabels, chargeLabels, sourceLabels } from '@dre/core/domain/estimates/model/category-labels';
import {
  totalAmount,
  type TotalName,
  totalNames,
} from '@dre/core/domain/estimates/pricing/payers/total-amount';
import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { contentWidth, margins } from '../../paper/page-size.ts';
import { headingBlock } from '../../paper/paragraphs.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import { tableBlocks, type TableRow } from '../../paper/table.ts';
import type { CellText, Column } from '../../paper/table-cells.ts';
import { hoursText } from '../line-facts.ts';
import type { DocumentOrder } from '../order.ts';
import { explainable } from '../totals.ts';

const hoursColumns: readonly Column[] = [
  { title: 'Line', align: 'left', width: 'fit' },
  { title: 'Work', align: 'left', width: 190, isHeader: true },
  { title: 'Step', align: 'left', width: 'rest' },
  { title: 'Hours', align: 'right', width: 'fit' },
];

const moneyColumns: readonly Column[] = [
  { title: 'Total', align: 'left', width: 190, isHeader: true },
  { title: 'Step', align: 'left', width: 'rest' },
  { title: 'Amount', align: 'right', width: 'fit' },
];

/** Explains every number: the steps add up to the billed amount. */
export function whyBlocks(pen: Pen, order: DocumentOrder): readonly PrintBlock[] {
  const look = { x: margins.side, width: contentWidth(pen.size), gap: 0 };
  const lines = order.printed.items.flatMap((item) => hoursRows(item, order));
  const totals = totalNames(order.printed.totals).flatMap((name) => moneyRows(name, order));
  const hours =
    lines.length === 0
      ? []
      : [headingBlock(pen, 'Why these hours'), ...tableBlocks(pen, hoursColumns, lines, look)];
  const sums = [headingBlock(pen, 'Why these totals'), ...tableBlocks(pen, moneyColumns, totals, look)];
  const [first, ...rest] = [...hours, ...sums];
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

function hoursRows(item: WorkItem, { printed: { content } }: DocumentOrder): readonly TableRow[] {
  const { line, parent, hours } = item;
  return hours.map(({ type, terms, amount, included, notIncluded }, at) => {
    const labor = `${content.profile.labor[type].name}, ${hoursText(amount)} h`;
    const notes: CellText[] = [];
    if (at === 0 && included !== '') notes.push({ text: `Included: ${included}` });
    if (at === 0 && notIncluded !== '') notes.push({ text: `Not included: ${notIncluded}` });
    const measured = terms.find(({ kind }) => kind === 'measured');
    if (measured !== undefined) notes.push({ text: ownTimeMethod(measured) });
    return {
      kind: 'row',
      cells: [
        parent === null && at === 0 ? { disc: line.number } : [],
        [{ text: line.description }, { text: labor, style: styles.small }],
        terms.map((term) => ({ text: hoursTermText(term, content.profile) })),
        terms.map((term) => ({ text: hoursText(term.amount) })),
      ],
      notes,
    };
  });
}

function moneyRows(name: TotalName, order: DocumentOrder): readonly TableRow[] {
  const from = explainable(order);
  const amount = totalAmount(name, from);
  const { terms } = totalReason(name, from);
  if (amount === 0 && terms.length === 0) return [];
  return [
    {
      kind: 'row',
      cells: [
        [
          { text: totalWords(name, order) },
          { text: money(amount), style: styles.smallStrong },
          ...judgment(name, from.profile),
        ],
        terms.map((term) => ({ text: moneyTermText(term, from.profile) })),
        terms.map((term) => ({ text: money(term.amount) })),
      ],
    },
  ];
}

/** A rate, rule or tax of this estimate alone, beside the profile's value. */
function judgment(name: TotalName, profile: Profile): readonly CellText[] {
  const standard = standardOf(name, profile);
  if (Object.keys(standard).length === 0) return [];
  return [{ text: `Set on this estimate. Profile: ${standardText(standard)}`, style: styles.small }];
}

const plainWords: Readonly<Record<string, string>> = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  'tax-sum': 'All taxes',
  gross: 'Total cost of repairs',
  'customer-lines': 'Lines the customer pays',
  'warranty-lines': 'Lines under warranty',
  'related-prior-damage': 'Related prior damage',
  betterment: 'Betterment',
  'betterment-tax': 'Tax on betterment',
  insurable: 'What is left for the claim',
  deductible: 'Deductible',
  insurer: 'Insurer pays',
  customer: 'Customer pays',
  warranty: 'Warranty pays',
  net: 'Payable to the shop on the claim',
  'appearance-allowance': 'Appearance allowance',
  'insurer-outlay': 'What the loss costs the insurer',
  possible: 'Possible lines, in no total',
};

function totalWords(name: TotalName, { printed: { content, totals } }: DocumentOrder): string {
  switch (name.kind) {
    case 'labor-type':
      return `${content.profile.labor[name.type].name} labor`;
    case 'parts-source':
      return sourceLabels[name.source];
    case 'other-charge':
      return chargeLabels[name.charge];
    case 'category':
      return categoryLabels[name.category];
    case 'tax':
    case 'tax-base': {
      const tax = totals.taxes.find(({ id }) => id === name.id)?.name ?? '';
      return name.kind === 'tax' ? tax : `${tax}, calculated on`;
    }
    default:
      return plainWords[name.kind] ?? name.kind;
  }
}
