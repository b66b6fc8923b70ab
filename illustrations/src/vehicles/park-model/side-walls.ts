import type { Point } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { siding, skirting } from '../../parts/house.ts';
import { eaveHeight, floorHeight, wallFront, wallRear } from './hull.ts';

export function shellHitchCover(v: View) {
  v.region('house.hitch-cover', 'Hitch cover', { part: 'hitch-cover', cat: 'house', shared: true }, (r) => {
    const F = rect(6, 0, wallFront + 1, 24, [0.3, 0.3, 0.3, 0.8]);
    r.p(F, 'skirt');
    siding(r, rect(6, 1, wallFront + 1, 22), { exp: 5, base: 'skirt', tint: null, joints: false, y: -2 });
    r.p(box(6, 0, 14, 24), v.F);
    r.p(rect(6, 14, wallFront, 22), 'shade-from-top', { opacity: 0.5 });
    r.p(rect(33, 0, wallFront + 1, 24), v.R);
    r.p(rect(6, 0, 9.4, 22, 0.2), 'plastic', 'edge-line');
    const T = poly([
      [4.4, 21.6, 0.4],
      [4.8, 24.4, 0.5],
      [wallFront + 1, 26, 0.3],
      [wallFront + 1, 23.2, 0.3],
    ]);
    r.p(rect(9.4, 18.6, wallFront, 22), 'shade-from-top');
    r.p(T, 'plastic', 'part-line');
    r.p(T, 'bevel');
    r.p(rect(6, 0, wallFront + 1, 1.6), 'plastic', 'edge-line');
    r.p(
      poly([
        [6, 0],
        [6, 22],
        [wallFront + 1, 22.6],
        [wallFront + 1, 0],
      ]),
      'part-line',
    );
    r.hit(
      poly([
        [4.4, 0],
        [4.4, 24.6],
        [wallFront, 26],
        [wallFront, 0],
      ]),
    );
    r.at(24, 12);
  });
}

export function shellSections(v: View) {
  const curb = v.side === 'curb';
  const sk = (k: string, n: string, a: number, b: number, at: Point) =>
    v.region(`house.skirting-${k}`, `Skirting, ${n} section`, { part: 'skirting', cat: 'house' }, (r) => {
      const F = rect(a, 0, b, 26);
      skirting(r, F);
      if (a < wallFront + 3) r.p(rect(a, 0, a + 12, 26), v.F);
      if (b > wallRear - 4) r.p(rect(b - 12, 0, b, 26), v.R);
      if (b < wallRear) r.p(line([b, 1], [b, 26]), 'edge-line');
      r.hit(F);
      r.at(...at);
    });
  const section = (k: string, n: string, a: number, b: number, at: Point, seed: number) =>
    v.region(`house.siding-${k}`, `Lap siding, ${n} section`, { part: 'siding', cat: 'house' }, (r) => {
      const F = rect(a, floorHeight + 1, b, eaveHeight - 1);
      siding(r, F, { exp: 5, y: floorHeight - 2, seed });
      r.hit(F);
      r.at(...at);
    });
  sk('front', 'front', wallFront - 0.8, 181, [100, 12]);
  sk('mid', 'center', 181, 322, [curb ? 300 : 214, 12]);
  sk('rear', 'rear', 322, wallRear + 0.8, [curb ? 416 : 442, 12]);
  section('front', 'front', wallFront, 181.2, curb ? [126.4, 48] : [142, 58], 11);
  section('mid', 'center', 181, 322.2, curb ? [284, 52] : [270, 100], 23);
  section('rear', 'rear', 322, wallRear, curb ? [368, 58] : [372, 92], 37);
}

export function wallShade(v: View) {
  v.deco((r) => {
    r.p(rect(wallFront, eaveHeight - 24, wallRear, eaveHeight - 3), 'shade-from-top', { opacity: 0.7 });
    r.p(rect(wallFront, floorHeight, wallFront + 16, eaveHeight), v.F, { opacity: 0.6 });
    r.p(rect(wallRear - 22, floorHeight, wallRear, eaveHeight), v.R, { opacity: 0.8 });
    r.p(rect(wallFront, floorHeight, wallRear, floorHeight + 10), 'shade-from-bottom', { opacity: 0.5 });
  });
}

export function shellBandBoard(v: View) {
  const curb = v.side === 'curb';
  v.region('house.band-board', 'Band board & floor-line trim', { part: 'band-board', cat: 'house' }, (r) => {
    const F = rect(wallFront - 0.6, 25, wallRear + 0.6, 30.4, 0.3);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'bevel');
    r.p(line([wallFront, 29.7], [wallRear, 29.7]), 'gleam-2');
    r.p(rect(wallFront - 1, 24.2, wallRear + 1, 25.4, 0.2), 'metal', 'detail-line');
    r.hit(rect(wallFront - 1, 24.2, wallRear + 1, 30.4));
    r.at(curb ? 350 : 150, 27.6);
  });
}

export function shellFrieze(v: View) {
  const curb = v.side === 'curb';
  v.region('house.frieze', 'Frieze board', { part: 'frieze-board', cat: 'house' }, (r) => {
    const F = rect(wallFront, eaveHeight - 6.4, wallRear, eaveHeight - 1);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'shade-from-top');
    r.hit(F);
    r.at(curb ? 304 : 140, eaveHeight - 5.2);
  });
}

export function shellCornerBoard(v: View) {
  for (const [a, k, g] of [
    [wallFront, 'front', 1],
    [wallRear, 'rear', -1],
  ] as const)
    v.region(`house.corner-board-${k}`, `Corner board, ${k}`, { part: 'corner-board', cat: 'house' }, (r) => {
      const F = box(a - g * 0.8, 30.2, a + g * 4, eaveHeight - 1);
      r.cast(F, 0.5, 0, 2);
      r.p(F, 'plastic', 'part-line');
      r.p(F, g > 0 ? v.F : v.R);
      r.p(line([a + g * 1.2, 31], [a + g * 1.2, eaveHeight - 2]), 'detail-line', 'half-line');
      r.hit(F);
      r.at(a + g * 2.2, 86);
    });
}

export function wallOutline(v: View) {
  v.deco((r) => {
    r.p(line([wallFront - 0.8, 0], [wallFront - 0.8, eaveHeight - 1]), 'silhouette-line', 'butt');
    r.p(line([wallRear + 0.8, 0], [wallRear + 0.8, eaveHeight - 1]), 'silhouette-line', 'butt');
    r.p(line([wallFront - 0.8, 0], [wallRear + 0.8, 0]), 'overlap-line');
  });
}
