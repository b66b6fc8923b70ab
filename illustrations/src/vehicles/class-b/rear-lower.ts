import { ellipse, spline } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { ladderFace } from '../../parts/ladders.ts';
import { lamp } from '../../parts/lamps.ts';
import { sideBox } from '../../parts/mirrored.ts';

export function rearLower(v: View) {
  rearBumper(v);
  bothFromRear((s, k) =>
    lamp(v, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 33, 22.4, 7, 2.2, 'red', {
      part: 'reflector',
      r: 0.7,
      callout: s > 0,
    }),
  );
  rearParkSensor(v);
  ladderFace(v, 'rear.ladder', 'Rear-door ladder', { x0: 12.6, x1: 23.4, y0: 40, y1: 111.4, n: 6 });
  rearHitch(v);
  rearUtilTowPlug(v);
  rearChassisExhaust(v);
  rearMudFlap(v);
}

function rearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper & step pad', { part: 'bumper' }, (r) => {
    const F = new Shape()
      .M(-37, 17)
      .C(-39.4, 17.2, -40.4, 18.6, -40.6, 21)
      .L(-40.8, 28)
      .C(-40.8, 30.6, -39.4, 31.4, -36, 31.4)
      .L(36, 31.4)
      .C(39.4, 31.4, 40.8, 30.6, 40.8, 28)
      .L(40.6, 21)
      .C(40.4, 18.6, 39.4, 17.2, 37, 17)
      .C(20, 16, -20, 16, -37, 17)
      .Z();
    r.cast(F, 0, 0.8, 2);
    r.p(F, 'gloss');
    r.p(F, 'bevel', { opacity: 0.4 });
    r.clip(F, () => {
      r.p(rect(-41, 16, -28, 32), 'shade-from-left');
      r.p(rect(28, 16, 41, 32), 'shade-from-right');
    });
    const S = rect(-22, 27.6, 22, 31.4, [1, 1, 0.6, 0.6]);
    r.p(S, 'rubber', 'edge-line');
    let q = new Shape();
    for (let x = -20; x <= 20; x += 1.6) q = q.add(line([x, 28.6], [x, 30.6]));
    r.p(q, 'dark-gleam-2');
    r.p(spline(pairs([-40.4, 26.4, -24, 25.6, 24, 25.6, 40.4, 26.4])), 'dark-gleam-2');
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(-14, 22);
  });
}

function rearParkSensor(v: View) {
  [-24, -12, 12, 24].forEach((x, i) =>
    v.region(
      `rear.park-sensor-${i + 1}`,
      `Park sensor ${i + 1}`,
      { part: 'park-sensor', callout: i === 3 },
      (r) => {
        r.c(x, 24, 0.85, 'rubber', 'detail-line');
        r.c(x, 24, 0.85, 'dark-gleam-1');
        r.hit(ellipse(x, 24, 1.6));
      },
    ),
  );
}

function rearHitch(v: View) {
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    r.p(rect(-14, 14.2, 14, 16.8), 'dark-underbody', 'edge-line');
    const F = rect(-3.2, 11.6, 3.2, 16.8, 0.5);
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(-1.6, 12.6, 1.6, 15.6, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6, 6]) r.c(x, 14, 0.8, 'dark-metal', 'detail-line');
    r.hit(rect(-14, 11.4, 14, 17));
    r.at(9.6, 15.4);
  });
}

function rearUtilTowPlug(v: View) {
  v.region('util.tow-plug', '7-way trailer socket', { part: 'seven-way', cat: 'util' }, (r) => {
    r.c(17, 14.6, 1.7, 'gloss', 'edge-line');
    r.c(17, 14.6, 1, 'void', 'dark-gleam-1');
    r.hit(ellipse(17, 14.6, 2.2));
  });
}

function rearChassisExhaust(v: View) {
  v.region('chassis.exhaust', 'Exhaust tailpipe', { part: 'exhaust' }, (r) => {
    r.c(24, 10.2, 1.7, 'metal', 'part-line');
    r.c(24, 10.2, 1.7, 'rim');
    r.c(24, 10.2, 1.15, 'void');
    r.hit(ellipse(24, 10.2, 2.3));
  });
}

function rearMudFlap(v: View) {
  bothFromRear((s, k) =>
    v.region(`rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, { part: 'mud-flap', callout: s < 0 }, (r) => {
      const F = sideBox(s, 28.4, 5, 38.4, 16.6, 0.6);
      r.p(F, 'rubber', 'part-line');
      r.p(F, 'shade-from-top');
      r.p(F.inset(0.7), 'dark-gleam-1');
      r.hit(F);
      r.at(s * 33, 10);
    }),
  );
}
