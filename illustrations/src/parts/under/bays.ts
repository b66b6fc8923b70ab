import { box, ellipse, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { grid, union } from '../layout/plan.ts';
import { bolts } from './steel.ts';

export type BayExtents = readonly [x0: number, y0: number, x1: number, y1: number];

function floorArt(pen: Pen, extents: BayExtents): Shape {
  const outline = box(...extents, 0.8),
    b = outline.bbox();
  pen.layers(outline, ['dark-metal'], ['shade-4'], ['diagonal-bevel', { opacity: 0.7 }]);
  let ribs = new Shape();
  for (let y = b.y0 + 4; y < b.y1 - 1; y += 5)
    ribs = ribs.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
  pen.path(ribs, 'shade-2', 'dark-gleam-1');
  pen.path(outline, 'edge-line');
  const holes: Point[] = [];
  for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 3) holes.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
  bolts(pen, holes, 0.45);
  return outline;
}

/** The steel floors of the storage compartments: pressed ribs, bolted edges. */
export function bayFloorsBelow(
  view: View,
  id: string,
  title: string,
  floors: readonly BayExtents[],
  at: Point,
): void {
  view.region(id, title, (pen) => {
    pen.hitArea(union(...floors.map((extents) => floorArt(pen, extents)))).calloutAt(...at);
  });
}

/** A tray with batteries seen through its open bottom; `count` batteries side by side. */
export function batteryTrayBelow(
  view: View,
  title: string,
  extents: BayExtents,
  count: number,
  at: Point,
): void {
  view.region('util.house-batteries', title, (pen) => {
    const outline = box(...extents, 0.8),
      b = outline.bbox(),
      pitch = (b.w - 3) / count;
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    for (let i = 0; i < count; i++) {
      const x = b.x0 + 2 + i * pitch,
        B = rect(x, b.y0 + b.h * 0.2, x + pitch - 1.2, b.y1 - b.h * 0.2, 0.7);
      pen.layers(B, ['rubber'], ['diagonal-bevel', { opacity: 0.5 }], ['edge-line']);
      pen.path(B.inset(0.9), 'dark-gleam-1');
    }
    bolts(
      pen,
      pairs([b.x0 + 1.3, b.y0 + 1.3, b.x1 - 1.3, b.y0 + 1.3, b.x0 + 1.3, b.y1 - 1.3, b.x1 - 1.3, b.y1 - 1.3]),
    );
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(...at);
  });
}

/** Frame-mounted LP-gas tank with its straps. */
export function lpTankBelow(view: View, title: string, extents: BayExtents, at: Point): void {
  view.region('util.lp-tank', title, (pen) => {
    const outline = box(...extents, 8),
      b = outline.bbox();
    pen.shadow(outline, 0.8, 1.2, 3);
    pen.layers(outline, ['plastic'], ['lying-cylinder', { opacity: 0.9 }], ['part-line']);
    for (const t of [0.22, 0.78]) {
      const x = lerp(b.x0, b.x1, t);
      pen.path(rect(x - 1, b.y0 - 0.6, x + 1, b.y1 + 0.6, 0.3), 'dark-metal', 'edge-line');
    }
    pen.concentric(b.cx, b.cy, [2.2, 'dark-metal', 'edge-line'], [1, 'void']);
    pen.hitArea(rect(b.x0 - 0.2, b.y0 - 0.8, b.x1 + 0.2, b.y1 + 0.8, 6)).calloutAt(...at);
  });
}

/** Generator set in its tray: louvered floor, fan, oil access. */
export function generatorBelow(view: View, title: string, extents: BayExtents, at: Point): void {
  view.region('chassis.generator', title, (pen) => {
    const outline = box(...extents, 1.4),
      b = outline.bbox(),
      x = (t: number) => lerp(b.x0, b.x1, t),
      y = (t: number) => lerp(b.y0, b.y1, t);
    pen.shadow(outline, 0.8, 1.2, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.7 }], ['part-line']);
    pen.path(outline.inset(1.1), 'dark-gleam-1');
    pen.path(rect(x(0.1), y(0.12), x(0.52), y(0.6), 1), 'dark-underbody', 'edge-line');
    pen.path(grid(x(0.1), y(0.12), x(0.52), y(0.6), 0, 1.7), 'dark-gleam-1');
    pen.concentric(x(0.75), y(0.36), [4, 'dark-underbody', 'edge-line'], [2.8, 'dark-gleam-1']);
    pen.circle(x(0.75), y(0.36), 1, 'dark-metal', 'detail-line');
    pen.path(rect(x(0.12), y(0.72), x(0.64), y(0.88), 0.6), 'dark-underbody', 'edge-line');
    bolts(
      pen,
      pairs([b.x0 + 2, b.y0 + 1.6, b.x1 - 2, b.y0 + 1.6, b.x0 + 2, b.y1 - 1.6, b.x1 - 2, b.y1 - 1.6]),
      0.55,
    );
    pen.hitArea(outline).calloutAt(...at);
  });
}

interface FuelTank {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly straps: readonly number[];
  readonly at: Point;
}

/** Steel or plastic fuel tank with its straps and drain plug. */
export function fuelTankBelow(view: View, extents: BayExtents, o: FuelTank): void {
  view.region(o.id ?? 'chassis.fuel-tank', o.title ?? 'Fuel tank', (pen) => {
    const outline = box(...extents, 4),
      b = outline.bbox();
    pen.shadow(outline, 1, 1.5, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.7 }], ['part-line']);
    pen.path(outline.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    pen.path(outline.inset(3.4), 'detail-line', 'half-line');
    for (const x of o.straps) {
      const S = rect(x - 1.2, b.y0 - 0.7, x + 1.2, b.y1 + 0.7, 0.3);
      pen.layers(S, ['underbody'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
      bolts(pen, pairs([x, b.y0 + 0.3, x, b.y1 - 0.3]), 0.45);
    }
    pen.circle(b.cx + b.w * 0.14, b.cy - b.h * 0.2, 1.6, 'dark-metal', 'edge-line');
    pen.circle(b.cx + b.w * 0.14, b.cy - b.h * 0.2, 0.7, 'underbody', 'detail-line');
    pen.hitArea(rect(b.x0 - 0.2, b.y0 - 0.7, b.x1 + 0.2, b.y1 + 0.7, 3)).calloutAt(...o.at);
  });
}

/** A dark pan with the sewer outlet and the hose hole of the service center in it. */
export function wetBayBelow(view: View, title: string, extents: BayExtents, outlet: Point, at: Point): void {
  view.region('util.wet-bay-floor', title, (pen) => {
    const outline = box(...extents, 0.8),
      [x, y] = outlet;
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    pen.path(outline.inset(1.2), 'dark-gleam-1');
    pen.concentric(x, y, [3.4, 'rubber', 'part-line'], [2.3, 'void', 'dark-gleam-1']);
    for (const t of [0.8, 2.9, 5])
      pen.circle(x + 3.6 * Math.cos(t), y + 3.6 * Math.sin(t), 0.6, 'dark-metal', 'detail-line');
    pen.concentric(x + 12, y + 1, [1.4, 'dark-metal', 'edge-line'], [0.7, 'void']);
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(...at);
  });
}

/** Open wheel housings on a motor chassis: ink of no part. */
export function housingsBelow(view: View, housings: readonly BayExtents[], radius = 4): void {
  view.decoration((pen) => {
    for (const extents of housings) {
      const outline = box(...extents, radius);
      pen.layers(outline, ['void'], ['light-1', { opacity: 0.4 }]);
      pen.path(outline.inset(1.1), 'dark-gleam-1');
      pen.path(outline, 'edge-line');
    }
  });
}

/** Rubber mud flap hanging behind a wheel, from below. */
export function mudFlapBelow(view: View, id: string, title: string, x: number, y0: number, y1: number): void {
  view.region(id, title, (pen) => {
    const outline = box(x - 1.2, y0, x + 1.2, y1, 0.5);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([x - 0.3, y0 + Math.sign(y1 - y0)], [x - 0.3, y1 - Math.sign(y1 - y0)]), 'dark-gleam-1');
    bolts(pen, pairs([x + 0.4, lerp(y0, y1, 0.15), x + 0.4, lerp(y0, y1, 0.85)]), 0.4);
    pen.hitArea(outline, true).calloutAt(x, lerp(y0, y1, 0.5));
  });
}

/** A round socket beside the hitch: seven-way plug. */
export function socketBelow(view: View, id: string, title: string, x: number, y: number): void {
  view.region(id, title, (pen) => {
    pen.path(rect(x - 3, y - 1.6, x + 1.6, y + 1.6, 0.6), 'gloss', 'edge-line');
    pen.path(rect(x + 1, y - 1.9, x + 2.8, y + 1.9, 0.5), 'dark-metal', 'detail-line');
    pen.path(line([x - 2.2, y + 0.7], [x + 0.6, y + 0.7]), 'dark-gleam-1');
    pen.hitArea(union(rect(x - 3.2, y - 2.1, x + 3, y + 2.1, 0.6), ellipse(x, y, 1))).calloutAt(x, y);
  });
}
