import { arc, band, ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { awningStowed } from '../../parts/awnings.ts';
import { ladderSide } from '../../parts/ladders.ts';
import { marker } from '../../parts/lamps.ts';
import { wheel } from '../../parts/wheels.ts';
import { axles, tireRadius } from './hull.ts';

const rearAxle = axles[1];
const rearOpening = poly([
  [233, 18],
  [235, 25, 3],
  [241, 33, 6],
  [269, 33, 6],
  [275, 25, 3],
  [277, 18],
]);
const frontOpening = cut.above(ellipse(axles[0], tireRadius + 0.6, 19), 15.6);

/** Marker lights, and on the curb side the stowed awning over them. */
export function drawMarkers(v: View): void {
  const road = v.side === 'road';
  marker(v, 'light.clearance-front', 'Clearance light, cab-over (amber)', 64, 113.4 + 8.6, {
    w: 3.2,
    h: 1.2,
  });
  marker(v, 'light.marker-mid', 'Side marker, center (amber)', road ? 104.6 : 180.6, road ? 26.4 : 30.4, {
    w: 3.6,
    h: 1.3,
  });
  marker(v, 'light.clearance-rear', 'Clearance light, rear (red)', 360, 117.4, {
    w: 3.4,
    h: 1.3,
    lens: 'red',
  });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 361, 47.4 + 3, { w: 3.6, h: 1.3, lens: 'red' });
  if (!road) awningStowed(v, { s0: 138, s1: 286, top: 121, bot: 58 });
}

export function drawWheels(v: View): void {
  v.region('run.wheel-well-rear', 'Rear wheel-well liner', { part: 'wheel-well', callout: false }, (r) => {
    r.p(rearOpening, 'void');
    r.p(rearOpening.inset(1.3), 'dark-gleam-1');
    r.hit(rearOpening);
    r.at(255, 31.4);
  });
  wheel(v, 'run.wheel-rear', 'Rear wheels & tires (dual)', rearAxle, tireRadius, tireRadius, {
    rim: 8.6,
    style: 'cap',
    shadeTop: 20,
  });
  v.region('body.fender-rear', 'Rear fender skirt / flare', { part: 'fender-skirt' }, (r) => {
    const F = poly(
      corners([
        230, 18, 0, 232.4, 26.6, 3, 239.6, 36, 7, 270.4, 36, 7, 277.6, 26.6, 3, 280, 18, 0, 277, 18, 0, 275,
        25, 3, 269, 33, 6, 241, 33, 6, 235, 25, 3, 233, 18, 0,
      ]),
    );
    r.cast(F, 0.3, 0.7, 2);
    r.p(F, 'gloss', 'part-line');
    r.p(
      poly(
        corners([231.6, 19, 0, 233.8, 26, 3, 240.4, 34.6, 6.4, 269.6, 34.6, 6.4, 276.2, 26, 3, 278.4, 19, 0]),
        false,
      ),
      'dark-gleam-2',
    );
    r.hit(F);
    r.at(255, 34.6);
  });
  v.region('run.wheel-well-front', 'Front wheel-well liner', { part: 'wheel-well', callout: false }, (r) => {
    r.p(frontOpening, 'void');
    r.p(arc(axles[0], tireRadius + 0.6, 17.8, 0, 180), 'dark-gleam-1');
    r.p(arc(axles[0], tireRadius + 0.6, 19, 2, 178), 'part-line');
    r.p(arc(axles[0], tireRadius + 0.6, 20.2, 4, 176), 'detail-line', 'half-line');
    r.hit(frontOpening);
    r.at(axles[0], tireRadius + 17.4);
  });
  wheel(v, 'run.wheel-front', 'Front wheel & tire', axles[0], tireRadius, tireRadius, {
    rim: 8.6,
    style: 'cap',
    shadeTop: 20,
  });
}

export function drawWiperAndMirror(v: View): void {
  const road = v.side === 'road';
  v.region('cab.wiper', 'Windshield wiper', { part: 'wiper', shared: true }, (r) => {
    r.p(poly(corners([43.4, 57.6, 0, 45.6, 61, 0.8, 55.4, 72.4, 0]), false), 'overlap-line');
    r.p(line([47.4, 62.6], [57.4, 74.2]), { stroke: 'frame', width: 0.8 });
    r.hit(poly(pairs([42.6, 57, 45.4, 57.6, 58.4, 73.8, 56.6, 75, 46, 62.6])));
    r.at(57, 73.4);
  });
  v.region('cab.mirror', `Exterior mirror, ${road ? 'road' : 'curb'} side`, { part: 'mirror' }, (r) => {
    const P0 = poly(corners([61.6, 55.8, 0.8, 61, 60.4, 1, 64.4, 65.4, 1, 66.2, 61, 1, 66, 55.8, 0.6]));
    r.p(P0, 'gloss', 'edge-line');
    for (const [a, b] of [
      [58.4, 61],
      [62, 68],
    ] as const)
      r.tube(line([63.4, a], [52, b]), 1.2, 'gloss-2');
    const F = poly(corners([46.4, 57.4, 2.2, 46.8, 74.6, 2.8, 54.4, 75.2, 2.6, 55.6, 58.2, 2.4]));
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'bevel', { opacity: 0.4 });
    r.p(F.inset(0.9), 'dark-gleam-1');
    r.p(line([46.8, 63], [55.2, 63.4]), 'dark-gleam-1');
    r.p(rect(48.4, 59.6, 52.6, 60.8, 0.5), 'light-amber', 'detail-line');
    r.p(
      band(
        v.dir > 0 ? pairs([48, 65, 48.2, 70, 49, 73.6]) : pairs([54.4, 65, 54, 70, 53.2, 73.6]),
        0,
        0,
        0.8,
      ),
      'light-2',
    );
    r.hit(F.add(poly(pairs([66.4, 55.4, 66.4, 61.4, 64.4, 65.8, 55, 69, 55, 59.6, 61.4, 56]))));
    r.at(51, 69);
  });
}

export function drawTail(v: View): void {
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(365, 16.6, 373.4, 21.4, 0.8);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
  });
  v.region('rear.spare', 'Spare tire & cover (edge)', { part: 'spare-tyre' }, (r) => {
    r.p(rect(369.6, 34, 372, 42, 0.3), 'underbody', 'edge-line');
    const F = rect(371, 24, 379, 52, 2.6);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.5 });
    r.p(F, 'part-line');
    for (const x of [373, 374.6]) r.p(line([x, 24.8], [x, 51.2]), 'dark-gleam-1');
    const G = rect(375.4, 24.4, 379.4, 51.6, 2);
    r.p(G, 'accent-2');
    r.p(G, 'lying-cylinder', { opacity: 0.6 });
    r.p(G, 'part-line');
    r.p(line([376.4, 25.4], [376.4, 50.6]), 'dark-gleam-1');
    r.hit(rect(369.6, 23.8, 379.6, 52.2, 2));
    r.at(377, 38);
  });
  ladderSide(v, 'rear.ladder', 'Roof ladder', { rear: 369.6, y0: 34, roof: 126.6 });
  v.region('light.tail', 'Tail-light assembly (edge)', { part: 'tail-light' }, (r) => {
    const F = rect(369.4, 44, 371.4, 58, 0.6);
    r.p(F, 'red', 'edge-line');
    r.hit(F, true);
  });
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = poly(corners([369.6, 112, 0, 372.8, 112.4, 0.6, 372.8, 114.6, 0.6, 369.6, 115.6, 0]));
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(369, 111.4, 373.4, 116));
  });
}
