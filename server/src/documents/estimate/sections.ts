import { dollars } from '@dre/core/domain/number-text';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import type { SideGroup, Sections } from './families.ts';
import type { DocumentOrder } from './order.ts';

type Rows = (groups: readonly SideGroup[]) => readonly PrintBlock[];

/** Lines in none of the estimate's totals, each group under its own heading. */
export function sectionsOutside(
  pen: Pen,
  { printed: { settlement } }: DocumentOrder,
  { possible, unrelated, excluded }: Sections,
  rows: Rows,
): readonly PrintBlock[] {
  const prior = settlement.unrelatedPriorDamage?.gross;
  return [
    ...section(
      pen,
      possible,
      rows,
      'Possible further damage, not in the totals',
      sumWords('It would add', settlement.possible),
    ),
    ...section(
      pen,
      unrelated,
      rows,
      'Unrelated prior damage, not in the totals',
      sumWords('Repairing it would cost', prior),
    ),
    ...section(pen, excluded, rows, 'Not part of this estimate', ''),
  ];
}

function section(
  pen: Pen,
  groups: readonly SideGroup[],
  rows: Rows,
  title: string,
  sum: string,
): readonly PrintBlock[] {
  if (groups.length === 0) return [];
  const said = sum === '' ? [] : paragraphBlocks(pen, sum, { style: styles.body, gap: 3 });
  return [headingBlock(pen, title), ...rows(groups), ...said];
}

function sumWords(words: string, amount: number | undefined): string {
  return amount === undefined ? '' : `${words} ${dollars(amount)} with tax.`;
}
