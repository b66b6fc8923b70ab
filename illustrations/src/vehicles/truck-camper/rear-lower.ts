import { pairs } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { camperJack } from '../../parts/jacks.ts';
import { fromRear } from './end-shapes.ts';

export function rearLower(v: View) {
  rearBumper(v);
  rearSteps(v);
  rearChassisTieDownRear(v);
  for (const [k, s] of fromRear)
    camperJack(v, `chassis.jack-rear-${k}`, `Corner jack, rear ${k} side`, {
      x: s * 53,
      top: 96,
      bot: 36,
      brackets: [],
      at: 20,
    });
  rearGround(v);
}

function rearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper & step platform', (r) => {
    const F = rect(-44, 27.4, 44, 33.4, 0.5);
    r.p(rect(-20, 24.4, -17, 28), 'dark-underbody', 'edge-line');
    r.p(rect(17, 24.4, 20, 28), 'dark-underbody', 'edge-line');
    r.p(F, 'underbody', 'overlap-line');
    r.p(F, 'lying-cylinder');
    let q = new Shape();
    for (let x = -15; x < 15; x += 1.6) q = q.add(line([x, 32.7], [x + 0.8, 32.7]));
    r.p(rect(-16, 31.9, 16, 33.4, 0.3), 'gloss', 'detail-line');
    r.p(q, 'dark-gleam-2');
    for (const s of [-1, 1]) r.p(box(s * 42.6, 27, s * 45.6, 33.8, 0.8), 'rubber', 'edge-line');
    r.hit(
      poly(
        pairs([
          -45.8, 26.8, -20.2, 26.8, -20.2, 24.2, -16.8, 24.2, -16.8, 26.8, 16.8, 26.8, 16.8, 24.2, 20.2, 24.2,
          20.2, 26.8, 45.8, 26.8, 45.8, 34, -45.8, 34,
        ]),
      ),
    );
    r.at(-30, 30.4);
  });
}

function rearSteps(v: View) {
  v.region('rear.steps', 'Scissor entry steps', { part: 'entry-step' }, (r) => {
    const a = -13,
      b = 13;
    for (const x of [a + 0.9, b - 0.9]) {
      const F = rect(x - 0.75, 1.6, x + 0.75, 28.4, 0.3);
      r.p(F, 'dark-metal', 'edge-line');
      r.p(F, 'standing-cylinder');
      r.p(rect(x - 1.8, 0.1, x + 1.8, 1.8, 0.4), 'rubber', 'edge-line');
    }
    for (const y of [21.4, 13.8, 6.2]) {
      r.p(rect(a + 1.6, y - 1.2, b - 1.6, y), 'dark-underbody');
      const F = rect(a - 0.6, y, b + 0.6, y + 2.6, 0.4);
      r.p(F, 'metal', 'edge-line');
      r.p(rect(a - 0.6, y + 1.6, b + 0.6, y + 2.6, 0.3), 'gloss');
      r.p(line([a + 0.4, y + 0.8], [b - 0.4, y + 0.8]), 'gleam-2');
      for (const x of [a + 0.9, b - 0.9]) r.c(x, y + 0.8, 0.4, 'dark-metal', 'detail-line');
    }
    r.hit(rect(a - 1.2, 0, b + 1.2, 27, 0.6));
    r.at(0, 15);
  });
}

function rearChassisTieDownRear(v: View) {
  for (const [k, s] of fromRear)
    v.region(
      `chassis.tie-down-rear-${k}`,
      `Tie-down turnbuckle, rear ${k} side`,
      { part: 'tie-down' },
      (r) => {
        r.tube(line([s * 44, 26.8], [s * 40.4, 17]), 0.6);
        r.tube(line([s * 43.2, 24.4], [s * 41.4, 19.6]), 1.4, 'metal-2');
        r.c(s * 40.4, 17, 0.9, 'metal', 'edge-line');
        r.c(s * 44, 26.4, 0.9, 'metal', 'edge-line');
        r.hit(
          poly([
            [s * 42.4, 27.4],
            [s * 45.6, 27],
            [s * 42, 15.6],
            [s * 38.8, 16.2],
          ]),
        );
        r.at(s * 42.2, 22);
      },
    );
}

function rearGround(v: View) {
  v.deco((r) => {
    for (const s of [-1, 1])
      for (const y of [44, 80]) r.p(box(s * 47.8, y - 2, s * 51.2, y + 2, 0.4), 'dark-metal', 'edge-line');
  });
}
