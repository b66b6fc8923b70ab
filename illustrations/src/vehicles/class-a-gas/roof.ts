import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs, type Point } from '../../kit/points.ts';
import { fromPts, line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { plan, W } from './body.ts';
import { equipment, fittings, lights, rearEnd, vents } from './roof-gear.ts';

export function classAGasRoof(): Scene {
  const v = new View({
    id: 'cag34.roof',
    vehicle: 'class-a-gas-34',
    side: 'roof',
    title: 'Class A gas motorhome 34 ft — roof plan (slides extended)',
    w: 426,
    h: 158,
    pad: [6, 12, 6, 12],
  });
  v.map = (x, y) => [10 + x, 64 - y];
  outside(v);
  nose(v);
  cap(v);
  roofSkin(v);
  edges(v);
  seals(v);
  equipment(v);
  vents(v);
  fittings(v);
  lights(v);
  rearEnd(v);
  v.calloutMid = 64;
  v.coLane = 13;
  return v.scene();
}

function outside(v: View) {
  slidePlan(v, 'main', 'Living-room slide-out', { x0: 100, x1: 262, yw: -W, yo: -W - 34 });
  slidePlan(v, 'bed', 'Bedroom slide-out', { x0: 302, x1: 384, yw: -W, yo: -W - 24 });
  v.region('awning.fabric', 'Awning fabric & roller tube', { part: 'awning-fabric', cat: 'awning' }, (r) => {
    const F = rect(111, W - 0.4, 274, W + 5.4, 1.6);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'fabric');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    r.p(line([114, W + 4.3], [271, W + 4.3]), 'detail-line', 'half-line');
    r.hit(F);
    r.at(176, W + 2.6);
  });
  for (const [k, a, n] of [
    ['fwd', 107, 'Awning motor head & end cap, forward'],
    ['aft', 273.4, 'Awning idler head & end cap, rear'],
  ] as const)
    v.region(`awning.head-${k}`, n, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, W - 0.8, a + 4.6, W + 6.2, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(F.inset(0.6), 'detail-line', 'half-line');
      r.hit(F);
    });
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror', cat: 'body' }, (r) => {
      const arm: Point[] = [
        [22, s * 49],
        [12, s * 54],
        [3, s * 57.6],
      ];
      r.tube(spline(arm), 1.8, 'gloss-2');
      const H = poly([
        [-4.6, s * 53.6, 2],
        [-4, s * 62.2, 3],
        [3, s * 62, 3],
        [4, s * 54, 2.4],
      ]);
      r.p(H, 'gloss');
      r.p(H, 'diagonal-bevel', { opacity: 0.5 });
      r.p(H, 'overlap-line');
      r.p(H.inset(0.9), 'dark-gleam-1');
      r.hit(H.add(band(arm, 3, 3, 3)));
      r.at(-0.6, s * 58);
    });
  v.deco((r) => {
    r.cast(plan, 1, 2, 4, 'shade-1');
    r.p(plan, 'mid-wall');
  });
}

function nose(v: View) {
  v.region('body.front-bumper', 'Front bumper cover (edge)', { part: 'bumper', cat: 'body' }, (r) => {
    const F = cut.fwd(plan, 9);
    r.p(F, 'skirt');
    r.hit(F);
    r.at(1.7, -26);
  });
  v.region('body.front-mask', 'Front mask, lower (edge)', { part: 'front-cap', cat: 'body' }, (r) => {
    const F = ribbon(
      pairs([14, -49.6, 5.6, -38, 2.6, -20, 2, 0, 2.6, 20, 5.6, 38, 14, 49.6]),
      pairs([16, -49, 9.4, -36, 8, -20, 7.4, 0, 8, 20, 9.4, 36, 16, 49]),
    );
    r.clip(plan, () => {
      r.p(F, 'mid-wall');
      r.p(F, 'shade-1');
      r.p(F, 'edge-line');
    });
    r.hit(F);
    r.at(5.2, 22);
  });
  v.region('glass.windshield', 'Windshield (from above)', { part: 'windshield', cat: 'glass' }, (r) => {
    const F = ribbon(
      pairs([16, -49, 9.6, -30, 8.2, 0, 9.6, 30, 16, 49]),
      pairs([24, -49.6, 17.4, -30, 15.8, 0, 17.4, 30, 24, 49.6]),
    );
    r.clip(plan, () => {
      r.p(F, 'glass');
      r.p(ribbon(pairs([17, -44, 11.6, -24, 10.4, -4]), pairs([20, -44, 14, -24, 12.6, -4])), 'light-1');
      r.p(F, 'part-line');
    });
    r.p(line([8.4, 0], [15.6, 0]), 'overlap-line');
    r.hit(F);
    r.at(12.4, 12);
  });
}

function cap(v: View) {
  v.region(
    'body.front-cap',
    'Front cap, upper (molded fiberglass)',
    { part: 'front-cap', cat: 'body' },
    (r) => {
      const F = fromPts([
        ...spline(pairs([24, -50.2, 17, -30, 15, 0, 17, 30, 24, 50.2])).pts(0.1),
        [46, W],
        [46, -W],
      ]);
      r.p(F, 'mid-wall');
      r.clip(F, () => {
        r.p(rect(14, -51, 34, 51), 'shade-from-left');
        r.p(rect(14, 38, 46, 51), 'shade-from-top');
        r.p(rect(14, -51, 46, -38), 'shade-from-bottom');
        r.p(ellipse(34, 0, 8, 34), 'glow');
        r.p(spline(pairs([30, -46, 25, -24, 24, 0, 25, 24, 30, 46])), 'detail-line', 'faint-line');
      });
      r.p(F, 'edge-line');
      r.hit(F);
      r.at(34, -24);
    },
  );
}

function roofSkin(v: View) {
  const deck = cut.box(plan, 46, -47, 394, 47);
  v.region('roof.membrane', 'Roof membrane', { part: 'membrane' }, (r) => {
    r.p(deck, 'membrane');
    r.p(rect(46, 30, 394, 47), 'shade-from-top');
    r.p(rect(46, -47, 394, -32), 'shade-from-bottom');
    r.p(rect(46, -18, 394, 18), 'light-1');
    r.p(deck, 'edge-line');
    for (let x = 90; x < 390; x += 48) r.p(line([x, -46.6], [x, 46.6]), 'detail-line', 'faint-line');
    r.hit(deck);
    r.at(288, -36);
  });
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(
      `body.gutter-${k}`,
      `Roof edge molding & gutter, ${k} side`,
      { part: 'gutter-rail', cat: 'body' },
      (r) => {
        const F = cut.box(plan, 46, s > 0 ? 46.6 : -51, 394, s > 0 ? 51 : -46.6);
        r.p(F, 'metal', 'edge-line');
        r.p(F, 'lying-cylinder');
        r.hit(F, true);
        r.at(s > 0 ? 88 : 78, s * 48.6);
      },
    );
}

function edges(v: View) {
  const tail = cut.aft(plan, 394);
  v.region('body.rear-cap', 'Rear cap, upper', { part: 'rear-cap', cat: 'body' }, (r) => {
    r.p(tail, 'mid-wall');
    r.clip(tail, () => {
      r.p(rect(397, -51, 409, 51), 'shade-from-right');
      r.p(rect(394, 38, 409, 51), 'shade-from-top');
      r.p(rect(394, -51, 409, -38), 'shade-from-bottom');
      r.p(spline(pairs([410, -44, 404, -24, 403, 0, 404, 24, 410, 44])), 'edge-line', 'half-line');
    });
    r.p(tail, 'edge-line');
    r.hit(tail);
    r.at(401, -20);
  });
  v.deco((r) => r.p(plan, 'silhouette-line'));
}

function seals(v: View) {
  for (const [k, x, t] of [
    ['front', 46, 'Front roof termination bar & sealant'],
    ['rear', 394, 'Rear roof termination bar & sealant'],
  ] as const)
    v.region(`roof.${k}-seal`, t, { part: 'termination-bar' }, (r) => {
      const F = rect(x - 1.6, -47, x + 1.8, 47, 0.5);
      r.p(F, 'metal', 'edge-line');
      r.p(line([x - 0.6, -46], [x - 0.6, 46]), 'gleam-1');
      for (let y = -44; y <= 44; y += 6) r.c(x + 0.5, y, 0.28, 'dark-metal');
      r.hit(F, true);
      r.at(x, 38);
    });
}
