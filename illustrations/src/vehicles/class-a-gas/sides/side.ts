import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { antennaElevation } from '../../../parts/roof/antennas.ts';
import { leg } from '../../../parts/running/jacks.ts';
import { acSide, solarSide, ventSide } from '../../../parts/roof/roof-gear.ts';
import { AX, paint } from '../body.ts';
import { bumper, cabGlass, capPanels, moldings, panels, shading, trims } from './side-body.ts';
import { headlamp, markers, mirror, rearDetails, wheels, wiper } from './side-details.ts';
import { curbBays, curbEntry, curbWindows, roadBays, roadSlides, roadUtilities } from './side-fittings.ts';
import { vehicle } from '../hull.ts';

export function classAGasSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const view = sideView(vehicle, which, 424, 153, {
    originX: road ? 10 : 414,
    wall: [16, 138],
    skirt: [16, 43.4],
  });
  paint(view);
  ground(view);
  chassis(view);
  pipesAndTank(view);
  roofGear(view);
  panels(view);
  capPanels(view);
  shading(view);
  bumper(view);
  moldings(view);
  trims(view);
  cabGlass(view);
  if (road) {
    roadSlides(view);
    roadBays(view);
    roadUtilities(view);
  } else {
    curbEntry(view);
    curbWindows(view);
    curbBays(view);
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
    pen.path(cut.below(ellipse(204, 0, 206, 6.4), 0), 'ground-shadow');
    for (const a of Object.values(AX)) pen.path(cut.below(ellipse(a, 0, 21, 3), 0), 'ground-shadow');
    pen.path(line([-14, 0], [420, 0]), 'ground-line');
  });
}

function chassis(view: View) {
  const road = view.side === 'road';
  view.region('chassis.frame', 'Chassis frame / underbody', (pen) => {
    const outline = cornered([22, 17, 0, 22, 11.4, 1, 318, 11.4, 1, 352, 15.4, 1, 392, 16, 1, 392, 19.4, 0]);
    pen.layers(outline, ['dark-underbody', 'edge-line'], ['shade-from-top']);
    pen.path(line([26, 12.4], [318, 12.4]), 'dark-gleam-1');
    for (let s = 132; s < 246; s += 28) pen.path(rect(s, 11.6, s + 2.6, 16), 'void');
    pen.hitArea(outline, true).calloutAt(road ? 215 : 178, 13);
  });
  for (const [x, k] of [
    [110, 'front'],
    [330, 'rear'],
  ] as const)
    leg(view, `chassis.jack-${k}`, `Hydraulic leveling jack, ${k}`, {
      x,
      top: 16.6,
      foot: 3.2,
      mid: 8.6,
      w: 3.2,
      pad: 4.2,
    });
  view.region('rear.mud-flap', 'Rear mud flap', (pen) => {
    const outline = cornered([301.4, 18, 0, 303.6, 18, 0, 304.4, 5, 0.6, 302.4, 5, 0.6]);
    pen.path(outline, 'rubber', 'edge-line');
    pen.hitArea(rect(300.4, 4.8, 305.4, 18)).calloutAt(303.2, 8);
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const outline = cornered([372, 14.4, 0.6, 411, 14.4, 0.4, 411, 18, 0.4, 372, 18.8, 0]);
    pen.layers(outline, ['dark-underbody', 'part-line'], ['shade-from-top']);
    pen.path(rect(408.4, 13.8, 411.6, 18.6, 0.3), 'underbody', 'edge-line');
    pen.hitArea(outline).calloutAt(404, 16.2);
  });
}

function pipesAndTank(view: View) {
  const road = view.side === 'road';
  if (road) {
    view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
      const outline = rect(340, 10.2, 372, 13.4, 1.3);
      pen.path(line([348, 13], [348, 16.4]), 'overlap-line');
      pen.layers(outline, ['dark-metal', 'part-line'], ['lying-cylinder']);
      pen.path(ellipse(371.4, 11.8, 0.9, 1.6), 'void', 'edge-line');
      pen.hitArea(outline.add(rect(346.4, 13, 349.6, 16.4))).calloutAt(358, 11.8);
    });
    view.region('chassis.gen-exhaust', 'Generator exhaust pipe', (pen) => {
      const outline = cornered([
        84, 16.4, 0, 84, 9.4, 2.4, 95, 9.4, 0.4, 95, 11.4, 0.4, 86.2, 11.4, 1, 86.2, 16.4, 0,
      ]);
      pen.layers(outline, ['dark-metal', 'edge-line'], ['lying-cylinder']);
      pen.hitArea(rect(83.4, 8.8, 95.6, 16)).calloutAt(91, 10.4);
    });
  } else {
    view.region('chassis.fuel-tank', 'Fuel tank', { shared: true }, (pen) => {
      const outline = rect(198, 8.8, 244, 16, 2);
      pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
      for (const x of [208, 234]) {
        pen.path(rect(x - 1, 8.6, x + 1, 16), 'dark-metal', 'detail-line');
      }
      pen.hitArea(rect(198, 8.4, 244, 16)).calloutAt(222, 12);
    });
  }
}

function roofGear(view: View) {
  (
    [
      [112, 'front'],
      [300, 'rear'],
    ] as const
  ).forEach(([s, k]) =>
    acSide(view, `roof.ac-${k}`, `Air conditioner shroud, ${k}`, { s0: s, len: 40, base: 138, h: 12.2 }),
  );
  ventSide(view, 'roof.vent-galley', 'Roof vent lid, galley', 186, 137.8, { w: 16, h: 4 });
  solarSide(view, 'roof.solar', 'Solar panel', 206, 238, 138);
  antennaElevation(view, 'TV / Wi-Fi antenna', 80, 141, { foot: 137.6 });
  ventSide(view, 'roof.skylight', 'Shower skylight', 258, 137.8, {
    w: 24,
    h: 4.4,
    dome: true,
    paint: 'lens',
  });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 284, 137.8, { w: 20, h: 8, louver: true });
}
