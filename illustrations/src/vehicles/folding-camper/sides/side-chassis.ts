import { cornered, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { dropLeg } from '../../../parts/running/jacks.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { axle, tireRadius } from '../hull.ts';

function chassisFrame(view: View) {
  view.region('chassis.frame', 'Chassis frame rail', (pen) => {
    const outline = cornered([50, 17, 0, 50, 12.8, 0.8, 192, 12.8, 0.8, 197, 16, 0, 197, 17, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([52, 13.7], [192, 13.7]), 'dark-gleam-1');
    for (let s = 66; s < 190; s += 20)
      if (Math.abs(s - axle) > 18) pen.path(rect(s, 13, s + 1.8, 16.4), 'void');
    pen.hitArea(outline, true).calloutAt(view.side === 'curb' ? 112.4 : 97.4, 14.6);
  });
}

function chassisAxles(view: View) {
  view.region('chassis.axles', 'Axle & leaf spring', (pen) => {
    pen.path(rect(axle - 17, 12, axle + 17, 17), 'void');
    pen.path(spline([axle - 17, 13.4, axle - 6, 9.8, axle, 9.4, axle + 6, 9.8, axle + 17, 13.4]), {
      stroke: 'under',
      width: 1.8,
    });
    for (const x of [axle - 17, axle + 17]) {
      pen.path(
        cornered([x - 2.2, 16, 0, x + 2.2, 16, 0, x + 1.2, 12, 0.6, x - 1.2, 12, 0.6]),
        'underbody',
        'edge-line',
      );
      pen.circle(x, 13.2, 0.7, 'dark-metal', 'detail-line');
    }
    pen.hitArea(
      poly([axle - 19.4, 17, axle + 19.4, 17, axle + 18, 11.8, axle + 8, 8, axle - 8, 8, axle - 18, 11.8]),
    );
    pen.calloutAt(axle - 17, 12.9);
  });
}

function chassisJacks(view: View) {
  dropLeg(view, 'chassis.jack-front', 'Stabilizer jack, front', 60, 14.6, { lean: 4 });
  dropLeg(view, 'chassis.jack-rear', 'Stabilizer jack, rear', 188, 14.6, { lean: -4 });
}

export function undercarriage(view: View) {
  chassisFrame(view);
  chassisAxles(view);
  chassisJacks(view);
}

const arch = () =>
  poly([
    [axle - 18.6, 16],
    [axle - 15.6, 24, 4],
    [axle - 9, 29.2, 8],
    [axle + 9, 29.2, 8],
    [axle + 15.6, 24, 4],
    [axle + 18.6, 16],
  ]);

function runWheelWell(view: View) {
  const A = arch();
  view.region('run.wheel-well', 'Wheel-well liner', (pen) => {
    pen.path(A, 'void');
    pen.path(A.inset(1), 'dark-gleam-1');
    pen.hitArea(A).calloutAt(axle - 11, 25);
  });
}

function runWheel(view: View) {
  wheel(view, 'run.wheel', 'Wheel & tire', axle, tireRadius, tireRadius, {
    rim: 7.4,
    style: 'trailer',
    shadeTop: 17.5,
  });
}

function runFender(view: View) {
  view.region('body.fender', 'Fender flare', (pen) => {
    const outline = poly([
      [axle - 21.6, 16],
      [axle - 18, 25.4, 4.4],
      [axle - 10, 32, 9],
      [axle + 10, 32, 9],
      [axle + 18, 25.4, 4.4],
      [axle + 21.6, 16],
      [axle + 18.6, 16],
      [axle + 15.6, 24, 4],
      [axle + 9, 29.2, 8],
      [axle - 9, 29.2, 8],
      [axle - 15.6, 24, 4],
      [axle - 18.6, 16],
    ]);
    pen.shadow(outline, 0.3, 0.7, 2);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(
      poly(
        [
          [axle - 20.2, 17],
          [axle - 17, 25, 4.4],
          [axle - 9.6, 30.8, 8.6],
          [axle + 9.6, 30.8, 8.6],
          [axle + 17, 25, 4.4],
          [axle + 20.2, 17],
        ],
        false,
      ),
      'dark-gleam-2',
    );
    pen.hitArea(outline).calloutAt(axle + 6, 30.7);
  });
}

export function running(view: View) {
  runWheelWell(view);
  runWheel(view);
  runFender(view);
}

function tailBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(196.6, 13.6, 201.4, 17.4, 0.4);
    pen.path(rect(190, 13.8, 197, 16.6), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.hitArea(rect(190, 13.4, 201.6, 17.6)).calloutAt(199, 15.4);
  });
}

function tailSpare(view: View) {
  view.region('rear.spare', 'Spare tire & carrier (edge)', (pen) => {
    pen.path(rect(196, 20, 200, 28, 0.3), 'underbody', 'edge-line');
    const outline = rect(199.4, 17.8, 205.8, 41, 2.2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.5 }], ['part-line']);
    for (const x of [201, 202.6, 204.2]) pen.path(line([x, 18.4], [x, 40.4]), 'dark-gleam-1');
    pen.path(rect(205.4, 28.2, 206.8, 30.6, 0.4), 'dark-metal', 'detail-line');
    pen.hitArea(rect(196, 17.6, 206.8, 41.2, 1)).calloutAt(203, 35);
  });
}

function tailLight(view: View) {
  view.region('light.tail', 'Tail-light assembly (edge)', (pen) => {
    const outline = rect(195.6, 28.6, 198, 36.4, 0.6);
    pen.layers(outline, ['red', 'edge-line'], ['bevel']);
    pen.hitArea(outline, true).calloutAt(197.2, 34);
  });
}

export function rearGear(view: View) {
  tailBumper(view);
  tailSpare(view);
  tailLight(view);
}
