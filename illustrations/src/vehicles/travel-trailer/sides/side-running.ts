import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { marker, redMarker, tailLightEdge } from '../../../parts/walls/lamps.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { axles, tireRadius } from '../hull.ts';

const wheelOpening = cornered([
  207, 19, 0, 209.4, 25, 2.5, 214, 31, 5, 272, 31, 5, 276.6, 25, 2.5, 279, 19, 0,
]);

/** Marker lights, and on the curb side the stowed awning over them. */
export function drawMarkers(view: View): void {
  const road = view.side === 'road';
  marker(view, 'light.clearance-front', 'Clearance light, front (amber)', [84, 112.6], [3.2, 1.2]);
  marker(view, 'light.marker-front', 'Side marker, front (amber)', [68, 27], [3.6, 1.3]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [370, 110.6], [3.2, 1.2]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [369, 27], [3.6, 1.3]);
  if (!road) awningStowed(view, { s0: 148, s1: 330, top: 114.6, bot: 54 });
}

export function drawWheels(view: View): void {
  view.region('run.wheel-well', 'Wheel-well liner', (pen) => {
    pen.path(wheelOpening, 'void');
    pen.path(wheelOpening.inset(1.3), 'dark-gleam-1');
    pen.hitArea(wheelOpening).calloutAt(243, 29.4);
  });
  axles.forEach((x, i) =>
    wheel(
      view,
      `run.wheel-${i ? 'rear' : 'front'}`,
      `Wheel & tire, ${i ? 'rear' : 'front'} axle`,
      x,
      tireRadius,
      tireRadius,
      { rim: 8.1, style: 'trailer', shadeTop: 19 },
    ),
  );
  view.region('body.fender-skirt', 'Fender skirt / wheel-well trim', (pen) => {
    const outline = cornered([
      203.6, 19, 0, 206.4, 26.8, 3, 212.6, 34.4, 6, 273.4, 34.4, 6, 279.6, 26.8, 3, 282.4, 19, 0, 279, 19, 0,
      276.6, 25, 2.5, 272, 31, 5, 214, 31, 5, 209.4, 25, 2.5, 207, 19, 0,
    ]);
    pen.shadow(outline, 0.3, 0.7, 2);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(
      cornered(
        [205.2, 20, 0, 207.8, 26.2, 3, 213.4, 33, 5.6, 272.6, 33, 5.6, 278.2, 26.2, 3, 280.8, 20, 0],
        false,
      ),
      'dark-gleam-2',
    );
    pen.hitArea(outline).calloutAt(230, 32.8);
  });
}

export function drawTail(view: View): void {
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    const outline = rect(378, 15.4, 384, 19.6, 0.4);
    pen.path(rect(370, 15.6, 379, 18.6), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.hitArea(rect(370, 15.2, 384.2, 19.8));
  });
  view.region('rear.spare', 'Spare tire (edge)', (pen) => {
    const outline = rect(380, 22, 388, 48, 2.4);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.5 }], ['part-line']);
    for (const x of [382, 384, 386]) pen.path(line([x, 22.6], [x, 47.4]), 'dark-gleam-1');
    pen.hitArea(outline);
  });
  ladderSide(view, 'rear.ladder', 'Roof ladder', { rear: 379.8, y0: 52, roof: 120, off: 3.6 });
  tailLightEdge(view, [379, 60, 381, 72]);
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = cornered([379.8, 107.4, 0, 383, 107.8, 0.6, 383, 110, 0.6, 379.8, 111, 0]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.circle(382.3, 108.8, 0.45, 'dark-metal');
    pen.hitArea(rect(379.2, 106.8, 383.6, 111.4));
  });
}
