import { cornered, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { batteryArt, lpArt } from '../../../parts/walls/utilities.ts';

function tongueAFrame(view: View) {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    const outline = cornered([8, 17.6, 0.6, 60, 13.2, 0, 60, 17.6, 0, 32, 21.4, 0, 8, 21.8, 0.6]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['lying-cylinder']);
    pen.path(line([10, 18.8], [58, 14.6]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(25, 19.4);
  });
}

function tongueChains(view: View) {
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    const S = spline([13, 17.6, 9, 11.6, 4.4, 12.4, 1.8, 16.4]);
    pen.path(S, { stroke: 'line', width: 1.3, dash: [1.2, 0.6], cap: 'butt' });
    pen.path(S, { stroke: 'metal', width: 0.7, dash: [1.2, 0.6], cap: 'butt' });
    pen.hitArea(poly([14, 18, 10, 10.2, 3, 11, 0.4, 16.4, 2.4, 17.2, 5, 13.6, 8.6, 13.2, 12, 18.4]));
    pen.calloutAt(7.6, 11.8);
  });
}

function tongueCoupler(view: View) {
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([
      0, 17.4, 1.6, 0, 21.4, 2, 3.4, 23.8, 1.6, 10, 22.8, 1, 14, 22.4, 0.4, 14, 17.8, 0.4, 5, 16.8, 1,
    ]);
    pen.layers(outline, ['underbody', 'part-line'], ['bevel', { opacity: 0.5 }]);
    pen.path(cornered([4, 23.6, 0, 8.4, 25.6, 0.8, 12.4, 24.8, 0.6, 11.4, 23, 0]), 'dark-metal', 'edge-line');
    pen.path(ellipse(3.2, 18.8, 1.4), 'void');
    pen.circle(11, 19.6, 0.6, 'metal', 'detail-line');
    pen.hitArea(outline.add(poly([4, 23.4, 8.4, 25.8, 12.6, 25, 11.6, 22.6])));
  });
}

function tongueJack(view: View) {
  view.region('chassis.tongue-jack', 'Tongue jack (manual, with wheel)', (pen) => {
    const x = 19;
    for (const tube of [rect(x - 0.85, 5.4, x + 0.85, 18), rect(x - 1.35, 12.6, x + 1.35, 34.4, 0.3)])
      pen.path(tube, 'metal').path(tube, 'standing-cylinder').path(tube, 'edge-line');
    pen.path(rect(x - 2.2, 17.4, x + 2.2, 21.8, 0.5), 'underbody', 'edge-line');
    pen.circle(x, 19.6, 0.5, 'metal');
    pen.path(rect(x - 1.7, 34, x + 1.7, 36.4, 0.6), 'underbody', 'edge-line');
    pen.tube(
      cornered([x, 36, 0, x, 37.6, 0.8, x + 5.6, 37.6, 0.8, x + 5.6, 39.6, 0], false),
      0.75,
      'metal',
      0.34,
    );
    pen.path(rect(x + 4.9, 38.4, x + 6.3, 41, 0.5), 'rubber', 'detail-line');
    pen.concentric(x, 3.7, [3.6, 'tire', 'part-line'], [3.6, 'tire-sidewall'], [1.9, 'metal', 'edge-line']);
    pen.concentric(x, 3.7, [1.9, 'rim'], [0.6, 'underbody']);
    pen.path(
      cornered([x - 1.2, 8, 0, x + 1.2, 8, 0, x + 0.7, 3.4, 0.5, x - 0.7, 3.4, 0.5]),
      'underbody',
      'edge-line',
    );
    pen.hitArea(
      poly([
        [x - 3.8, 0],
        [x + 3.8, 0],
        [x + 3.8, 7.4],
        [x + 2.4, 8],
        [x + 2.4, 36],
        [x + 7, 37],
        [x + 7, 41.2],
        [x + 4.4, 41.2],
        [x + 4.4, 38.6],
        [x - 2.2, 37.6],
        [x - 2.2, 8],
        [x - 3.8, 7.4],
      ]),
    );
    pen.calloutAt(x, 28);
  });
}

function tongueLpTank(view: View) {
  view.region('chassis.lp-tank', 'LP bottle & regulator', { shared: true }, (pen) => {
    const H = lpArt(pen, 32.4, 20.8);
    pen.path(rect(25.6, 30.2, 39.2, 31.2, 0.2), 'underbody', 'detail-line');
    pen.hitArea(H).calloutAt(32.4, 23.6);
  });
}

function tongueBattery(view: View) {
  view.region('chassis.battery', 'Battery box', (pen) => {
    const H = batteryArt(pen, 40.6, 19.8, 48.4, 9.6);
    pen.hitArea(H).calloutAt(42.2, 27.2);
  });
}

export function tongue(view: View) {
  tongueAFrame(view);
  tongueChains(view);
  tongueCoupler(view);
  tongueJack(view);
  tongueLpTank(view);
  tongueBattery(view);
}
