import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { acSide, ventSide } from '../../../parts/roof/roof-gear.ts';
import { solarOnFeet } from '../../../parts/roof/roof-surfaces.ts';
import { AX, paint } from '../body.ts';
import { cabGlass, capPanels, panels, shading, trims } from './side-body.ts';
import { curbAwnings, curbBays, curbCab, curbWindows } from './side-curb.ts';
import { headlamp, markers, mirror, rearDetails, wheels, wiper } from './side-details.ts';
import { roadBays, roadSlides, roadUtilities } from './side-road.ts';
import { vehicle } from '../hull.ts';

export function classADieselSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView({ ...vehicle, name: `${vehicle.name} 37½ ft` }, which, 464, 154, {
    originX: road ? 10 : 454,
    wall: [14, 140],
    skirt: [14, 48],
  });
  paint(view);
  ground(view);
  chassis(view);
  roofGear(view);
  roofFittings(view);
  panels(view);
  capPanels(view);
  shading(view);
  trims(view);
  cabGlass(view);
  if (road) {
    roadSlides(view);
    roadBays(view);
    roadUtilities(view);
  } else {
    curbCab(view);
    curbWindows(view);
    curbBays(view);
    curbAwnings(view);
  }
  headlamp(view);
  markers(view);
  rearDetails(view);
  wheels(view);
  mirror(view);
  wiper(view);
  view.callouts = { middle: 84 };
  return view.scene();
}

function ground(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(225, 0, 226, 6.5), 0), 'ground-shadow');
    for (const a of Object.values(AX)) pen.path(cut.below(ellipse(a, 0, 22, 3), 0), 'ground-shadow');
    pen.path(line([-16, 0], [462, 0]), 'ground-line');
  });
}

function chassis(view: View) {
  view.region('chassis.frame', 'Chassis / underbody', (pen) => {
    const outline = cornered([30, 15, 0, 30, 10.6, 1, 404, 10.6, 1, 430, 15.4, 1, 430, 17, 0]);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['shade-from-top']);
    pen.path(line([34, 11.6], [402, 11.6]), 'dark-gleam-1');
    pen.hitArea(outline, true).calloutAt(230, 12);
  });
  for (const [x, k, n] of [
    [130, 'front', 'front'],
    [322, 'rear', 'rear'],
  ] as const)
    leg(view, `chassis.jack-${k}`, `Hydraulic leveling jack, ${n}`, {
      x,
      top: 14,
      foot: 3.4,
      mid: 8,
      w: 3.4,
      pad: 4.4,
    });
  view.region('rear.mud-guard', 'Rear mud guard / rock shield', (pen) => {
    const outline = cornered([437, 19, 0, 439.6, 19, 0, 439.6, 5, 0.6, 438, 5, 0.6]);
    pen.path(outline, 'rubber', 'part-line');
    pen.hitArea(rect(436, 5, 441, 19)).calloutAt(438.6, 8);
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = cornered([430, 14.6, 0.6, 453, 14.6, 0.4, 453, 18.2, 0.4, 440, 19.4, 0, 430, 18, 0]);
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(450.6, 14.2, 453.6, 18.6, 0.3), 'underbody', 'edge-line');
    pen.hitArea(outline).calloutAt(451, 16.4);
  });
  if (view.side === 'road')
    view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
      const outline = rect(414, 9.6, 436, 13.2, 1.4);
      pen.layers(outline, ['dark-metal', 'part-line'], ['lying-cylinder']);
      pen.path(ellipse(435.4, 11.4, 1, 1.8), 'void', 'edge-line');
      pen.hitArea(outline);
    });
}

function roofGear(view: View) {
  const road = view.side === 'road';
  (
    [
      [72, 'front'],
      [206, 'mid'],
      [348, 'rear'],
    ] as const
  ).forEach(([s, k]) =>
    acSide(view, `roof.ac-${k}`, `Air conditioner shroud, ${k === 'mid' ? 'center' : k}`, {
      s0: s,
      len: 42,
      base: 139.4,
      h: 11.6,
    }),
  );
  view.region('roof.sat-dome', 'Satellite dome', (pen) => {
    const x = 152,
      outline = new Shape()
        .M(x - 10, 139.6)
        .L(x - 10, 144)
        .C(x - 10, 151, x - 6, 154, x, 154)
        .C(x + 6, 154, x + 10, 151, x + 10, 144)
        .L(x + 10, 139.6)
        .Z();
    pen.layers(outline, ['plastic'], ['sphere'], ['part-line']);
    pen.path(line([x - 10, 143], [x + 10, 143]), 'detail-line');
    pen.hitArea(outline);
  });
  ventSide(view, 'roof.vent-galley', 'Roof vent cover, galley', 180, 139.4, { w: 20, h: 8, louver: true });
  if (!road)
    ventSide(view, 'roof.skylight', 'Shower skylight', 363, 139.4, {
      w: 16,
      h: 4.4,
      dome: true,
      paint: 'lens',
    });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 340, 139.4, { w: 16, h: 8, louver: true });
}

function roofFittings(view: View) {
  solarOnFeet(view, 'Solar panels', [400, 140.6, 428, 142.2], [404, 422], [139.2, 140.8]);
  view.region('roof.air-horn', 'Roof air horns', (pen) => {
    const outline = cornered([44, 140.4, 0.6, 47, 142.8, 0.6, 60, 141.4, 0.4, 60, 140, 0.4]);
    pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
    pen.hitArea(rect(43, 139.4, 61, 143.4));
  });
  antennaElevation(view, 'TV / Wi-Fi antenna', 256, 142.4, { foot: 139.4 });
}
