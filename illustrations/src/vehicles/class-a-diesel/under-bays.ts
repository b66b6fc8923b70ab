import { pairs, type Point } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { pipeHit, union } from '../../parts/plan.ts';
import { bolts, steelX, steelY } from '../../parts/under-steel.ts';
import { drain, tank } from '../../parts/under-tanks.ts';

function bayFloor(
  v: View,
  id: string,
  title: string,
  boxes: readonly (readonly [number, number, number, number])[],
  at: Point,
) {
  v.region(id, title, { part: 'bay-floor', cat: 'chassis' }, (r) => {
    const H = boxes.map((corner) => {
      const F = box(...corner, 0.8),
        b = F.bbox();
      r.p(F, 'dark-metal');
      r.p(F, 'shade-4');
      r.p(F, 'diagonal-bevel', { opacity: 0.7 });
      let q = new Shape();
      for (let y = b.y0 + 4; y < b.y1 - 1; y += 5) q = q.add(rect(b.x0 + 2, y - 0.5, b.x1 - 2, y + 0.5, 0.5));
      r.p(q, 'shade-2');
      r.p(q, 'dark-gleam-1');
      r.p(F, 'edge-line');
      const L: Point[] = [];
      for (let x = b.x0 + 1.4; x < b.x1; x += (b.w - 2.8) / 4) L.push([x, b.y0 + 1.3], [x, b.y1 - 1.3]);
      bolts(r, L, 0.45);
      return F;
    });
    r.hit(union(...H));
    r.at(...at);
  });
}

export function bayFloors(v: View) {
  bayFloor(
    v,
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
    v,
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

export function wetBay(v: View) {
  v.region(
    'util.wet-bay-floor',
    'Wet-bay floor pan & sewer outlet',
    { part: 'bay-floor', cat: 'util' },
    (r) => {
      const F = rect(257.6, 19.4, 331, 47.2, 0.8);
      r.p(F, 'underbody');
      r.p(F, 'diagonal-bevel', { opacity: 0.5 });
      r.p(F.inset(1.2), 'dark-gleam-1');
      r.p(line([297, 20], [297, 46.6]), 'edge-line');
      r.p(line([297.5, 20], [297.5, 46.6]), 'dark-gleam-1');
      r.c(276, 37, 3.4, 'rubber', 'part-line');
      r.c(276, 37, 2.3, 'void', 'dark-gleam-1');
      for (const t of [0.8, 2.9, 5])
        r.c(276 + 3.6 * Math.cos(t), 37 + 3.6 * Math.sin(t), 0.6, 'dark-metal', 'detail-line');
      r.c(289, 38, 1.4, 'dark-metal', 'edge-line');
      r.c(289, 38, 0.7, 'void');
      r.p(F, 'edge-line');
      r.hit(F);
      r.at(266, 42);
    },
  );
}

export function houseGear(v: View) {
  v.region(
    'util.house-batteries',
    'House battery tray & inverter floor',
    { part: 'battery-tray', cat: 'util' },
    (r) => {
      const F = rect(261.6, -47.2, 298, -19.4, 0.8);
      r.p(F, 'underbody');
      r.p(F, 'diagonal-bevel', { opacity: 0.5 });
      for (const [x, y] of pairs([265, -44, 281, -44, 265, -33, 281, -33])) {
        const B = rect(x, y, x + 13.4, y + 9.4, 0.6);
        r.p(B, 'rubber');
        r.p(B, 'diagonal-bevel', { opacity: 0.5 });
        r.p(B, 'edge-line');
        r.p(B.inset(0.9), 'dark-gleam-1');
      }
      r.p(F, 'edge-line');
      r.hit(F);
      r.at(279.6, -23);
    },
  );
  v.region('util.lp-tank', 'LP-gas tank (frame-mounted)', { part: 'lp-tank', cat: 'util' }, (r) => {
    const F = rect(301, -45, 330, -24, 8);
    r.cast(F, 0.8, 1.2, 3);
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder', { opacity: 0.9 });
    r.p(F, 'part-line');
    for (const x of [307, 324]) {
      r.p(rect(x - 1, -45.6, x + 1, -23.4, 0.3), 'dark-metal', 'edge-line');
    }
    r.c(315.5, -34.5, 2.2, 'dark-metal', 'edge-line');
    r.c(315.5, -34.5, 1, 'void');
    r.hit(rect(300.6, -45.8, 330.4, -23.2, 6));
    r.at(318, -40);
  });
}

export function tanks(v: View) {
  v.region('chassis.fuel-tank', 'Fuel tank (diesel)', { part: 'fuel-tank' }, (r) => {
    const F = rect(117, -15, 157, 15, 4);
    r.cast(F, 1, 1.5, 3, 'shade-2');
    r.p(F, 'dark-metal');
    r.p(F, 'lying-cylinder', { opacity: 0.8 });
    r.p(F, 'part-line');
    r.p(F.inset(1.2), 'gleam-1', { strokeOpacity: 0.35 });
    for (const x of [126, 148]) {
      const S = rect(x - 1.3, -15.8, x + 1.3, 15.8, 0.3);
      r.p(S, 'underbody');
      r.p(S, 'standing-cylinder', { opacity: 0.6 });
      r.p(S, 'edge-line');
    }
    r.c(137, -4, 1.8, 'dark-metal', 'edge-line');
    r.c(137, -4, 0.8, 'underbody', 'detail-line');
    r.hit(rect(116.8, -15.8, 157.2, 15.8, 3));
    r.at(137, 5);
  });
  tank(v, 'util.tank-fresh', 'Fresh-water tank', 164, -14.6, 206, 14.6, { at: [176, 4] });
  tank(v, 'util.tank-gray', 'Gray-water holding tank', 214, -14.6, 252, 14.6, {
    dark: true,
    fit: [[248, 9]],
    at: [226, 4],
  });
  tank(v, 'util.tank-black', 'Black-water holding tank', 260, -14.6, 296, 14.6, {
    dark: true,
    fit: [[266, 9]],
    at: [284, 4],
  });
}

export function plumbing(v: View) {
  v.region('util.drain-pipe', 'Drain piping & gate valves', { part: 'drain-pipe' }, (r) => {
    const A = pairs([248, 9, 256, 9, 256, 30, 276, 30, 276, 37]),
      B = pairs([266, 9, 266, 30]);
    for (const P of [B, A]) drain(r, P, 3);
    for (const [x, y] of pairs([256, 21, 266, 20.6])) {
      r.p(rect(x - 2.8, y - 1.8, x + 2.8, y + 1.8, 0.5), 'rubber', 'part-line');
      r.p(rect(x - 3.2, y - 0.5, x + 3.2, y + 0.5, 0.2), 'dark-metal', 'detail-line');
      r.p(rect(x - 4.4, y - 0.6, x - 2.8, y + 0.6, 0.3), 'red', 'detail-line');
    }
    r.hit(union(pipeHit(A, 3.8), pipeHit(B, 3.8), rect(251.4, 18.8, 269.4, 23.2)));
    r.at(271, 30);
  });
}

export function ribs(v: View) {
  v.deco((r) => {
    let q = new Shape();
    for (const x of [44, 56, 80, 104]) q = q.add(line([x, -15], [x, 15]));
    for (let y = -40; y <= 40; y += 10) if (Math.abs(y) > 20) q = q.add(line([14, y], [66, y]));
    for (const y of [-46, -36.6]) q = q.add(line([386, y], [434, y]));
    r.p(q, 'dark-gleam-1', { strokeOpacity: 0.12 });
  });
}

export function frame(v: View) {
  v.region('chassis.crossmembers', 'Frame crossmembers', { part: 'crossmember' }, (r) => {
    const H = [32, 68, 112, 160.5, 210, 256, 302, 334, 382].map((x) =>
      steelY(r, x - 1.6, -15.6, x + 1.6, 15.6),
    );
    const O: Shape[] = [];
    for (const x of [157, 207, 258, 333])
      for (const s of [1, -1]) O.push(steelY(r, x - 1, s * 19.2, x + 1, s * 47.4));
    r.hit(union(...H, ...O), true);
    r.at(302, -8);
  });
  v.region('chassis.frame', 'Chassis frame rails', { part: 'frame' }, (r) => {
    const H = [1, -1].map((s) => steelX(r, 20, s * 15.4, 436, s * 19.2));
    const F = steelY(r, 18.4, -19.2, 22, 19.2, { ln: 'part-line' });
    let B: Point[] = [];
    for (let x = 40; x < 430; x += 13) for (const s of [1, -1]) B.push([x, s * 17.3]);
    bolts(r, B, 0.4);
    r.hit(union(...H, F));
    r.at(232, -17.3);
  });
}
