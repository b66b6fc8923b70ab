import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { leg } from '../../parts/jacks.ts';
import { fromRear } from './end-shapes.ts';

export function rearLower(v: View) {
  rearRunMudFlap(v);
  for (const [k, s] of fromRear)
    leg(v, `chassis.jack-rear-${k}`, `Leveling jack, rear ${k} side`, {
      x: s * 27,
      top: 21,
      foot: 0,
      mid: 10.5,
      w: 3.8,
      pad: 4.8,
    });
  rearSpare(v);
  rearBumper(v);
  rearBumperCap(v);
  rearHitch(v);
  rearPlate(v);
}

function rearRunMudFlap(v: View) {
  for (const [k, s] of fromRear)
    v.region(`run.mud-flap-${k}`, `Mud flap, ${k} side`, { part: 'mud-flap', cat: 'run' }, (r) => {
      const F = box(s * 36, 7, s * 48, 21, 0.6);
      r.p(F, 'rubber', 'edge-line');
      r.p(F.inset(0.9), 'dark-gleam-1');
      r.hit(F);
    });
}

function rearSpare(v: View) {
  v.region('rear.spare', 'Spare tire & under-slung carrier', { part: 'spare-tyre' }, (r) => {
    const F = rect(-15, 5.4, 15, 14.4, 3);
    for (const x of [-12.6, 12.6]) r.p(rect(x - 0.9, 14, x + 0.9, 21), 'underbody', 'edge-line');
    r.p(F, 'tire');
    r.p(F, 'lying-cylinder', { opacity: 0.45 });
    r.p(F, 'part-line');
    for (const y of [8, 10, 12]) r.p(line([-14.4, y], [14.4, y]), 'detail-line');
    let q = new Shape();
    for (let x = -13; x < 14; x += 2)
      q = q.add(line([x, 5.8], [x + 0.7, 7.4])).add(line([x, 14], [x + 0.7, 12.4]));
    r.p(q, 'dark-gleam-1');
    r.p(rect(-17, 3.9, 17, 5.6, 0.6), 'underbody', 'edge-line');
    for (const x of [-15.8, 15.8]) {
      r.p(rect(x - 0.8, 4.6, x + 0.8, 21), 'underbody', 'edge-line');
    }
    r.c(0, 4.8, 0.7, 'dark-metal', 'detail-line');
    r.hit(rect(-17.4, 3.6, 17.4, 20.8, 1));
    r.at(-8, 10);
  });
}

function rearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper tube', (r) => {
    const F = rect(-46, 20.6, 46, 25.4, 0.4);
    r.p(F, 'underbody', 'overlap-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
    r.at(-34, 23);
  });
}

function rearBumperCap(v: View) {
  for (const [k, s] of fromRear)
    v.region(
      `rear.bumper-cap-${k}`,
      `Bumper end cap, ${k} side`,
      { part: 'bumper-cap', callout: s < 0 },
      (r) => {
        const F = box(s * 45.4, 20.2, s * 48, 25.8, 0.8);
        r.p(F, 'rubber', 'part-line');
        r.c(s * 46.7, 23, 0.5, 'dark-metal');
        r.hit(F);
      },
    );
}

function rearHitch(v: View) {
  v.region('rear.hitch', 'Rear receiver hitch', (r) => {
    const F = rect(-3.4, 14.8, 3.4, 20.8, 0.5);
    r.p(rect(-9, 18.6, 9, 20.8), 'dark-underbody', 'edge-line');
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(-1.7, 15.8, 1.7, 19.2, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-5.6, 5.6]) r.c(x, 17, 0.8, 'dark-metal', 'detail-line');
    r.hit(rect(-9, 14.6, 9, 20.8));
  });
}

function rearPlate(v: View) {
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'licence-plate' }, (r) => {
    const F = rect(-24, 19.4, -12, 25.4, 0.6);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.7), 'detail-line', 'half-line');
    r.p(rect(-20.4, 25.5, -15.6, 27, 0.5), 'gloss', 'edge-line');
    r.p(rect(-19.6, 25.5, -16.4, 26.2), 'lens');
    r.hit(rect(-24.4, 19, -11.6, 27.2));
  });
}
