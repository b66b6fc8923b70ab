import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, lerp } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { axles } from './side-shapes.ts';

export function sideUnderbody(v: View) {
  ground(v);
  chassisFrame(v);
  chassisTank(v);
  chassisExhaust(v);
  rearHitch(v);
  rearMudFlap(v);
}

function ground(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(146, 0, 148, 5.4), 0), 'ground-shadow');
    for (const a of axles) r.p(cut.below(ellipse(a, 0, 16, 2.4), 0), 'ground-shadow');
    r.p(line([-8, 0], [298, 0]), 'ground-line');
  });
}

function chassisFrame(v: View) {
  const road = v.side === 'road';
  v.region('chassis.frame', 'Underbody / frame rails', (r) => {
    const F = poly(corners([16, 14, 0, 16, 9.8, 1, 236, 9.8, 1, 262, 14.4, 1, 276, 15, 0, 276, 18, 0]));
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'shade-from-top');
    r.p(line([20, 10.7], [234, 10.7]), 'dark-gleam-1');
    for (const s of [72, 96, 120, 144, 168]) r.p(rect(s, 10, s + 2, 13.6), 'void');
    r.hit(F, true);
    r.at(road ? 104 : 155, 11.2);
  });
}

function chassisTank(v: View) {
  const road = v.side === 'road';
  v.region(
    'chassis.tank',
    road ? 'Fresh / gray water tanks' : 'Fuel tank & skid plate',
    { part: 'tank' },
    (r) => {
      const [a, b] = road ? [112, 176] : [158, 188],
        F = poly([
          [a, 13.6],
          [a + 1, 7.6, 1.6],
          [b - 1, 7.6, 1.6],
          [b, 13.6],
        ]);
      r.p(F, 'underbody', 'part-line');
      r.p(F, 'lying-cylinder');
      for (const x of [lerp(a, b, 0.25), lerp(a, b, 0.75)])
        r.p(rect(x - 0.9, 7.4, x + 0.9, 13), 'dark-metal', 'detail-line');
      r.hit(F);
      r.at(lerp(a, b, 0.5), 9.6);
    },
  );
}

function chassisExhaust(v: View) {
  const road = v.side === 'road';
  if (!road)
    v.region('chassis.exhaust', 'Exhaust tailpipe', (r) => {
      const F = rect(232, 8.8, 262, 11.4, 1.2);
      r.p(F, 'dark-metal', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(ellipse(261.6, 10.1, 0.8, 1.3), 'void', 'detail-line');
      r.hit(F, true);
      r.at(248, 10.1);
    });
  else
    v.region('util.dump', 'Sewer dump valve', { part: 'dump-valve' }, (r) => {
      r.p(rect(232, 9, 242, 11.6, 0.8), 'gloss', 'edge-line');
      r.p(rect(240, 8, 244, 12.6, 0.8), 'gloss', 'edge-line');
      r.p(rect(240.6, 8.4, 241.6, 12.2), 'dark-gleam-1');
      r.p(line([236, 11.6], [236, 14.4]), 'overlap-line');
      r.hit(rect(231.4, 7.6, 244.6, 13.4));
      r.at(237, 10.2);
    });
}

function rearHitch(v: View) {
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = poly(corners([258, 12.6, 0.6, 290.4, 12.6, 0.4, 290.4, 15.8, 0.4, 258, 16.6, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(rect(288, 12.2, 291, 16.2, 0.3), 'underbody', 'edge-line');
    r.hit(F);
    r.at(278, 14.2);
  });
}

function rearMudFlap(v: View) {
  v.region('rear.mud-flap', 'Rear mud flap', { part: 'mud-flap' }, (r) => {
    const F = poly(corners([227.4, 15.6, 0, 229.2, 15.6, 0, 229.8, 5, 0.5, 228.2, 5, 0.5]));
    r.p(F, 'rubber', 'edge-line');
    r.hit(rect(226.4, 4.8, 230.8, 15.4));
    r.at(228.9, 7.6);
  });
}
