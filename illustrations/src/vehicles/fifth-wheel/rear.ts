import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { acEnd, ventSide } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { win } from '../../parts/windows.ts';
import { rearChassis, rearGear, rearHitch, rearLights } from './rear-gear.ts';
import { rearLower, rearOutline, rearUpper } from './rear-shapes.ts';

function rearGraphics(v: View) {
  v.decal(
    ribbon(pairs([-49, 96, -20, 88, 10, 86, 49, 96]), pairs([-49, 80, -20, 73, 10, 71.4, 49, 80])),
    'accent-1',
  );
  v.decal(
    ribbon(pairs([-49, 77.5, -20, 71, 10, 69.4, 49, 77.5]), pairs([-49, 68, -20, 62.6, 10, 61.4, 49, 68])),
    'accent-2',
  );
  v.decal(
    ribbon(
      pairs([-49, 102.5, -20, 92.4, 10, 90, 49, 102.5]),
      pairs([-49, 98.6, -20, 90, 10, 87.8, 49, 98.6]),
    ),
    'accent-3',
  );
}

function rearBehind(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 58, 5), 0), 'ground-shadow');
    r.p(line([-80, 0], [80, 0]), 'ground-line');
  });
  for (const [k, s] of [
    ['road', -1],
    ['curb', 1],
  ] as const)
    v.region(
      `run.wheel-rear-${k}`,
      `Wheel & tire, rear axle, ${k} side`,
      { part: 'wheel', cat: 'run' },
      (r) => {
        tireEnd(r, s * 36.5, s * 45.5, 15.2, 26);
        r.hit(rect(Math.min(s * 36.5, s * 45.5), 0, Math.max(s * 36.5, s * 45.5), 26));
        r.at(s * 41, 3.6);
      },
    );
  v.region('chassis.axles', 'Axle tube & springs', (r) => {
    const F = rect(-36, 12.4, 36, 16.4, 1.4);
    r.p(rect(-40, 17, 40, 25), 'void');
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    for (const s of [-1, 1]) {
      r.p(rect(s * 30 - 2, 11, s * 30 + 2, 22, 0.6), 'dark-underbody', 'edge-line');
      r.p(rect(s * 30 - 3, 12, s * 30 + 3, 13.2), 'dark-metal', 'detail-line');
    }
    r.hit(rect(-40, 11, 40, 25));
    r.at(15, 13);
  });
  acEnd(v, 'roof.ac-rear', 'Air conditioner shroud, rear', 0, 144.6);
  ventSide(v, 'roof.vent-bath', 'Roof vent cover', 24, 143.6, { w: 16, h: 9 });
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    const x = -30,
      F = poly([
        [x - 8, 147],
        [x - 6, 151, 3],
        [x + 6, 151, 3],
        [x + 8, 147],
        [x + 5, 146, 1],
        [x - 5, 146, 1],
      ]);
    r.p(rect(x - 1.4, 143.2, x + 1.4, 147), 'metal', 'edge-line');
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'bevel');
    r.hit(rect(x - 8, 143, x + 8, 151));
  });
}

function rearSlideEdges(v: View) {
  v.region(
    'slide.main.fascia',
    'Living-room slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(-50.6, 41.5, -47, 130, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-left');
      r.hit(F, true);
      r.at(-50, 86);
    },
  );
  v.region(
    'slide.main.topper',
    'Living-room slide-out: topper (end)',
    { part: 'slide-topper', cat: 'slide' },
    (r) => {
      const F = rect(-52.4, 130.4, -47.4, 135.6, 1.6);
      r.p(F, 'plastic', 'part-line');
      r.c(-50, 133, 1.7, 'fabric', 'edge-line');
      r.c(-50, 133, 0.6, 'dark-metal');
      r.hit(F);
    },
  );
  v.region(
    'slide.curb.fascia',
    'Curb-side slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = rect(47, 41.5, 50.6, 122, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-right');
      r.hit(F, true);
      r.at(50, 56);
    },
  );
  v.region(
    'awning.arm-aft',
    'Awning arm assembly, rear (edge)',
    { part: 'awning-arm', cat: 'awning' },
    (r) => {
      const F = poly(corners([48, 68.4, 0, 50.6, 68.4, 0.4, 51.4, 72, 1, 51.4, 132, 0.6, 48, 133, 0]));
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'shade-from-right');
      r.p(line([50, 74], [50, 130]), 'detail-line', 'half-line');
      r.hit(F, true);
      r.at(50.4, 96);
    },
  );
  v.region('awning.head-aft', 'Awning idler head, rear', { part: 'awning-head', cat: 'awning' }, (r) => {
    const F = poly(corners([47, 131.4, 1, 52.6, 131.4, 2.4, 54.2, 135, 2.6, 52, 138.8, 2, 47, 138.8, 0.6]));
    r.p(F, 'plastic', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.c(50.7, 135.1, 2.2, 'fabric', 'edge-line');
    r.c(50.7, 135.1, 2.2, 'sphere');
    r.c(50.7, 135.1, 0.7, 'dark-metal', 'detail-line');
    r.hit(F);
  });
}

function rearWall(v: View) {
  v.region('body.rear-wall', 'Rear wall panel', { part: 'rear-wall' }, (r) => {
    r.p(rearUpper, 'body');
    for (const g of v.decals) r.p(cut.box(g.pts, -48, 38, 48, 142), g.paint);
    r.clip(rearOutline, () => {
      r.p(rect(-48, 38, -38, 143), 'shade-from-left');
      r.p(rect(38, 38, 48, 143), 'shade-from-right');
      r.p(rect(-48, 132, 48, 139.4), 'shade-from-top');
    });
    r.p(rect(-48, 38, 48, 50), 'shade-from-bottom');
    r.hit(rearUpper);
    r.at(0, 80);
  });
  v.region('body.rear-skirt', 'Lower rear skirt panel', { part: 'rear-skirt' }, (r) => {
    r.p(rearLower, 'skirt');
    r.p(rect(-48, 34, 48, 38), 'shade-from-top');
    r.hit(rearLower);
    r.at(-30, 31);
  });
}

function rearTrim(v: View) {
  v.region('body.belt-trim', 'Floor-line trim molding', { part: 'belt-trim' }, (r) => {
    const F = rect(-48, 37.1, 48, 38.7, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([-47, 38.1], [47, 38.1]), 'gleam-1');
    r.hit(F, true);
    r.at(-24, 37.9);
  });
  v.deco((r) => r.p(rearOutline, 'silhouette-line'));
  v.region('roof.rear-trim', 'Rear roof termination trim', { part: 'termination-trim' }, (r) => {
    const F = ribbon(
      pairs([-50, 140.6, -22, 143, 0, 143.5, 22, 143, 50, 140.6]),
      pairs([-50, 137.8, -22, 140.5, 0, 141, 22, 140.5, 50, 137.8]),
    );
    r.clip(rearOutline, () => r.p(F, 'metal', 'edge-line'));
    r.p(spline(pairs([-42, 140.2, -22, 142, 0, 142.6, 22, 142, 42, 140.2])), 'gleam-1');
    r.hit(F, true);
    r.at(-22, 141.6);
  });
  for (const [s, k] of [
    [-1, 'road'],
    [1, 'curb'],
  ] as const)
    v.region(
      `body.rear-moulding-${k}`,
      `Rear corner molding, ${k} side`,
      { part: 'corner-moulding' },
      (r) => {
        const F = rect(Math.min(s * 45.2, s * 48.2), 26, Math.max(s * 45.2, s * 48.2), 134, 0.8);
        r.p(F, 'metal', 'part-line');
        r.p(F, 'standing-cylinder');
        r.p(line([s * 46.7, 27], [s * 46.7, 133]), 'detail-line', 'half-line');
        r.hit(F, true);
        r.at(s * 46.7, s < 0 ? 112 : 116);
      },
    );
  win(v, 'glass.window-rear', 'Window, rear lounge (panoramic)', {
    s0: -36,
    s1: 22,
    h0: 90,
    h1: 126,
    kind: 'crank',
    r: 4,
    blind: 0.26,
  });
}

export function fifthWheelRear(): Scene {
  const v = new View({
    id: 'fw35.rear',
    vehicle: 'fifth-wheel-35',
    side: 'rear',
    title: 'Fifth wheel 35 ft — rear',
    w: 124,
    h: 158,
    dir: 1,
    ox: 62,
    wall: [25, 143],
    skirt: [25, 38],
    pad: [8, 22, 10, 22],
    lw: 0.62,
  });
  rearGraphics(v);
  rearBehind(v);
  rearSlideEdges(v);
  rearWall(v);
  rearTrim(v);
  rearLights(v);
  rearGear(v);
  rearChassis(v);
  rearHitch(v);
  v.coMode = 'lr';
  v.coR = 2.9;
  return v.scene();
}
