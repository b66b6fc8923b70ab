import type { Side as TradeSide } from '@dre/core/domain/catalogue/trade-words';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { regionsOf, type Scene } from '@dre/illustrations/kit/scene/scene';
import type { Marks } from '@dre/illustrations/kit/svg/state-styles';
import { drawPlate } from '@dre/illustrations/pdf/pdf-plate';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { pinFont } from '../paper/typefaces.ts';
import type { DocumentOrder } from './order.ts';
import { sideNamesIn } from './blocks/details.ts';
import { listed } from './document-text.ts';

/** A line as drawings show it. */
export type DrawnLine = Pick<Line, 'id' | 'number' | 'place' | 'operation' | 'description'>;

/** A side of the vehicle with its lines. */
export interface Drawing {
  readonly scene: Scene;
  readonly name: string;
  /** Lines with a number on their part. */
  readonly lines: readonly DrawnLine[];
  /** Lines on this side without a region in its picture. */
  readonly others: readonly number[];
}

export type DrawnUnit = Pick<EstimateContent['unit'], 'vehicleType' | 'length'>;

export interface Drawings {
  /** Those with the most lines first. */
  readonly sides: readonly Drawing[];
  /** Lines on sides without a picture. */
  readonly unseen: readonly number[];
}

/** More numbers would hide the part they are on. */
const mostPins = 12;

interface FoundSide {
  readonly scene: Scene;
  readonly lines: DrawnLine[];
  readonly others: number[];
}

/** A numbered line is printed in the same document: a work order omits damage that is not repaired. */
function isListed({ kind }: DocumentOrder, { source, payer, priorDamage }: Line): boolean {
  if (source.kind === 'comment' || payer === 'excluded') return false;
  return kind !== 'work-order' || priorDamage !== 'unrelated';
}

/** Every side with damage. A part is searched on its line's side first, then on all others. */
export async function drawingsOf(order: DocumentOrder): Promise<Drawings> {
  const { unit, lines } = order.printed.content;
  const damaged = lines.filter((line) => isListed(order, line));
  return sidesWith(unit, damaged, sideNamesIn(order));
}

/** The sides of a unit with these lines. */
export async function sidesWith(
  unit: DrawnUnit,
  damaged: readonly DrawnLine[],
  names: ReturnType<typeof sideNamesIn>,
): Promise<Drawings> {
  const found = new Map<PlateId, FoundSide>();
  const unseen: number[] = [];
  const scenes = new Map<PlateId, Scene>();
  const length = unit.length === null ? {} : { length: Math.round((unit.length * 12) / 1000) };
  const sceneOf = async (id: PlateId) => {
    const scene = scenes.get(id) ?? (await plates[id].load(length));
    scenes.set(id, scene);
    return scene;
  };
  const sideOf = async (id: PlateId) => {
    const known = found.get(id) ?? { scene: await sceneOf(id), lines: [], others: [] };
    found.set(id, known);
    return known;
  };
  for (const line of damaged) {
    const ids = platesFor(unit, line.place.side);
    const own = ids.find((id) => isOfSide(id, line.place.side));
    const shown = await plateFor(line, ids, sceneOf);
    const side = shown === undefined ? undefined : await sideOf(shown);
    const hasRoom =
      (side?.lines.filter(({ place }) => place.region === line.place.region).length ?? 0) < mostPins;
    if (side !== undefined && hasRoom) side.lines.push(line);
    if (own === undefined) {
      if (side === undefined || !hasRoom) unseen.push(line.number);
    } else if (own !== shown || !hasRoom) (await sideOf(own)).others.push(line.number);
  }
  const sides = Array.from(found.values(), ({ scene, ...shown }) => ({
    ...shown,
    scene,
    name: scene.side === 'exploded' ? scene.title : names[scene.side],
  }));
  return { sides: sides.toSorted((one, other) => other.lines.length - one.lines.length), unseen };
}

async function plateFor(
  { place: { region } }: DrawnLine,
  ids: readonly PlateId[],
  sceneOf: (id: PlateId) => Promise<Scene>,
): Promise<PlateId | undefined> {
  if (region === null) return undefined;
  for (const id of ids) {
    const scene = await sceneOf(id);
    if (regionsOf(scene).some((one) => one.id === region)) return id;
  }
  return undefined;
}

function platesFor({ vehicleType }: DrawnUnit, side: TradeSide): readonly PlateId[] {
  const all = Object.keys(plates) as PlateId[];
  const own = all.filter((id) => vehicleType !== null && plates[id].vehicleType === vehicleType);
  return [...own.filter((id) => isOfSide(id, side)), ...own.filter((id) => !isOfSide(id, side))];
}

function isOfSide(id: PlateId, side: TradeSide): boolean {
  return String(plates[id].view) === side;
}

const largest = 164;

/** The side with the most lines across the full width, naming the lines no drawing shows. */
export function mainDrawing(
  pen: Pen,
  drawing: Drawing,
  unseen: readonly number[],
  where: string,
): PrintBlock {
  const { scene, name, others: more } = drawing;
  const width = contentWidth(pen.size);
  const height = Math.min(largest, (width * scene.box.height) / scene.box.width);
  const words = `${name}. Each number is a line ${where}.${alsoHere(more)}${outOfView(unseen)}`;
  const caption = pen.measure.wrap(words, styles.small, width);
  return {
    height: height + caption.height + 16,
    gap: 6,
    draw: (own, y) => {
      own.tags.open('Sect');
      drawSide(own, drawing, { x: margins.side, y: y + 6, width, height });
      own.tags.element('Caption', () => own.lines(caption, margins.side, y + height + 9));
      own.tags.close();
      own.tags.artifact(() => own.rule(margins.side, y + height + caption.height + 14, width, 0.5, 0.6));
    },
  };
}

function alsoHere(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  return numbers.length > mostNamed
    ? ' More lines are on this side.'
    : ` Also on this side: ${linesWords(numbers)}.`;
}

function outOfView(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  if (numbers.length > mostNamed) return ' Other lines are out of view.';
  const are = numbers.length === 1 ? 'is' : 'are';
  return ` ${linesWords(numbers).replace('l', 'L')} ${are} out of view.`;
}

const mostNamed = 14;

function linesWords(numbers: readonly number[]): string {
  return `line${numbers.length === 1 ? '' : 's'} ${listed(numbers)}`;
}

/** The other sides, two in a row. */
export function furtherDrawings(pen: Pen, drawings: readonly Drawing[]): readonly PrintBlock[] {
  const width = (contentWidth(pen.size) - pairGap) / 2;
  const rows: PrintBlock[] = [];
  for (let at = 0; at < drawings.length; at += 2) {
    const pair = drawings.slice(at, at + 2);
    const height = Math.min(
      largest,
      Math.max(...pair.map(({ scene }) => (width * scene.box.height) / scene.box.width)),
    );
    rows.push({ ...pairPiece(pen, pair, height), smaller: pairPiece(pen, pair, height * leastScale) });
  }
  return rows;
}

const pairGap = 16;
/** The smallest scale at which pins stay apart. */
const leastScale = 0.7;

function pairPiece(pen: Pen, pair: readonly Drawing[], height: number): PrintBlock {
  const width = (contentWidth(pen.size) - pairGap) / 2;
  const captions = pair.map(({ name, others }) =>
    pen.measure.wrap(`${name}.${alsoHere(others)}`, styles.small, width),
  );
  return {
    height: height + 10 + Math.max(...captions.map((caption) => caption.height)),
    gap: 8,
    draw: (own, y) => {
      for (const [place, drawing] of pair.entries()) {
        const x = margins.side + place * (width + pairGap);
        own.tags.open('Sect');
        drawSide(own, drawing, { x, y: y + 4, width, height });
        const caption = captions[place];
        if (caption !== undefined) own.tags.element('Caption', () => own.lines(caption, x, y + height + 7));
        own.tags.close();
      }
    },
  };
}

export function drawSide(
  pen: Pen,
  { scene, name, lines }: Drawing,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const marks: Record<string, Marks[string]> = {};
  for (const { place, operation } of lines) {
    if (place.region !== null && marks[place.region]?.[0] !== 'replace') {
      marks[place.region] = [operation === 'replace' ? 'replace' : 'damaged'];
    }
  }
  const pins = lines.flatMap(({ number, place }) =>
    place.region === null ? [] : [{ regionId: place.region, number }],
  );
  const marked = lines.map(({ number, description }) => `${String(number)} ${description}`).join(', ');
  const alt = `${name} of the vehicle. ${marked === '' ? 'Nothing is marked' : `Marked: ${marked}`}.`;
  pen.tags.element(
    'Figure',
    () => {
      drawPlate(pen.doc, scene, { box, marks, pins, font: pinFont, isGray: true, dim: true });
    },
    { alt, box: [box.x, box.y, box.x + box.width, box.y + box.height] },
  );
}
