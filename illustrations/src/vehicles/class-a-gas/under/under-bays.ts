import { pairs, type Point } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, union } from '../../../parts/layout/plan.ts';
import {
  batteryTrayBelow,
  bayFloorsBelow,
  fuelTankBelow,
  generatorBelow,
  lpTankBelow,
  wetBayBelow,
} from '../../../parts/under/bays.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, lineRun, tank } from '../../../parts/under/tanks.ts';

const inner = 21;
const outer = 47;

/** The compartments under the floor, where the doors of the elevations are. */
export function drawBays(view: View): void {
  bayFloorsBelow(
    view,
    'chassis.bay-floor-road',
    'Basement compartment floors, road side',
    [
      [128, inner, 165.6, outer],
      [167, inner, 205, outer],
      [206.4, inner, 244, outer],
      [363.6, inner, 391, outer],
    ],
    [186, 42],
  );
  bayFloorsBelow(
    view,
    'chassis.bay-floor-curb',
    'Basement compartment floors, curb side',
    [
      [136, -inner, 171, -outer],
      [172.6, -inner, 208, -outer],
      [209.6, -inner, 246, -outer],
      [306, -inner, 344, -outer],
      [345.6, -inner, 391, -outer],
    ],
    [154, -40],
  );
  generatorBelow(view, 'Generator set', [69, inner, 102.6, outer], [98, 42]);
  batteryTrayBelow(view, 'House battery tray', [105, inner, 126, outer], 2, [115.5, 45.4]);
  lpTankBelow(view, 'LP-gas tank (frame-mounted)', [102.6, -45, 133, -24], [126, -40]);
  wetBayBelow(
    view,
    'Water service center floor pan & sewer outlet',
    [306, inner, 341, outer],
    [314, 39.6],
    [334, 44],
  );
  view.region('util.shore-bay-floor', 'Shore-cord compartment floor', (pen) => {
    const outline = rect(342.4, inner, 362.2, outer, 0.8);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.5 }]);
    pen.path(outline.inset(1.2), 'dark-gleam-1');
    pen.concentric(352, 38, [3.2, 'rubber', 'edge-line'], [2, 'void', 'dark-gleam-1']);
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(347, 43);
  });
}

/** Holding tanks between the rails behind the axle; the fuel tank hangs low on the curb side. */
export function drawTanks(view: View): void {
  tank(view, 'util.tank-black', 'Black-water holding tank', 303, -14.4, 330, 14.4, {
    dark: true,
    fit: [[309, 9]],
    pads: [319, -4],
    at: [316, 4],
  });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 335, -14.4, 360, 14.4, {
    dark: true,
    fit: [[339, 9]],
    pads: [350, -4],
    at: [349, 4],
  });
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 365, -14.4, 388, 14.4, { at: [370, 10.4] });
  fuelTankBelow(view, [198, -45, 244, -22.6], { straps: [208, 234], at: [221, -40] });
}

export function drawFrame(view: View): void {
  view.region('chassis.crossmembers', 'Frame crossmembers & outriggers', (pen) => {
    const H = [62, 98, 140, 192, 238, 299.6, 332.6, 362.6, 392].map((x) =>
      steelY(pen, x - 1.4, -15.6, x + 1.4, 15.6),
    );
    for (const [x, s] of pairs([
      67.6, 1, 103.8, 1, 127, 1, 166.3, 1, 205.7, 1, 246, 1, 304.4, 1, 341.8, 1, 362.9, 1, 67.6, -1, 100, -1,
      134.8, -1, 171.8, -1, 246.8, -1, 304.4, -1, 344.8, -1,
    ]))
      H.push(steelY(pen, x - 0.8, s * 19.2, x + 0.8, s * 47.4, { r: 0 }));
    pen.hitArea(union(...H), true).calloutAt(140, -9);
  });
  view.region('chassis.frame', 'Chassis frame rails', (pen) => {
    const H = [1, -1].map((s) => steelX(pen, 9, s * 15.4, 396, s * 19.2));
    const outline = steelY(pen, 7.6, -19.2, 10.6, 19.2, { line: 'part-line' }),
      G = steelY(pen, 394, -19.2, 397, 19.2, { line: 'part-line' });
    const B: Point[] = [];
    for (let x = 66; x < 390; x += 20) for (const s of [1, -1]) B.push([x, s * 17.3]);
    bolts(pen, B, 0.4);
    pen.hitArea(union(...H, outline, G)).calloutAt(180, -17.3);
  });
}

export function drawPlumbing(view: View): void {
  view.region('util.drain-pipe', 'Drain piping & gate valves', (pen) => {
    const A = pairs([309, 9, 309, 34.6, 314, 34.6, 314, 39]),
      B = pairs([339, 9, 339, 36.4, 314, 36.4]);
    drain(pen, B, 2.8);
    drain(pen, A, 2.8);
    pen.concentric(314, 39.6, [3, 'rubber', 'part-line'], [1.8, 'void', 'dark-gleam-1']);
    for (const x of [309, 339]) {
      pen.path(rect(x - 2.6, 25.3, x + 2.6, 28.7, 0.5), 'rubber', 'part-line');
      pen.path(rect(x - 3, 26.5, x + 3, 27.5, 0.2), 'dark-metal', 'detail-line');
      pen.path(rect(x - 5.6, 26.3, x - 2.8, 27.7, 0.5), 'red', 'detail-line');
    }
    pen.hitArea(
      union(
        pipeHit(A, 3.6),
        pipeHit(B, 3.6),
        rect(310.8, 36.4, 317.2, 42.8),
        rect(303.2, 25, 312.2, 29),
        rect(333.2, 25, 342.2, 29),
      ),
    );
    pen.calloutAt(339, 32);
  });
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([133, -30, 138, -30, 138, -21.2, 196, -21.2, 196, -46]),
    { at: [170, -21.2], clips: pairs([148, -21.2, 160, -21.2, 184, -21.2]), ends: [[133, -30]] },
  );
  lineRun(view, 'chassis.brake-lines', 'Brake & fuel lines', pairs([60, 13.4, 262, 13.4, 262, 9]), {
    c: 'metal',
    w: 0.6,
    at: [160, 13.4],
    clips: pairs([112, 13.4, 150, 13.4, 204, 13.4, 250, 13.4]),
  });
}
