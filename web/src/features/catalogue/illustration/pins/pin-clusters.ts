import { regionsOf, type Scene } from '@dre/illustrations/kit/scene/scene';
import type { Size, Point } from '../../../../lib/viewport.ts';

/** The number of an estimate line, placed on its part. */
export interface PicturePin {
  readonly number: number;
  readonly region: string;
  readonly label: string;
}

/** A part with lines: the position of its numbers, and its size. */
export interface PinnedPart extends Point, Size {
  readonly pins: readonly PicturePin[];
}

/** One line, at its part. */
export interface VisiblePin extends Point {
  readonly pin: PicturePin;
  /** Offset from the part's point in screen pixels: the lines of one part stand in a row. */
  readonly aside: Point;
}

/** A count that replaces lines too close to separate at this zoom. */
export interface PinCount extends Point {
  readonly parts: readonly PinnedPart[];
  readonly count: number;
}

export interface VisiblePins {
  readonly pins: readonly VisiblePin[];
  readonly counts: readonly PinCount[];
}

/** The size of a pin on the screen, within which a second one would cover it. */
export const pinSize = 26;

/** The parts of a picture with the numbers of their lines. */
export function pinnedParts(scene: Scene, pins: readonly PicturePin[]): PinnedPart[] {
  const byRegion = new Map<string, PicturePin[]>();
  for (const pin of pins) byRegion.set(pin.region, [...(byRegion.get(pin.region) ?? []), pin]);
  return regionsOf(scene).flatMap(({ id, pin: [x, y], bounds }) => {
    const own = byRegion.get(id);
    return own === undefined ? [] : [{ x, y, width: bounds.w, height: bounds.h, pins: own }];
  });
}

const mostInRow = 4;

/**
 * Each number belongs to one line: the lines of a part stand beside or above each other. If they would cover another
 * part's numbers, or the part is too small for them, a count replaces them until the picture is larger.
 */
export function visiblePins(parts: readonly PinnedPart[], scale: number, size: number): VisiblePins {
  const clusters: PinnedPart[][] = [];
  for (const part of parts) {
    const covered = clusters.filter((cluster) =>
      cluster.some((other) => doOverlap(part, other, scale, size)),
    );
    for (const cluster of covered) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...covered.flat(), part]);
  }
  const isApart = ([first, ...others]: readonly PinnedPart[]) =>
    first !== undefined && others.length === 0 && hasRoom(first, scale, size);
  return {
    pins: clusters.filter(isApart).flatMap(([part]) => (part === undefined ? [] : inRows(part, size))),
    counts: clusters.filter((cluster) => !isApart(cluster)).map(countOf),
  };
}

/** The room its numbers take, in pixels. */
function roomFor(part: PinnedPart, size: number): Size {
  const { pins } = part;
  const [along, across] = [Math.min(pins.length, mostInRow), Math.ceil(pins.length / mostInRow)];
  return isTall(part)
    ? { width: across * size, height: along * size }
    : { width: along * size, height: across * size };
}

/** On a ladder or an edge the numbers stand above each other. */
function isTall({ width, height }: PinnedPart): boolean {
  return height > 2 * width;
}

function doOverlap(one: PinnedPart, other: PinnedPart, scale: number, size: number): boolean {
  const [a, b] = [roomFor(one, size), roomFor(other, size)];
  return (
    Math.abs(one.x - other.x) * scale < (a.width + b.width) / 2 &&
    Math.abs(one.y - other.y) * scale < (a.height + b.height) / 2
  );
}

/** Two or three numbers may extend beyond a small part. */
function hasRoom(part: PinnedPart, scale: number, size: number): boolean {
  if (part.pins.length < mostInRow) return true;
  const { width, height } = roomFor(part, size);
  const [least, most] = isTall(part) ? [size, 3 * size] : [3 * size, size];
  return width <= Math.max(part.width * scale, least) && height <= Math.max(part.height * scale, most);
}

function inRows(part: PinnedPart, size: number): VisiblePin[] {
  const rows = Math.ceil(part.pins.length / mostInRow);
  return part.pins.map((pin, index) => {
    const row = Math.floor(index / mostInRow);
    const inThisRow = Math.min(mostInRow, part.pins.length - row * mostInRow);
    const along = ((index % mostInRow) - (inThisRow - 1) / 2) * size;
    const across = (row - (rows - 1) / 2) * size;
    const aside = isTall(part) ? { x: across, y: along } : { x: along, y: across };
    return { pin, x: part.x, y: part.y, aside };
  });
}

function countOf(parts: readonly PinnedPart[]): PinCount {
  const count = parts.reduce((sum, { pins }) => sum + pins.length, 0);
  const mean = (axis: 'x' | 'y') =>
    parts.reduce((sum, part) => sum + part[axis] * part.pins.length, 0) / count;
  return { parts, count, x: mean('x'), y: mean('y') };
}
