import { isSurface, type PaintName } from '../paint/paint-names.ts';
import type { InkNote } from '../drawing/pen.ts';
import { around, doubleArea, type Point } from '../geometry/points.ts';
import { fromPts, Shape } from '../geometry/shapes.ts';
import { CellMap } from '../geometry/cell-map.ts';
import { simplifiedLoop, subpaths } from '../geometry/subpaths.ts';

export interface SilhouetteOptions {
  /** Distance of the outline from the ink, in inches. */
  readonly grow?: number | undefined;
  /** Gaps narrower than twice this are bridged. */
  readonly close?: number | undefined;
  /** Holes smaller than this, in square inches, are filled. */
  readonly minHole?: number | undefined;
}

interface Ink {
  readonly strokes: readonly Point[][];
  readonly filled: boolean;
  readonly evenOdd: boolean;
  readonly width: number;
}

const outlines: ReadonlySet<PaintName> = new Set(['edge-line', 'part-line', 'overlap-line']);

/** The ink of a stroke that counts for the outline: surfaces, bars and the lines of a part. Shade and detail do not. */
function inkOf({ shape, paints, extra }: InkNote): Ink[] {
  const filled = paints.some(isSurface);
  const width = filled ? 0 : (extra?.width ?? (paints.some((name) => outlines.has(name)) ? 0.12 : 0));
  if (!filled && width < 0.12) return [];
  const strokes = subpaths(shape).map((part) => {
    const points = part.pts(0.05);
    const closes = part.segments.at(-1)?.[0] === 'Z';
    return closes ? [...points, around(points, 0)] : points;
  });
  return [{ strokes, filled, evenOdd: paints.includes('even-odd'), width }];
}

/** All places a part put ink on: enough to measure it. */
export function inkPoints(notes: readonly InkNote[]): Point[] {
  return notes.flatMap((note) => inkOf(note).flatMap(({ strokes }) => strokes.flat()));
}

/** The true outline, with holes, of everything a part painted: filled on a grid, grown, closed and traced. */
export function silhouette(notes: readonly InkNote[], options: SilhouetteOptions = {}): Shape {
  const { grow = 0.16, close = 0.3, minHole = 1.2 } = options;
  const inks = notes.flatMap(inkOf);
  const cells = new CellMap(
    inks.flatMap(({ strokes }) => strokes.flat()),
    grow + close + 0.6,
  );
  for (const { strokes, filled, evenOdd, width } of inks) {
    if (filled) cells.cover(strokes, evenOdd);
    else for (const stroke of strokes) for (const side of barsOf(stroke, width)) cells.cover([side], false);
  }
  cells.grow(grow + close);
  cells.shrink(close);
  const outline = new Shape();
  for (const loop of cells.loops()) {
    const area = (doubleArea(loop) * cells.size ** 2) / 2;
    if (area < 0 ? -area < minHole : area < 0.3) continue;
    const corners = traced(loop);
    if (corners.length > 2)
      outline.segments.push(...fromPts(corners.map((cell) => cells.place(cell))).segments);
  }
  return outline;
}

function barsOf(stroke: readonly Point[], width: number): Point[][] {
  return stroke.slice(0, -1).map((a, i) => {
    const b = around(stroke, i + 1);
    const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const x = (((b[0] - a[0]) / run) * width) / 2;
    const y = (((b[1] - a[1]) / run) * width) / 2;
    return [
      [a[0] - x - y, a[1] - y + x],
      [b[0] + x - y, b[1] + y + x],
      [b[0] + x + y, b[1] + y - x],
      [a[0] - x + y, a[1] - y - x],
    ];
  });
}

/** Edge midpoints instead of cell corners, so that no staircase is left; then as few corners as serve. */
function traced(loop: readonly Point[]): Point[] {
  const middles = loop.map((p, i): Point => {
    const next = around(loop, i + 1);
    return [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2];
  });
  const start = around(middles, 0);
  let [far, distance] = [0, 0];
  middles.forEach((p, i) => {
    const d = Math.hypot(p[0] - start[0], p[1] - start[1]);
    if (d > distance) [far, distance] = [i, d];
  });
  return simplifiedLoop(middles, far, 0.8);
}
