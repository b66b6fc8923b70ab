import type { Point } from '../../kit/geometry/points.ts';
import { type Extents, line, rect, type Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

/** A bright metal strip: belt trim, seam molding. The gleam runs from one point to another. */
export function metalStrip(
  view: View,
  id: string,
  title: string,
  [x0, y0, x1, y1]: Extents,
  gleam: Extents,
  at: Point,
  radius = 0.3,
): void {
  view.region(id, title, (pen) => {
    const outline = rect(x0, y0, x1, y1, radius);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([gleam[0], gleam[1]], [gleam[2], gleam[3]]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(...at);
  });
}

/** The trim along the belt line or the skirt; its gleam runs between two stations. */
export function beltTrim(view: View, title: string, extents: Extents, [from, to]: Point, at: Point): void {
  const gleam = extents[3] - 0.6;
  metalStrip(view, 'body.belt-trim', title, extents, [from, gleam, to, gleam], at);
}

/** A standing corner molding, half round, with a seam down its middle. */
export function cornerMolding(
  view: View,
  title: string,
  [x0, y0, x1, y1]: Extents,
  seam: number,
  at: Point,
): void {
  view.region('body.rear-moulding', title, (pen) => {
    const outline = rect(x0, y0, x1, y1, 0.6);
    pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
    pen.path(line([seam, y0 + 1], [seam, y1 - 1]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(...at);
  });
}

/** The panel under an overhang, seen edge on. */
export function bellyPanel(
  view: View,
  id: string,
  title: string,
  outline: Shape,
  at: Point,
  meta: RegionMeta = {},
): void {
  view.region(id, title, meta, (pen) => {
    pen.layers(outline, ['underbody', 'edge-line'], ['shade-from-top']);
    pen.hitArea(outline, true).calloutAt(...at);
  });
}
