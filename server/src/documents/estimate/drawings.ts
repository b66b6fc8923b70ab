import type { Side as TradeSide } from '@dre/core/domain/catalogue/trade-words';
import type { Line } from '@dre/core/domain/estimates/line';
import { regionsOf, type Scene } from '@dre/illustrations/kit/scene';
import type { Marks } from '@dre/illustrations/kit/state-styles';
import { drawPlate } from '@dre/illustrations/pdf/pdf-plate';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import type { Piece } from '../paper/piece.ts';
import { styles } from '../paper/styles.ts';
import { pinFont } from '../paper/typefaces.ts';
import type { DocumentOrder } from './order.ts';
import { sideNamesIn } from './particulars.ts';
import { listed } from './words.ts';

/** A side of the vehicle with the lines that are on it. */
export interface Drawing {
  readonly scene: Scene;
  readonly name: string;
  readonly lines: readonly Line[];
}

export interface Drawings {
  /** Those with the most lines first. */
  readonly sides: readonly Drawing[];
  /** Lines no drawing shows. */
  readonly unseen: readonly number[];
}

/** More numbers than these would hide the part they are on. */
const mostPins = 6;

/** Looked for on the side of the line first, then wherever the part can be seen. */
export async function drawingsOf(order: DocumentOrder): Promise<Drawings> {
  const { unit, lines } = order.printed.content;
  const damaged = lines.filter((line) => line.source.kind !== 'comment' && line.payer !== 'excluded');
  const found = new Map<PlateId, { readonly scene: Scene; readonly lines: Line[] }>();
  const unseen: number[] = [];
  const scenes = new Map<PlateId, Scene>();
  const length = unit.length === null ? {} : { length: Math.round((unit.length * 12) / 1000) };
  const sceneOf = async (id: PlateId) => {
    const scene = scenes.get(id) ?? (await plates[id].load(length));
    scenes.set(id, scene);
    return scene;
  };
  for (const line of damaged) {
    const id = await plateFor(line, platesFor(order, line.place.side), sceneOf);
    if (id === undefined) {
      unseen.push(line.number);
      continue;
    }
    const known = found.get(id) ?? { scene: await sceneOf(id), lines: [] };
    if (known.lines.filter(({ place }) => place.region === line.place.region).length < mostPins)
      known.lines.push(line);
    else unseen.push(line.number);
    found.set(id, known);
  }
  const names = sideNamesIn(order);
  const sides = Array.from(found.values(), ({ scene, lines: shown }) => ({
    scene,
    name: scene.side === 'exploded' ? scene.title : names[scene.side],
    lines: shown,
  }));
  return { sides: sides.toSorted((one, other) => other.lines.length - one.lines.length), unseen };
}

async function plateFor(
  { place: { region } }: Line,
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

function platesFor({ printed }: DocumentOrder, side: TradeSide): readonly PlateId[] {
  const { vehicleType } = printed.content.unit;
  const all = Object.keys(plates) as PlateId[];
  const own = all.filter((id) => vehicleType !== null && plates[id].vehicleType === vehicleType);
  const isOfSide = (id: PlateId) => String(plates[id].view) === side;
  return [...own.filter(isOfSide), ...own.filter((id) => !isOfSide(id))];
}

const largest = 164;

/** The side with the most lines over the whole width; it says which lines no drawing shows. */
export function mainDrawing(
  pen: Pen,
  { scene, name, lines }: Drawing,
  unseen: readonly number[],
  where: string,
): Piece {
  const width = contentWidth(pen.size);
  const height = Math.min(largest, (width * scene.box.height) / scene.box.width);
  const others =
    unseen.length === 0
      ? ''
      : unseen.length > 14
        ? ' Other lines are out of view.'
        : ` Line${unseen.length === 1 ? ` ${String(unseen[0])} is` : `s ${listed(unseen)} are`} out of view.`;
  const caption = pen.measure.wrap(`${name}. Each number is a line ${where}.${others}`, styles.small, width);
  return {
    height: height + caption.height + 16,
    gap: 6,
    draw: (own, y) => {
      own.tags.open('Sect');
      figure(own, { scene, name, lines }, { x: margins.side, y: y + 6, width, height });
      own.tags.element('Caption', () => own.lines(caption, margins.side, y + height + 9));
      own.tags.close();
      own.tags.artifact(() => own.rule(margins.side, y + height + caption.height + 14, width, 0.5, 0.6));
    },
  };
}

/** The other sides, two in a row. */
export function furtherDrawings(pen: Pen, drawings: readonly Drawing[]): readonly Piece[] {
  const gap = 16;
  const width = (contentWidth(pen.size) - gap) / 2;
  const rows: Piece[] = [];
  for (let at = 0; at < drawings.length; at += 2) {
    const pair = drawings.slice(at, at + 2);
    const height = Math.min(
      largest,
      Math.max(...pair.map(({ scene }) => (width * scene.box.height) / scene.box.width)),
    );
    rows.push({
      height: height + 22,
      gap: 8,
      draw: (own, y) => {
        for (const [place, drawing] of pair.entries()) {
          const x = margins.side + place * (width + gap);
          own.tags.open('Sect');
          figure(own, drawing, { x, y: y + 4, width, height });
          own.tags.element('Caption', () => own.text(drawing.name, styles.small, x, y + height + 7));
          own.tags.close();
        }
      },
    });
  }
  return rows;
}

function figure(
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
  const alt = `${name} of the vehicle. Marked: ${lines.map(({ number, description }) => `${String(number)} ${description}`).join(', ')}.`;
  pen.tags.element(
    'Figure',
    () => {
      drawPlate(pen.doc, scene, { box, marks, pins, font: pinFont, isGray: true, dim: true });
    },
    { alt, box: [box.x, box.y, box.x + box.width, box.y + box.height] },
  );
}
