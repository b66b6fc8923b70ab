import type { Point } from '../../../kit/geometry/points.ts';
import { box, cornered, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { siding, skirting } from '../../../parts/house/siding-and-roofing.ts';
import { eaveHeight, floorHeight, wallFront, wallRear } from '../hull.ts';

export function shellHitchCover(view: View) {
  view.region('house.hitch-cover', 'Hitch cover', { shared: true }, (pen) => {
    const outline = rect(6, 0, wallFront + 1, 24, [0.3, 0.3, 0.3, 0.8]);
    pen.path(outline, 'skirt');
    siding(pen, rect(6, 1, wallFront + 1, 22), { exp: 5, base: 'skirt', tint: null, joints: false, y: -2 });
    pen.path(box(6, 0, 14, 24), view.frontShade);
    pen.path(rect(6, 14, wallFront, 22), 'shade-from-top', { opacity: 0.5 });
    pen.path(rect(33, 0, wallFront + 1, 24), view.rearShade);
    pen.path(rect(6, 0, 9.4, 22, 0.2), 'plastic', 'edge-line');
    const T = cornered([4.4, 21.6, 0.4, 4.8, 24.4, 0.5, wallFront + 1, 26, 0.3, wallFront + 1, 23.2, 0.3]);
    pen.path(rect(9.4, 18.6, wallFront, 22), 'shade-from-top');
    pen.layers(T, ['plastic', 'part-line'], ['bevel']);
    pen.path(rect(6, 0, wallFront + 1, 1.6), 'plastic', 'edge-line');
    pen.path(poly([6, 0, 6, 22, wallFront + 1, 22.6, wallFront + 1, 0]), 'part-line');
    pen.hitArea(poly([4.4, 0, 4.4, 24.6, wallFront, 26, wallFront, 0])).calloutAt(24, 12);
  });
}

export function shellSections(view: View) {
  const curb = view.side === 'curb';
  const sk = (k: string, n: string, a: number, b: number, at: Point) =>
    view.region(`house.skirting-${k}`, `Skirting, ${n} section`, (pen) => {
      const outline = rect(a, 0, b, 26);
      skirting(pen, outline);
      if (a < wallFront + 3) pen.path(rect(a, 0, a + 12, 26), view.frontShade);
      if (b > wallRear - 4) pen.path(rect(b - 12, 0, b, 26), view.rearShade);
      if (b < wallRear) pen.path(line([b, 1], [b, 26]), 'edge-line');
      pen.hitArea(outline).calloutAt(...at);
    });
  const section = (k: string, n: string, a: number, b: number, at: Point, seed: number) =>
    view.region(`house.siding-${k}`, `Lap siding, ${n} section`, (pen) => {
      const outline = rect(a, floorHeight + 1, b, eaveHeight - 1);
      siding(pen, outline, { exp: 5, y: floorHeight - 2, seed });
      pen.hitArea(outline).calloutAt(...at);
    });
  sk('front', 'front', wallFront - 0.8, 181, [100, 12]);
  sk('mid', 'center', 181, 322, [curb ? 300 : 214, 12]);
  sk('rear', 'rear', 322, wallRear + 0.8, [curb ? 416 : 442, 12]);
  section('front', 'front', wallFront, 181.2, curb ? [126.4, 48] : [142, 58], 11);
  section('mid', 'center', 181, 322.2, curb ? [284, 52] : [270, 100], 23);
  section('rear', 'rear', 322, wallRear, curb ? [368, 58] : [372, 92], 37);
}

export function wallShade(view: View) {
  view.decoration((pen) => {
    pen.path(rect(wallFront, eaveHeight - 24, wallRear, eaveHeight - 3), 'shade-from-top', { opacity: 0.7 });
    pen.path(rect(wallFront, floorHeight, wallFront + 16, eaveHeight), view.frontShade, { opacity: 0.6 });
    pen.path(rect(wallRear - 22, floorHeight, wallRear, eaveHeight), view.rearShade, { opacity: 0.8 });
    pen.path(rect(wallFront, floorHeight, wallRear, floorHeight + 10), 'shade-from-bottom', { opacity: 0.5 });
  });
}

export function shellBandBoard(view: View) {
  const curb = view.side === 'curb';
  view.region('house.band-board', 'Band board & floor-line trim', (pen) => {
    const outline = rect(wallFront - 0.6, 25, wallRear + 0.6, 30.4, 0.3);
    pen.layers(outline, ['plastic', 'edge-line'], ['bevel']);
    pen.path(line([wallFront, 29.7], [wallRear, 29.7]), 'gleam-2');
    pen.path(rect(wallFront - 1, 24.2, wallRear + 1, 25.4, 0.2), 'metal', 'detail-line');
    pen.hitArea(rect(wallFront - 1, 24.2, wallRear + 1, 30.4)).calloutAt(curb ? 350 : 150, 27.6);
  });
}

export function shellFrieze(view: View) {
  const curb = view.side === 'curb';
  view.region('house.frieze', 'Frieze board', (pen) => {
    const outline = rect(wallFront, eaveHeight - 6.4, wallRear, eaveHeight - 1);
    pen.layers(outline, ['plastic', 'edge-line'], ['shade-from-top']);
    pen.hitArea(outline).calloutAt(curb ? 304 : 140, eaveHeight - 5.2);
  });
}

export function shellCornerBoard(view: View) {
  for (const [a, k, g] of [
    [wallFront, 'front', 1],
    [wallRear, 'rear', -1],
  ] as const)
    view.region(`house.corner-board-${k}`, `Corner board, ${k}`, (pen) => {
      const outline = box(a - g * 0.8, 30.2, a + g * 4, eaveHeight - 1);
      pen.shadow(outline, 0.5, 0, 2);
      pen.layers(outline, ['plastic', 'part-line'], [g > 0 ? view.frontShade : view.rearShade]);
      pen.path(line([a + g * 1.2, 31], [a + g * 1.2, eaveHeight - 2]), 'detail-line', 'half-line');
      pen.hitArea(outline).calloutAt(a + g * 2.2, 86);
    });
}

export function wallOutline(view: View) {
  view.decoration((pen) => {
    pen.path(line([wallFront - 0.8, 0], [wallFront - 0.8, eaveHeight - 1]), 'silhouette-line', 'butt');
    pen.path(line([wallRear + 0.8, 0], [wallRear + 0.8, eaveHeight - 1]), 'silhouette-line', 'butt');
    pen.path(line([wallFront - 0.8, 0], [wallRear + 0.8, 0]), 'overlap-line');
  });
}
