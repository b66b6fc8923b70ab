import {
  arc,
  band,
  cornered,
  drawn,
  line,
  poly,
  rect,
  ribbon,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { axles, cab, tireRadius } from '../hull.ts';

const cabEdge = cab.pts(0.09);
/** One crease runs from the lamp over the fender into the door. */
const crease = (k: number) =>
  spline([18.6, 43.4 - k, 30, 45.8 - k, 44, 47.4 - k, 56, 48 - k, 76, 48.4 - k, 98, 48.4 - k]);
const fender = cut.box(cabEdge, 2, 14, 57.6, 58.4);
const hoodShape = drawn(`
  M 9.6 46.9 C 10.3 47.5 11.1 48.1 12 48.6 C 18.8 52.6 29 55.2 40.8 56.7 C 43 57 44.4 57.6 45.4 58.6
  L 50.6 58.4 C 51.7 57.4 51.8 55.3 49.4 54.7 C 43 53.4 28 51.8 18.6 49.6 C 14.6 48.6 11.6 47.6 9.6 46.9
  Z
`);
const windshield = cornered([45.4, 59, 0.8, 64.6, 81.6, 2, 68.2, 82.4, 1, 69.2, 80.4, 0.6, 52.4, 59, 1]);
const door = cornered([
  56.2, 20.6, 3, 55.6, 52.6, 2, 58, 59, 4, 73.4, 80.4, 5, 95.6, 80.8, 2.6, 95.6, 20.6, 2.4,
]);
const doorGlass = cornered([61, 55, 1.2, 75, 78.2, 4, 93, 78.6, 2.2, 93, 55, 1.4]);

/** Drawn before the house, which overlaps its rear edge. */
export function drawCabShell(view: View): void {
  view.region('cab.body', 'Cab body side / B-pillar', (pen) => {
    pen.layers(cab, ['body'], ['shade-1']);
    pen.path(spline([66.4, 81.8, 72, 82.6, 97, 82.7]), 'edge-line');
    pen.path(spline([66.4, 82.5, 72, 83.3, 97, 83.4]), 'gleam-1');
    pen.hitArea(cab).calloutAt(78, 82);
  });
  view.region('cab.fender', 'Front fender', (pen) => {
    pen.path(fender, 'body');
    pen.within(fender, () => {
      pen.path(rect(2, 14, 22, 60), view.frontShade);
      pen.path(rect(2, 15, 60, 28), 'shade-from-bottom');
      // shoulder above the wheel, shade under the crease, arch lip
      pen.path(
        ribbon([18.6, 43.4, 30, 45.8, 44, 47.4, 56, 48], [18.6, 40.4, 30, 43.4, 44, 45, 56, 45.6]),
        'shade-1',
      );
      pen.path(crease(0), 'detail-line', 'half-line');
      pen.path(crease(-0.7), 'gleam-2');
      pen.path(band([20, 47.6, 32, 49.6, 50, 51.4], 0, 0, 1.3), 'light-4');
      pen.path(arc(axles[0], tireRadius + 0.6, 21.2, 12, 168), 'gleam-2');
      pen.path(arc(axles[0], tireRadius + 0.6, 20.5, 8, 172), 'edge-line', 'half-line');
    });
    pen.path(cornered([55.2, 20, 0, 54.6, 52.6, 2, 57, 58.6, 0], false), 'detail-line');
    pen.hitArea(fender).calloutAt(47.4, 41);
  });
}

export function drawHoodAndWindshield(view: View): void {
  view.region('cab.hood', 'Hood', (pen) => {
    pen.path(hoodShape, 'body');
    pen.within(hoodShape, () => {
      pen.path(hoodShape, 'bevel');
      pen.path(spline([11, 47.6, 20, 51.2, 32, 53.6, 46, 55.6]), 'detail-line', 'faint-line');
      pen.path(band([13, 48.9, 24, 52.6, 40, 55.6], 0, 0, 0.9), 'light-4');
      pen.path(ribbon([8, 46, 20, 50, 32, 52.2, 52, 55], [8, 45, 20, 48, 32, 50, 52, 53]), 'shade-2');
    });
    pen.path(hoodShape, 'part-line');
    pen.path(spline([14, 47.2, 22, 49.9, 32, 51.6, 44, 53.1, 50, 54.1]), 'gleam-1');
    pen.hitArea(hoodShape).calloutAt(27, 52.6);
  });
  view.region('cab.cowl', 'Cowl panel & wiper base', { shared: true }, (pen) => {
    const outline = cornered([40.6, 56.8, 0.4, 45.8, 59.4, 0.8, 53.2, 59.4, 0.6, 51.6, 57, 1.2, 46, 56, 1]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(line([44.6, 57.6], [51.6, 58.2]), 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(47.4, 56.8);
  });
  view.region('glass.windshield', 'Windshield (side edge)', { shared: true }, (pen) => {
    pen.path(windshield, 'frame');
    const G = windshield.inset(0.55);
    pen.path(G, 'glass');
    pen.within(windshield, () => {
      pen.path(rect(40, 76, 72, 83), 'shade-from-top');
      pen.path(
        cut.slab(G, view.direction, -0.5, view.direction > 0 ? 19.4 : -94.6, view.direction > 0 ? 23 : -91),
        'light-1',
      );
      pen.path(
        cut.slab(G, view.direction, -0.5, view.direction > 0 ? 24 : -89.8, view.direction > 0 ? 25.2 : -88.6),
        'light-1',
      );
    });
    pen.path(windshield, 'part-line');
    pen.hitArea(windshield).calloutAt(60, 73.4);
  });
}

export function drawCabDoor(view: View): void {
  const road = view.side === 'road';
  view.region('cab.door', road ? 'Cab door, driver' : 'Cab door, passenger', (pen) => {
    pen.path(door, 'body');
    pen.within(door, () => {
      pen.path(rect(54, 19, 98, 36), 'shade-from-bottom');
      pen.path(ribbon([54, 48, 76, 48.4, 98, 48.4], [54, 45.4, 76, 45.8, 98, 45.8]), 'shade-1');
      pen.path(crease(0), 'detail-line', 'half-line');
      pen.path(crease(-0.7), 'gleam-2');
      pen.path(spline([54, 25.4, 98, 25.4]), 'detail-line', 'faint-line');
      pen.path(spline([54, 24.7, 98, 24.7]), 'gleam-1');
      pen.path(rect(54, 53.6, 98, 55.4), 'gloss');
      pen.path(line([55, 54.9], [97, 54.9]), 'dark-gleam-1');
    });
    pen.path(door, 'part-line');
    pen.path(cornered([56.9, 22, 2, 56.4, 52.3, 2, 58.7, 58.6, 4, 73.8, 79.5, 4.6], false), 'gleam-1');
    pen.path(door.inset(0.7), 'detail-line', 'faint-line');
    // pull handle in its recess, key cylinder, hinges
    pen.layers(rect(84.4, 49.4, 92.8, 52.9, 1.2), ['shade-2'], ['detail-line', 'half-line']);
    pen.path(rect(85, 50.6, 92.2, 52.4, 0.7), 'gloss', 'edge-line');
    pen.path(line([86, 52], [91.4, 52]), 'dark-gleam-2');
    pen.circle(92.4, 47, 0.55, 'metal', 'detail-line');
    for (const y of [25.6, 42]) {
      pen.path(rect(54.9, y, 56.5, y + 3.6, 0.3), 'dark-wall', 'detail-line');
      pen.path(line([55.7, y], [55.7, y + 3.6]), 'detail-line', 'half-line');
    }
    pen.hitArea(door).calloutAt(72, 38);
  });
  view.region('glass.cab-door', 'Cab door glass', (pen) => {
    pen.path(doorGlass, 'frame', 'edge-line');
    pen.path(doorGlass.inset(0.3), 'dark-gleam-1');
    const G = doorGlass.inset(0.85);
    pen.path(G, 'glass');
    pen.within(G, () => pen.path(rect(60, 75.4, 94, 79), 'shade-from-top'));
    reflections(pen, G);
    pen.path(poly([67.4, 55.8, 68.5, 55.8, 68.5, 67.4, 67.4, 65.6]), 'frame');
    pen.path(line([67.8, 56], [67.8, 66]), 'dark-gleam-1');
    pen.path(G, 'detail-line');
    pen.hitArea(doorGlass).calloutAt(84, 68);
  });
}

export function drawCabTrims(view: View): void {
  view.region('cab.side-molding', 'Cab door rub-strip molding', (pen) => {
    const outline = rect(57, 31, 95, 33.4, 0.9);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([58, 32.7], [94, 32.7]), 'dark-gleam-2');
    pen.hitArea(outline, true).calloutAt(66, 32.2);
  });
  view.region('cab.rocker', 'Running board / rocker', (pen) => {
    const outline = rect(56, 13.4, 97, 17.2, 1);
    pen.layers(outline, ['gloss', 'part-line'], ['lying-cylinder']);
    let q = new Shape();
    for (let x = 60; x < 95; x += 2) q = q.add(line([x, 16.4], [x + 1, 16.4]));
    pen.path(q, 'dark-gleam-1');
    pen.hitArea(outline);
  });
  view.decoration((pen) => pen.path(cab, 'overlap-line'));
}

export function drawCabFace(view: View): void {
  view.region('cab.grille', 'Grille (side edge)', (pen) => {
    const outline = cornered([
      2.7, 29.6, 0.3, 3.2, 36, 2, 4.6, 43.4, 1.2, 7.2, 46.4, 0.8, 8.4, 45.4, 0.4, 6.6, 41.6, 2, 5.4, 35, 2,
      4.9, 29.6, 0.3,
    ]);
    pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
    pen.path(spline([3.6, 31, 4.2, 37, 5.6, 43.2]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(4.4, 37);
  });
  view.region('light.headlamp', 'Headlamp & turn signal', (pen) => {
    const outline = cornered([
      5.6, 34.8, 0.8, 6.4, 41.4, 2, 9.2, 45.4, 2, 17.6, 48, 1.4, 19, 44.2, 1.6, 15, 35.6, 2.4,
    ]);
    pen.path(outline, 'gloss', 'edge-line');
    const I = outline.inset(0.65);
    pen.path(I, 'lens');
    pen.within(I, () => {
      pen.path(I, 'bevel');
      pen.concentric(10.2, 40.6, [3, 'dark-metal', 'detail-line'], [3, 'sphere']);
      pen.circle(10.2, 40.6, 1.8, 'glass', 'detail-line');
      pen.circle(10.2 - 0.6 * view.direction, 41.3, 0.45, 'light-3');
      const T = cornered([13.4, 33, 0, 15.6, 41, 1, 16, 49, 0, 22, 49, 0, 20, 33, 0]);
      pen.layers(T, ['light-amber'], ['bevel']);
      pen.path(cornered([13.4, 33, 0, 15.6, 41, 1, 16, 49, 0], false), 'detail-line');
      for (const k of [1, 2, 3]) pen.path(line([13.4 + k, 34], [15.8 + k, 48]), 'detail-line', 'faint-line');
    });
    pen.path(I, 'detail-line');
    pen.path(spline([9.6, 44.4, 13, 45.6, 16.6, 46.6]), 'gleam-1');
    pen.hitArea(outline).calloutAt(14.4, 42.6);
  });
  view.region('cab.bumper', 'Front bumper', (pen) => {
    const lo = cornered([3.4, 13.4, 1, 16.6, 13.4, 0.8, 17.4, 20, 0, 2.4, 20, 0.6]);
    pen.path(lo, 'gloss', 'part-line');
    pen.path(line([4, 16.4], [16.8, 16.4]), 'dark-gleam-1');
    const outline = cornered([
      0.8, 19.8, 1.6, 0, 24, 2, 0.6, 28.4, 1.6, 3.2, 30, 1, 17.6, 29.4, 0.9, 17.2, 19.6, 1.2,
    ]);
    pen.layers(outline, ['metal'], ['lying-cylinder'], ['part-line']);
    const S = cornered([0.4, 23.2, 0.4, 0.6, 25.4, 0.4, 17.3, 25.2, 0.3, 17.2, 23.2, 0.3]);
    pen.path(S, 'rubber', 'detail-line');
    pen.path(line([3.6, 29.2], [16.8, 28.8]), 'gleam-1');
    pen.hitArea(poly([0.6, 13, 0, 24, 0.4, 28.6, 3, 30.2, 17.8, 29.6, 17.6, 13])).calloutAt(10.4, 21.4);
  });
}
