import { box, type Extents, line, rect, Shape, spline } from '../../kit/geometry/shapes.ts';

import type { Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sidesFromAbove } from '../layout/both-sides.ts';

export interface MembraneOptions {
  /** Depth of the shade along both edges. */
  readonly edges: readonly [upper: number, lower: number];
  /** Half the width of the light along the middle. */
  readonly light?: number | undefined;
  readonly seams: readonly [from: number, to: number, half: number];
  readonly at: Point;
}

/** The membrane of a flat roof from above: darker along its edges, seams across every two feet. */
export function membraneSurface(
  view: View,
  membrane: Shape,
  [from, to, half]: readonly [number, number, number],
  o: MembraneOptions,
): void {
  const { light = 16 } = o;
  view.region('roof.membrane', 'Roof membrane (TPO)', (pen) => {
    pen.path(membrane, 'membrane');
    pen.path(rect(from, o.edges[0], to, half), 'shade-from-top');
    pen.path(rect(from, -half, to, o.edges[1]), 'shade-from-bottom');
    pen.path(rect(from, -light, to, light), 'light-1');
    const [first, last, reach] = o.seams;
    let seams = new Shape();
    for (let s = first; s < last; s += 24) seams = seams.add(line([s, -reach], [s, reach]));
    pen.path(seams, 'detail-line', { strokeOpacity: 0.1 });
    pen.path(membrane, 'edge-line');
    pen.hitArea(membrane).calloutAt(...o.at);
  });
}

/** The gland through which the cables of the solar panels enter the roof. */
export function solarEntry(view: View, cable: readonly number[], [x, y]: Point, reach = 7): void {
  view.region('roof.solar-entry', 'Solar cable entry gland', (pen) => {
    pen.path(spline(cable), 'part-line');
    const gland = rect(x, y, x + 7, y + 7, 1);
    pen.shadow(gland, 0.4, 0.6, 2);
    pen.path(gland, 'plastic', 'edge-line');
    pen.circle(x + 3.5, y + 3.5, 1.4, 'dark-metal', 'detail-line');
    pen.hitArea(rect(cable[0] ?? x, y, x + reach, y + 7.2, 1)).calloutAt(x + 3.5, y + 3.5);
  });
}

/** The rolled awning along the curb side from above. */
export function awningPlan(view: View, title: string, [x0, y0, x1, y1]: Extents, at: Point): void {
  view.region('awning.fabric', title, (pen) => {
    const roll = rect(x0, y0, x1, y1, 1.6);
    pen.shadow(roll, 0.6, 1, 3);
    pen.layers(roll, ['fabric', 'part-line'], ['lying-cylinder']);
    pen.hitArea(roll).calloutAt(...at);
  });
}

/** A solar panel on two feet, seen from a side. */
export function solarOnFeet(
  view: View,
  title: string,
  [x0, y0, x1, y1]: Extents,
  feet: Point,
  [low, high]: Point,
): void {
  view.region('roof.solar', title, (pen) => {
    const panel = rect(x0, y0, x1, y1, 0.3);
    for (const x of feet) pen.path(rect(x, low, x + 2, high), 'dark-metal', 'detail-line');
    pen.path(panel, 'gloss', 'edge-line');
    pen.path(line([x0 + 1, y1 - 0.4], [x1 - 1, y1 - 0.4]), 'gleam-1');
    pen.hitArea(panel, true);
  });
}

/** The heads at both ends of a stowed awning from above, each between two stations. */
export function awningHeadsPlan(view: View, fwd: Point, aft: Point, [inner, outer]: Point): void {
  for (const [name, [x0, x1], where] of [
    ['fwd', fwd, 'forward'],
    ['aft', aft, 'rear'],
  ] as const)
    view.region(`awning.head-${name}`, `Awning head, ${where}`, (pen) => {
      const outline = rect(x0, inner, x1, outer, 1.4);
      pen.layers(outline, ['plastic', 'part-line'], ['lying-cylinder']);
      pen.hitArea(outline);
    });
}

/** The gutters along both edges of a roof; callouts stand at one station on each side. */
export function guttersPlan(
  view: View,
  [x0, x1]: Point,
  [inner, outer]: Point,
  [curbAt, roadAt]: Point,
): void {
  const middle = (inner + outer) / 2;
  for (const [s, side] of sidesFromAbove)
    view.region(`body.gutter-${side}`, `Gutter / drip rail, ${side} side`, (pen) => {
      const outline = box(x0, s * inner, x1, s * outer, 0.6);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([x0 + 1, s * (middle - 0.4)], [x1 - 1, s * (middle - 0.4)]), 'gleam-1');
      pen.path(line([x0 + 1, s * (middle + 0.4)], [x1 - 1, s * (middle + 0.4)]), 'detail-line', 'half-line');
      pen.hitArea(outline, true).calloutAt(s > 0 ? curbAt : roadAt, s * middle);
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
