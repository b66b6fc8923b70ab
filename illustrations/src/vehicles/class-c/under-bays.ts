import type { Pen } from '../../kit/pen.ts';
import { pairs, type Point } from '../../kit/points.ts';
import { box, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { grid, union } from '../../parts/plan.ts';
import { bolts, steelX, steelY } from '../../parts/under-steel.ts';
import { tank } from '../../parts/under-tanks.ts';

type Extents = readonly [x0: number, y0: number, x1: number, y1: number];

/** The steel floors of the storage compartments: pressed ribs, bolted edges. */
function bayFloor(v: View, id: string, title: string, floors: readonly Extents[], at: Point): void {
  v.region(id, title, { part: 'bay-floor', cat: 'chassis' }, (r) => {
    r.hit(union(...floors.map((extents) => bayFloorArt(r, extents))));
    r.at(...at);
  });
}

function bayFloorArt(r: Pen, extents: Extents): Shape {
  const F = box(...extents, 0.8),
    b = F.bbox();
  r.p(F, 'dark-metal');
  r.p(F, 'shade-4');
  r.p(F, 'diagonal-bevel', { opacity: 0.7 });
  let ribs = new Shape();
  for (let y = b.y0 + 4; y < b.y1 - 1; y += 5)
    ribs = ribs.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
  r.p(ribs, 'shade-2');
  r.p(ribs, 'dark-gleam-1');
  r.p(F, 'edge-line');
  const holes: Point[] = [];
  for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 3) holes.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
  bolts(r, holes, 0.45);
  return F;
}

export function drawBayFloors(v: View): void {
  bayFloor(
    v,
    'chassis.bay-floor-road',
    'Storage compartment floor, road side',
    [[144, 20, 186, 47]],
    [166, 42],
  );
  bayFloor(
    v,
    'chassis.bay-floor-curb',
    'Storage compartment floors, curb side',
    [
      [184, -20.4, 230, -47],
      [320, -20.4, 362, -47],
    ],
    [206, -42],
  );
  v.region('util.house-batteries', 'House battery tray', { part: 'battery-tray' }, (r) => {
    const F = rect(112, 20, 141, 47, 0.8);
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.5 });
    for (const x of [114.6, 128]) {
      const B = rect(x, 25, x + 11, 43, 0.7);
      r.p(B, 'rubber');
      r.p(B, 'diagonal-bevel', { opacity: 0.5 });
      r.p(B, 'edge-line');
      r.p(B.inset(1), 'dark-gleam-1');
    }
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(126.8, 22.4);
  });
  v.region('util.lp-tank', 'LP-gas tank (frame-mounted)', { part: 'lp-tank' }, (r) => {
    const F = rect(104, -44.6, 141, -23.4, 8);
    r.cast(F, 0.8, 1.2, 3);
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder', { opacity: 0.9 });
    r.p(F, 'part-line');
    for (const x of [112, 133]) r.p(rect(x - 1, -45.2, x + 1, -22.8, 0.3), 'dark-metal', 'edge-line');
    r.c(122.5, -34, 2.2, 'dark-metal', 'edge-line');
    r.c(122.5, -34, 1, 'void');
    r.hit(rect(103.8, -45.4, 141.2, -22.6, 6));
    r.at(126, -40);
  });
}

export function drawTanks(v: View): void {
  tank(v, 'util.tank-fresh', 'Fresh-water tank', 190, 20.4, 229, 46.4, { at: [206, 33] });
  tank(v, 'util.tank-black', 'Black-water holding tank', 322, 20.4, 358, 46, {
    dark: true,
    fit: [[327, 28]],
    pads: [346, 27],
    at: [336, 36],
  });
  tank(v, 'util.tank-gray', 'Gray-water holding tank', 326, -14.4, 356, 14.4, {
    dark: true,
    fit: [[331, 9]],
    pads: [346, -3],
    at: [340, 5],
  });
  v.region('chassis.generator', 'Generator set', { part: 'generator' }, (r) => {
    const F = rect(283, -46.6, 316, -21, 1.4);
    r.cast(F, 0.8, 1.2, 3, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.p(F.inset(1.1), 'dark-gleam-1');
    r.p(rect(286, -43, 300, -31, 1), 'dark-underbody', 'edge-line');
    r.p(grid(286, -43, 300, -31, 0, 1.7), 'dark-gleam-1');
    r.c(308, -38, 4, 'dark-underbody', 'edge-line');
    r.c(308, -38, 2.8, 'dark-gleam-1');
    r.c(308, -38, 1, 'dark-metal', 'detail-line');
    r.p(rect(287, -28, 304, -24, 0.6), 'dark-underbody', 'edge-line');
    bolts(r, pairs([285, -45, 314, -45, 285, -22.6, 314, -22.6]), 0.55);
    r.hit(F);
    r.at(304, -32);
  });
}

export function drawFrame(v: View): void {
  v.region('chassis.crossmembers', 'Frame crossmembers & outriggers', { part: 'crossmember' }, (r) => {
    const H = [58, 92, 142, 186, 230, 281, 323, 358].map((x) => steelY(r, x - 1.5, -15.6, x + 1.5, 15.6));
    for (const x of [110, 143, 187.5, 231, 281, 319.6, 361])
      for (const s of [1, -1]) H.push(steelY(r, x - 0.9, s * 19, x + 0.9, s * 47.6));
    r.hit(union(...H), true);
    r.at(230, -8);
  });
  v.region('chassis.frame', 'Chassis frame rails', { part: 'frame' }, (r) => {
    const H = [1, -1].map((s) => steelX(r, 12, s * 15.4, 364, s * 19));
    const F = steelY(r, 56, -15.4, 59, 15.4),
      G = steelY(r, 362, -19, 365, 19, { ln: 'part-line' });
    const B: Point[] = [];
    for (let x = 66; x < 360; x += 14) for (const s of [1, -1]) B.push([x, s * 17.2]);
    bolts(r, B, 0.4);
    r.hit(union(...H, F, G));
    r.at(176, 17.2);
  });
  v.region('chassis.fuel-tank', 'Fuel tank', { part: 'fuel-tank' }, (r) => {
    const F = rect(284, -14.4, 320, 14.4, 4);
    r.cast(F, 1, 1.5, 3, 'shade-2');
    r.p(F, 'dark-metal');
    r.p(F, 'lying-cylinder', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.p(F.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    for (const x of [292, 312]) {
      const S = rect(x - 1.2, -15, x + 1.2, 15, 0.3);
      r.p(S, 'underbody');
      r.p(S, 'standing-cylinder', { opacity: 0.6 });
      r.p(S, 'edge-line');
    }
    r.hit(rect(283.8, -15, 320.2, 15, 3));
    r.at(302, 4);
  });
}
