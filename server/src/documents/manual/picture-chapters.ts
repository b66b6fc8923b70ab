import { regionParts } from '@dre/core/domain/catalogue/regions/region-parts';
import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { drawPlate } from '@dre/illustrations/pdf/pdf-plate';
import { plates } from '@dre/illustrations/plates';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import { type Column, tableBlocks, type TableRow } from '../paper/table.ts';
import { pinFont } from '../paper/typefaces.ts';
import { type ManualContext, type MarkedBlock, partMark } from './manual-context.ts';
import { chapterBlock, look, sectionBlock, textBlocks } from './manual-text.ts';
import { sentence } from './value-text.ts';
import type { NumberedPart, PlateFacts } from './plate-facts.ts';

export const assembliesTitle = 'Assemblies, taken apart';

export function vehicleTitle(desk: ManualContext, type: VehicleType): string {
  return `${desk.vehicleName(type)}: the pictures`;
}

/** Every side of a vehicle with its parts numbered, and where each is told of. */
export function vehicleChapter(
  pen: Pen,
  desk: ManualContext,
  type: VehicleType,
  facts: readonly PlateFacts[],
): readonly MarkedBlock[] {
  const entry = desk.contents.vehicleTypes.find(({ code }) => code === type);
  const construction = (code: string) =>
    desk.contents.constructions.find((one) => one.code === code)?.name ?? code;
  const about =
    entry === undefined
      ? ''
      : `${sentence(entry.note)} Usually ${construction(entry.wall).toLowerCase()} and ${construction(entry.roof).toLowerCase()}. ${sentence(entry.boothNote)}`;
  return [
    chapterBlock(pen, vehicleTitle(desk, type)),
    ...textBlocks(pen, about),
    ...facts.flatMap((plate, at) => platePieces(pen, desk, plate, [type], at > 0)),
  ];
}

export function assembliesChapter(
  pen: Pen,
  desk: ManualContext,
  facts: readonly PlateFacts[],
): readonly MarkedBlock[] {
  return [
    chapterBlock(pen, assembliesTitle),
    ...textBlocks(pen, 'These belong to every vehicle type that has the part.'),
    ...facts.flatMap((plate, at) => platePieces(pen, desk, plate, vehicleTypes, at > 0)),
  ];
}

function platePieces(
  pen: Pen,
  desk: ManualContext,
  plate: PlateFacts,
  types: readonly VehicleType[],
  startsPage: boolean,
): readonly MarkedBlock[] {
  const head = { ...sectionBlock(pen, plate.title, `plate ${plate.id}`), startsPage };
  return [head, figurePiece(pen, plate), ...regionTable(pen, desk, plate, types)];
}

const tallest = 330;

/** Drawn from its scene when its page is printed, and forgotten. */
function figurePiece(pen: Pen, { id, title, ratio, numbered }: PlateFacts): MarkedBlock {
  const width = contentWidth(pen.size);
  const height = Math.min(tallest, width / ratio);
  return {
    height: height + 4,
    gap: 4,
    keepsWithNext: true,
    draw: async (own, y) => {
      const scene = await plates[id].load();
      const box = { x: margins.side, y, width, height };
      const alt = `${title}. ${String(numbered.length)} parts are numbered; the table below names them.`;
      own.tags.element(
        'Figure',
        () => {
          drawPlate(own.doc, scene, { box, callouts: true, font: pinFont });
        },
        { alt, box: [box.x, box.y, box.x + width, box.y + height] },
      );
    },
  };
}

const columns: readonly Column[] = [
  { title: 'No.', align: 'left', width: 44 },
  { title: 'In the picture', align: 'left', width: 176, isHeader: true },
  { title: 'Parts and their pages', align: 'left', width: 'rest' },
];

function regionTable(
  pen: Pen,
  desk: ManualContext,
  { numbered, others }: PlateFacts,
  types: readonly VehicleType[],
): readonly MarkedBlock[] {
  const rows = groupedRows(desk, numbered, types);
  if (others.length > 0) rows.push({ kind: 'group', name: 'In the picture, without a number', sums: {} });
  return tableBlocks(pen, columns, [...rows, ...groupedRows(desk, others, types)], look(pen));
}

/** Shapes that offer the same parts share a row: four baggage doors are told of once. */
function groupedRows(
  desk: ManualContext,
  shapes: readonly (NumberedPart & { readonly number?: number })[],
  types: readonly VehicleType[],
): TableRow[] {
  const groups = new Map<string, { numbers: string[]; titles: Set<string> }>();
  for (const { regionId, title, number } of shapes) {
    const parts = partsAt(desk, regionId, types);
    const named = parts.map(({ name, code }) => `${name} ${desk.pageOf(partMark(code))}`).join('; ');
    const key = named === '' ? 'shown for orientation' : named;
    const group = groups.get(key) ?? { numbers: [], titles: new Set() };
    if (number !== undefined) group.numbers.push(String(number));
    group.titles.add(title);
    groups.set(key, group);
  }
  return Array.from(groups, ([text, { numbers, titles }]) => ({
    kind: 'row' as const,
    cells: [[{ text: numbers.join(', ') }], [{ text: [...titles].join('; ') }], [{ text }]],
  }));
}

function partsAt(
  { contents }: ManualContext,
  region: string,
  types: readonly VehicleType[],
): readonly PartEntry[] {
  const found = new Map<string, PartEntry>();
  for (const vehicleType of types) {
    for (const { part } of regionParts(contents, { vehicleType, wall: '', roof: '', region }))
      found.set(part.code, part);
  }
  return [...found.values()];
}
