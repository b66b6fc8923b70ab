import { ellipse } from '../kit/curves.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp, pairs, type Point } from '../kit/points.ts';
import { box, line, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { grid, union } from './plan.ts';
import { bolts } from './under-steel.ts';

export type Extents = readonly [x0: number, y0: number, x1: number, y1: number];

function floorArt(r: Pen, extents: Extents): Shape {
  const F = box(...extents, 0.8),
    b = F.bbox();
  r.p(F, 'dark-metal');
  r.p(F, 'shade-4');
  r.p(F, 'diagonal-bevel', { opacity: 0.7 });
  let ribs = new Shape();
  for (let y = b.y0 + 4; y < b.y1 - 1; y += 5)
    ribs = ribs.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
  r.p(ribs, 'shade-2', 'dark-gleam-1');
  r.p(F, 'edge-line');
  const holes: Point[] = [];
  for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 3) holes.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
  bolts(r, holes, 0.45);
  return F;
}

/** The steel floors of the storage compartments: pressed ribs, bolted edges. */
export function bayFloorsBelow(
  v: View,
  id: string,
  title: string,
  floors: readonly Extents[],
  at: Point,
): void {
  v.region(id, title, { part: 'bay-floor', cat: 'chassis' }, (r) => {
    r.hit(union(...floors.map((extents) => floorArt(r, extents))));
    r.at(...at);
  });
}

/** A tray with batteries seen through its open bottom; `count` batteries side by side. */
export function batteryTrayBelow(v: View, title: string, extents: Extents, count: number, at: Point): void {
  v.region('util.house-batteries', title, { part: 'battery-tray', cat: 'util' }, (r) => {
    const F = box(...extents, 0.8),
      b = F.bbox(),
      pitch = (b.w - 3) / count;
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.5 });
    for (let i = 0; i < count; i++) {
      const x = b.x0 + 2 + i * pitch,
        B = rect(x, b.y0 + b.h * 0.2, x + pitch - 1.2, b.y1 - b.h * 0.2, 0.7);
      r.p(B, 'rubber');
      r.p(B, 'diagonal-bevel', { opacity: 0.5 });
      r.p(B, 'edge-line');
      r.p(B.inset(0.9), 'dark-gleam-1');
    }
    bolts(
      r,
      pairs([b.x0 + 1.3, b.y0 + 1.3, b.x1 - 1.3, b.y0 + 1.3, b.x0 + 1.3, b.y1 - 1.3, b.x1 - 1.3, b.y1 - 1.3]),
    );
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(...at);
  });
}

/** Frame-mounted LP-gas tank with its straps. */
export function lpTankBelow(v: View, title: string, extents: Extents, at: Point): void {
  v.region('util.lp-tank', title, { part: 'lp-tank', cat: 'util' }, (r) => {
    const F = box(...extents, 8),
      b = F.bbox();
    r.cast(F, 0.8, 1.2, 3);
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder', { opacity: 0.9 });
    r.p(F, 'part-line');
    for (const t of [0.22, 0.78]) {
      const x = lerp(b.x0, b.x1, t);
      r.p(rect(x - 1, b.y0 - 0.6, x + 1, b.y1 + 0.6, 0.3), 'dark-metal', 'edge-line');
    }
    r.c(b.cx, b.cy, 2.2, 'dark-metal', 'edge-line');
    r.c(b.cx, b.cy, 1, 'void');
    r.hit(rect(b.x0 - 0.2, b.y0 - 0.8, b.x1 + 0.2, b.y1 + 0.8, 6));
    r.at(...at);
  });
}

/** Generator set in its tray: louvered floor, fan, oil access. */
export function generatorBelow(v: View, title: string, extents: Extents, at: Point): void {
  v.region('chassis.generator', title, { part: 'generator' }, (r) => {
    const F = box(...extents, 1.4),
      b = F.bbox(),
      x = (t: number) => lerp(b.x0, b.x1, t),
      y = (t: number) => lerp(b.y0, b.y1, t);
    r.cast(F, 0.8, 1.2, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.p(F.inset(1.1), 'dark-gleam-1');
    r.p(rect(x(0.1), y(0.12), x(0.52), y(0.6), 1), 'dark-underbody', 'edge-line');
    r.p(grid(x(0.1), y(0.12), x(0.52), y(0.6), 0, 1.7), 'dark-gleam-1');
    r.c(x(0.75), y(0.36), 4, 'dark-underbody', 'edge-line');
    r.c(x(0.75), y(0.36), 2.8, 'dark-gleam-1');
    r.c(x(0.75), y(0.36), 1, 'dark-metal', 'detail-line');
    r.p(rect(x(0.12), y(0.72), x(0.64), y(0.88), 0.6), 'dark-underbody', 'edge-line');
    bolts(
      r,
      pairs([b.x0 + 2, b.y0 + 1.6, b.x1 - 2, b.y0 + 1.6, b.x0 + 2, b.y1 - 1.6, b.x1 - 2, b.y1 - 1.6]),
      0.55,
    );
    r.hit(F);
    r.at(...at);
  });
}

interface FuelTank {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly straps: readonly number[];
  readonly at: Point;
}

/** Steel or plastic fuel tank with its straps and drain plug. */
export function fuelTankBelow(v: View, extents: Extents, o: FuelTank): void {
  v.region(o.id ?? 'chassis.fuel-tank', o.title ?? 'Fuel tank', { part: 'fuel-tank' }, (r) => {
    const F = box(...extents, 4),
      b = F.bbox();
    r.cast(F, 1, 1.5, 3, 'shade-2');
    r.p(F, 'dark-metal');
    r.p(F, 'lying-cylinder', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.p(F.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    r.p(F.inset(3.4), 'detail-line', 'half-line');
    for (const x of o.straps) {
      const S = rect(x - 1.2, b.y0 - 0.7, x + 1.2, b.y1 + 0.7, 0.3);
      r.p(S, 'underbody');
      r.p(S, 'standing-cylinder', { opacity: 0.6 });
      r.p(S, 'edge-line');
      bolts(r, pairs([x, b.y0 + 0.3, x, b.y1 - 0.3]), 0.45);
    }
    r.c(b.cx + b.w * 0.14, b.cy - b.h * 0.2, 1.6, 'dark-metal', 'edge-line');
    r.c(b.cx + b.w * 0.14, b.cy - b.h * 0.2, 0.7, 'underbody', 'detail-line');
    r.hit(rect(b.x0 - 0.2, b.y0 - 0.7, b.x1 + 0.2, b.y1 + 0.7, 3));
    r.at(...o.at);
  });
}

/** A dark pan with the sewer outlet and the hose hole of the service center in it. */
export function wetBayBelow(v: View, title: string, extents: Extents, outlet: Point, at: Point): void {
  v.region('util.wet-bay-floor', title, { part: 'bay-floor', cat: 'util' }, (r) => {
    const F = box(...extents, 0.8),
      [x, y] = outlet;
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.5 });
    r.p(F.inset(1.2), 'dark-gleam-1');
    r.c(x, y, 3.4, 'rubber', 'part-line');
    r.c(x, y, 2.3, 'void', 'dark-gleam-1');
    for (const t of [0.8, 2.9, 5])
      r.c(x + 3.6 * Math.cos(t), y + 3.6 * Math.sin(t), 0.6, 'dark-metal', 'detail-line');
    r.c(x + 12, y + 1, 1.4, 'dark-metal', 'edge-line');
    r.c(x + 12, y + 1, 0.7, 'void');
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(...at);
  });
}

/** Open wheel housings on a motor chassis: ink of no part. */
export function housingsBelow(v: View, housings: readonly Extents[], radius = 4): void {
  v.deco((r) => {
    for (const extents of housings) {
      const F = box(...extents, radius);
      r.p(F, 'void');
      r.p(F, 'light-1', { opacity: 0.4 });
      r.p(F.inset(1.1), 'dark-gleam-1');
      r.p(F, 'edge-line');
    }
  });
}

/** Rubber mud flap hanging behind a wheel, from below. */
export function mudFlapBelow(v: View, id: string, title: string, x: number, y0: number, y1: number): void {
  v.region(id, title, { part: 'mud-flap' }, (r) => {
    const F = box(x - 1.2, y0, x + 1.2, y1, 0.5);
    r.p(F, 'rubber', 'edge-line');
    r.p(line([x - 0.3, y0 + Math.sign(y1 - y0)], [x - 0.3, y1 - Math.sign(y1 - y0)]), 'dark-gleam-1');
    bolts(
      r,
      [
        [x + 0.4, lerp(y0, y1, 0.15)],
        [x + 0.4, lerp(y0, y1, 0.85)],
      ],
      0.4,
    );
    r.hit(F, true);
    r.at(x, lerp(y0, y1, 0.5));
  });
}

/** A round socket beside the hitch: seven-way plug. */
export function socketBelow(v: View, id: string, title: string, x: number, y: number): void {
  v.region(id, title, { part: 'seven-way', cat: 'util' }, (r) => {
    r.p(rect(x - 3, y - 1.6, x + 1.6, y + 1.6, 0.6), 'gloss', 'edge-line');
    r.p(rect(x + 1, y - 1.9, x + 2.8, y + 1.9, 0.5), 'dark-metal', 'detail-line');
    r.p(line([x - 2.2, y + 0.7], [x + 0.6, y + 0.7]), 'dark-gleam-1');
    r.hit(union(rect(x - 3.2, y - 2.1, x + 3, y + 2.1, 0.6), ellipse(x, y, 1)));
    r.at(x, y);
  });
}
