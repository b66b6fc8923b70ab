import { arc, band, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { reflections } from '../../parts/windows.ts';
import { axles, cab, tireRadius } from './hull.ts';

const cabEdge = cab.pts(0.09);
/** One crease runs from the lamp over the fender into the door. */
const crease = (k: number) =>
  spline([
    [18.6, 43.4 - k],
    [30, 45.8 - k],
    [44, 47.4 - k],
    [56, 48 - k],
    [76, 48.4 - k],
    [98, 48.4 - k],
  ]);
const fender = cut.box(cabEdge, 2, 14, 57.6, 58.4);
const hoodShape = new Shape()
  .M(9.6, 46.9)
  .C(10.3, 47.5, 11.1, 48.1, 12, 48.6)
  .C(18.8, 52.6, 29, 55.2, 40.8, 56.7)
  .C(43, 57, 44.4, 57.6, 45.4, 58.6)
  .L(50.6, 58.4)
  .C(51.7, 57.4, 51.8, 55.3, 49.4, 54.7)
  .C(43, 53.4, 28, 51.8, 18.6, 49.6)
  .C(14.6, 48.6, 11.6, 47.6, 9.6, 46.9)
  .Z();
const windshield = poly(corners([45.4, 59, 0.8, 64.6, 81.6, 2, 68.2, 82.4, 1, 69.2, 80.4, 0.6, 52.4, 59, 1]));
const door = poly(
  corners([56.2, 20.6, 3, 55.6, 52.6, 2, 58, 59, 4, 73.4, 80.4, 5, 95.6, 80.8, 2.6, 95.6, 20.6, 2.4]),
);
const doorGlass = poly(corners([61, 55, 1.2, 75, 78.2, 4, 93, 78.6, 2.2, 93, 55, 1.4]));

/** Drawn before the house, which overlaps its rear edge. */
export function drawCabShell(v: View): void {
  v.region('cab.body', 'Cab body side / B-pillar', { part: 'cab-side' }, (r) => {
    r.p(cab, 'body');
    r.p(cab, 'shade-1');
    r.p(spline(pairs([66.4, 81.8, 72, 82.6, 97, 82.7])), 'edge-line');
    r.p(spline(pairs([66.4, 82.5, 72, 83.3, 97, 83.4])), 'gleam-1');
    r.hit(cab);
    r.at(78, 82);
  });
  v.region('cab.fender', 'Front fender', { part: 'fender' }, (r) => {
    r.p(fender, 'body');
    r.clip(fender, () => {
      r.p(rect(2, 14, 22, 60), v.F);
      r.p(rect(2, 15, 60, 28), 'shade-from-bottom');
      // shoulder above the wheel, shade under the crease, arch lip
      r.p(
        ribbon(
          pairs([18.6, 43.4, 30, 45.8, 44, 47.4, 56, 48]),
          pairs([18.6, 40.4, 30, 43.4, 44, 45, 56, 45.6]),
        ),
        'shade-1',
      );
      r.p(crease(0), 'detail-line', 'half-line');
      r.p(crease(-0.7), 'gleam-2');
      r.p(band(pairs([20, 47.6, 32, 49.6, 50, 51.4]), 0, 0, 1.3), 'light-4');
      r.p(arc(axles[0], tireRadius + 0.6, 21.2, 12, 168), 'gleam-2');
      r.p(arc(axles[0], tireRadius + 0.6, 20.5, 8, 172), 'edge-line', 'half-line');
    });
    r.p(poly(corners([55.2, 20, 0, 54.6, 52.6, 2, 57, 58.6, 0]), false), 'detail-line');
    r.hit(fender);
    r.at(47.4, 41);
  });
}

export function drawHoodAndWindshield(v: View): void {
  v.region('cab.hood', 'Hood', { part: 'hood' }, (r) => {
    r.p(hoodShape, 'body');
    r.clip(hoodShape, () => {
      r.p(hoodShape, 'bevel');
      r.p(spline(pairs([11, 47.6, 20, 51.2, 32, 53.6, 46, 55.6])), 'detail-line', 'faint-line');
      r.p(band(pairs([13, 48.9, 24, 52.6, 40, 55.6]), 0, 0, 0.9), 'light-4');
      r.p(
        ribbon(pairs([8, 46, 20, 50, 32, 52.2, 52, 55]), pairs([8, 45, 20, 48, 32, 50, 52, 53])),
        'shade-2',
      );
    });
    r.p(hoodShape, 'part-line');
    r.p(spline(pairs([14, 47.2, 22, 49.9, 32, 51.6, 44, 53.1, 50, 54.1])), 'gleam-1');
    r.hit(hoodShape);
    r.at(27, 52.6);
  });
  v.region('cab.cowl', 'Cowl panel & wiper base', { part: 'cowl', shared: true }, (r) => {
    const F = poly(corners([40.6, 56.8, 0.4, 45.8, 59.4, 0.8, 53.2, 59.4, 0.6, 51.6, 57, 1.2, 46, 56, 1]));
    r.p(F, 'gloss', 'edge-line');
    r.p(line([44.6, 57.6], [51.6, 58.2]), 'dark-gleam-2');
    r.hit(F);
    r.at(47.4, 56.8);
  });
  v.region('glass.windshield', 'Windshield (side edge)', { part: 'windshield', shared: true }, (r) => {
    r.p(windshield, 'frame');
    const G = windshield.inset(0.55);
    r.p(G, 'glass');
    r.clip(windshield, () => {
      r.p(rect(40, 76, 72, 83), 'shade-from-top');
      r.p(cut.slab(G, v.dir, -0.5, v.dir > 0 ? 19.4 : -94.6, v.dir > 0 ? 23 : -91), 'light-1');
      r.p(cut.slab(G, v.dir, -0.5, v.dir > 0 ? 24 : -89.8, v.dir > 0 ? 25.2 : -88.6), 'light-1');
    });
    r.p(windshield, 'part-line');
    r.hit(windshield);
    r.at(60, 73.4);
  });
}

export function drawCabDoor(v: View): void {
  const road = v.side === 'road';
  v.region('cab.door', road ? 'Cab door, driver' : 'Cab door, passenger', { part: 'cab-door' }, (r) => {
    r.p(door, 'body');
    r.clip(door, () => {
      r.p(rect(54, 19, 98, 36), 'shade-from-bottom');
      r.p(ribbon(pairs([54, 48, 76, 48.4, 98, 48.4]), pairs([54, 45.4, 76, 45.8, 98, 45.8])), 'shade-1');
      r.p(crease(0), 'detail-line', 'half-line');
      r.p(crease(-0.7), 'gleam-2');
      r.p(
        spline([
          [54, 25.4],
          [98, 25.4],
        ]),
        'detail-line',
        'faint-line',
      );
      r.p(
        spline([
          [54, 24.7],
          [98, 24.7],
        ]),
        'gleam-1',
      );
      r.p(rect(54, 53.6, 98, 55.4), 'gloss');
      r.p(line([55, 54.9], [97, 54.9]), 'dark-gleam-1');
    });
    r.p(door, 'part-line');
    r.p(poly(corners([56.9, 22, 2, 56.4, 52.3, 2, 58.7, 58.6, 4, 73.8, 79.5, 4.6]), false), 'gleam-1');
    r.p(door.inset(0.7), 'detail-line', 'faint-line');
    // pull handle in its recess, key cylinder, hinges
    r.p(rect(84.4, 49.4, 92.8, 52.9, 1.2), 'shade-2');
    r.p(rect(84.4, 49.4, 92.8, 52.9, 1.2), 'detail-line', 'half-line');
    r.p(rect(85, 50.6, 92.2, 52.4, 0.7), 'gloss', 'edge-line');
    r.p(line([86, 52], [91.4, 52]), 'dark-gleam-2');
    r.c(92.4, 47, 0.55, 'metal', 'detail-line');
    for (const y of [25.6, 42]) {
      r.p(rect(54.9, y, 56.5, y + 3.6, 0.3), 'dark-wall', 'detail-line');
      r.p(line([55.7, y], [55.7, y + 3.6]), 'detail-line', 'half-line');
    }
    r.hit(door);
    r.at(72, 38);
  });
  v.region('glass.cab-door', 'Cab door glass', { part: 'door-glass' }, (r) => {
    r.p(doorGlass, 'frame', 'edge-line');
    r.p(doorGlass.inset(0.3), 'dark-gleam-1');
    const G = doorGlass.inset(0.85);
    r.p(G, 'glass');
    r.clip(G, () => r.p(rect(60, 75.4, 94, 79), 'shade-from-top'));
    reflections(r, G);
    r.p(poly(pairs([67.4, 55.8, 68.5, 55.8, 68.5, 67.4, 67.4, 65.6])), 'frame');
    r.p(line([67.8, 56], [67.8, 66]), 'dark-gleam-1');
    r.p(G, 'detail-line');
    r.hit(doorGlass);
    r.at(84, 68);
  });
}

export function drawCabTrims(v: View): void {
  v.region('cab.side-molding', 'Cab door rub-strip molding', { part: 'side-molding' }, (r) => {
    const F = rect(57, 31, 95, 33.4, 0.9);
    r.p(F, 'rubber', 'edge-line');
    r.p(line([58, 32.7], [94, 32.7]), 'dark-gleam-2');
    r.hit(F, true);
    r.at(66, 32.2);
  });
  v.region('cab.rocker', 'Running board / rocker', { part: 'running-board' }, (r) => {
    const F = rect(56, 13.4, 97, 17.2, 1);
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'lying-cylinder');
    let q = new Shape();
    for (let x = 60; x < 95; x += 2) q = q.add(line([x, 16.4], [x + 1, 16.4]));
    r.p(q, 'dark-gleam-1');
    r.hit(F);
  });
  v.deco((r) => r.p(cab, 'overlap-line'));
}

export function drawCabFace(v: View): void {
  v.region('cab.grille', 'Grille (side edge)', { part: 'grille' }, (r) => {
    const F = poly(
      corners([
        2.7, 29.6, 0.3, 3.2, 36, 2, 4.6, 43.4, 1.2, 7.2, 46.4, 0.8, 8.4, 45.4, 0.4, 6.6, 41.6, 2, 5.4, 35, 2,
        4.9, 29.6, 0.3,
      ]),
    );
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.p(spline(pairs([3.6, 31, 4.2, 37, 5.6, 43.2])), 'gleam-1');
    r.hit(F, true);
    r.at(4.4, 37);
  });
  v.region('light.headlamp', 'Headlamp & turn signal', { part: 'headlamp' }, (r) => {
    const F = poly(
      corners([5.6, 34.8, 0.8, 6.4, 41.4, 2, 9.2, 45.4, 2, 17.6, 48, 1.4, 19, 44.2, 1.6, 15, 35.6, 2.4]),
    );
    r.p(F, 'gloss', 'edge-line');
    const I = F.inset(0.65);
    r.p(I, 'lens');
    r.clip(I, () => {
      r.p(I, 'bevel');
      r.c(10.2, 40.6, 3, 'dark-metal', 'detail-line');
      r.c(10.2, 40.6, 3, 'sphere');
      r.c(10.2, 40.6, 1.8, 'glass', 'detail-line');
      r.c(10.2 - 0.6 * v.dir, 41.3, 0.45, 'light-3');
      const T = poly(corners([13.4, 33, 0, 15.6, 41, 1, 16, 49, 0, 22, 49, 0, 20, 33, 0]));
      r.p(T, 'light-amber');
      r.p(T, 'bevel');
      r.p(poly(corners([13.4, 33, 0, 15.6, 41, 1, 16, 49, 0]), false), 'detail-line');
      for (const k of [1, 2, 3]) r.p(line([13.4 + k, 34], [15.8 + k, 48]), 'detail-line', 'faint-line');
    });
    r.p(I, 'detail-line');
    r.p(spline(pairs([9.6, 44.4, 13, 45.6, 16.6, 46.6])), 'gleam-1');
    r.hit(F);
    r.at(14.4, 42.6);
  });
  v.region('cab.bumper', 'Front bumper', { part: 'bumper' }, (r) => {
    const lo = poly(corners([3.4, 13.4, 1, 16.6, 13.4, 0.8, 17.4, 20, 0, 2.4, 20, 0.6]));
    r.p(lo, 'gloss', 'part-line');
    r.p(line([4, 16.4], [16.8, 16.4]), 'dark-gleam-1');
    const F = poly(
      corners([0.8, 19.8, 1.6, 0, 24, 2, 0.6, 28.4, 1.6, 3.2, 30, 1, 17.6, 29.4, 0.9, 17.2, 19.6, 1.2]),
    );
    r.p(F, 'metal');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    const S = poly(corners([0.4, 23.2, 0.4, 0.6, 25.4, 0.4, 17.3, 25.2, 0.3, 17.2, 23.2, 0.3]));
    r.p(S, 'rubber', 'detail-line');
    r.p(line([3.6, 29.2], [16.8, 28.8]), 'gleam-1');
    r.hit(poly(pairs([0.6, 13, 0, 24, 0.4, 28.6, 3, 30.2, 17.8, 29.6, 17.6, 13])));
    r.at(10.4, 21.4);
  });
}
