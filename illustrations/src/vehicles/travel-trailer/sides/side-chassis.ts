import { cornered, ellipse, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { scissorSide } from '../../../parts/running/jacks.ts';
import { acSide, pipeVent, ventSide } from '../../../parts/roof/roof-gear.ts';
import { solarOnFeet } from '../../../parts/roof/roof-surfaces.ts';
import { axles } from '../hull.ts';

/** Rail, running gear and stabilizers: a body floating over wheels looks like a toy. */
export function drawChassis(view: View): void {
  view.region('chassis.frame', 'Chassis frame rail', (pen) => {
    const outline = cornered([52, 20, 0, 52, 14.4, 0.8, 372, 14.4, 0.8, 378, 18, 0, 378, 20, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(line([54, 15.4], [372, 15.4]), 'dark-gleam-1');
    for (let s = 70; s < 370; s += 24)
      if (Math.abs(s - 243) > 42) pen.path(rect(s, 14.6, s + 2.2, 19.6), 'void');
    pen.hitArea(outline, true).calloutAt(150, 16.6);
  });
  view.region('chassis.axles', 'Axles, springs & equalizer', (pen) => {
    const outline = cornered([206, 20, 0, 280, 20, 0, 276, 9, 2, 210, 9, 2]);
    pen.path(cornered([212, 20, 0, 274, 20, 0, 272, 13, 2, 214, 13, 2]), 'void');
    for (const a of axles)
      pen.path(
        spline([
          [a - 14, 16.4],
          [a - 5, 12.8],
          [a, 12.4],
          [a + 5, 12.8],
          [a + 14, 16.4],
        ]),
        { stroke: 'under', width: 2 },
      );
    pen.path(cornered([237, 20, 0, 249, 20, 0, 246, 12.6, 1, 240, 12.6, 1]), 'underbody', 'edge-line');
    pen.circle(243, 15, 1.1, 'dark-metal', 'edge-line');
    pen.hitArea(outline).calloutAt(243, 13);
  });
  for (const [x, k] of [
    [82, 'front'],
    [352, 'rear'],
  ] as const)
    scissorSide(view, `chassis.jack-${k}`, `Stabilizer jack, ${k}`, x);
}

export function drawCoupling(view: View): void {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    const outline = cornered([7, 18, 0.6, 58, 14.6, 0, 58, 20.4, 0, 30, 22.4, 0, 7, 22.4, 0.6]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['lying-cylinder']);
    pen.path(line([9, 19.4], [56, 16.4]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(46, 18);
  });
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([
      0, 18, 1.6, 0, 22, 2, 3.6, 24.6, 1.6, 11, 23.6, 1, 15, 23, 0.4, 15, 18.4, 0.4, 5, 17.4, 1,
    ]);
    pen.layers(outline, ['underbody', 'part-line'], ['bevel', { opacity: 0.5 }]);
    pen.path(cornered([4, 24.4, 0, 9, 26.4, 0.8, 13.4, 25.6, 0.6, 12, 23.8, 0]), 'dark-metal', 'edge-line');
    pen.path(ellipse(3.4, 19.4, 1.5), 'void');
    pen.hitArea(outline.add(poly([4, 24, 9, 26.6, 13.6, 25.8, 12.4, 23.4])));
  });
  view.region('chassis.tongue-jack', 'Power tongue jack', (pen) => {
    const x = 18.4;
    pen.layers(rect(x - 1, 6, x + 1, 20), ['metal', 'edge-line'], ['standing-cylinder']);
    pen.path(rect(x - 1.5, 14, x + 1.5, 36, 0.3), 'underbody', 'part-line');
    pen.path(rect(x - 1.5, 14, x + 1.5, 36), 'standing-cylinder');
    const Hd = cornered([x - 3.4, 35.6, 0.6, x - 3.8, 44, 1.6, x + 3.6, 45.4, 1.6, x + 3.6, 35.6, 0.6]);
    pen.layers(Hd, ['gloss', 'part-line'], ['bevel', { opacity: 0.35 }]);
    pen.circle(x, 40.4, 1, 'lens');
    pen.path(rect(x - 4.4, 3.6, x + 4.4, 5.2, 0.5), 'underbody', 'edge-line');
    pen.path(rect(x - 1.6, 5, x + 1.6, 6.6, 0.3), 'underbody', 'edge-line');
    pen.hitArea(
      poly([
        [x - 4.6, 3.4],
        [x + 4.6, 3.4],
        [x + 4.6, 6.6],
        [x + 2, 7],
        [x + 2, 35],
        [x + 4, 35],
        [x + 4, 46],
        [x - 4.2, 45],
        [x - 4, 35],
        [x - 2, 35],
        [x - 2, 7],
        [x - 4.6, 6.6],
      ]),
    );
    pen.calloutAt(x, 30);
  });
}

export function drawTongueLoad(view: View): void {
  view.region('chassis.lp-cover', 'LP-cylinder cover', (pen) => {
    const outline = cornered([
      25.6, 22.4, 1, 25, 40, 4, 27.6, 48.4, 5, 42.4, 48.4, 5, 44.6, 40, 4, 44, 22.4, 1,
    ]);
    pen.layers(outline, ['plastic'], ['standing-cylinder'], ['part-line']);
    pen.path(spline([25.6, 41.4, 35, 42.4, 44.2, 41.4]), 'detail-line', 'half-line');
    pen.layers(rect(31, 30, 38.6, 33, 1.2), ['shade-2'], ['detail-line', 'half-line']);
    pen.hitArea(outline);
  });
  view.region('chassis.battery', 'Battery box', (pen) => {
    const outline = rect(20.6, 22.2, 25.4, 31, 0.6);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([20.8, 29], [25.2, 29]), 'dark-gleam-1');
    pen.hitArea(outline);
  });
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    pen.path(spline([13, 18, 9, 12, 4, 13, 1.6, 17]), {
      stroke: 'line',
      width: 1.5,
      dash: [1.3, 0.7],
      cap: 'butt',
    });
    pen.path(spline([13, 18, 9, 12, 4, 13, 1.6, 17]), {
      stroke: 'metal',
      width: 0.8,
      dash: [1.3, 0.7],
      cap: 'butt',
    });
    pen.hitArea(poly([14, 18.4, 10, 10.6, 3, 11.4, 0.4, 17, 2.4, 17.6, 5, 14, 8.6, 13.6, 12, 18.8]));
    pen.calloutAt(8, 12.4);
  });
}

export function drawRoofGear(view: View): void {
  acSide(view, 'roof.ac', 'Air conditioner shroud', { s0: 186, len: 40, base: 120.6, h: 12.4 });
  ventSide(view, 'roof.vent-bed', 'Roof vent lid, bedroom', 104, 120, { w: 16, h: 4 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 354, 120, { w: 22, h: 8.4, louver: true });
  ventSide(view, 'roof.skylight', 'Shower skylight', 329, 120, { w: 20, h: 4.2, dome: true, paint: 'lens' });
  antennaElevation(view, 'TV antenna', 258, 123, { foot: 119.8 });
  solarOnFeet(view, 'Solar panel', [136, 121.4, 164, 123], [140, 158], [120, 121.6]);
  pipeVent(view, 'roof.pipe', 'Plumbing vent cap', 286, 119.8, 4);
}
