import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { money, percentage } from '@dre/core/domain/number-text';
import type { Pen } from '../paper/pen.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { type ManualContext, type MarkedBlock, partMark } from './manual-context.ts';
import { chapterBlock, look, textBlocks } from './manual-text.ts';
import { sentence } from './value-text.ts';

export const materialsTitle = 'Materials';
export const forgottenTitle = 'What is often forgotten';
export const jobsTitle = 'Jobs that return';
export const totalLossTitle = 'Total loss, state by state';
export const makersTitle = 'Makers by their identification numbers';
export const indexTitle = 'Index of parts';

const row = (...texts: readonly string[]): TableRow => ({
  kind: 'row',
  cells: texts.map((text) => [{ text }]),
});

export function materialsChapter(pen: Pen, { contents }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Material', align: 'left', width: 'rest', isHeader: true },
    { title: 'Sold by', align: 'left', width: 80 },
    { title: 'Price', align: 'right', width: 60 },
    { title: 'From low to high', align: 'right', width: 110 },
    { title: 'Source', align: 'left', width: 110 },
  ];
  const rows = contents.consumableItems.map(({ name, unitOfMeasure, price, priceSource, priceDate }) =>
    row(
      name,
      unitOfMeasure,
      money(price.standard),
      `${money(price.low)} to ${money(price.high)}`,
      `${priceSource}, ${priceDate}`,
    ),
  );
  return [chapterBlock(pen, materialsTitle), ...tableBlocks(pen, columns, rows, look(pen))];
}

export function forgottenChapter(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Where this is on the estimate', align: 'left', width: 'rest', isHeader: true },
    { title: 'Think of', align: 'left', width: 170 },
    { title: 'Because', align: 'left', width: 'rest' },
  ];
  const types = new Map(deps.contents.partTypes.map(({ code, name }) => [code, name]));
  const rows = deps.contents.suggestions.map((rule) => {
    const parts = rule.whenParts.map(
      (code) => deps.part(code)?.name ?? code.replaceAll('*', '').replaceAll('-', ' ').toLowerCase(),
    );
    const when = [
      ...rule.whenPartTypes.map((code) => types.get(code) ?? code),
      ...parts,
      ...rule.whenOperations.map(deps.operationName),
      ...rule.whenSides.map(deps.sideName),
      ...rule.whenVehicleTypes.map(deps.vehicleName),
      ...rule.whenCauses.map(
        (code) => deps.contents.causes.find((cause) => cause.code === code)?.name ?? code,
      ),
    ];
    const think = `${deps.operationName(rule.suggestOperation)}: ${deps.part(rule.suggestPart)?.name ?? rule.suggestPart}, page ${deps.pageOf(partMark(rule.suggestPart))}`;
    return row(when.length === 0 ? 'Any work' : when.join(', '), think, sentence(rule.reason));
  });
  return [chapterBlock(pen, forgottenTitle), ...tableBlocks(pen, columns, rows, look(pen))];
}

export function jobsChapter(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Part', align: 'left', width: 'rest', isHeader: true },
    { title: 'Operation', align: 'left', width: 80 },
    { title: 'Quantity', align: 'right', width: 56 },
    { title: 'Page', align: 'right', width: 40 },
    { title: 'Note', align: 'left', width: 150 },
  ];
  const rows: TableRow[] = [];
  let last = '';
  for (const line of deps.contents.templates) {
    if (line.template !== last)
      rows.push({ kind: 'group', name: `${line.title} (${deps.vehicleName(line.vehicleType)})`, sums: {} });
    last = line.template;
    const part = deps.part(line.part);
    rows.push(
      row(
        part?.name ?? line.part,
        deps.operationName(line.operation),
        quantityText(line.quantity, part?.unit ?? 'each'),
        deps.pageOf(partMark(line.part)),
        `${line.isOptional ? 'If needed. ' : ''}${sentence(line.note)}`,
      ),
    );
  }
  return [chapterBlock(pen, jobsTitle), ...tableBlocks(pen, columns, rows, look(pen))];
}

export function totalLossChapter(pen: Pen, { contents }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'State', align: 'left', width: 90, isHeader: true },
    { title: 'Method', align: 'left', width: 90 },
    { title: 'Threshold', align: 'right', width: 56 },
    { title: 'Source', align: 'left', width: 'rest' },
    { title: 'Checked', align: 'left', width: 60 },
  ];
  const rows = contents.totalLoss.map(({ name, method, threshold, source, checkedOn, note }): TableRow => ({
    kind: 'row',
    cells: [
      name,
      method.replaceAll('-', ' '),
      threshold === null ? '' : percentage(threshold),
      source,
      checkedOn,
    ].map((text) => [{ text }]),
    notes: note === '' ? [] : [{ text: sentence(note) }],
  }));
  return [
    chapterBlock(pen, totalLossTitle),
    ...textBlocks(
      pen,
      'Public lists contradict each other. This table says where a value comes from and when it was looked at; the insurer decides, and this product only says that a unit may be a total loss.',
    ),
    ...tableBlocks(pen, columns, rows, look(pen)),
  ];
}

export function makersChapter(pen: Pen, { contents }: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Number begins', align: 'left', width: 80, isHeader: true },
    { title: 'Maker', align: 'left', width: 'rest' },
    { title: 'Of', align: 'left', width: 110 },
    { title: 'Standing', align: 'left', width: 100 },
  ];
  const rows = contents.makers.map(({ wmi, completion, name, kind, isVerified, note }): TableRow => ({
    kind: 'row',
    cells: [
      completion === '' ? wmi : `${wmi}…${completion}`,
      name,
      kind,
      isVerified ? 'seen in a public source' : 'to be confirmed',
    ].map((text) => [{ text }]),
    notes: note === '' ? [] : [{ text: sentence(note) }],
  }));
  return [chapterBlock(pen, makersTitle), ...tableBlocks(pen, columns, rows, look(pen))];
}

/** Part names and synonyms, each with its pages. */
export function indexChapter(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const columns: readonly Column[] = [
    { title: 'Part', align: 'left', width: 'rest', isHeader: true },
    { title: 'Pages', align: 'right', width: 180 },
  ];
  const pages = new Map<string, Set<string>>();
  for (const { name, synonyms, code } of deps.contents.parts) {
    for (const word of [name, ...synonyms]) {
      const entry = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      pages.set(entry, (pages.get(entry) ?? new Set()).add(deps.pageOf(partMark(code))));
    }
  }
  const entries = [...pages].toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  const rows: TableRow[] = [];
  let letter = '';
  for (const [name, found] of entries) {
    const first = name.charAt(0).toUpperCase();
    if (first !== letter) rows.push({ kind: 'group', name: first, sums: {} });
    letter = first;
    rows.push(row(name, [...found].toSorted((one, other) => Number(one) - Number(other)).join(', ')));
  }
  return [chapterBlock(pen, indexTitle), ...tableBlocks(pen, columns, rows, look(pen))];
}
