import { band, box, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { belly, cutaway, openBay } from '../../../parts/under/body.ts';
import { steelX, steelY } from '../../../parts/under/steel.ts';
import { drain, lineRun, tank } from '../../../parts/under/tanks.ts';

const tankBay = cutaway(97, -24, 182, 24);

/** The floor that stands in the truck's bed: walls of the tub, sheet, joists, skid runners. */
export function underFloor(view: View) {
  view.decoration((pen) => openBay(pen, tankBay));
  belly(view, 'chassis.floor', 'Floor sheet inside truck bed (cut away)', 89, -29.4, 188, 29.4, {
    cut: tankBay,
    at: [93.4, 12],
  });
  sides((s, k) =>
    view.region(`body.tub-${k}`, `Lower body (tub), ${k} side, lower edge`, (pen) => {
      const outline = box(89, s * 29.2, 188.4, s * 31.6, 0.4);
      pen.layers(outline, ['metal'], ['lying-cylinder'], ['edge-line']);
      pen.hitArea(outline, true).calloutAt(144, s * 30.4);
    }),
  );
  view.region('body.tub-front', 'Lower body (tub), front face', (pen) => {
    const outline = rect(86.6, -31.4, 89.8, 31.4, 0.6);
    pen.layers(outline, ['metal'], ['standing-cylinder'], ['edge-line']);
    pen.hitArea(outline, true).calloutAt(88.2, -20);
  });
}

export function underTanks(view: View) {
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 100.6, -20, 129.6, 20, {
    fit: [[106, -15]],
    at: [115, 2],
  });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 134.6, -20, 157, 20, {
    dark: true,
    fit: [[152, 14]],
    pads: [143, -12],
    at: [146, 2],
  });
  tank(view, 'util.tank-black', 'Black-water holding tank', 161.6, -20, 180, 20, {
    dark: true,
    fit: [[171, 14]],
    pads: [170, -12],
    at: [171, 2],
  });
  view.region('chassis.floor-joist', 'Floor joists & skid runners', (pen) => {
    const H = [132, 159.4].map((x) => steelY(pen, x - 1.2, -25.4, x + 1.2, 25.4, { paint: 'wood' }));
    for (const s of [1, -1]) H.push(steelX(pen, 91, s * 25, 187, s * 28, { paint: 'rubber' }));
    pen.hitArea(union(...H), true).calloutAt(132, -22.4);
  });
}

export function underLines(view: View) {
  view.region('util.drain-pipe', 'Drain piping, 3 in. ABS', (pen) => {
    const main: Vert[] = pairs([152, 14, 152, 22.4, 196, 22.4, 196, 37]),
      branch: Vert[] = pairs([171, 14, 171, 22.4]);
    for (const run of [branch, main]) drain(pen, run, 2.8);
    for (const x of [152, 171]) pen.circle(x, 22.4, 1.9, 'rubber', 'edge-line');
    for (const x of [161, 182])
      pen.path(rect(x - 0.7, 20.6, x + 0.7, 24.2, 0.2), 'dark-metal', 'detail-line');
    pen.hitArea(union(pipeHit(main, 3.6), pipeHit(branch, 3.6))).calloutAt(178, 22.4);
  });
  view.region('util.dump-valve@L', 'Sewer dump valve & outlet', (pen) => {
    const B = rect(190.4, 36, 199, 43.6, 0.6),
      O = rect(185.6, 37, 190.6, 42.6, 0.8);
    pen.shadow(B, 0.6, 1, 2);
    pen.layers(O, ['rubber', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.path(rect(184.8, 36.4, 187, 43.2, 0.6), 'gloss', 'edge-line');
    pen.layers(B, ['rubber'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(194.2, 35.4, 195.4, 44.2, 0.2), 'dark-metal', 'detail-line');
    pen.path(rect(194.2, 43.6, 195.4, 47, 0.3), 'metal', 'detail-line');
    pen.path(rect(192.6, 46, 197, 48, 0.8), 'red', 'edge-line');
    pen.hitArea(union(rect(184.6, 35.2, 199.2, 44.4, 0.6), rect(192.4, 44, 197.2, 48.2, 0.6)));
    pen.calloutAt(197, 40);
  });
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([100, -40, 112, -40, 112, -33, 170, -33, 170, -42]),
    { at: [150, -33], clips: pairs([120, -33, 134, -33, 164, -33]), ends: [[100, -40]] },
  );
  view.region('chassis.seven-way', 'Truck umbilical cord & plug', (pen) => {
    const run = pairs([92, 4, 84, 6, 76, 2, 70, -6, 63, -7]);
    pen.layers(spline(run), [{ stroke: 'line', width: 1.6 }], [{ stroke: 'rubber', width: 1.1 }]);
    pen.path(spline(run), 'dark-gleam-1');
    pen.path(rect(58, -9.2, 63.6, -4.8, 0.8), 'gloss', 'edge-line');
    pen.path(rect(57, -8.4, 58.8, -5.6, 0.4), 'dark-metal', 'detail-line');
    pen.path(line([59.6, -5.6], [62.4, -5.6]), 'dark-gleam-1');
    pen.hitArea(union(band(run, 3, 3, 3), rect(56.8, -9.4, 63.8, -4.6, 0.6))).calloutAt(61, -7);
  });
}
