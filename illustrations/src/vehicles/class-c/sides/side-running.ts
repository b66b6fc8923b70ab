import { arc, band, cornered, ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { cameraProfile } from '../../../parts/walls/cameras.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { marker, redMarker, tailLightEdge } from '../../../parts/walls/lamps.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { axles, tireRadius } from '../hull.ts';

const rearAxle = axles[1];
const rearOpening = cornered([233, 18, 0, 235, 25, 3, 241, 33, 6, 269, 33, 6, 275, 25, 3, 277, 18, 0]);
const frontOpening = cut.above(ellipse(axles[0], tireRadius + 0.6, 19), 15.6);

/** Marker lights, and on the curb side the stowed awning over them. */
export function drawMarkers(view: View): void {
  const road = view.side === 'road';
  marker(view, 'light.clearance-front', 'Clearance light, cab-over (amber)', [64, 113.4 + 8.6], [3.2, 1.2]);
  marker(
    view,
    'light.marker-mid',
    'Side marker, center (amber)',
    [road ? 104.6 : 180.6, road ? 26.4 : 30.4],
    [3.6, 1.3],
  );
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [360, 117.4], [3.4, 1.3]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [361, 47.4 + 3], [3.6, 1.3]);
  if (!road) awningStowed(view, { s0: 138, s1: 286, top: 121, bot: 58 });
}

export function drawWheels(view: View): void {
  view.region('run.wheel-well-rear', 'Rear wheel-well liner', { callout: false }, (pen) => {
    pen.path(rearOpening, 'void');
    pen.path(rearOpening.inset(1.3), 'dark-gleam-1');
    pen.hitArea(rearOpening).calloutAt(255, 31.4);
  });
  wheel(view, 'run.wheel-rear', 'Rear wheels & tires (dual)', rearAxle, tireRadius, tireRadius, {
    rim: 8.6,
    style: 'cap',
    shadeTop: 20,
  });
  view.region('body.fender-rear', 'Rear fender skirt / flare', (pen) => {
    const outline = cornered([
      230, 18, 0, 232.4, 26.6, 3, 239.6, 36, 7, 270.4, 36, 7, 277.6, 26.6, 3, 280, 18, 0, 277, 18, 0, 275, 25,
      3, 269, 33, 6, 241, 33, 6, 235, 25, 3, 233, 18, 0,
    ]);
    pen.shadow(outline, 0.3, 0.7, 2);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(
      cornered(
        [231.6, 19, 0, 233.8, 26, 3, 240.4, 34.6, 6.4, 269.6, 34.6, 6.4, 276.2, 26, 3, 278.4, 19, 0],
        false,
      ),
      'dark-gleam-2',
    );
    pen.hitArea(outline).calloutAt(255, 34.6);
  });
  view.region('run.wheel-well-front', 'Front wheel-well liner', { callout: false }, (pen) => {
    pen.path(frontOpening, 'void');
    pen.path(arc(axles[0], tireRadius + 0.6, 17.8, 0, 180), 'dark-gleam-1');
    pen.path(arc(axles[0], tireRadius + 0.6, 19, 2, 178), 'part-line');
    pen.path(arc(axles[0], tireRadius + 0.6, 20.2, 4, 176), 'detail-line', 'half-line');
    pen.hitArea(frontOpening).calloutAt(axles[0], tireRadius + 17.4);
  });
  wheel(view, 'run.wheel-front', 'Front wheel & tire', axles[0], tireRadius, tireRadius, {
    rim: 8.6,
    style: 'cap',
    shadeTop: 20,
  });
}

export function drawWiperAndMirror(view: View): void {
  const road = view.side === 'road';
  view.region('cab.wiper', 'Windshield wiper', { shared: true }, (pen) => {
    pen.path(cornered([43.4, 57.6, 0, 45.6, 61, 0.8, 55.4, 72.4, 0], false), 'overlap-line');
    pen.path(line([47.4, 62.6], [57.4, 74.2]), { stroke: 'frame', width: 0.8 });
    pen.hitArea(poly([42.6, 57, 45.4, 57.6, 58.4, 73.8, 56.6, 75, 46, 62.6])).calloutAt(57, 73.4);
  });
  view.region('cab.mirror', `Exterior mirror, ${road ? 'road' : 'curb'} side`, (pen) => {
    const P0 = cornered([61.6, 55.8, 0.8, 61, 60.4, 1, 64.4, 65.4, 1, 66.2, 61, 1, 66, 55.8, 0.6]);
    pen.path(P0, 'gloss', 'edge-line');
    for (const [a, b] of pairs([58.4, 61, 62, 68])) pen.tube(line([63.4, a], [52, b]), 1.2, 'gloss-2');
    const outline = cornered([46.4, 57.4, 2.2, 46.8, 74.6, 2.8, 54.4, 75.2, 2.6, 55.6, 58.2, 2.4]);
    pen.layers(outline, ['gloss', 'part-line'], ['bevel', { opacity: 0.4 }]);
    pen.path(outline.inset(0.9), 'dark-gleam-1');
    pen.path(line([46.8, 63], [55.2, 63.4]), 'dark-gleam-1');
    pen.path(rect(48.4, 59.6, 52.6, 60.8, 0.5), 'light-amber', 'detail-line');
    pen.path(
      band(
        view.direction > 0 ? pairs([48, 65, 48.2, 70, 49, 73.6]) : pairs([54.4, 65, 54, 70, 53.2, 73.6]),
        0,
        0,
        0.8,
      ),
      'light-2',
    );
    pen.hitArea(outline.add(poly([66.4, 55.4, 66.4, 61.4, 64.4, 65.8, 55, 69, 55, 59.6, 61.4, 56])));
    pen.calloutAt(51, 69);
  });
}

export function drawTail(view: View): void {
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(365, 16.6, 373.4, 21.4, 0.8);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.hitArea(outline);
  });
  view.region('rear.spare', 'Spare tire & cover (edge)', (pen) => {
    pen.path(rect(369.6, 34, 372, 42, 0.3), 'underbody', 'edge-line');
    const outline = rect(371, 24, 379, 52, 2.6);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.5 }], ['part-line']);
    for (const x of [373, 374.6]) pen.path(line([x, 24.8], [x, 51.2]), 'dark-gleam-1');
    const G = rect(375.4, 24.4, 379.4, 51.6, 2);
    pen.layers(G, ['accent-2'], ['lying-cylinder', { opacity: 0.6 }], ['part-line']);
    pen.path(line([376.4, 25.4], [376.4, 50.6]), 'dark-gleam-1');
    pen.hitArea(rect(369.6, 23.8, 379.6, 52.2, 2)).calloutAt(377, 38);
  });
  ladderSide(view, 'rear.ladder', 'Roof ladder', { rear: 369.6, y0: 34, roof: 126.6 });
  tailLightEdge(view, [369.4, 44, 371.4, 58]);
  cameraProfile(
    view,
    'Backup camera',
    [369.6, 112, 372.8, 112.4, 372.8, 114.6, 369.6, 115.6],
    [369, 111.4, 373.4, 116],
  );
}
