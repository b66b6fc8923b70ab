import { corners, type Vert } from '../../../kit/geometry/points.ts';
import { cornered, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { marker, redMarker } from '../../../parts/walls/lamps.ts';
import { cornerMolding } from '../../../parts/walls/trim.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { tireRadius } from './side-shapes.ts';

const wellInside: Vert[] = corners([
  268, 25, 0, 270.5, 31, 2.5, 276, 37.2, 5, 372, 37.2, 5, 377.5, 31, 2.5, 380, 25, 0,
]);

const wellOutside: Vert[] = corners([
  264.6, 25, 0, 267.6, 33, 3, 274.4, 40.6, 6, 373.6, 40.6, 6, 380.4, 33, 3, 383.4, 25, 0,
]);

const wheelOpening = poly(wellInside);

export function sideWheelsAndTail(view: View) {
  runWheelWell(view);
  runWheel(view);
  bodyFenderSkirt(view);
  cornerMolding(view, 'Rear corner molding', [495.2, 26.4, 498.3, 140], 496.8, [496, 92]);
  marker(view, 'light.clearance-front', 'Clearance light, front upper (amber)', [59, 139.6], [3.4, 1.4]);
  marker(view, 'light.marker-front', 'Side marker, front lower (amber)', [37, 71], [4, 1.4]);
  marker(view, 'light.marker-mid', 'Side marker, intermediate (amber)', [250, 31.5], [4, 1.4]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear upper (red)', [487, 137.2], [3.6, 1.5]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear lower (red)', [487, 31.5], [4, 1.4]);
  rearRampDoor(view);
  rearBumper(view);
  lightTail(view);
}

function runWheelWell(view: View) {
  view.region('run.wheel-well', 'Wheel-well liner', (pen) => {
    pen.path(wheelOpening, 'void');
    pen.path(
      cornered([271, 26, 0, 273, 31, 2, 277.4, 35.6, 4, 370.6, 35.6, 4, 375, 31, 2, 377, 26, 0], false),
      'dark-gleam-1',
    );
    for (let x = 284; x < 368; x += 11.4) pen.path(line([x, 35.4], [x, 30]), 'dark-gleam-1');
    pen.hitArea(wheelOpening).calloutAt(341, 33.4);
  });
}

function runWheel(view: View) {
  for (const [k, place, x] of [
    ['front', 'front', 290],
    ['mid', 'center', 324],
    ['rear', 'rear', 358],
  ] as const)
    wheel(view, `run.wheel-${k}`, `Wheel & tire, ${place} axle`, x, tireRadius, tireRadius, {
      rim: 8.7,
      style: 'trailer',
      shadeTop: 21,
    });
}

function bodyFenderSkirt(view: View) {
  view.region('body.fender-skirt', 'Fender skirt / wheel-well trim', (pen) => {
    const ring = poly([...wellOutside, ...wellInside.toReversed()]);
    pen.path(ring, 'gloss', 'part-line');
    pen.path(
      cornered(
        [266.4, 26, 0, 269.2, 32.4, 3, 275.4, 39.2, 5.6, 372.6, 39.2, 5.6, 378.8, 32.4, 3, 381.6, 26, 0],
        false,
      ),
      'dark-gleam-2',
    );
    pen.hitArea(ring).calloutAt(307, 38.9);
  });
}

function rearRampDoor(view: View) {
  view.region('rear.ramp-door', 'Rear ramp door (edge)', (pen) => {
    const outline = cornered([498, 38.6, 0, 500.6, 38.6, 0.5, 500.8, 124, 0.6, 498, 124.6, 0]);
    pen.layers(outline, ['plastic', 'part-line'], [view.rearShade]);
    pen.path(line([499.4, 40], [499.4, 123]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(499.4, 104);
  });
}

function rearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & ramp sill', (pen) => {
    const outline = rect(497, 20.6, 504, 26, 0.5);
    pen.path(rect(484, 20.8, 498, 24.4), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.path(rect(502.4, 20.4, 504.3, 26.2, 0.5), 'rubber', 'edge-line');
    pen.hitArea(rect(484, 20.2, 504.4, 26.4, 0.5)).calloutAt(500, 23);
  });
}

function lightTail(view: View) {
  view.region('light.tail', 'Tail-light assembly (edge)', (pen) => {
    pen.path(rect(497.8, 54, 501.4, 74, 0.7), 'red', 'edge-line');
    pen.path(rect(499.8, 55, 500.6, 73), 'light-2');
    pen.hitArea(rect(497.8, 54, 501.6, 74), true).calloutAt(500.4, 60);
  });
}
