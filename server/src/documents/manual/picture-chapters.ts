import { regionParts } from '@dre/core/domain/catalogue/regions/region-parts';
import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { drawPlate } from '@dre/illustrations/pdf/pdf-plate';
import { plates } from '@dre/illustrations/plates';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { pinFont } from '../paper/typefaces.ts';
import { type ManualContext, type MarkedBlock, partMark } from './manual-context.ts';
import { chapterBlock, look, sectionBlock, textBlocks } from './manual-text.ts';
import { sentence } from './value-text.ts';
import type { NumberedPart, PlateFacts } from './plate-facts.ts';

export const assembliesTitle = 'Assemblies, taken apart';

export function vehicleTitle(deps: ManualContext, type: VehicleType): string {
  return `${deps.vehicleName(type)}: the pictures`;
}

/** Every side of a vehicle with its parts numbered, and the page that describes each. */
export function vehicleChapter(
  pen: Pen,
  deps: ManualContext,
  type: VehicleType,
  facts: readonly PlateFacts[],
): readonly MarkedBlock[] {
  const entry = deps.contents.vehicleTypes.find(({ code }) => code === type);
  const construction = (code: string) =>
    deps.contents.constructions.find((one) => one.code === code)?.name ?? code;
  const about =
    entry === undefined
      ? ''
      : `${sentence(entry.note)} Usually ${construction(entry.wall).toLowerCase()} and ${construction(entry.roof).toLowerCase()}. ${sentence(entry.boothNote)}`;
  return [
    chapterBlock(pen, vehicleTitle(deps, type)),
    ...textBlocks(pen, about),
    ...facts.flatMap((plate, at) => platePieces(pen, deps, plate, [type], at > 0)),
  ];
}

export function assembliesChapter(
  pen: Pen,
  deps: ManualContext,
  facts: readonly PlateFacts[],
): readonly MarkedBlock[] {
  return [
    chapterBlock(pen, assembliesTitle),
    ...textBlocks(pen, 'These belong to every vehicle type that has the part.'),
    ...facts.flatMap((plate, at) => platePieces(pen, deps, plate, vehicleTypes, at > 0)),
  ];
}

function platePieces(
  pen: Pen,
  deps: ManualContext,
  plate: PlateFacts,
  types: readonly VehicleType[],
  startsPage: boolean,
): readonly MarkedBlock[] {
  const head = { ...sectionBlock(pen, plate.title, `plate ${plate.id}`), startsPage };
  return [head, figurePiece(pen, plate), ...regionTable(pen, deps, plate, types)];
}

const tallest = 330;

/** Drawn from its scene when its page is printed, and not cached. */
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
  deps: ManualContext,
  { numbered, others }: PlateFacts,
  types: readonly VehicleType[],
): readonly MarkedBlock[] {
  const rows = groupedRows(deps, numbered, types);
  if (others.length > 0) rows.push({ kind: 'group', name: 'In the picture, without a number', sums: {} });
  return tableBlocks(pen, columns, [...rows, ...groupedRows(deps, others, types)], look(pen));
}

/** Shapes with the same parts share a row: four baggage doors are listed once. */
function groupedRows(
  deps: ManualContext,
  shapes: readonly (NumberedPart & { readonly number?: number })[],
  types: readonly VehicleType[],
): TableRow[] {
  const groups = new Map<string, { numbers: string[]; titles: Set<string> }>();
  for (const { regionId, title, number } of shapes) {
    const parts = partsAt(deps, regionId, types);
    const named = parts.map(({ name, code }) => `${name} ${deps.pageOf(partMark(code))}`).join('; ');
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
