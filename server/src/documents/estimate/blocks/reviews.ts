import { agreedText } from '@dre/core/domain/estimates/wording/agreed-values-text';
import type { BilledHours } from '@dre/core/domain/estimates/pricing/values/billed-hours';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { dollars, money } from '@dre/core/domain/number-text';
import { contentWidth, margins } from '../../paper/page-size.ts';
import { headingBlock } from '../../paper/paragraphs.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import { tableBlocks, type TableRow } from '../../paper/table.ts';
import type { Column } from '../../paper/table-cells.ts';
import { hoursText, isJudged } from '../line-facts.ts';
import type { DocumentOrder } from '../order.ts';
import { count, dayOfMoment, momentText } from '../document-text.ts';

/** Lines whose hours differ from the book, with the estimator's reason. */
export function differingHours(
  pen: Pen,
  { printed: { items, content } }: DocumentOrder,
): readonly PrintBlock[] {
  const rows = items.flatMap(({ line, hours }): TableRow[] =>
    hours.filter(isJudged).map((entry) => ({
      kind: 'row',
      cells: [
        { disc: line.number },
        [{ text: content.profile.labor[entry.type].name }],
        [{ text: hoursText(entry.book) }],
        [{ text: hoursText(entry.billed), style: styles.strong }],
        [{ text: reasonOf(line, entry) }],
      ],
    })),
  );
  const columns: readonly Column[] = [
    { title: 'Line', align: 'left', width: 'fit' },
    { title: 'Labor', align: 'left', width: 'fit' },
    { title: 'Book', align: 'right', width: 'fit' },
    { title: 'Est.', align: 'right', width: 'fit' },
    { title: 'Reason', align: 'left', width: 'rest', isHeader: true },
  ];
  return titled(pen, 'Hours that differ from the book', columns, rows);
}

function reasonOf({ note, description }: Line, { terms }: BilledHours): string {
  const agreed = terms.find(({ kind }) => kind === 'agreed');
  const whose = agreed === undefined ? "Estimator's judgment" : agreedText({ name: '', on: '', ...agreed });
  if (note.trim() === '') return `${description}. ${whose}.`;
  return agreed === undefined ? note.trim() : `${whose}. ${note.trim()}`;
}

export function revisions(pen: Pen, order: DocumentOrder): readonly PrintBlock[] {
  const { versions } = order;
  // Only corrections have a reason.
  const hasReasons = versions.some(({ corrections }) => corrections.length > 0);
  const reasonCell = (reason: string) => (hasReasons ? [reason] : []);
  const rows = versions.flatMap((version, at): TableRow[] => {
    const before = versions[at - 1];
    const change = before === undefined ? '' : money(version.gross - before.gross);
    return [
      row([
        version.label,
        dayOfMoment(order, version.lockedAt),
        version.lockedBy,
        ...reasonCell(''),
        change,
        dollars(version.gross),
      ]),
      ...version.corrections.map(({ label, at: when, by, reason }) =>
        row([
          `${version.label} ${label}`,
          dayOfMoment(order, when),
          by,
          ...reasonCell(reason),
          '',
          dollars(version.gross),
        ]),
      ),
    ];
  });
  const columns: readonly Column[] = [
    { title: 'Version', align: 'left', width: 'fit', isHeader: true },
    { title: 'Locked', align: 'left', width: 'fit' },
    { title: 'By', align: 'left', width: 'rest' },
    ...(hasReasons ? ([{ title: 'Reason', align: 'left', width: 'rest' }] as const) : []),
    { title: 'Change', align: 'right', width: 'fit' },
    { title: 'Total', align: 'right', width: 'fit' },
  ];
  return titled(pen, 'Revisions', columns, rows);
}

/** The history of an online approval. */
export function auditPage(pen: Pen, order: DocumentOrder): readonly PrintBlock[] {
  const { signature, printed, code } = order;
  const { content } = printed;
  if (signature === null) return [];
  const rows = signature.audit.map(({ at, who, what }) => row([momentText(order, at), who, what]));
  const columns: readonly Column[] = [
    { title: 'When', align: 'left', width: 'fit', isHeader: true },
    { title: 'Who', align: 'left', width: 150 },
    { title: 'What', align: 'left', width: 'rest' },
  ];
  const title = `Audit of the approval of ${content.heading.number}, document ${code}, ${count(rows.length, 'entry').replace('entrys', 'entries')}`;
  const [first, ...rest] = titled(pen, title, columns, rows);
  return first === undefined ? [] : [{ ...first, startsPage: true }, ...rest];
}

function row(texts: readonly string[]): TableRow {
  return { kind: 'row', cells: texts.map((text) => [{ text }]) };
}

function titled(
  pen: Pen,
  title: string,
  columns: readonly Column[],
  rows: readonly TableRow[],
): readonly PrintBlock[] {
  if (rows.length === 0) return [];
  const table = tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size), gap: 0 });
  return [headingBlock(pen, title), ...table];
}
