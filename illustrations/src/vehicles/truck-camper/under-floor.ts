import { band, spline } from '../../kit/curves.ts';
import { pairs, type Vert } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { pipeHit, sides, union } from '../../parts/plan.ts';
import { belly, cutaway, openBay } from '../../parts/under-body.ts';
import { steelX, steelY } from '../../parts/under-steel.ts';
import { drain, lineRun, tank } from '../../parts/under-tanks.ts';

const tankBay = cutaway(97, -24, 182, 24);

/** The floor that stands in the truck's bed: walls of the tub, sheet, joists, skid runners. */
export function underFloor(v: View) {
  v.deco((r) => openBay(r, tankBay));
  belly(v, 'chassis.floor', 'Floor sheet inside truck bed (cut away)', 89, -29.4, 188, 29.4, {
    part: 'floor',
    cut: tankBay,
    at: [93.4, 12],
  });
  sides((s, k) =>
    v.region(
      `body.tub-${k}`,
      `Lower body (tub), ${k} side, lower edge`,
      { part: 'tub', cat: 'body' },
      (r) => {
        const F = box(89, s * 29.2, 188.4, s * 31.6, 0.4);
        r.p(F, 'metal');
        r.p(F, 'lying-cylinder');
        r.p(F, 'edge-line');
        r.hit(F, true);
        r.at(144, s * 30.4);
      },
    ),
  );
  v.region('body.tub-front', 'Lower body (tub), front face', { part: 'tub', cat: 'body' }, (r) => {
    const F = rect(86.6, -31.4, 89.8, 31.4, 0.6);
    r.p(F, 'metal');
    r.p(F, 'standing-cylinder');
    r.p(F, 'edge-line');
    r.hit(F, true);
    r.at(88.2, -20);
  });
}

export function underTanks(v: View) {
  tank(v, 'util.tank-fresh', 'Fresh-water tank', 100.6, -20, 129.6, 20, { fit: [[106, -15]], at: [115, 2] });
  tank(v, 'util.tank-gray', 'Gray-water holding tank', 134.6, -20, 157, 20, {
    dark: true,
    fit: [[152, 14]],
    pads: [143, -12],
    at: [146, 2],
  });
  tank(v, 'util.tank-black', 'Black-water holding tank', 161.6, -20, 180, 20, {
    dark: true,
    fit: [[171, 14]],
    pads: [170, -12],
    at: [171, 2],
  });
  v.region('chassis.floor-joist', 'Floor joists & skid runners', { part: 'floor-joist' }, (r) => {
    const H = [132, 159.4].map((x) => steelY(r, x - 1.2, -25.4, x + 1.2, 25.4, { cls: 'wood' }));
    for (const s of [1, -1]) H.push(steelX(r, 91, s * 25, 187, s * 28, { cls: 'rubber' }));
    r.hit(union(...H), true);
    r.at(132, -22.4);
  });
}

export function underLines(v: View) {
  v.region('util.drain-pipe', 'Drain piping, 3 in. ABS', { part: 'drain-pipe' }, (r) => {
    const main: Vert[] = pairs([152, 14, 152, 22.4, 196, 22.4, 196, 37]),
      branch: Vert[] = pairs([171, 14, 171, 22.4]);
    for (const run of [branch, main]) drain(r, run, 2.8);
    for (const x of [152, 171]) r.c(x, 22.4, 1.9, 'rubber', 'edge-line');
    for (const x of [161, 182]) r.p(rect(x - 0.7, 20.6, x + 0.7, 24.2, 0.2), 'dark-metal', 'detail-line');
    r.hit(union(pipeHit(main, 3.6), pipeHit(branch, 3.6)));
    r.at(178, 22.4);
  });
  v.region('util.dump-valve@L', 'Sewer dump valve & outlet', { part: 'dump-valve' }, (r) => {
    const B = rect(190.4, 36, 199, 43.6, 0.6),
      O = rect(185.6, 37, 190.6, 42.6, 0.8);
    r.cast(B, 0.6, 1, 2);
    r.p(O, 'rubber', 'edge-line');
    r.p(O, 'lying-cylinder', { opacity: 0.6 });
    r.p(rect(184.8, 36.4, 187, 43.2, 0.6), 'gloss', 'edge-line');
    r.p(B, 'rubber');
    r.p(B, 'bevel', { opacity: 0.6 });
    r.p(B, 'part-line');
    r.p(rect(194.2, 35.4, 195.4, 44.2, 0.2), 'dark-metal', 'detail-line');
    r.p(rect(194.2, 43.6, 195.4, 47, 0.3), 'metal', 'detail-line');
    r.p(rect(192.6, 46, 197, 48, 0.8), 'red', 'edge-line');
    r.hit(union(rect(184.6, 35.2, 199.2, 44.4, 0.6), rect(192.4, 44, 197.2, 48.2, 0.6)));
    r.at(197, 40);
  });
  lineRun(v, 'util.lp-line', 'LP-gas main line', pairs([100, -40, 112, -40, 112, -33, 170, -33, 170, -42]), {
    at: [150, -33],
    clips: pairs([120, -33, 134, -33, 164, -33]),
    ends: [[100, -40]],
  });
  v.region('chassis.seven-way', 'Truck umbilical cord & plug', { part: 'seven-way' }, (r) => {
    const run = pairs([92, 4, 84, 6, 76, 2, 70, -6, 63, -7]);
    r.p(spline(run), { stroke: 'line', width: 1.6 });
    r.p(spline(run), { stroke: 'rubber', width: 1.1 });
    r.p(spline(run), 'dark-gleam-1');
    r.p(rect(58, -9.2, 63.6, -4.8, 0.8), 'gloss', 'edge-line');
    r.p(rect(57, -8.4, 58.8, -5.6, 0.4), 'dark-metal', 'detail-line');
    r.p(line([59.6, -5.6], [62.4, -5.6]), 'dark-gleam-1');
    r.hit(union(band(run, 3, 3, 3), rect(56.8, -9.4, 63.8, -4.6, 0.6)));
    r.at(61, -7);
  });
}
