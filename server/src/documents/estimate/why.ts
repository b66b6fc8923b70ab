import { standardOf } from '@dre/core/domain/estimates/pricing/payers/judged-total';
import { moneyTermWords } from '@dre/core/domain/estimates/wording/money-explanation-text';
import { money } from '@dre/core/domain/number-text';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { sayStandard } from '@dre/core/domain/estimates/wording/profile-labels';
import { hoursTermWords } from '@dre/core/domain/estimates/wording/hours-explanation-text';
import { categoryWords, chargeWords, sourceWords } from '@dre/core/domain/estimates/model/category-labels';
import {
  totalAmount,
  type TotalName,
  totalNames,
} from '@dre/core/domain/estimates/pricing/payers/total-amount';
import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingPiece } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import type { Piece } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { type CellText, type Column, tablePieces, type TableRow } from '../paper/table.ts';
import { hoursWords } from './line-facts.ts';
import type { DocumentOrder } from './order.ts';
import { explainable } from './totals.ts';

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

/** Why every number is what it is: each step adds up to what is billed. */
export function whyPieces(pen: Pen, order: DocumentOrder): readonly Piece[] {
  const look = { x: margins.side, width: contentWidth(pen.size), gap: 0 };
  const lines = order.printed.items.flatMap((item) => hoursRows(item, order));
  const totals = totalNames(order.printed.totals).flatMap((name) => moneyRows(name, order));
  const hours =
    lines.length === 0
      ? []
      : [headingPiece(pen, 'Why these hours'), ...tablePieces(pen, hoursColumns, lines, look)];
  const sums = [headingPiece(pen, 'Why these totals'), ...tablePieces(pen, moneyColumns, totals, look)];
  const [first, ...rest] = [...hours, ...sums];
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

function hoursRows(item: WorkItem, { printed: { content } }: DocumentOrder): readonly TableRow[] {
  const { line, parent, hours } = item;
  return hours.map(({ type, terms, amount, included, notIncluded }, at) => {
    const labor = `${content.profile.labor[type].name}, ${hoursWords(amount)} h`;
    const notes: CellText[] = [];
    if (at === 0 && included !== '') notes.push({ text: `Included: ${included}` });
    if (at === 0 && notIncluded !== '') notes.push({ text: `Not included: ${notIncluded}` });
    return {
      kind: 'row',
      cells: [
        parent === null && at === 0 ? { disc: line.number } : [],
        [{ text: line.description }, { text: labor, style: styles.small }],
        terms.map((term) => ({ text: hoursTermWords(term, content.profile) })),
        terms.map((term) => ({ text: hoursWords(term.amount) })),
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
        terms.map((term) => ({ text: moneyTermWords(term, from.profile) })),
        terms.map((term) => ({ text: money(term.amount) })),
      ],
    },
  ];
}

/** A rate, rule or tax of this estimate's own, beside what the profile says. */
function judgment(name: TotalName, profile: Profile): readonly CellText[] {
  const standard = standardOf(name, profile);
  if (Object.keys(standard).length === 0) return [];
  return [{ text: `Set on this estimate. Profile: ${sayStandard(standard)}`, style: styles.small }];
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
      return sourceWords[name.source];
    case 'other-charge':
      return chargeWords[name.charge];
    case 'category':
      return categoryWords[name.category];
    case 'tax':
    case 'tax-base': {
      const tax = totals.taxes.find(({ id }) => id === name.id)?.name ?? '';
      return name.kind === 'tax' ? tax : `${tax}, reckoned on`;
    }
    default:
      return plainWords[name.kind] ?? name.kind;
  }
}
