import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { planView } from '../../../kit/drawing/vehicle-views.ts';
import {
  band,
  cornered,
  ellipse,
  fromPts,
  line,
  rect,
  ribbon,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { rearCapFromAbove, windshieldFromAbove, roofEdgeMoldings } from '../../../parts/walls/coach.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { plan, W } from '../body.ts';
import { equipment, fittings, lights, rearEnd, vents } from './roof-gear.ts';
import { vehicle } from '../hull.ts';

export function classAGasRoof(): Scene {
  const view = planView(vehicle, 'roof', 426, 158, {
    state: 'slides extended',
    originX: 10,
    cy: 64,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  outside(view);
  nose(view);
  cap(view);
  roofSkin(view);
  edges(view);
  seals(view);
  equipment(view);
  vents(view);
  fittings(view);
  lights(view);
  rearEnd(view);
  return view.scene();
}

function outside(view: View) {
  slidePlan(view, 'main', 'Living-room slide-out', { x0: 100, x1: 262, yw: -W, yo: -W - 34 });
  slidePlan(view, 'bed', 'Bedroom slide-out', { x0: 302, x1: 384, yw: -W, yo: -W - 24 });
  view.region('awning.fabric', 'Awning fabric & roller tube', (pen) => {
    const outline = rect(111, W - 0.4, 274, W + 5.4, 1.6);
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['fabric'], ['lying-cylinder'], ['part-line']);
    pen.path(line([114, W + 4.3], [271, W + 4.3]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(176, W + 2.6);
  });
  for (const [k, a, n] of [
    ['fwd', 107, 'Awning motor head & end cap, forward'],
    ['aft', 273.4, 'Awning idler head & end cap, rear'],
  ] as const)
    view.region(`awning.head-${k}`, n, (pen) => {
      const outline = rect(a, W - 0.8, a + 4.6, W + 6.2, 1.4);
      pen.layers(outline, ['plastic', 'part-line'], ['lying-cylinder']);
      pen.path(outline.inset(0.6), 'detail-line', 'half-line');
      pen.hitArea(outline);
    });
  for (const [s, k] of sidesFromAbove)
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const arm: Point[] = pairs([22, s * 49, 12, s * 54, 3, s * 57.6]);
      pen.tube(spline(arm), 1.8, 'gloss-2');
      const H = cornered([-4.6, s * 53.6, 2, -4, s * 62.2, 3, 3, s * 62, 3, 4, s * 54, 2.4]);
      pen.layers(H, ['gloss'], ['diagonal-bevel', { opacity: 0.5 }], ['overlap-line']);
      pen.path(H.inset(0.9), 'dark-gleam-1');
      pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(-0.6, s * 58);
    });
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'mid-wall');
  });
}

function nose(view: View) {
  view.region('body.front-bumper', 'Front bumper cover (edge)', (pen) => {
    const outline = cut.fwd(plan, 9);
    pen.path(outline, 'skirt');
    pen.hitArea(outline).calloutAt(1.7, -26);
  });
  view.region('body.front-mask', 'Front mask, lower (edge)', (pen) => {
    const outline = ribbon(
      [14, -49.6, 5.6, -38, 2.6, -20, 2, 0, 2.6, 20, 5.6, 38, 14, 49.6],
      [16, -49, 9.4, -36, 8, -20, 7.4, 0, 8, 20, 9.4, 36, 16, 49],
    );
    pen.within(plan, () => {
      pen.layers(outline, ['mid-wall'], ['shade-1'], ['edge-line']);
    });
    pen.hitArea(outline).calloutAt(5.2, 22);
  });
  windshieldFromAbove(
    view,
    plan,
    [16, -49, 9.6, -30, 8.2, 0, 9.6, 30, 16, 49],
    [24, -49.6, 17.4, -30, 15.8, 0, 17.4, 30, 24, 49.6],
    {
      sheen: [
        [17, -44, 11.6, -24, 10.4, -4],
        [20, -44, 14, -24, 12.6, -4],
      ],
      bar: [8.4, 15.6],
      at: [12.4, 12],
    },
  );
}

function cap(view: View) {
  view.region('body.front-cap', 'Front cap, upper (molded fiberglass)', (pen) => {
    const outline = fromPts([
      ...spline([24, -50.2, 17, -30, 15, 0, 17, 30, 24, 50.2]).pts(0.1),
      [46, W],
      [46, -W],
    ]);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(14, -51, 34, 51), 'shade-from-left');
      pen.path(rect(14, 38, 46, 51), 'shade-from-top');
      pen.path(rect(14, -51, 46, -38), 'shade-from-bottom');
      pen.path(ellipse(34, 0, 8, 34), 'glow');
      pen.path(spline([30, -46, 25, -24, 24, 0, 25, 24, 30, 46]), 'detail-line', 'faint-line');
    });
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(34, -24);
  });
}

function roofSkin(view: View) {
  const deck = cut.box(plan, 46, -47, 394, 47);
  view.region('roof.membrane', 'Roof membrane', (pen) => {
    pen.path(deck, 'membrane');
    pen.path(rect(46, 30, 394, 47), 'shade-from-top');
    pen.path(rect(46, -47, 394, -32), 'shade-from-bottom');
    pen.path(rect(46, -18, 394, 18), 'light-1');
    pen.path(deck, 'edge-line');
    for (let x = 90; x < 390; x += 48) pen.path(line([x, -46.6], [x, 46.6]), 'detail-line', 'faint-line');
    pen.hitArea(deck).calloutAt(288, -36);
  });
  roofEdgeMoldings(view, 'Roof edge molding & gutter', plan, 394, [88, 78]);
}

function edges(view: View) {
  const tail = cut.aft(plan, 394);
  rearCapFromAbove(view, tail, [394, 397, 409], [410, -44, 404, -24, 403, 0, 404, 24, 410, 44], [401, -20]);
  view.decoration((pen) => pen.path(plan, 'silhouette-line'));
}

function seals(view: View) {
  for (const [k, x, t] of [
    ['front', 46, 'Front roof termination bar & sealant'],
    ['rear', 394, 'Rear roof termination bar & sealant'],
  ] as const)
    view.region(`roof.${k}-seal`, t, (pen) => {
      const outline = rect(x - 1.6, -47, x + 1.8, 47, 0.5);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(line([x - 0.6, -46], [x - 0.6, 46]), 'gleam-1');
      for (let y = -44; y <= 44; y += 6) pen.circle(x + 0.5, y, 0.28, 'dark-metal');
      pen.hitArea(outline, true).calloutAt(x, 38);
    });
}
