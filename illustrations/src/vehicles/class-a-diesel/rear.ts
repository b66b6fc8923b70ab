import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { marker } from '../../parts/lamps.ts';
import { extent, sideBox } from '../../parts/mirrored.ts';
import { acEnd } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { win } from '../../parts/windows.ts';
import { shell } from './body.ts';
import { bumper, engineDoor, lowerParts, tailLights } from './rear-face.ts';

export function classADieselRear(): Scene {
  const v = new View({
    id: 'cad38.rear',
    vehicle: 'class-a-diesel-38',
    side: 'rear',
    title: 'Class A diesel motorhome — rear',
    w: 136,
    h: 154,
    ox: 68,
    wall: [14, 140],
    pad: [8, 18, 10, 18],
    lw: 0.62,
  });
  rearPaint(v);
  running(v);
  standingProud(v);
  mirrors(v);
  cap(v);
  spoiler(v);
  engineDoor(v);
  tailLights(v);
  bumper(v);
  lowerParts(v);
  v.coMode = 'lr';
  v.coR = 3;
  v.coLane = 17;
  return v.scene();
}

function rearPaint(v: View) {
  v.decal(
    ribbon(
      pairs([-52, 134, -30, 120, -8, 114, 8, 114, 30, 120, 52, 134]),
      pairs([-52, 108, -30, 98, -8, 94, 8, 94, 30, 98, 52, 108]),
    ),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([-52, 105.4, -30, 95.6, -8, 92, 8, 92, 30, 95.6, 52, 105.4]),
      pairs([-52, 10, -30, 10, -8, 10, 8, 10, 30, 10, 52, 10]),
    ),
    'accent-2',
  );
  v.decal(
    ribbon(
      pairs([-52, 82, -30, 74, -8, 71, 8, 71, 30, 74, 52, 82]),
      pairs([-52, 10, -30, 10, -8, 10, 8, 10, 30, 10, 52, 10]),
    ),
    'accent-4',
  );
  v.decal(
    ribbon(
      pairs([-52, 140.5, -30, 125.6, -8, 119, 8, 119, 30, 125.6, 52, 140.5]),
      pairs([-52, 136.4, -30, 122, -8, 115.8, 8, 115.8, 30, 122, 52, 136.4]),
    ),
    'accent-3',
  );
}

function running(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    r.p(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromRear((s, k) =>
    v.region(`run.wheel-rear-${k}`, `Rear dual tires, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      for (const [p, q] of pairs([26.5, 36, 37.5, 47.5])) {
        const [a, b] = extent(s, p, q);
        tireEnd(r, a, b, 20, 17);
      }
      const [a, b] = extent(s, 26.5, 47.5);
      r.hit(rect(a, 0, b, 17));
      r.at(s * 42, 2.4);
    }),
  );
  v.region('chassis.axle-rear', 'Drive axle & differential', { part: 'axle' }, (r) => {
    const F = rect(-27, 12, 27, 17, 1.4);
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.c(0, 8.6, 6.2, 'dark-underbody', 'edge-line');
    r.c(0, 8.6, 6.2, 'sphere', { opacity: 0.4 });
    r.c(0, 8.6, 3.8, 'dark-gleam-1');
    r.hit(F.add(ellipse(0, 8.6, 6.4)));
    r.at(0, 3.4);
  });
  acEnd(v, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 140, { h: 11.6 });
  v.region('roof.sat-dome', 'Satellite dome', (r) => {
    const x = -26,
      F = new Shape()
        .M(x - 10, 139.2)
        .L(x - 10, 144)
        .C(x - 10, 151, x - 6, 154, x, 154)
        .C(x + 6, 154, x + 10, 151, x + 10, 144)
        .L(x + 10, 139.2)
        .Z();
    r.p(F, 'plastic');
    r.p(F, 'sphere');
    r.p(F, 'part-line');
    r.hit(F);
  });
}

function standingProud(v: View) {
  v.region(
    'slide.bed.fascia',
    'Bedroom slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(-52.6, 50, -49.4, 126, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-left');
      r.hit(F, true);
      r.at(-51.6, 90);
    },
  );
  v.region('slide.bed.topper', 'Slide topper (end)', { part: 'slide-topper', cat: 'slide' }, (r) => {
    const F = rect(-54.6, 126.4, -49.6, 131.6, 1.6);
    r.p(F, 'plastic', 'part-line');
    r.c(-52.1, 129, 1.7, 'fabric', 'edge-line');
    r.c(-52.1, 129, 0.6, 'dark-metal');
    r.hit(F);
  });
  v.region(
    'slide.curb.fascia',
    'Curb-side slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(49.4, 50, 52.6, 119, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-right');
      r.hit(F, true);
      r.at(51.6, 84);
    },
  );
  v.region('awning.cassette', 'Patio awning cassette (end)', { part: 'awning-case', cat: 'awning' }, (r) => {
    const F = poly(corners([49, 124, 1.2, 54.6, 124.6, 2.2, 55.2, 131, 3, 50, 134.6, 2, 49, 134, 0]));
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.9), 'detail-line', 'half-line');
    r.hit(F);
  });
}

function mirrors(v: View) {
  bothFromRear((s, k) => {
    v.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror' }, (r) => {
      const H = sideBox(s, 53.4, 79, 62.6, 98, 3);
      const arm: Point[] = [
        [s * 49, 118],
        [s * 54, 118],
        [s * 57.4, 112],
        [s * 58, 98],
      ];
      r.tube(spline(arm), 1.9, 'gloss-2');
      r.p(H, 'gloss', 'overlap-line');
      r.p(sideBox(s, 54.6, 86.4, 61.4, 96.8, 1.6), 'glass', 'detail-line');
      r.p(sideBox(s, 54.6, 80.4, 61.4, 85, 1.4), 'glass', 'detail-line');
      r.hit(H.add(band(arm, 3, 3, 3)));
      r.at(s * 58, 90);
    });
  });
}

function cap(v: View) {
  v.region('body.rear-cap', 'Rear cap (molded fiberglass)', { part: 'rear-cap' }, (r) => {
    r.shell(shell);
    r.clip(shell, () => {
      r.p(rect(-50.5, 12, -34, 141), 'shade-from-left');
      r.p(rect(34, 12, 50.5, 141), 'shade-from-right');
      r.p(rect(-51, 133, 51, 140), 'shade-from-top');
      r.p(ellipse(-8, 104, 34, 16), 'glow', { opacity: 0.35 });
      r.p(band(pairs([-34, 136, 0, 137.6, 34, 136]), 0, 0, 1.1), 'light-4');
    });
    r.hit(shell);
    r.at(-40, 92);
  });
}

function spoiler(v: View) {
  v.region('body.rear-spoiler', 'Upper cap brow / spoiler', { part: 'spoiler' }, (r) => {
    const F = new Shape()
      .M(-38, 137)
      .C(-18, 139, 18, 139, 38, 137)
      .C(40, 134, 40, 130, 37, 128.6)
      .C(18, 126, -18, 126, -37, 128.6)
      .C(-40, 130, -40, 134, -38, 137)
      .Z();
    r.p(F, 'accent-1');
    r.p(F, 'bevel');
    r.p(F, 'edge-line');
    r.p(spline(pairs([-36, 128.4, 0, 126, 36, 128.4])), 'part-line');
    r.hit(F);
    r.at(-26, 131);
  });
  [-12, 0, 12].forEach((x, i) =>
    marker(v, `light.id-rear-${i + 1}`, 'Identification light (red)', x, 134.4, {
      w: 3.4,
      h: 1.2,
      lens: 'red',
      callout: i === 2,
    }),
  );
  bothFromRear((s, k) =>
    marker(v, `light.clearance-rear-${k}`, `Clearance light, ${k} side (red)`, s * 37.2, 132.4, {
      w: 3.4,
      h: 1.2,
      lens: 'red',
    }),
  );
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = poly(corners([-3.4, 127.4, 0.8, 3.4, 127.4, 0.8, 4, 131.4, 1.4, -4, 131.4, 1.4]));
    r.cast(F, 0.3, 0.6, 2);
    r.p(F, 'gloss', 'edge-line');
    r.c(0, 129.2, 1.2, 'void', 'dark-gleam-1');
    r.c(0, 129.2, 0.55, 'glass', 'dark-gleam-1');
    r.hit(rect(-4.4, 127, 4.4, 131.8));
  });
  win(v, 'glass.window-rear', 'Window, rear (bedroom)', {
    s0: -24,
    s1: 16,
    h0: 94,
    h1: 116,
    kind: 'frameless',
    r: 4,
    split: 0,
  });
}
