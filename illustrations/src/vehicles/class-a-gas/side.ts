import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { leg } from '../../parts/jacks.ts';
import { acSide, solarSide, ventSide } from '../../parts/roof-gear.ts';
import { AX, paint } from './body.ts';
import { bumper, cabGlass, capPanels, moldings, panels, shading, trims } from './side-body.ts';
import { headlamp, markers, mirror, rearDetails, wheels, wiper } from './side-details.ts';
import { curbBays, curbEntry, curbWindows, roadBays, roadSlides, roadUtilities } from './side-fittings.ts';

export function classAGasSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const v = new View({
    id: `cag34.${which}`,
    vehicle: 'class-a-gas-34',
    side: which,
    title: `Class A gas motorhome 34 ft — ${road ? 'road side (left)' : 'curb side (right)'}`,
    w: 424,
    h: 153,
    dir: road ? 1 : -1,
    ox: road ? 10 : 414,
    wall: [16, 138],
    skirt: [16, 43.4],
    pad: [8, 12, 10, 12],
  });
  paint(v);
  ground(v);
  chassis(v);
  pipesAndTank(v);
  roofGear(v);
  panels(v);
  capPanels(v);
  shading(v);
  bumper(v);
  moldings(v);
  trims(v);
  cabGlass(v);
  if (road) {
    roadSlides(v);
    roadBays(v);
    roadUtilities(v);
  } else {
    curbEntry(v);
    curbWindows(v);
    curbBays(v);
  }
  headlamp(v);
  markers(v);
  rearDetails(v);
  wheels(v);
  mirror(v);
  wiper(v);
  v.calloutMid = 84;
  return v.scene();
}

function ground(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(204, 0, 206, 6.4), 0), 'ground-shadow');
    for (const a of Object.values(AX)) r.p(cut.below(ellipse(a, 0, 21, 3), 0), 'ground-shadow');
    r.p(line([-14, 0], [420, 0]), 'ground-line');
  });
}

function chassis(v: View) {
  const road = v.side === 'road';
  v.region('chassis.frame', 'Chassis frame / underbody', (r) => {
    const F = poly(corners([22, 17, 0, 22, 11.4, 1, 318, 11.4, 1, 352, 15.4, 1, 392, 16, 1, 392, 19.4, 0]));
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'shade-from-top');
    r.p(line([26, 12.4], [318, 12.4]), 'dark-gleam-1');
    for (let s = 132; s < 246; s += 28) r.p(rect(s, 11.6, s + 2.6, 16), 'void');
    r.hit(F, true);
    r.at(road ? 215 : 178, 13);
  });
  for (const [x, k] of [
    [110, 'front'],
    [330, 'rear'],
  ] as const)
    leg(v, `chassis.jack-${k}`, `Hydraulic leveling jack, ${k}`, {
      x,
      top: 16.6,
      foot: 3.2,
      mid: 8.6,
      w: 3.2,
      pad: 4.2,
    });
  v.region('rear.mud-flap', 'Rear mud flap', { part: 'mud-flap' }, (r) => {
    const F = poly(corners([301.4, 18, 0, 303.6, 18, 0, 304.4, 5, 0.6, 302.4, 5, 0.6]));
    r.p(F, 'rubber', 'edge-line');
    r.hit(rect(300.4, 4.8, 305.4, 18));
    r.at(303.2, 8);
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = poly(corners([372, 14.4, 0.6, 411, 14.4, 0.4, 411, 18, 0.4, 372, 18.8, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(rect(408.4, 13.8, 411.6, 18.6, 0.3), 'underbody', 'edge-line');
    r.hit(F);
    r.at(404, 16.2);
  });
}

function pipesAndTank(v: View) {
  const road = v.side === 'road';
  if (road) {
    v.region('chassis.exhaust', 'Exhaust tailpipe', (r) => {
      const F = rect(340, 10.2, 372, 13.4, 1.3);
      r.p(line([348, 13], [348, 16.4]), 'overlap-line');
      r.p(F, 'dark-metal', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(ellipse(371.4, 11.8, 0.9, 1.6), 'void', 'edge-line');
      r.hit(F.add(rect(346.4, 13, 349.6, 16.4)));
      r.at(358, 11.8);
    });
    v.region('chassis.gen-exhaust', 'Generator exhaust pipe', { part: 'exhaust' }, (r) => {
      const F = poly(
        corners([84, 16.4, 0, 84, 9.4, 2.4, 95, 9.4, 0.4, 95, 11.4, 0.4, 86.2, 11.4, 1, 86.2, 16.4, 0]),
      );
      r.p(F, 'dark-metal', 'edge-line');
      r.p(F, 'lying-cylinder');
      r.hit(rect(83.4, 8.8, 95.6, 16));
      r.at(91, 10.4);
    });
  } else {
    v.region('chassis.fuel-tank', 'Fuel tank', { part: 'fuel-tank', shared: true }, (r) => {
      const F = rect(198, 8.8, 244, 16, 2);
      r.p(F, 'underbody', 'part-line');
      r.p(F, 'lying-cylinder');
      for (const x of [208, 234]) {
        r.p(rect(x - 1, 8.6, x + 1, 16), 'dark-metal', 'detail-line');
      }
      r.hit(rect(198, 8.4, 244, 16));
      r.at(222, 12);
    });
  }
}

function roofGear(v: View) {
  (
    [
      [112, 'front'],
      [300, 'rear'],
    ] as const
  ).forEach(([s, k]) =>
    acSide(v, `roof.ac-${k}`, `Air conditioner shroud, ${k}`, { s0: s, len: 40, base: 138, h: 12.2 }),
  );
  ventSide(v, 'roof.vent-galley', 'Roof vent lid, galley', 186, 137.8, { w: 16, h: 4 });
  solarSide(v, 'roof.solar', 'Solar panel', 206, 238, 138);
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    const x = 80,
      D = poly([
        [x - 8, 141],
        [x - 6, 144.6, 3],
        [x + 6, 144.6, 3],
        [x + 8, 141],
        [x + 5, 140, 1],
        [x - 5, 140, 1],
      ]);
    r.p(rect(x - 1.6, 137.6, x + 1.6, 141), 'metal', 'edge-line');
    r.p(D, 'plastic', 'part-line');
    r.p(D, 'bevel');
    r.hit(rect(x - 8, 137.6, x + 8, 145));
  });
  ventSide(v, 'roof.skylight', 'Shower skylight', 258, 137.8, {
    w: 24,
    h: 4.4,
    dome: true,
    cls: 'lens',
    part: 'skylight',
  });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 284, 137.8, { w: 20, h: 8, louver: true });
}
