import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { box, drawn, fromPts, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { belly, cutaway, openBay, slideBelow, stepsBelow } from '../../../parts/under/body.ts';
import { drain, tank } from '../../../parts/under/tanks.ts';
import { chainsBelow, couplerBelow, tongueJackBelow } from '../../../parts/under/tongue.ts';
import { floorOutline, halfWidth, mainSlide, vehicle } from '../hull.ts';
import { drawFrame, drawLines, drawTongueBelow } from './under-frame.ts';
import { drawAxles, drawSlideDrive, drawStabilizers } from './under-running.ts';

const plan = floorOutline;
const frontCut = cutaway(106, -26, 150, 24);
const rearCut = cutaway(284, -26, 350, 24);

/** The ground the shell and the frame are drawn over. */
function drawTongueLoad(view: View): void {
  slideBelow(view, 'main', 'Living-room slide-out', {
    x0: mainSlide.from,
    x1: mainSlide.to,
    yw: halfWidth,
    yo: halfWidth + 34,
    at: [219, 66],
  });
  view.region('chassis.lp-cover', 'LP-bottle cover & tray', (pen) => {
    const outline = rect(25.4, -11, 44.4, 11, 6);
    pen.shadow(outline, 0.8, 1.3, 3);
    pen.layers(outline, ['plastic'], ['diagonal-bevel'], ['part-line']);
    for (const y of [-5.4, 5.4]) {
      pen.concentric(35, y, [5, 'dark-metal', 'edge-line'], [5, 'sphere', { opacity: 0.6 }]);
      pen.circle(35, y, 3.6, 'detail-line', 'half-line');
    }
    pen.hitArea(outline).calloutAt(35, -6);
  });
  view.region('chassis.battery', 'Battery box', (pen) => {
    const B = rect(45.4, -7, 49, 7, 0.6);
    pen.path(B, 'rubber', 'edge-line');
    pen.path(B.inset(0.8), 'dark-gleam-1');
    pen.hitArea(B).calloutAt(47.2, 0);
  });
}

function drawShell(view: View): void {
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.layers(plan, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
    let q = new Shape();
    for (const s of [1, -1]) for (let x = 62; x < 376; x += 16) q = q.add(line([x, s * 35], [x, s * 46]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
  view.region('body.front-cap', 'Front cap, lower edge & rock guard', (pen) => {
    const inn = drawn(`
      M 66 46 C 58 46 54 43 52.8 33.4 C 51.8 22 51.4 10 51.4 0 C 51.4 -10 51.8 -22 52.8 -33.4
      C 54 -43 58 -46 66 -46 Z
    `),
      outline = cut.fwd(plan, 66),
      H = new Shape(outline.segments.concat(inn.segments));
    pen.path(H, 'metal', 'even-odd');
    pen.within(outline, () => pen.path(rect(48, -49, 56, 49), 'shade-from-left'));
    pen.path(inn, 'edge-line', { strokeOpacity: 0.6 });
    pen.hitArea(H).withHoles().calloutAt(50, 26);
  });
  sides((s, k) =>
    view.region(`run.wheel-well-${k}`, `Wheel-well liner, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = box(207, s * 35, 279, s * 47.2, 2);
      pen.layers(outline, ['dark-underbody'], ['shade-from-top']);
      pen.path(outline.inset(1.2), 'dark-gleam-1');
      pen.path(line([243, s * 35.6], [243, s * 46.6]), 'dark-gleam-1');
      pen.path(outline, 'edge-line');
      pen.hitArea(outline).calloutAt(209.4, s * 43);
    }),
  );
}

/** Underbelly panels, cut away over the tanks and their drains. */
function drawBelly(view: View): void {
  view.decoration((pen) => {
    openBay(pen, frontCut);
    openBay(pen, rearCut);
  });
  belly(view, 'chassis.underbelly', 'Underbelly panel, front section (cut away)', 100, -31, 206, 31, {
    cut: frontCut,
    at: [190, -14],
  });
  belly(view, 'chassis.underbelly-mid', 'Underbelly panel, axle section', 206, -31, 278, 31, {
    at: [243, -20],
  });
  belly(view, 'chassis.underbelly-rear', 'Underbelly panel, rear section (cut away)', 278, -31, 374, 31, {
    cut: rearCut,
    at: [362, 4],
  });
  view.decoration((pen) => {
    pen.layers(rect(56, -30.8, 98.4, 30.8), ['underbody'], ['diagonal-bevel', { opacity: 0.35 }]);
    pen.path(grid(56, -30.8, 98.4, 30.8, 14, 0), 'dark-gleam-1', { strokeOpacity: 0.14 });
  });
  tank(view, 'util.tank-fresh', 'Fresh-water tank', 110, -21, 146, 20, { fit: [[115, -16]], at: [130, 4] });
  tank(view, 'util.tank-gray', 'Gray-water holding tank', 288, -21, 314, 20, {
    dark: true,
    fit: [[309, 14]],
    pads: [295, -13],
    at: [301, -2],
  });
  tank(view, 'util.tank-black', 'Black-water holding tank', 320, -21, 346, 20, {
    dark: true,
    fit: [[325, 14]],
    pads: [333, -13],
    at: [334, -2],
  });
  view.region('util.drain-pipe', 'Drain piping, 3 in. ABS', (pen) => {
    const A: Vert[] = pairs([309, 14, 309, 27, 317, 27, 317, 37]),
      B: Vert[] = pairs([325, 14, 325, 27, 317, 27]);
    drain(pen, B, 3);
    drain(pen, A, 3);
    pen.circle(317, 27, 2, 'rubber', 'edge-line');
    pen.hitArea(union(pipeHit(A, 3.8), pipeHit(B, 3.8))).calloutAt(325, 24);
  });
}

function drawSkirts(view: View): void {
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      for (const [a, b] of pairs([66, 206, 280, 378])) {
        const outline = box(a, s * 46.2, b, s * 48.1, 0.3),
          t = outline.bbox().y1 - 0.6;
        pen.path(outline, 'accent-1', 'edge-line');
        pen.path(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
      pen.path(box(203.6, s * 46.6, 282.4, s * 49.4, 0.8), 'gloss', 'part-line');
      pen.path(line([205, s * 48.4], [281, s * 48.4]), 'dark-gleam-2');
    }
    const B = fromPts(plan.pts(0.05));
    pen.path(B, 'silhouette-line');
  });
  stepsBelow(view, 'door.steps@R', 'Entry steps', 286, 311, -halfWidth, 2, { d: 8 });
  stepsBelow(view, 'door.steps-2@R', 'Entry steps, second door', 120, 143, -halfWidth, 2, { d: 8 });
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const outline = rect(380.4, -13, 389, 13, 3);
    pen.shadow(outline, 0.8, 1.2, 2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.6 }], ['overlap-line']);
    for (const x of [385.4, 387.2]) pen.path(line([x, -12], [x, 12]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(387.4, 6);
  });
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    const outline = rect(379.4, -45, 384.4, 45, 0.5);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['underbody'], ['standing-cylinder'], ['part-line']);
    for (const s of [1, -1]) pen.path(box(379, s * 43.4, 385, s * 46, 0.8), 'rubber', 'part-line');
    pen.hitArea(rect(379, -46, 385, 46, 0.6)).calloutAt(382, 28);
  });
}

/** Seen from below: front at the left, road side up, slide-out extended. */
export function travelTrailerUnder(): Scene {
  const view = planView(vehicle, 'under', 394, 164, { state: 'slide extended', originX: 3, cy: 92 });
  drawTongueLoad(view);
  drawShell(view);
  drawBelly(view);
  drawFrame(view);
  drawTongueBelow(view);
  drawLines(view);
  couplerBelow(view);
  tongueJackBelow(view, 'Power tongue jack', 21.6);
  chainsBelow(view);
  drawAxles(view);
  drawSlideDrive(view);
  drawStabilizers(view);
  drawSkirts(view);
  return view.scene();
}
