import type { Point } from '../../kit/geometry/points.ts';
import { cornered, type Extents, line, rect, type Shape } from '../../kit/geometry/shapes.ts';
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

/** A cast name badge between two heights. */
export function nameBadge(
  view: View,
  title: string,
  outline: readonly number[],
  inset: number,
  at: Point,
): void {
  view.region('body.badge', title, (pen) => {
    const badge = cornered(outline);
    pen.layers(badge, ['metal', 'edge-line'], ['bevel']);
    pen.path(badge.inset(inset), 'detail-line', 'half-line');
    pen.hitArea(badge).calloutAt(...at);
  });
}

/** The bar that ends a roof membrane: screwed down across the roof at a station. */
export function terminationBar(
  view: View,
  end: 'front' | 'rear',
  [x0, x1]: Point,
  half: number,
  screws: readonly [from: number, to: number, step: number],
  at: Point,
): void {
  const title = end === 'front' ? 'Front termination bar & lap sealant' : 'Rear termination bar & trim';
  view.region(`roof.${end}-seal`, title, (pen) => {
    const outline = rect(x0, -half, x1, half, 0.6);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([x0 + 1.4, -half + 0.6], [x0 + 1.4, half - 0.6]), 'gleam-1');
    for (let y = screws[0]; y < screws[1]; y += screws[2]) pen.circle(x0 + 2.4, y, 0.35, 'dark-metal');
    pen.hitArea(outline, true).calloutAt(...at);
  });
}
