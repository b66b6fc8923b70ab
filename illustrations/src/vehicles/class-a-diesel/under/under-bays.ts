import { pairs, type Point } from '../../../kit/geometry/points.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, union } from '../../../parts/layout/plan.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, tank } from '../../../parts/under/tanks.ts';

function bayFloor(
  view: View,
  id: string,
  title: string,
  boxes: readonly (readonly [number, number, number, number])[],
  at: Point,
) {
  view.region(id, title, (pen) => {
    const H = boxes.map((corner) => {
      const outline = box(...corner, 0.8),
        b = outline.bbox();
      pen.layers(outline, ['dark-metal'], ['shade-4'], ['diagonal-bevel', { opacity: 0.7 }]);
      let q = new Shape();
      for (let y = b.y0 + 4; y < b.y1 - 1; y += 5) q = q.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
      pen.layers(q, ['shade-2'], ['dark-gleam-1']);
      pen.path(outline, 'edge-line');
      const L: Point[] = [];
      for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 4) L.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
      bolts(pen, L, 0.45);
      return outline;
    });
    pen.hitArea(union(...H)).calloutAt(...at);
  });
}

export function bayFloors(view: View) {
  bayFloor(
    view,
    'chassis.bay-floor-road',
    'Basement compartment floors, road side',
    [
      [119, 19.4, 156, 47.2],
      [157.6, 19.4, 206, 47.2],
      [207.6, 19.4, 256, 47.2],
    ],
    [180, 43],
  );
  bayFloor(
    view,
    'chassis.bay-floor-curb',
    'Basement compartment floors, curb side',
    [
      [119, -19.4, 160, -47.2],
      [161.6, -19.4, 210, -47.2],
      [211.6, -19.4, 260, -47.2],
    ],
    [186, -40],
  );
}

export function wetBay(view: View) {
  view.region('util.wet-bay-floor', 'Wet-bay floor pan & sewer outlet', (pen) => {
    const outline = rect(257.6, 19.4, 331, 47.2, 0.8);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    pen.path(outline.inset(1.2), 'dark-gleam-1');
    pen.path(line([297, 20], [297, 46.6]), 'edge-line');
    pen.path(line([297.5, 20], [297.5, 46.6]), 'dark-gleam-1');
    pen.concentric(276, 37, [3.4, 'rubber', 'part-line'], [2.3, 'void', 'dark-gleam-1']);
    for (const t of [0.8, 2.9, 5])
      pen.circle(276 + 3.6 * Math.cos(t), 37 + 3.6 * Math.sin(t), 0.6, 'dark-metal', 'detail-line');
    pen.concentric(289, 38, [1.4, 'dark-metal', 'edge-line'], [0.7, 'void']);
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(266, 42);
  });
}

export function houseGear(view: View) {
  view.region('util.house-batteries', 'House battery tray & inverter floor', (pen) => {
    const outline = rect(261.6, -47.2, 298, -19.4, 0.8);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    for (const [x, y] of pairs([265, -44, 281, -44, 265, -33, 281, -33])) {
      const B = rect(x, y, x + 13.4, y + 9.4, 0.6);
      pen.layers(B, ['rubber'], ['diagonal-bevel', { opacity: 0.5 }], ['edge-line']);
      pen.path(B.inset(0.9), 'dark-gleam-1');
    }
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(279.6, -23);
  });
  view.region('util.lp-tank', 'LP-gas tank (frame-mounted)', (pen) => {
    const outline = rect(301, -45, 330, -24, 8);
    pen.shadow(outline, 0.8, 1.2, 3);
    pen.layers(outline, ['plastic'], ['lying-cylinder', { opacity: 0.9 }], ['part-line']);
    for (const x of [307, 324]) {
      pen.path(rect(x - 1, -45.6, x + 1, -23.4, 0.3), 'dark-metal', 'edge-line');
    }
    pen.concentric(315.5, -34.5, [2.2, 'dark-metal', 'edge-line'], [1, 'void']);
    pen.hitArea(rect(300.6, -45.8, 330.4, -23.2, 6)).calloutAt(318, -40);
  });
}

export function tanks(view: View) {
  view.region('chassis.fuel-tank', 'Fuel tank (diesel)', (pen) => {
    const outline = rect(117, -15, 157, 15, 4);
    pen.shadow(outline, 1, 1.5, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.8 }], ['part-line']);
    pen.path(outline.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    for (const x of [126, 148]) {
      const S = rect(x - 1.3, -15.8, x + 1.3, 15.8, 0.3);
      pen.layers(S, ['underbody'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
    }
    pen.concentric(137, -4, [1.8, 'dark-metal', 'edge-line'], [0.8, 'underbody', 'detail-line']);
    pen.hitArea(rect(116.8, -15.8, 157.2, 15.8, 3)).calloutAt(137, 5);
  });
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 164, -14.6, 206, 14.6, { at: [176, 4] });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 214, -14.6, 252, 14.6, {
    dark: true,
    fit: [[248, 9]],
    at: [226, 4],
  });
  tank(view, 'util.tank-black', 'Black-water holding tank', 260, -14.6, 296, 14.6, {
    dark: true,
    fit: [[266, 9]],
    at: [284, 4],
  });
}

export function plumbing(view: View) {
  view.region('util.drain-pipe', 'Drain piping & gate valves', (pen) => {
    const A = pairs([248, 9, 256, 9, 256, 30, 276, 30, 276, 37]),
      B = pairs([266, 9, 266, 30]);
    for (const P of [B, A]) drain(pen, P, 3);
    for (const [x, y] of pairs([256, 21, 266, 20.6])) {
      pen.path(rect(x - 2.8, y - 1.8, x + 2.8, y + 1.8, 0.5), 'rubber', 'part-line');
      pen.path(rect(x - 3.2, y - 0.5, x + 3.2, y + 0.5, 0.2), 'dark-metal', 'detail-line');
      pen.path(rect(x - 4.4, y - 0.6, x - 2.8, y + 0.6, 0.3), 'red', 'detail-line');
    }
    pen.hitArea(union(pipeHit(A, 3.8), pipeHit(B, 3.8), rect(251.4, 18.8, 269.4, 23.2))).calloutAt(271, 30);
  });
}

export function ribs(view: View) {
  view.decoration((pen) => {
    let q = new Shape();
    for (const x of [44, 56, 80, 104]) q = q.add(line([x, -15], [x, 15]));
    for (let y = -40; y <= 40; y += 10) if (Math.abs(y) > 20) q = q.add(line([14, y], [66, y]));
    for (const y of [-46, -36.6]) q = q.add(line([386, y], [434, y]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.12 });
  });
}

export function frame(view: View) {
  view.region('chassis.crossmembers', 'Frame crossmembers', (pen) => {
    const H = [32, 68, 112, 160.5, 210, 256, 302, 334, 382].map((x) =>
      steelY(pen, x - 1.6, -15.6, x + 1.6, 15.6),
    );
    const O: Shape[] = [];
    for (const x of [157, 207, 258, 333])
      for (const s of [1, -1]) O.push(steelY(pen, x - 1, s * 19.2, x + 1, s * 47.4));
    pen.hitArea(union(...H, ...O), true).calloutAt(302, -8);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 20, s * 15.4, 436, s * 19.2));
    const outline = steelY(pen, 18.4, -19.2, 22, 19.2, { line: 'part-line' });
    let B: Point[] = [];
    for (let x = 40; x < 430; x += 13) for (const s of [1, -1]) B.push([x, s * 17.3]);
    bolts(pen, B, 0.4);
    pen.hitArea(union(...H, outline)).calloutAt(232, -17.3);
  });
}
