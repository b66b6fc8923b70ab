import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { awningEnd } from '../../parts/awnings.ts';
import { extent, sideBox } from '../../parts/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../parts/roof-gear.ts';
import { slideEdge, topperEnd } from '../../parts/slide-outs.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { halfWidth, roadThenCurb, vehicle } from './hull.ts';
import { drawGlassAndLights, drawRearBumper, drawRearFittings } from './rear-fittings.ts';

const body = new Shape()
  .M(-47.4, 18.4)
  .C(-49, 18.4, -49.6, 19.4, -49.6, 21)
  .L(-49.6, 116)
  .C(-49.6, 121.8, -47, 124.6, -41.4, 125.2)
  .C(-20, 127, 20, 127, 41.4, 125.2)
  .C(47, 124.6, 49.6, 121.8, 49.6, 116)
  .L(49.6, 21)
  .C(49.6, 19.4, 49, 18.4, 47.4, 18.4)
  .Z();
const up = cut.above(body, 44);
const lo = cut.below(body, 44);

function paint(v: View): void {
  v.decal(
    ribbon(
      pairs([-51, 104, -28, 88, -6, 81, 14, 81, 34, 88, 51, 104]),
      pairs([-51, 84, -28, 72, -6, 66.6, 14, 66.6, 34, 72, 51, 84]),
    ),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([-51, 80.4, -28, 69.4, -6, 64.6, 14, 64.6, 34, 69.4, 51, 80.4]),
      pairs([-51, 64, -28, 56.6, -6, 53.4, 14, 53.4, 34, 56.6, 51, 64]),
    ),
    'accent-2',
  );
  v.decal(
    ribbon(
      pairs([-51, 112.6, -28, 93.6, -6, 85.8, 14, 85.8, 34, 93.6, 51, 112.6]),
      pairs([-51, 108.4, -28, 90.6, -6, 83.4, 14, 83.4, 34, 90.6, 51, 108.4]),
    ),
    'accent-3',
  );
}

function ground(v: View): void {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 56, 5), 0), 'ground-shadow');
    r.p(line([-80, 0], [80, 0]), 'ground-line');
  });
}

function drawRunningGear(v: View): void {
  roadThenCurb((s, k) =>
    v.region(
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      { part: 'wheel', cat: 'run' },
      (r) => {
        for (const [p, q] of [
          [28, 36.4],
          [38.8, 47.4],
        ] as const) {
          const [a, b] = extent(s, p, q);
          tireEnd(r, a, b, 14.8, 18.4);
        }
        const [a, b] = extent(s, 28, 47.4);
        r.p(rect(a, 10, b, 18.4), 'shade-from-top');
        r.hit(rect(a, 0, b, 18.4));
        r.at(s * 43.2, 2.4);
      },
    ),
  );
  v.region('chassis.axle-rear', 'Drive axle & differential', { part: 'axle' }, (r) => {
    r.p(rect(-29, 14, 29, 19), 'void');
    const F = rect(-28, 12.4, 28, 16.6, 1.4);
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    r.c(4, 12.6, 6, 'dark-underbody', 'edge-line');
    r.c(4, 12.6, 6, 'sphere', { opacity: 0.4 });
    r.c(4, 12.6, 4, 'dark-gleam-1');
    for (const s of [-1, 1]) r.p(rect(s * 21 - 1.6, 10.4, s * 21 + 1.6, 18.4, 0.4), 'underbody', 'edge-line');
    r.hit(rect(-28, 12.2, 28, 18.6).add(ellipse(4, 12.6, 6.2)));
    r.at(6, 8.2);
  });
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(v: View): void {
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, 127.4, { h: 12.2 });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 19, 126, { w: 17, h: 9 });
  antennaEnd(v, -32, 126, 'TV / Wi-Fi antenna', { at: [-32, 127.6] });
  v.region('roof.rack', 'Roof rack', (r) => {
    r.tube(poly(corners([-43, 124.6, 0, -43, 130.6, 1.6, 9, 130.6, 1.6, 9, 126.4, 0]), false), 1);
    for (const x of [-26, -9]) r.tube(line([x, 126.6], [x, 130.6]), 0.9);
    r.hit(rect(-44, 124.6, 10, 131.6).add(rect(-42, 125.6, 8, 129.9)));
    r.rings();
    r.at(-20, 130.6);
  });
  slideEdge(v, 'main', 'Living-room slide-out', -1, halfWidth, 47, 112, { at: 66 });
  topperEnd(v, 'main', 'Living-room slide-out', -1, halfWidth, 114.9);
  slideEdge(v, 'bed', 'Bedroom slide-out', 1, halfWidth, 47, 112, { at: 52 });
  awningEnd(v, 'aft', 1, halfWidth, 56.4, 121, { at: 88 });
}

function drawWall(v: View): void {
  v.region('body.rear-wall', 'Rear wall panel', { part: 'rear-wall' }, (r) => {
    r.p(up, 'body');
    r.clip(up, () => {
      for (const g of v.decals) r.p(g.shape, g.paint);
      r.p(rect(-50, 44, -38, 127), 'shade-from-left');
      r.p(rect(38, 44, 50, 127), 'shade-from-right');
      r.p(rect(-50, 115, 50, 122.4), 'shade-from-top');
      r.p(rect(-50, 44, 50, 54), 'shade-from-bottom');
    });
    r.hit(up);
    r.at(-31, 78);
  });
  v.region('body.rear-skirt', 'Lower rear skirt panel', { part: 'rear-skirt' }, (r) => {
    r.p(lo, 'skirt');
    r.clip(lo, () => {
      r.p(rect(-50, 40, 50, 44), 'shade-from-top');
      r.p(rect(-50, 18, -42, 44), 'shade-from-left');
      r.p(rect(42, 18, 50, 44), 'shade-from-right');
      r.p(rect(-50, 18, 50, 27), 'shade-from-bottom');
    });
    r.hit(lo);
    r.at(-31, 26);
  });
  v.region('body.belt-trim', 'Belt-line trim molding', { part: 'belt-trim' }, (r) => {
    const F = rect(-49.4, 43.2, 49.4, 44.8, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([-48, 44.2], [48, 44.2]), 'gleam-1');
    r.hit(F, true);
    r.at(-27, 44);
  });
  v.deco((r) => r.p(body, 'silhouette-line'));
  v.region('roof.rear-trim', 'Rear roof termination trim', { part: 'termination-trim' }, (r) => {
    const F = ribbon(
      pairs([-50, 124.2, -24, 126.2, 0, 126.7, 24, 126.2, 50, 124.2]),
      pairs([-50, 121.4, -24, 123.8, 0, 124.3, 24, 123.8, 50, 121.4]),
    );
    r.clip(body, () => r.p(F, 'metal', 'edge-line'));
    r.p(spline(pairs([-42, 124, -22, 125.4, 0, 125.9, 22, 125.4, 42, 124])), 'gleam-1');
    r.hit(cut.box(F, -48, 120, 48, 127), true);
    r.at(-33, 124.2);
  });
  roadThenCurb((s, k) =>
    v.region(
      `body.rear-moulding-${k}`,
      `Rear corner molding, ${k} side`,
      { part: 'corner-moulding' },
      (r) => {
        const F = sideBox(s, 46.8, 21, 49.8, 118, 0.8);
        r.p(F, 'metal', 'part-line');
        r.p(F, 'standing-cylinder');
        r.p(line([s * 48.3, 22], [s * 48.3, 117]), 'detail-line', 'half-line');
        r.hit(F, true);
        r.at(s * 48.3, s < 0 ? 100 : 103);
      },
    ),
  );
}

export function classCRear(): Scene {
  const v = new View({
    id: 'cc31.rear',
    vehicle,
    side: 'rear',
    title: 'Class C motorhome 31 ft — rear',
    w: 126,
    h: 142,
    ox: 63,
    wall: [18, 127],
    skirt: [18, 44],
    pad: [8, 20, 10, 20],
    lw: 0.62,
  });
  paint(v);
  ground(v);
  drawRunningGear(v);
  drawAboveAndBeside(v);
  drawWall(v);
  drawGlassAndLights(v);
  drawRearFittings(v);
  drawRearBumper(v);
  v.coMode = 'lr';
  v.coR = 2.6;
  v.coLane = 16;
  return v.scene();
}
