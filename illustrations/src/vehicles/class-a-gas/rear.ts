import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import type { Pen } from '../../kit/pen.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { marker } from '../../parts/lamps.ts';
import { extent, mirrored, sideBox } from '../../parts/mirrored.ts';
import { acEnd } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { win } from '../../parts/windows.ts';
import { awningEdge } from './awning-ends.ts';
import { shell } from './body.ts';
import { badgeAndTails, bumper, lowerParts } from './rear-face.ts';

export function classAGasRear(): Scene {
  const v = new View({
    id: 'cag34.rear',
    vehicle: 'class-a-gas-34',
    side: 'rear',
    title: 'Class A gas motorhome 34 ft — rear',
    w: 136,
    h: 153,
    ox: 68,
    wall: [16, 138],
    skirt: [16, 44],
    pad: [8, 18, 10, 18],
    lw: 0.62,
  });
  running(v);
  standingProud(v);
  cap(v);
  moldings(v);
  upperLights(v);
  badgeAndTails(v);
  bumper(v);
  lowerParts(v);
  v.coMode = 'lr';
  v.coR = 3;
  v.coLane = 17;
  return v.scene();
}

function running(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    r.p(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromRear((s, k) =>
    v.region(`run.wheel-rear-${k}`, `Rear dual tires, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      for (const [p, q] of pairs([25.4, 34.6, 36.6, 46])) {
        const [a, b] = extent(s, p, q);
        tireEnd(r, a, b, 19, 19);
      }
      r.hit(sideBox(s, 25.4, 0, 46, 18.6));
      r.at(s * 44, 2.6);
    }),
  );
  v.region('chassis.axle-rear', 'Drive axle & differential', { part: 'axle' }, (r) => {
    const F = rect(-26, 11.6, 26, 16.4, 1.4);
    r.p(rect(-25.4, 14, 25.4, 19), 'void');
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.c(0, 11.4, 7.4, 'dark-underbody', 'edge-line');
    r.c(0, 11.4, 7.4, 'sphere', { opacity: 0.4 });
    r.c(0, 11.4, 4.8, 'dark-gleam-1');
    for (let i = 0; i < 8; i++)
      r.c(6.2 * Math.cos(i * 0.785), 11.4 + 6.2 * Math.sin(i * 0.785), 0.4, 'underbody');
    r.hit(rect(-26, 11.6, 26, 18.6).add(ellipse(0, 11.4, 7.6)));
    r.at(1.6, 7.4);
  });
  acEnd(v, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 138.2, { h: 12.2 });
}

function standingProud(v: View) {
  v.region(
    'slide.bed.fascia',
    'Bedroom slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(-52.4, 52, -49.4, 118, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-left');
      r.hit(F, true);
      r.at(-51.4, 108);
    },
  );
  v.region('slide.bed.topper', 'Slide topper (end)', { part: 'slide-topper', cat: 'slide' }, (r) => {
    const F = rect(-54.4, 118.2, -49.6, 123.6, 1.6);
    r.p(F, 'plastic', 'part-line');
    r.c(-52, 120.9, 1.7, 'fabric', 'edge-line');
    r.c(-52, 120.9, 0.6, 'dark-metal');
    r.hit(F);
  });
  awningEdge(v, 1);
  bothFromRear((s, k) =>
    v.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror' }, (r) => {
      const arm: Point[] = [
        [s * 50, 66],
        [s * 53.4, 64.6],
        [s * 56.8, 67.4],
        [s * 57.8, 76],
      ];
      r.tube(spline(arm), 1.8, 'gloss-2');
      const H = sideBox(s, 53.6, 75, 62.2, 96.4, 3);
      r.p(H, 'gloss', 'overlap-line');
      r.p(sideBox(s, 54.7, 84, 61.1, 95.3, 1.6), 'glass', 'detail-line');
      r.p(sideBox(s, 54.7, 76.3, 61.1, 82.6, 1.4), 'glass', 'detail-line');
      r.hit(H.add(band(arm, 3, 3, 3)));
      r.at(s * 58, 90);
    }),
  );
}

function capPaint(r: Pen, s: 1 | -1) {
  const mirroredRibbon = (top: Point[], bottom: Point[]) => ribbon(mirrored(s, top), mirrored(s, bottom));
  r.p(
    mirroredRibbon(pairs([52, 123, 40, 106, 28, 93.4, 17, 85.4]), pairs([52, 92, 40, 85, 28, 82.6, 17, 85])),
    'accent-1',
  );
  r.p(
    mirroredRibbon(pairs([52, 89, 40, 80.6, 26, 75.6, 11, 73.4]), pairs([52, 60, 40, 62.4, 26, 68, 11, 73])),
    'accent-2',
  );
  r.p(
    mirroredRibbon(
      pairs([52, 130.4, 40, 112.4, 26, 97.4, 16, 90]),
      pairs([52, 126, 40, 109, 26, 95, 16, 89.6]),
    ),
    'accent-3',
  );
  r.p(
    mirroredRibbon(pairs([52, 57.6, 40, 58, 28, 61.4, 16, 66.4]), pairs([52, 36, 40, 46.6, 28, 57, 16, 66])),
    'accent-4',
  );
}

function cap(v: View) {
  v.region('body.rear-cap', 'Rear cap (molded fiberglass)', { part: 'rear-cap' }, (r) => {
    r.p(shell, 'body');
    r.clip(shell, () => {
      for (const s of [-1, 1] as const) capPaint(r, s);
      r.p(rect(-50.5, 15, -36, 139), 'shade-from-left');
      r.p(rect(36, 15, 50.5, 139), 'shade-from-right');
      r.p(rect(-51, 131, 51, 138), 'shade-from-top');
      r.p(ellipse(-8, 116, 30, 12), 'glow', { opacity: 0.5 });
      r.p(band(pairs([-36, 134.4, 0, 136.2, 36, 134.4]), 0, 0, 1.1), 'light-4');
      const P = poly(corners([-36, 36, 4, 36, 36, 4, 38, 120, 6, -38, 120, 6]));
      r.p(P, 'edge-line', 'faint-line');
      r.p(P.inset(0.8), 'gleam-1');
    });
    r.p(shell, 'silhouette-line');
    r.hit(shell);
    r.at(-44, 112);
  });
}

function moldings(v: View) {
  bothFromRear((s, k) =>
    v.region(
      `body.rear-moulding-${k}`,
      `Rear cap seam molding, ${k} side`,
      { part: 'corner-moulding', callout: s > 0 },
      (r) => {
        const F = sideBox(s, 49.2, 34, 50.6, 122, 0.4);
        r.p(F, 'metal', 'edge-line');
        r.hit(sideBox(s, 48.4, 34, 50.7, 122, 0.4));
        r.at(s * 49.7, s > 0 ? 44 : 42);
      },
    ),
  );
}

function upperLights(v: View) {
  [-12, 0, 12].forEach((x, i) =>
    marker(v, `light.id-rear-${i + 1}`, 'Identification light (red)', x, 131, {
      w: 3.4,
      h: 1.2,
      lens: 'red',
      callout: i === 2,
    }),
  );
  bothFromRear((s, k) =>
    marker(v, `light.clearance-rear-${k}`, `Clearance light, ${k} side (red)`, s * 42, 129, {
      w: 3.4,
      h: 1.2,
      lens: 'red',
    }),
  );
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = poly(corners([-3.6, 122.4, 0.8, 3.6, 122.4, 0.8, 4.2, 126.6, 1.4, -4.2, 126.6, 1.4]));
    r.cast(F, 0.3, 0.6, 2);
    r.p(F, 'gloss', 'edge-line');
    r.c(0, 124.3, 1.2, 'void', 'dark-gleam-1');
    r.c(0, 124.3, 0.55, 'glass', 'dark-gleam-1');
    r.hit(rect(-4.6, 122, 4.6, 127));
  });
  v.region('light.brake-high', 'High-mounted brake light', { part: 'brake-light' }, (r) => {
    const F = rect(-9, 116.4, 9, 118.8, 1);
    r.p(F, 'gloss', 'edge-line');
    r.p(F.inset(0.45), 'red', 'detail-line');
    r.p(F.inset(0.45), 'bevel');
    r.hit(rect(-9.4, 115.9, 9.4, 119.3));
  });
  win(v, 'glass.window-rear', 'Window, rear (bedroom)', {
    s0: -24,
    s1: 16,
    h0: 90,
    h1: 112,
    kind: 'slider',
    r: 3,
  });
}
