import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { marker, redMarker, tailLightEdge } from '../../../parts/walls/lamps.ts';
import { cornerMolding } from '../../../parts/walls/trim.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { skirtOuter, wheelOpening } from './side-shapes.ts';

export function sideWheels(view: View) {
  view.region('run.wheel-well', 'Wheel-well liner', (pen) => {
    pen.path(wheelOpening, 'void');
    pen.path(
      cornered([227, 26, 0, 229, 31, 2, 233.4, 35.6, 4, 292.6, 35.6, 4, 297, 31, 2, 299, 26, 0], false),
      'dark-gleam-1',
    );
    for (const x of [240, 252, 263, 274, 286]) pen.path(line([x, 35.4], [x, 30]), 'dark-gleam-1');
    pen.hitArea(wheelOpening).calloutAt(263, 33.6);
  });
  wheel(view, 'run.wheel-front', 'Wheel & tire, front axle', 246, 15.2, 15.2, {
    rim: 8.7,
    style: 'trailer',
    shadeTop: 21,
  });
  wheel(view, 'run.wheel-rear', 'Wheel & tire, rear axle', 280, 15.2, 15.2, {
    rim: 8.7,
    style: 'trailer',
    shadeTop: 21,
  });
}

export function sideSkirt(view: View) {
  view.region('body.fender-skirt', 'Fender skirt / wheel-well trim', (pen) => {
    const ring = cornered([
      220.6, 25, 0, 223.6, 33, 3, 230.4, 40.6, 6, 295.6, 40.6, 6, 302.4, 33, 3, 305.4, 25, 0, 302, 25, 0,
      299.5, 31, 2.5, 294, 37.2, 5, 232, 37.2, 5, 226.5, 31, 2.5, 224, 25, 0,
    ]);
    pen.shadow(skirtOuter, 0.4, 0.9, 2, 'shade-1');
    pen.path(ring, 'gloss', 'part-line');
    pen.path(
      cornered(
        [222.4, 26, 0, 225.2, 32.4, 3, 231.4, 39.2, 5.6, 294.6, 39.2, 5.6, 300.8, 32.4, 3, 303.6, 26, 0],
        false,
      ),
      'dark-gleam-2',
    );
    pen.hitArea(ring).calloutAt(263, 38.9);
  });
}

export function sideLights(view: View) {
  // gutter, corner mouldings, rear
  cornerMolding(view, 'Rear corner molding', [409.2, 26, 412.2, 137], 410.7, [410.7, 118]);
  // lights
  marker(view, 'light.clearance-front', 'Clearance light, front upper (amber)', [40, 133], [3.2, 1.4]);
  marker(view, 'light.marker-front', 'Side marker, front lower (amber)', [35, 70.4], [4, 1.4]);
  marker(view, 'light.marker-mid', 'Side marker, intermediate (amber)', [212, 31.5], [4, 1.4]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear upper (red)', [404, 133.2], [3.6, 1.5]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear lower (red)', [402, 31.5], [4, 1.4]);
}

export function sideRear(view: View) {
  // bumper, ladder, camera
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    const outline = rect(411, 21.5, 419.6, 26, 0.5);
    pen.path(rect(402, 21.6, 412, 25), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.path(rect(417.8, 21.3, 420, 26.2, 0.5), 'rubber', 'edge-line');
    pen.hitArea(rect(402, 21.2, 420.2, 26.4, 0.5));
  });
  ladderSide(view, 'rear.ladder', 'Roof ladder', { rear: 412, y0: 36, roof: 142 });
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = cornered([412, 131, 0, 415.4, 131.4, 0.6, 415.4, 133.6, 0.6, 412, 134.6, 0]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.circle(414.6, 132.4, 0.5, 'dark-metal');
    pen.hitArea(rect(411.4, 130.4, 416, 135));
  });
  tailLightEdge(view, [411.8, 50, 413.6, 66]);
}
