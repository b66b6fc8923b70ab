import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { bothFromFront } from '../../parts/both-sides.ts';
import { marker } from '../../parts/lamps.ts';
import { extent, mirrored, sideBox } from '../../parts/mirrored.ts';
import { acEnd } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { shell } from './body.ts';
import { bumper, hatchAndGrille, headlamps, lowerParts, windshield } from './front-face.ts';

export function classADieselFront(): Scene {
  const v = new View({
    id: 'cad38.front',
    vehicle: 'class-a-diesel-38',
    side: 'front',
    title: 'Class A diesel motorhome — front',
    w: 136,
    h: 154,
    ox: 68,
    wall: [14, 140],
    pad: [8, 18, 10, 18],
    lw: 0.62,
  });
  frontPaint(v);
  running(v);
  roofline(v);
  standingProud(v);
  cap(v);
  brow(v);
  windshield(v);
  hatchAndGrille(v);
  headlamps(v);
  bumper(v);
  lowerParts(v);
  mirrors(v);
  entry(v);
  v.coMode = 'lr';
  v.coR = 3;
  v.coLane = 17;
  return v.scene();
}

function frontPaint(v: View) {
  v.decal(
    ribbon(
      pairs([-52, 70, -30, 64, 0, 62.6, 30, 64, 52, 70]),
      pairs([-52, 57, -30, 54, 0, 53, 30, 54, 52, 57]),
    ),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([-52, 56, -30, 53, 0, 52, 30, 53, 52, 56]),
      pairs([-52, 10, -30, 10, 0, 10, 30, 10, 52, 10]),
    ),
    'accent-2',
  );
}

function running(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 60, 5), 0), 'ground-shadow');
    r.p(line([-84, 0], [84, 0]), 'ground-line');
  });
  bothFromFront((s, k) =>
    v.region(`run.wheel-front-${k}`, `Front tire, ${k} side`, { part: 'tyre', cat: 'run' }, (r) => {
      const [a, b] = extent(s, 36.5, 47.5);
      tireEnd(r, a, b, 20, 16);
      r.hit(rect(a, 0, b, 16));
    }),
  );
  v.region('chassis.axle-front', 'Front axle & suspension', { part: 'axle' }, (r) => {
    const F = rect(-36, 9, 36, 13.4, 1.4);
    r.p(rect(-38, 10, 38, 16), 'void');
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.p(rect(-4, 7.6, 4, 13, 0.8), 'underbody', 'edge-line');
    r.hit(rect(-38, 7.4, 38, 16));
    r.at(-18, 11);
  });
}

function roofline(v: View) {
  acEnd(v, 'roof.ac-front', 'Air conditioner shroud, front', 0, 140, { h: 11.6, grille: false });
  v.region('roof.sat-dome', 'Satellite dome', (r) => {
    const x = 26,
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
  v.region('roof.air-horn', 'Roof air horns', (r) => {
    for (const x of [-30, -24]) {
      r.p(ellipse(x, 141.4, 2.5, 2), 'metal', 'edge-line');
      r.p(ellipse(x, 141.4, 1.5, 1.2), 'void');
    }
    r.hit(rect(-33, 138.8, -21, 143.6));
  });
}

function standingProud(v: View) {
  v.region(
    'slide.main.fascia',
    'Living-room slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(49.4, 50, 52.6, 126, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-right');
      r.hit(F, true);
      r.at(51.6, 70);
    },
  );
  v.region('slide.main.topper', 'Slide topper (end)', { part: 'slide-topper', cat: 'slide' }, (r) => {
    const F = rect(49.6, 126.4, 54.6, 131.6, 1.6);
    r.p(F, 'plastic', 'part-line');
    r.c(52.1, 129, 1.7, 'fabric', 'edge-line');
    r.c(52.1, 129, 0.6, 'dark-metal');
    r.hit(F);
  });
  v.region('awning.cassette', 'Patio awning cassette (end)', { part: 'awning-case', cat: 'awning' }, (r) => {
    const F = poly(corners([-49, 124, 1.2, -54.6, 124.6, 2.2, -55.2, 131, 3, -50, 134.6, 2, -49, 134, 0]));
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.9), 'detail-line', 'half-line');
    r.hit(F);
  });
}

function cap(v: View) {
  v.region('body.front-cap', 'Front cap (molded fiberglass)', { part: 'front-cap' }, (r) => {
    r.shell(shell);
    r.clip(shell, () => {
      r.p(rect(-50.5, 12, -32, 141), 'shade-from-left');
      r.p(rect(32, 12, 50.5, 141), 'shade-from-right');
      r.p(rect(-51, 134, 51, 141), 'shade-from-top');
      r.p(ellipse(-6, 131, 34, 6), 'glow');
      r.p(band(pairs([-34, 136, 0, 137.6, 34, 136]), 0, 0, 1.1), 'light-4');
    });
    r.hit(shell);
    r.at(-22, 129);
  });
}

function brow(v: View) {
  [-30, -15, 0, 15, 30].forEach((x, i) =>
    marker(
      v,
      Math.abs(x) === 30 ? `light.clearance-front@${x > 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      Math.abs(x) === 30 ? 'Clearance light (amber)' : 'Identification light (amber)',
      x,
      132.6 - Math.abs(x) * 0.02,
      { w: 3.4, h: 1.3, callout: i === 2 || i === 4 },
    ),
  );
}

function mirrors(v: View) {
  bothFromFront((s, k) =>
    v.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror' }, (r) => {
      const arm: Point[] = [
        [s * 47.4, 118],
        [s * 53, 119],
        [s * 57, 114],
        [s * 58, 104],
        [s * 58, 98],
      ];
      r.tube(spline(arm), 1.9, 'gloss-2');
      const H = poly(mirrored(s, corners([53.4, 78, 2.6, 53, 98, 3.4, 62.4, 98.4, 3.6, 62.8, 79, 3.4])));
      r.p(H, 'accent-2');
      r.p(H, 'bevel');
      r.p(H, 'overlap-line');
      r.p(H.inset(1.1), 'dark-gleam-1');
      r.p(line([s * 53.6, 85], [s * 62.4, 85.4]), 'dark-gleam-1');
      r.p(sideBox(s, 58.4, 80.2, 61.4, 81.6, 0.5), 'light-amber', 'detail-line');
      r.hit(H.add(band(arm, 3, 3, 3)));
      r.at(s * 58, 91);
    }),
  );
}

function entry(v: View) {
  v.region('door.assist-handle@R', 'Entry grab handle (edge)', { part: 'assist-handle' }, (r) => {
    r.tube(poly(corners([-50, 90, 0, -52.8, 90, 1.4, -52.8, 58, 1.4, -50, 58, 0]), false), 1, 'metal');
    r.hit(rect(-54, 57, -50, 91));
    r.at(-52.8, 62);
  });
  v.region('door.steps@R', 'Electric entry step (edge)', { part: 'entry-step' }, (r) => {
    r.tube(line([-46.4, 13.6], [-54, 9.4]), 1, 'metal-2');
    const F = rect(-59, 8, -47.4, 9.8, 0.4);
    r.p(F, 'metal', 'part-line');
    r.p(rect(-59, 9.2, -47.4, 9.8, 0.2), 'gloss');
    r.hit(rect(-59.4, 7.6, -45.6, 14.6));
  });
}
