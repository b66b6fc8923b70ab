import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, drawn, line, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { housingsBelow } from '../../../parts/under/bays.ts';
import { slideBelow, slideRams } from '../../../parts/under/body.ts';
import { motorX, rodX } from '../../../parts/under/steel.ts';
import { AX, plan, W } from '../body.ts';
import { drawBays, drawFrame, drawPlumbing, drawTanks } from './under-bays.ts';
import { drawEngine, drawFrontEnd, drawRearAxle } from './under-drive.ts';
import { drawFittings, drawLeveling, drawRearEnd } from './under-fittings.ts';
import { vehicle } from '../hull.ts';

/** The floor inside the skirts and bumper covers. */
const pan = drawn(`
  M 30 47.4 C 17 47.2 9.6 43 7.6 33 C 6 24 5.6 12 5.6 0 C 5.6 -12 6 -24 7.6 -33
  C 9.6 -43 17 -47.2 30 -47.4 L 388 -47.4 C 397 -47.2 400.2 -43 401 -33 C 401.6 -14 401.6 14 401 33
  C 400.2 43 397 47.2 388 47.4 Z
`);

function drawSlides(view: View): void {
  slideBelow(view, 'main', 'Living-room slide-out', { x0: 100, x1: 262, yw: W, yo: W + 34, at: [160, 68] });
  slideBelow(view, 'bed', 'Bedroom slide-out', { x0: 302, x1: 384, yw: W, yo: W + 24, at: [343, 62] });
  slideRams(view, 'main', 'Living-room slide-out: rams', [122, 240], [44, 52, 82], 3.6, [240, 68]);
  view.region('slide.main.motor', 'Living-room slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, 54.6, 124.4, 237.6, 1.5, 'metal', 'edge-line');
    for (const x of [150, 212]) pen.path(rect(x - 1, 53, x + 1, 56.2, 0.3), 'dark-metal', 'detail-line');
    const G = rect(174, 51.6, 180, 57.6, 1);
    pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
    const M = motorX(pen, 180, 191, 54.6, 4.4);
    pen.hitArea(union(box(124.4, 53, 237.6, 56.2), G, M)).calloutAt(186, 54.6);
  });
  slideRams(view, 'bed', 'Bedroom slide-out: rams', [316, 370], [46, 52, 72], 3.2, [316, 62]);
}

function drawBumpers(view: View): void {
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'accent-1');
  });
  view.region('body.front-bumper', 'Front bumper cover, lower edge', (pen) => {
    const outline = cut.fwd(plan, 26),
      H = outline.add(cut.fwd(pan, 26.2));
    pen.path(H, 'accent-1', 'even-odd');
    pen.within(outline, () => pen.path(rect(-1, -51, 9, 51), 'shade-from-left'));
    pen.path(spline([4, -36, 2.6, -18, 2.2, 0, 2.6, 18, 4, 36]), 'gleam-2');
    pen.path(cut.fwd(pan, 26.2), 'edge-line');
    pen.hitArea(H).withHoles().calloutAt(2.6, -16);
  });
  view.region('rear.bumper', 'Rear bumper cover, lower edge', (pen) => {
    const outline = cut.aft(plan, 392),
      H = outline.add(cut.aft(pan, 391.8));
    pen.path(H, 'accent-1', 'even-odd');
    pen.within(outline, () => pen.path(rect(400, -51, 410, 51), 'shade-from-right'));
    pen.path(spline([403.6, -36, 404.8, 0, 403.6, 36]), 'gleam-2');
    pen.hitArea(H).withHoles().calloutAt(404.4, 30);
  });
  view.decoration((pen) => {
    pen.layers(pan, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
    let q = new Shape();
    for (let x = 74; x < 400; x += 13) q = q.add(line([x, -47], [x, 47]));
    for (let y = -32; y <= 32; y += 8) q = q.add(line([8, y], [66, y]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
  housingsBelow(
    view,
    [1, -1].flatMap((s) => [
      [AX.front - 23, s * 33.6, AX.front + 23, s * 49.4] as const,
      [AX.rear - 23, s * 24, AX.rear + 23, s * 49.4] as const,
    ]),
  );
}

function drawSkirts(view: View): void {
  sides((s, k) => {
    for (const [id, a, b, name] of [
      ['mid', 65, 250.6, 'between wheels'],
      ['rear', 299.4, 391, 'behind rear wheel'],
    ] as const)
      view.region(
        `body.lower-${id}-${k}`,
        `Lower skirt panel, ${name}, ${k} side`,
        { callout: s < 0 },
        (pen) => {
          const outline = box(a, s * 47.4, b, s * 50, 0.3),
            y = outline.bbox().y1 - 0.7;
          pen.path(outline, 'accent-1', 'edge-line');
          pen.path(line([a + 0.6, y], [b - 0.6, y]), 'gleam-1');
          pen.hitArea(outline, true).calloutAt(id === 'mid' ? (s > 0 ? 84 : 150) : 326, s * 48.6);
        },
      );
  });
  view.decoration((pen) => pen.path(plan, 'silhouette-line'));
}

/** Seen from below: front at the left, road side up, slide-outs extended. */
export function classAGasUnder(): Scene {
  const view = planView(vehicle, 'under', 424, 164, {
    state: 'slides extended',
    originX: 6,
    cy: 94,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  drawSlides(view);
  drawBumpers(view);
  drawBays(view);
  drawTanks(view);
  drawFrame(view);
  drawEngine(view);
  drawFrontEnd(view);
  drawLeveling(view);
  drawPlumbing(view);
  drawRearAxle(view);
  drawSkirts(view);
  drawFittings(view);
  drawRearEnd(view);
  return view.scene();
}
