import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { leg } from '../../parts/jacks.ts';
import { acSide, ventSide } from '../../parts/roof-gear.ts';
import { AX, paint } from './body.ts';
import { cabGlass, capPanels, panels, shading, trims } from './side-body.ts';
import { curbAwnings, curbBays, curbCab, curbWindows } from './side-curb.ts';
import { headlamp, markers, mirror, rearDetails, wheels, wiper } from './side-details.ts';
import { roadBays, roadSlides, roadUtilities } from './side-road.ts';

export function classADieselSide(which: 'road' | 'curb'): Scene {
  const road = which === 'road';
  const v = new View({
    id: `cad38.${which}`,
    vehicle: 'class-a-diesel-38',
    side: which,
    title: `Class A diesel motorhome 37½ ft — ${road ? 'road side (left)' : 'curb side (right)'}`,
    w: 464,
    h: 154,
    dir: road ? 1 : -1,
    ox: road ? 10 : 454,
    wall: [14, 140],
    skirt: [14, 48],
    pad: [8, 12, 10, 12],
  });
  paint(v);
  ground(v);
  chassis(v);
  roofGear(v);
  roofFittings(v);
  panels(v);
  capPanels(v);
  shading(v);
  trims(v);
  cabGlass(v);
  if (road) {
    roadSlides(v);
    roadBays(v);
    roadUtilities(v);
  } else {
    curbCab(v);
    curbWindows(v);
    curbBays(v);
    curbAwnings(v);
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
    r.p(cut.below(ellipse(225, 0, 226, 6.5), 0), 'ground-shadow');
    for (const a of Object.values(AX)) r.p(cut.below(ellipse(a, 0, 22, 3), 0), 'ground-shadow');
    r.p(line([-16, 0], [462, 0]), 'ground-line');
  });
}

function chassis(v: View) {
  v.region('chassis.frame', 'Chassis / underbody', (r) => {
    const F = poly(corners([30, 15, 0, 30, 10.6, 1, 404, 10.6, 1, 430, 15.4, 1, 430, 17, 0]));
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'shade-from-top');
    r.p(line([34, 11.6], [402, 11.6]), 'dark-gleam-1');
    r.hit(F, true);
    r.at(230, 12);
  });
  for (const [x, k, n] of [
    [130, 'front', 'front'],
    [322, 'rear', 'rear'],
  ] as const)
    leg(v, `chassis.jack-${k}`, `Hydraulic leveling jack, ${n}`, {
      x,
      top: 14,
      foot: 3.4,
      mid: 8,
      w: 3.4,
      pad: 4.4,
    });
  v.region('rear.mud-guard', 'Rear mud guard / rock shield', (r) => {
    const F = poly(corners([437, 19, 0, 439.6, 19, 0, 439.6, 5, 0.6, 438, 5, 0.6]));
    r.p(F, 'rubber', 'part-line');
    r.hit(rect(436, 5, 441, 19));
    r.at(438.6, 8);
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = poly(corners([430, 14.6, 0.6, 453, 14.6, 0.4, 453, 18.2, 0.4, 440, 19.4, 0, 430, 18, 0]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(450.6, 14.2, 453.6, 18.6, 0.3), 'underbody', 'edge-line');
    r.hit(F);
    r.at(451, 16.4);
  });
  if (v.side === 'road')
    v.region('chassis.exhaust', 'Exhaust tailpipe', (r) => {
      const F = rect(414, 9.6, 436, 13.2, 1.4);
      r.p(F, 'dark-metal', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(ellipse(435.4, 11.4, 1, 1.8), 'void', 'edge-line');
      r.hit(F);
    });
}

function roofGear(v: View) {
  const road = v.side === 'road';
  (
    [
      [72, 'front'],
      [206, 'mid'],
      [348, 'rear'],
    ] as const
  ).forEach(([s, k]) =>
    acSide(v, `roof.ac-${k}`, `Air conditioner shroud, ${k === 'mid' ? 'center' : k}`, {
      s0: s,
      len: 42,
      base: 139.4,
      h: 11.6,
    }),
  );
  v.region('roof.sat-dome', 'Satellite dome', (r) => {
    const x = 152,
      F = new Shape()
        .M(x - 10, 139.6)
        .L(x - 10, 144)
        .C(x - 10, 151, x - 6, 154, x, 154)
        .C(x + 6, 154, x + 10, 151, x + 10, 144)
        .L(x + 10, 139.6)
        .Z();
    r.p(F, 'plastic');
    r.p(F, 'sphere');
    r.p(F, 'part-line');
    r.p(line([x - 10, 143], [x + 10, 143]), 'detail-line');
    r.hit(F);
  });
  ventSide(v, 'roof.vent-galley', 'Roof vent cover, galley', 180, 139.4, { w: 20, h: 8, louver: true });
  if (!road)
    ventSide(v, 'roof.skylight', 'Shower skylight', 363, 139.4, {
      w: 16,
      h: 4.4,
      dome: true,
      cls: 'lens',
      part: 'skylight',
    });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 340, 139.4, { w: 16, h: 8, louver: true });
}

function roofFittings(v: View) {
  v.region('roof.solar', 'Solar panels', (r) => {
    const F = rect(400, 140.6, 428, 142.2, 0.3);
    r.p(rect(404, 139.2, 406, 140.8), 'dark-metal', 'detail-line');
    r.p(rect(422, 139.2, 424, 140.8), 'dark-metal', 'detail-line');
    r.p(F, 'gloss', 'edge-line');
    r.p(line([401, 141.8], [427, 141.8]), 'gleam-1');
    r.hit(F, true);
  });
  v.region('roof.air-horn', 'Roof air horns', (r) => {
    const F = poly(corners([44, 140.4, 0.6, 47, 142.8, 0.6, 60, 141.4, 0.4, 60, 140, 0.4]));
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.hit(rect(43, 139.4, 61, 143.4));
  });
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    const x = 256,
      D = poly([
        [x - 8, 142.4],
        [x - 6, 146, 3],
        [x + 6, 146, 3],
        [x + 8, 142.4],
        [x + 5, 141.4, 1],
        [x - 5, 141.4, 1],
      ]);
    r.p(rect(x - 1.6, 139.4, x + 1.6, 142.4), 'metal', 'edge-line');
    r.p(D, 'plastic', 'part-line');
    r.p(D, 'bevel');
    r.hit(rect(x - 8, 139.4, x + 8, 146.4));
  });
}
