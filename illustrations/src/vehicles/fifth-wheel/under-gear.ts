import { box, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { sides, union } from '../../parts/plan.ts';
import { jackBelow } from '../../parts/under-body.ts';
import { bolts, motorX, ramArt, rodX, rodY } from '../../parts/under-steel.ts';

export function underSlideGear(v: View) {
  // slide mechanisms
  v.region('slide.main.rams', 'Living-room slide-out: rams', { part: 'slide-ram' }, (r) => {
    const H = [212, 350].map((x) => ramArt(r, x, 6, 47, 81, 4));
    r.hit(union(...H));
    r.at(350, 40);
  });
  v.region(
    'slide.main.motor',
    'Living-room slide-out: drive motor & sync shaft',
    { part: 'slide-motor' },
    (r) => {
      rodX(r, 9, 214.4, 347.6, 1.6, 'metal', 'edge-line');
      for (const x of [262, 306]) r.p(rect(x - 1, 7.2, x + 1, 10.8, 0.3), 'dark-metal', 'detail-line');
      const G = rect(290, 5.6, 297, 12.4, 1);
      r.p(G, 'dark-metal');
      r.p(G, 'bevel');
      r.p(G, 'part-line');
      const M = motorX(r, 297, 308, 9);
      r.hit(union(box(214.4, 7.8, 347.6, 10.2), G, M));
      r.at(301, 9);
    },
  );
  v.region('slide.curb.rams', 'Curb-side slide-out: rams', { part: 'slide-ram' }, (r) => {
    const H = [222, 312].map((x) => ramArt(r, x, -8, -47, -75, 3.6));
    r.hit(union(...H));
    r.at(312, -42);
  });
  v.region(
    'slide.curb.motor',
    'Curb-side slide-out: drive motor & sync shaft',
    { part: 'slide-motor' },
    (r) => {
      rodX(r, -11, 224.4, 309.6, 1.5, 'metal', 'edge-line');
      const G = rect(256, -14, 262, -8, 1);
      r.p(G, 'dark-metal');
      r.p(G, 'bevel');
      r.p(G, 'part-line');
      const M = motorX(r, 262, 273, -11, 4.4);
      r.hit(union(box(224.4, -12.2, 309.6, -9.8), G, M));
      r.at(267, -11);
    },
  );
}

export function underValves(v: View) {
  // valves, outlet
  v.region('util.dump-valve@L', 'Sewer dump valve & outlet', { part: 'dump-valve' }, (r) => {
    const F = rect(321.6, 36, 330.4, 41, 0.6);
    r.cast(F, 0.6, 1, 2);
    r.p(rect(323.4, 41, 328.6, 46.6, 1), 'rubber', 'edge-line');
    r.p(rect(323.4, 41, 328.6, 46.6, 1), 'standing-cylinder', { opacity: 0.6 });
    r.p(F, 'rubber');
    r.p(F, 'bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(rect(321, 38, 331, 39.2, 0.2), 'dark-metal', 'detail-line');
    r.p(rect(330.4, 37.9, 337, 39.1, 0.3), 'metal', 'detail-line');
    r.p(rect(336, 36.4, 338, 40.6, 0.8), 'red', 'edge-line');
    r.p(rect(322.6, 45, 329.4, 47.2, 0.6), 'gloss', 'edge-line');
    for (const x of [322.4, 329.6]) r.c(x, 46, 0.7, 'dark-metal', 'detail-line');
    r.hit(union(rect(321, 35.6, 331, 47.4, 0.6), rect(330, 36.2, 338.2, 40.8, 0.6)));
    r.at(326, 43);
  });
}

export function underJacks(v: View) {
  // gear and jacks
  v.region('chassis.crossmember', 'Landing-gear cross tube & drive shaft', { part: 'crossmember' }, (r) => {
    rodY(r, 112, -29, 29, 3.2, 'underbody', 'part-line');
    rodY(r, 115.6, -27, 27, 1.3, 'metal', 'edge-line');
    r.hit(rect(110.2, -29, 116.4, 29));
    r.at(112, -12);
  });
  sides((s, k) => {
    jackBelow(v, `chassis.landing-gear-${k}`, `Landing gear leg, ${k} side`, 112, s * 31, {
      part: 'landing-gear',
      R: 5.4,
      w: 4.8,
      arm: 5.4,
      square: true,
    });
  });
  sides((s, k) => {
    jackBelow(v, `chassis.jack-mid-${k}`, `Leveling jack, ahead of axles, ${k} side`, 218, s * 26, {
      R: 4.7,
      arm: 6,
    });
  });
  sides((s, k) => {
    jackBelow(v, `chassis.jack-rear-${k}`, `Stabilizer / leveling jack, rear, ${k} side`, 386, s * 26, {
      R: 4.7,
      arm: 6,
    });
  });
}

export function underPump(v: View) {
  v.region(
    'chassis.hydraulic-pump',
    'Hydraulic leveling pump & reservoir',
    { part: 'hydraulic-pump' },
    (r) => {
      const F = rect(114, -46, 127, -38.4, 1.2);
      r.cast(F, 0.5, 0.8, 2);
      r.p(F, 'gloss');
      r.p(F, 'lying-cylinder', { opacity: 0.6 });
      r.p(F, 'part-line');
      r.p(rect(127, -44.6, 132, -39.8, 0.5), 'dark-metal', 'edge-line');
      r.p(rect(127, -44.6, 132, -39.8, 0.5), 'lying-cylinder');
      bolts(
        r,
        [
          [129.5, -43.4],
          [129.5, -41],
        ],
        0.45,
      );
      r.hit(rect(113.6, -46.2, 132.2, -38.2, 0.8));
      r.at(120, -42);
    },
  );
}
