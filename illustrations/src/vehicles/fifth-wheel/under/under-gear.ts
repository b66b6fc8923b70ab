import { pairs } from '../../../kit/geometry/points.ts';
import { box, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { jackBelow, slideRams } from '../../../parts/under/body.ts';
import { bolts, motorX, rodX, rodY } from '../../../parts/under/steel.ts';

export function underSlideGear(view: View) {
  // slide mechanisms
  slideRams(view, 'main', 'Living-room slide-out: rams', [212, 350], [6, 47, 81], 4, [350, 40]);
  view.region('slide.main.motor', 'Living-room slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, 9, 214.4, 347.6, 1.6, 'metal', 'edge-line');
    for (const x of [262, 306]) pen.path(rect(x - 1, 7.2, x + 1, 10.8, 0.3), 'dark-metal', 'detail-line');
    const G = rect(290, 5.6, 297, 12.4, 1);
    pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
    const M = motorX(pen, 297, 308, 9);
    pen.hitArea(union(box(214.4, 7.8, 347.6, 10.2), G, M)).calloutAt(301, 9);
  });
  slideRams(view, 'curb', 'Curb-side slide-out: rams', [222, 312], [-8, -47, -75], 3.6, [312, -42]);
  view.region('slide.curb.motor', 'Curb-side slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, -11, 224.4, 309.6, 1.5, 'metal', 'edge-line');
    const G = rect(256, -14, 262, -8, 1);
    pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
    const M = motorX(pen, 262, 273, -11, 4.4);
    pen.hitArea(union(box(224.4, -12.2, 309.6, -9.8), G, M)).calloutAt(267, -11);
  });
}

export function underValves(view: View) {
  // valves, outlet
  view.region('util.dump-valve@L', 'Sewer dump valve & outlet', (pen) => {
    const outline = rect(321.6, 36, 330.4, 41, 0.6);
    pen.shadow(outline, 0.6, 1, 2);
    pen.path(rect(323.4, 41, 328.6, 46.6, 1), 'rubber', 'edge-line');
    pen.path(rect(323.4, 41, 328.6, 46.6, 1), 'standing-cylinder', { opacity: 0.6 });
    pen.layers(outline, ['rubber'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(321, 38, 331, 39.2, 0.2), 'dark-metal', 'detail-line');
    pen.path(rect(330.4, 37.9, 337, 39.1, 0.3), 'metal', 'detail-line');
    pen.path(rect(336, 36.4, 338, 40.6, 0.8), 'red', 'edge-line');
    pen.path(rect(322.6, 45, 329.4, 47.2, 0.6), 'gloss', 'edge-line');
    for (const x of [322.4, 329.6]) pen.circle(x, 46, 0.7, 'dark-metal', 'detail-line');
    pen.hitArea(union(rect(321, 35.6, 331, 47.4, 0.6), rect(330, 36.2, 338.2, 40.8, 0.6))).calloutAt(326, 43);
  });
}

export function underJacks(view: View) {
  // gear and jacks
  view.region('chassis.crossmember', 'Landing-gear cross tube & drive shaft', (pen) => {
    rodY(pen, 112, -29, 29, 3.2, 'underbody', 'part-line');
    rodY(pen, 115.6, -27, 27, 1.3, 'metal', 'edge-line');
    pen.hitArea(rect(110.2, -29, 116.4, 29)).calloutAt(112, -12);
  });
  sides((s, k) => {
    jackBelow(view, `chassis.landing-gear-${k}`, `Landing gear leg, ${k} side`, 112, s * 31, {
      R: 5.4,
      w: 4.8,
      arm: 5.4,
      square: true,
    });
  });
  sides((s, k) => {
    jackBelow(view, `chassis.jack-mid-${k}`, `Leveling jack, ahead of axles, ${k} side`, 218, s * 26, {
      R: 4.7,
      arm: 6,
    });
  });
  sides((s, k) => {
    jackBelow(view, `chassis.jack-rear-${k}`, `Stabilizer / leveling jack, rear, ${k} side`, 386, s * 26, {
      R: 4.7,
      arm: 6,
    });
  });
}

export function underPump(view: View) {
  view.region('chassis.hydraulic-pump', 'Hydraulic leveling pump & reservoir', (pen) => {
    const outline = rect(114, -46, 127, -38.4, 1.2);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, ['gloss'], ['lying-cylinder', { opacity: 0.6 }], ['part-line']);
    pen.layers(rect(127, -44.6, 132, -39.8, 0.5), ['dark-metal', 'edge-line'], ['lying-cylinder']);
    bolts(pen, pairs([129.5, -43.4, 129.5, -41]), 0.45);
    pen.hitArea(rect(113.6, -46.2, 132.2, -38.2, 0.8)).calloutAt(120, -42);
  });
}
