import type { Pen } from '../../../kit/drawing/pen.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import { box, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, union } from '../../../parts/layout/plan.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { tank } from '../../../parts/under/tanks.ts';

type Extents = readonly [x0: number, y0: number, x1: number, y1: number];

/** The steel floors of the storage compartments: pressed ribs, bolted edges. */
function bayFloor(view: View, id: string, title: string, floors: readonly Extents[], at: Point): void {
  view.region(id, title, (pen) => {
    pen.hitArea(union(...floors.map((extents) => bayFloorArt(pen, extents)))).calloutAt(...at);
  });
}

function bayFloorArt(pen: Pen, extents: Extents): Shape {
  const outline = box(...extents, 0.8),
    b = outline.bbox();
  pen.layers(outline, ['dark-metal'], ['shade-4'], ['diagonal-bevel', { opacity: 0.7 }]);
  let ribs = new Shape();
  for (let y = b.y0 + 4; y < b.y1 - 1; y += 5)
    ribs = ribs.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
  pen.layers(ribs, ['shade-2'], ['dark-gleam-1']);
  pen.path(outline, 'edge-line');
  const holes: Point[] = [];
  for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 3) holes.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
  bolts(pen, holes, 0.45);
  return outline;
}

export function drawBayFloors(view: View): void {
  bayFloor(
    view,
    'chassis.bay-floor-road',
    'Storage compartment floor, road side',
    [[144, 20, 186, 47]],
    [166, 42],
  );
  bayFloor(
    view,
    'chassis.bay-floor-curb',
    'Storage compartment floors, curb side',
    [
      [184, -20.4, 230, -47],
      [320, -20.4, 362, -47],
    ],
    [206, -42],
  );
  view.region('util.house-batteries', 'House battery tray', (pen) => {
    const outline = rect(112, 20, 141, 47, 0.8);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    for (const x of [114.6, 128]) {
      const B = rect(x, 25, x + 11, 43, 0.7);
      pen.layers(B, ['rubber'], ['diagonal-bevel', { opacity: 0.5 }], ['edge-line']);
      pen.path(B.inset(1), 'dark-gleam-1');
    }
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(126.8, 22.4);
  });
  view.region('util.lp-tank', 'LP-gas tank (frame-mounted)', (pen) => {
    const outline = rect(104, -44.6, 141, -23.4, 8);
    pen.shadow(outline, 0.8, 1.2, 3);
    pen.layers(outline, ['plastic'], ['lying-cylinder', { opacity: 0.9 }], ['part-line']);
    for (const x of [112, 133]) pen.path(rect(x - 1, -45.2, x + 1, -22.8, 0.3), 'dark-metal', 'edge-line');
    pen.concentric(122.5, -34, [2.2, 'dark-metal', 'edge-line'], [1, 'void']);
    pen.hitArea(rect(103.8, -45.4, 141.2, -22.6, 6)).calloutAt(126, -40);
  });
}

export function drawTanks(view: View): void {
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 190, 20.4, 229, 46.4, { at: [206, 33] });
  tank(view, 'util.tank-black', 'Black-water holding tank', 322, 20.4, 358, 46, {
    dark: true,
    fit: [[327, 28]],
    pads: [346, 27],
    at: [336, 36],
  });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 326, -14.4, 356, 14.4, {
    dark: true,
    fit: [[331, 9]],
    pads: [346, -3],
    at: [340, 5],
  });
  view.region('chassis.generator', 'Generator set', (pen) => {
    const outline = rect(283, -46.6, 316, -21, 1.4);
    pen.shadow(outline, 0.8, 1.2, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.7 }], ['part-line']);
    pen.path(outline.inset(1.1), 'dark-gleam-1');
    pen.path(rect(286, -43, 300, -31, 1), 'dark-underbody', 'edge-line');
    pen.path(grid(286, -43, 300, -31, 0, 1.7), 'dark-gleam-1');
    pen.concentric(308, -38, [4, 'dark-underbody', 'edge-line'], [2.8, 'dark-gleam-1']);
    pen.circle(308, -38, 1, 'dark-metal', 'detail-line');
    pen.path(rect(287, -28, 304, -24, 0.6), 'dark-underbody', 'edge-line');
    bolts(pen, pairs([285, -45, 314, -45, 285, -22.6, 314, -22.6]), 0.55);
    pen.hitArea(outline).calloutAt(304, -32);
  });
}

export function drawFrame(view: View): void {
  view.region('chassis.crossmembers', 'Frame crossmembers & outriggers', (pen) => {
    const H = [58, 92, 142, 186, 230, 281, 323, 358].map((x) => steelY(pen, x - 1.5, -15.6, x + 1.5, 15.6));
    for (const x of [110, 143, 187.5, 231, 281, 319.6, 361])
      for (const s of [1, -1]) H.push(steelY(pen, x - 0.9, s * 19, x + 0.9, s * 47.6));
    pen.hitArea(union(...H), true).calloutAt(230, -8);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 12, s * 15.4, 364, s * 19));
    const outline = steelY(pen, 56, -15.4, 59, 15.4),
      G = steelY(pen, 362, -19, 365, 19, { line: 'part-line' });
    const B: Point[] = [];
    for (let x = 66; x < 360; x += 14) for (const s of [1, -1]) B.push([x, s * 17.2]);
    bolts(pen, B, 0.4);
    pen.hitArea(union(...H, outline, G)).calloutAt(176, 17.2);
  });
  view.region('chassis.fuel-tank', 'Fuel tank', (pen) => {
    const outline = rect(284, -14.4, 320, 14.4, 4);
    pen.shadow(outline, 1, 1.5, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.7 }], ['part-line']);
    pen.path(outline.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    for (const x of [292, 312]) {
      const S = rect(x - 1.2, -15, x + 1.2, 15, 0.3);
      pen.layers(S, ['underbody'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
    }
    pen.hitArea(rect(283.8, -15, 320.2, 15, 3)).calloutAt(302, 4);
  });
}
