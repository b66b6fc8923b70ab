import { product } from '@dre/core/domain/product';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import type { TextStyle } from '../paper/text.ts';
import { chapterMark, type ManualContext, type MarkedBlock } from './manual-context.ts';
import { chapterBlock, look, sectionBlock, textBlocks } from './manual-text.ts';
import { sentence } from './value-text.ts';

const nameStyle: TextStyle = { face: 'bold', size: 30, leading: 36 };
const underStyle: TextStyle = { face: 'regular', size: 14, leading: 20 };

export const howToRead = 'How to read this manual';

export function titlePage(pen: Pen, { contents, publishedOn }: ManualContext): MarkedBlock {
  const width = contentWidth(pen.size);
  const name = pen.measure.wrap('RV Damage Repair Estimator', nameStyle, width);
  const under = [
    'Labor times and material prices for recreational vehicles',
    `Edition ${String(contents.edition)}, ${publishedOn}`,
    `${String(contents.parts.length)} parts, ${String(contents.operations.length)} operations, ${String(contents.vehicleTypes.length)} vehicle types`,
  ];
  const note = pen.measure.wrap(
    'Hours and prices are starter data of this product, marked with their source and date. They guide a judgment and do not replace it: every value can be changed on an estimate, and a changed one is marked as such.',
    styles.body,
    width * 0.75,
  );
  return {
    height: 640,
    draw: (own, y) => {
      own.tags.artifact(() => own.rule(margins.side, y + 150, width, 3));
      own.tags.element('H1', () => own.lines(name, margins.side, y + 170));
      under.forEach((line, at) =>
        own.tags.element('P', () =>
          own.text(line, underStyle, margins.side, y + 190 + name.height + at * 22),
        ),
      );
      own.tags.element('P', () => own.lines(note, margins.side, y + 300 + name.height));
      own.tags.element('P', () => own.text(product.publisher, styles.lead, margins.side, y + 600));
    },
  };
}

/** The chapters in their order, each with its page. */
export function contentsPages(
  pen: Pen,
  deps: ManualContext,
  parts: readonly ManualPart[],
): readonly MarkedBlock[] {
  const rows = parts.flatMap(({ name, chapters }) => [
    { kind: 'group' as const, name, sums: {} },
    ...chapters.map((title) => ({
      kind: 'row' as const,
      cells: [[{ text: title }], [{ text: deps.pageOf(chapterMark(title)) }]],
    })),
  ]);
  const columns = [
    { title: 'Chapter', align: 'left', width: 'rest', isHeader: true },
    { title: 'Page', align: 'right', width: 40 },
  ] as const;
  return [chapterBlock(pen, 'Contents'), ...tableBlocks(pen, columns, rows, look(pen))];
}

export interface ManualPart {
  readonly name: string;
  readonly chapters: readonly string[];
}

const explanation = `Find the vehicle type among the pictures and the side that is damaged. Every numbered part has a row below its picture with the parts of the book and the page each is told of.

The tables are ordered by side and zone. A part is told of once, where it is found first; other zones name it with that page. Under a part stand its code, the vehicle types and constructions it fits, and the source and date of its price; then its operations.

Hours are those of everyone together. Where the column People says 2, two people must be there; the hours are not doubled for it. Hours by the foot or square foot are rounded to tenths once, on the line, and are never less than the minimum.

Included names what the hours cover. Not included names what is a line of its own. Needs are operations that come along, such as taking off what lies on a panel; May need are those somebody has to decide on. Covers are operations that bill nothing beside this one: on an estimate they read Incl.

Prices are for one unit, in United States dollars: the usual one and, in brackets, from low to high. They are without tax, markup and freight.`;

export function readingChapter(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  return [
    chapterBlock(pen, howToRead),
    ...textBlocks(pen, explanation),
    sectionBlock(pen, 'Operations'),
    ...kindTable(pen, deps),
    sectionBlock(pen, 'Kinds of labor'),
    ...laborTable(pen, deps),
    sectionBlock(pen, 'Constructions'),
    ...constructionTable(pen, deps),
  ];
}

function kindTable(pen: Pen, { contents, laborName }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Operation', align: 'left', width: 84, isHeader: true },
    { title: 'Printed', align: 'left', width: 48 },
    { title: 'Usual labor', align: 'left', width: 100 },
    { title: 'What it is', align: 'left', width: 'rest' },
  ];
  const rows = contents.operationKinds.map(({ name, print, meaning, laborType }) =>
    row(name, print, laborName(laborType), sentence(meaning)),
  );
  return tableBlocks(pen, columns, rows, look(pen));
}

function laborTable(pen: Pen, { contents }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Labor', align: 'left', width: 130, isHeader: true },
    { title: 'EMS', align: 'left', width: 48 },
    { title: 'For', align: 'left', width: 'rest' },
  ];
  const rows = contents.laborTypes.map(({ name, emsCode, note }) => row(name, emsCode, sentence(note)));
  return tableBlocks(pen, columns, rows, look(pen));
}

function constructionTable(pen: Pen, { contents }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Construction', align: 'left', width: 112, isHeader: true },
    { title: 'Of', align: 'left', width: 36 },
    { title: 'Built of', align: 'left', width: 'rest' },
    { title: 'When repaired', align: 'left', width: 'rest' },
  ];
  const rows = contents.constructions.map(({ name, appliesTo, buildUp, repairNote }) =>
    row(name, appliesTo, sentence(buildUp), sentence(repairNote)),
  );
  return tableBlocks(pen, columns, rows, look(pen));
}

function row(...texts: readonly string[]): TableRow {
  return { kind: 'row', cells: texts.map((text) => [{ text }]) };
}
