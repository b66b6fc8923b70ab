import { spline } from '../../kit/curves.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { dropLeg } from '../../parts/jacks.ts';
import { wheel } from '../../parts/wheels.ts';
import { axle, tireRadius } from './hull.ts';

function chassisFrame(v: View) {
  v.region('chassis.frame', 'Chassis frame rail', (r) => {
    const F = poly(corners([50, 17, 0, 50, 12.8, 0.8, 192, 12.8, 0.8, 197, 16, 0, 197, 17, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(line([52, 13.7], [192, 13.7]), 'dark-gleam-1');
    for (let s = 66; s < 190; s += 20) if (Math.abs(s - axle) > 18) r.p(rect(s, 13, s + 1.8, 16.4), 'void');
    r.hit(F, true);
    r.at(v.side === 'curb' ? 112.4 : 97.4, 14.6);
  });
}

function chassisAxles(v: View) {
  v.region('chassis.axles', 'Axle & leaf spring', (r) => {
    r.p(rect(axle - 17, 12, axle + 17, 17), 'void');
    r.p(
      spline([
        [axle - 17, 13.4],
        [axle - 6, 9.8],
        [axle, 9.4],
        [axle + 6, 9.8],
        [axle + 17, 13.4],
      ]),
      { stroke: 'under', width: 1.8 },
    );
    for (const x of [axle - 17, axle + 17]) {
      r.p(
        poly([
          [x - 2.2, 16],
          [x + 2.2, 16],
          [x + 1.2, 12, 0.6],
          [x - 1.2, 12, 0.6],
        ]),
        'underbody',
        'edge-line',
      );
      r.c(x, 13.2, 0.7, 'dark-metal', 'detail-line');
    }
    r.hit(
      poly([
        [axle - 19.4, 17],
        [axle + 19.4, 17],
        [axle + 18, 11.8],
        [axle + 8, 8],
        [axle - 8, 8],
        [axle - 18, 11.8],
      ]),
    );
    r.at(axle - 17, 12.9);
  });
}

function chassisJacks(v: View) {
  dropLeg(v, 'chassis.jack-front', 'Stabilizer jack, front', 60, 14.6, { lean: 4 });
  dropLeg(v, 'chassis.jack-rear', 'Stabilizer jack, rear', 188, 14.6, { lean: -4 });
}

export function undercarriage(v: View) {
  chassisFrame(v);
  chassisAxles(v);
  chassisJacks(v);
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

function runWheelWell(v: View) {
  const A = arch();
  v.region('run.wheel-well', 'Wheel-well liner', { part: 'wheel-well' }, (r) => {
    r.p(A, 'void');
    r.p(A.inset(1), 'dark-gleam-1');
    r.hit(A);
    r.at(axle - 11, 25);
  });
}

function runWheel(v: View) {
  wheel(v, 'run.wheel', 'Wheel & tire', axle, tireRadius, tireRadius, {
    rim: 7.4,
    style: 'trailer',
    shadeTop: 17.5,
  });
}

function runFender(v: View) {
  v.region('body.fender', 'Fender flare', { part: 'fender' }, (r) => {
    const F = poly([
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
    r.cast(F, 0.3, 0.7, 2);
    r.p(F, 'gloss', 'part-line');
    r.p(
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
    r.hit(F);
    r.at(axle + 6, 30.7);
  });
}

export function running(v: View) {
  runWheelWell(v);
  runWheel(v);
  runFender(v);
}

function tailBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(196.6, 13.6, 201.4, 17.4, 0.4);
    r.p(rect(190, 13.8, 197, 16.6), 'dark-underbody', 'edge-line');
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(rect(190, 13.4, 201.6, 17.6));
    r.at(199, 15.4);
  });
}

function tailSpare(v: View) {
  v.region('rear.spare', 'Spare tire & carrier (edge)', { part: 'spare-tire' }, (r) => {
    r.p(rect(196, 20, 200, 28, 0.3), 'underbody', 'edge-line');
    const F = rect(199.4, 17.8, 205.8, 41, 2.2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.5 });
    r.p(F, 'part-line');
    for (const x of [201, 202.6, 204.2]) r.p(line([x, 18.4], [x, 40.4]), 'dark-gleam-1');
    r.p(rect(205.4, 28.2, 206.8, 30.6, 0.4), 'dark-metal', 'detail-line');
    r.hit(rect(196, 17.6, 206.8, 41.2, 1));
    r.at(203, 35);
  });
}

function tailLight(v: View) {
  v.region('light.tail', 'Tail-light assembly (edge)', { part: 'tail-light' }, (r) => {
    const F = rect(195.6, 28.6, 198, 36.4, 0.6);
    r.p(F, 'red', 'edge-line');
    r.p(F, 'bevel');
    r.hit(F, true);
    r.at(197.2, 34);
  });
}

export function rearGear(v: View) {
  tailBumper(v);
  tailSpare(v);
  tailLight(v);
}
