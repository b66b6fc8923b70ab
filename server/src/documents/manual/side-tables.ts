import type { OperationEntry, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { Side, Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { quantity } from '@dre/core/domain/number-text';
import type { Pen } from '../paper/pen.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { type ManualContext, type MarkedBlock, partMark } from './manual-context.ts';
import { chapterBlock, look, sectionBlock, textBlocks } from './manual-text.ts';
import { hoursText, priceText, sentence } from './value-text.ts';

/** The place a part is described at: its first one. Elsewhere it is listed with that page. */
function homeOf({ spots, places }: PartEntry): { readonly side: Side; readonly subSide: string } | undefined {
  return spots[0] ?? places[0];
}

/** The sides with parts of their own, in book order. */
export function tabledSides({ contents }: ManualContext): readonly Side[] {
  return contents.sides
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ code }) => code)
    .filter((code) => contents.parts.some((part) => homeOf(part)?.side === code));
}

export function sideTitle(deps: ManualContext, side: Side): string {
  return `${deps.sideName(side)}: parts, operations, hours and prices`;
}

/** All parts of a side by its zones, each described once. */
export function sideChapter(pen: Pen, deps: ManualContext, side: Side): readonly MarkedBlock[] {
  const zones = deps.contents.zones
    .filter((zone) => zone.side === side)
    .toSorted((one, other) => one.sort - other.sort);
  const pieces: MarkedBlock[] = [chapterBlock(pen, sideTitle(deps, side))];
  for (const zone of zones) {
    const isHere = (spot: { readonly side: Side; readonly subSide: string } | undefined) =>
      spot?.side === side && spot.subSide === zone.subSide;
    const own = deps.contents.parts.filter((part) => isHere(homeOf(part)));
    const others = deps.contents.parts.filter((part) => !isHere(homeOf(part)) && part.spots.some(isHere));
    if (own.length === 0 && others.length === 0) continue;
    pieces.push(sectionBlock(pen, zone.name));
    if (zone.note !== '') pieces.push(...textBlocks(pen, sentence(zone.note)));
    if (own.length > 0) pieces.push(...partTable(pen, deps, own));
    if (others.length > 0) pieces.push(...elsewhere(pen, deps, others));
  }
  return pieces;
}

const columns: readonly Column[] = [
  { title: 'Part and operation', align: 'left', width: 'rest', isHeader: true },
  { title: 'Labor', align: 'left', width: 84 },
  { title: 'Hours', align: 'left', width: 104 },
  { title: 'People', align: 'right', width: 40 },
  { title: 'Price', align: 'right', width: 128 },
];
const priceColumn = 4;

function partTable(pen: Pen, deps: ManualContext, parts: readonly PartEntry[]): readonly MarkedBlock[] {
  const rows = parts.flatMap((part) => partRows(deps, part));
  const pieces = tableBlocks(pen, columns, rows, look(pen));
  const marks = parts.map(({ code }) => partMark(code));
  // The row of a part is the one below the titles that keeps with its next.
  return pieces.map((piece) => {
    const mark = piece.keepsWithNext && piece.heads?.length === 1 ? marks.shift() : undefined;
    return mark === undefined ? piece : { ...piece, mark };
  });
}

function partRows(deps: ManualContext, part: PartEntry): readonly TableRow[] {
  const operations = deps.operationsOf(part.code);
  const about: TableRow = {
    kind: 'row',
    cells: [[{ text: part.code, style: styles.smallMono }], [], [], [], []],
    notes: [{ text: [fits(deps, part), ...partNotes(part)].join(' ') }],
  };
  const group: TableRow = {
    kind: 'group',
    name: part.name,
    sums: { [priceColumn]: priceText(part.price, part.unit) },
  };
  return [group, about, ...operations.map((operation) => operationRow(deps, part, operation))];
}

function fits(deps: ManualContext, { vehicleTypes, constructions }: PartEntry): string {
  const all = deps.contents.vehicleTypes.length;
  const types =
    vehicleTypes.length === all ? 'every vehicle type' : vehicleTypes.map(deps.vehicleName).join(', ');
  const names = constructions.map(
    (code) => deps.contents.constructions.find((one) => one.code === code)?.name ?? code,
  );
  return `Fits ${types}${names.length === 0 ? '' : `; ${names.join(', ')}`}.`;
}

/** Stated once at the front of the manual, so it is not repeated for each part. */
const saidOfAll = /^starter data\b/i;

function partNotes({ synonyms, lifeMonths, note, priceSource, priceDate }: PartEntry): readonly string[] {
  return [
    ...(synonyms.length === 0 ? [] : [`Also called ${synonyms.join(', ')}.`]),
    ...(lifeMonths === null ? [] : [`Wears: ${String(lifeMonths)} months of life for betterment.`]),
    ...(note === '' || saidOfAll.test(note) ? [] : [sentence(note)]),
    `Price: ${priceSource}, ${priceDate}.`,
  ];
}

function operationRow(deps: ManualContext, part: PartEntry, operation: OperationEntry): TableRow {
  const { kind, laborType, hours, technicians, billsPrice, included, notIncluded } = operation;
  const notes = [
    included === '' ? '' : `Included: ${sentence(included)}`,
    notIncluded === '' ? '' : `Not included: ${sentence(notIncluded)}`,
    ...relations(deps, operation),
    materials(deps, operation, part.unit),
  ];
  return {
    kind: 'row',
    cells: [
      [{ text: deps.operationName(kind), style: styles.strong }],
      [{ text: deps.laborName(laborType) }],
      [{ text: hoursText(hours, part.unit) }],
      [{ text: String(technicians) }],
      [{ text: billsPrice ? 'with the part' : '' }],
    ],
    notes: notes.filter((text) => text !== '').map((text) => ({ text })),
  };
}

function relations(deps: ManualContext, operation: OperationEntry): readonly string[] {
  const nameOf = (other: string) => deps.part(other)?.name ?? other;
  const needs = deps.needsOf(operation);
  const covers = deps.coversOf(operation);
  const listed = (
    rows: readonly { readonly otherPart: string; readonly otherOperation: OperationEntry['kind'] }[],
  ) =>
    rows
      .map(({ otherPart, otherOperation }) => `${deps.operationName(otherOperation)} ${nameOf(otherPart)}`)
      .join('; ');
  const always = needs.filter(({ when }) => when === 'always');
  const perhaps = needs.filter(({ when }) => when !== 'always');
  return [
    always.length === 0 ? '' : `Needs: ${listed(always)}.`,
    perhaps.length === 0 ? '' : `May need: ${listed(perhaps)}.`,
    covers.length === 0 ? '' : `Covers: ${listed(covers)}.`,
  ];
}

function materials(deps: ManualContext, operation: OperationEntry, unit: Unit): string {
  const used = deps.materialsOf(operation);
  const listed = used.map(({ name, unitOfMeasure, quantityFixed, quantityPerUnit }) => {
    const fixed = quantityFixed === 0 ? [] : [quantity(quantityFixed)];
    const grows =
      quantityPerUnit === 0
        ? []
        : [`${quantity(quantityPerUnit)} for each ${unit === 'each' ? 'piece' : unitLabels[unit]}`];
    return `${name}, ${[...fixed, ...grows].join(' + ')} ${unitOfMeasure}`;
  });
  return listed.length === 0 ? '' : `Materials: ${listed.join('; ')}.`;
}

/** Parts described elsewhere that are found here too. */
function elsewhere(pen: Pen, deps: ManualContext, parts: readonly PartEntry[]): readonly MarkedBlock[] {
  const named = parts
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, code }) => `${name} (page ${deps.pageOf(partMark(code))})`);
  return textBlocks(pen, `Also here: ${named.join('; ')}.`);
}
