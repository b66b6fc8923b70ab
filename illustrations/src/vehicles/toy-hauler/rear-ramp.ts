import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { cable, camLatch } from '../../parts/toy-hauler.ts';
import { fromRear } from './end-shapes.ts';

const rampFrame = rect(-43.4, 38.2, 43.4, 125.4, [0.6, 0.6, 3, 3]);

const rampOpening = rect(-41, 39.6, 41, 123, [0.4, 0.4, 1.6, 1.6]);

export function rearRamp(v: View) {
  rearRampFrame(v);
  rearRampDoor(v);
  rearBadge(v);
  for (const [k, s] of fromRear)
    cable(v, `rear.ramp-cable-${k}`, `Ramp-door assist cable, ${k} side`, [s * 38.4, 77], [s * 38.4, 33.6], {
      cat: 'rear',
      at: [s * 38.4, 50],
    });
  rearRampLatchUpper(v);
  rearRampHandle(v);
}

function rearRampFrame(v: View) {
  v.region('rear.ramp-frame', 'Ramp-door frame & bulb seal', { part: 'ramp-frame' }, (r) => {
    r.cast(rampFrame, 0.7, 1, 3);
    r.p(rampFrame, 'metal', 'part-line');
    r.p(rampFrame, 'diagonal-bevel');
    r.p(rampFrame.inset(0.9), 'detail-line', 'half-line');
    r.p(rampOpening.inset(-0.6), 'rubber');
    r.hit(new Shape(rampFrame.segments.concat(rampOpening.segments)));
    r.rings();
    r.at(-42.2, 118);
  });
}

function rearRampDoor(v: View) {
  v.region('rear.ramp-door', 'Ramp door, outer skin', { part: 'ramp-door' }, (r) => {
    r.shell(rampOpening, 'body');
    r.clip(rampOpening, () => {
      r.p(rect(-41, 119, 41, 123), 'shade-from-top');
      r.p(rect(-41, 39, 41, 50), 'shade-from-bottom');
      r.p(rect(-41, 39, -34, 123), 'shade-from-left', { opacity: 0.6 });
      r.p(rect(34, 39, 41, 123), 'shade-from-right', { opacity: 0.6 });
    });
    // perimeter extrusion and pressed panel
    r.p(rampOpening, 'part-line');
    r.p(rampOpening.inset(1.5), 'edge-line', 'half-line');
    r.p(rampOpening.inset(1.9), 'gleam-1');
    r.p(rect(-33, 88, 33, 115, 2.4), 'shade-1');
    r.p(rect(-33, 88, 33, 115, 2.4), 'detail-line', 'half-line');
    r.p(rect(-32.4, 88.6, 32.4, 114.4, 2), 'gleam-1');
    r.hit(rampOpening);
    r.at(-22, 79);
  });
}

function rearBadge(v: View) {
  v.region('rear.badge', 'Ramp-door name badge', { part: 'badge' }, (r) => {
    const F = poly(corners([-17, 98, 1.4, 17, 98, 1.4, 14.6, 105.4, 1.4, -14.6, 105.4, 1.4]));
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'bevel');
    r.p(F.inset(1), 'detail-line', 'half-line');
    r.hit(F);
    r.at(-9, 101.6);
  });
}

function rearRampLatchUpper(v: View) {
  for (const [k, s] of fromRear) {
    camLatch(v, `rear.ramp-latch-upper-${k}`, `Ramp-door latch, upper ${k} side`, s * 40.6, 112, s);
    camLatch(v, `rear.ramp-latch-lower-${k}`, `Ramp-door latch, lower ${k} side`, s * 40.6, 92, s, {
      callout: s < 0,
    });
  }
}

function rearRampHandle(v: View) {
  v.region('rear.ramp-handle', 'Ramp-door pull handle', { part: 'ramp-handle' }, (r) => {
    for (const x of [-7, 7]) r.p(rect(x - 1.8, 116.8, x + 1.8, 120.2, 0.7), 'metal', 'edge-line');
    r.p(rect(-6.6, 117, 6.6, 117.8), 'shade-2');
    r.tube(line([-7, 118.5], [7, 118.5]), 1.4, 'gloss-2');
    r.hit(rect(-9.4, 116.4, 9.4, 120.6, 1));
  });
}
