import { cut } from '../../kit/cuts.ts';
import { pairs, type Vert } from '../../kit/points.ts';
import { box, fromPts, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { grid, pipeHit, planView, sides, union } from '../../parts/plan.ts';
import { belly, cutaway, openBay, slideBelow, stepsBelow } from '../../parts/under-body.ts';
import { drain, tank } from '../../parts/under-tanks.ts';
import { chainsBelow, couplerBelow, tongueJackBelow } from '../../parts/under-tongue.ts';
import { floorOutline, halfWidth, mainSlide, vehicle } from './hull.ts';
import { drawFrame, drawLines, drawTongueBelow } from './under-frame.ts';
import { drawAxles, drawSlideDrive, drawStabilizers } from './under-running.ts';

const plan = floorOutline;
const frontCut = cutaway(106, -26, 150, 24);
const rearCut = cutaway(284, -26, 350, 24);

/** What the shell and the frame are drawn over. */
function drawTongueLoad(v: View): void {
  slideBelow(v, 'main', 'Living-room slide-out', {
    x0: mainSlide.from,
    x1: mainSlide.to,
    yw: halfWidth,
    yo: halfWidth + 34,
    at: [219, 66],
  });
  v.region('chassis.lp-cover', 'LP-bottle cover & tray', { part: 'lp-cover' }, (r) => {
    const F = rect(25.4, -11, 44.4, 11, 6);
    r.cast(F, 0.8, 1.3, 3);
    r.p(F, 'plastic');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'part-line');
    for (const y of [-5.4, 5.4]) {
      r.c(35, y, 5, 'dark-metal', 'edge-line');
      r.c(35, y, 5, 'sphere', { opacity: 0.6 });
      r.c(35, y, 3.6, 'detail-line', 'half-line');
    }
    r.hit(F);
    r.at(35, -6);
  });
  v.region('chassis.battery', 'Battery box', (r) => {
    const B = rect(45.4, -7, 49, 7, 0.6);
    r.p(B, 'rubber', 'edge-line');
    r.p(B.inset(0.8), 'dark-gleam-1');
    r.hit(B);
    r.at(47.2, 0);
  });
}

function drawShell(v: View): void {
  v.deco((r) => {
    r.cast(plan, 1, 2, 4, 'shade-1');
    r.p(plan, 'dark-underbody');
    r.p(plan, 'diagonal-bevel', { opacity: 0.3 });
    let q = new Shape();
    for (const s of [1, -1]) for (let x = 62; x < 376; x += 16) q = q.add(line([x, s * 35], [x, s * 46]));
    r.p(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
  v.region(
    'body.front-cap',
    'Front cap, lower edge & rock guard',
    { part: 'front-cap', cat: 'body' },
    (r) => {
      const inn = new Shape()
          .M(66, 46)
          .C(58, 46, 54, 43, 52.8, 33.4)
          .C(51.8, 22, 51.4, 10, 51.4, 0)
          .C(51.4, -10, 51.8, -22, 52.8, -33.4)
          .C(54, -43, 58, -46, 66, -46)
          .Z(),
        F = cut.fwd(plan, 66),
        H = new Shape(F.segments.concat(inn.segments));
      r.p(H, 'metal', 'even-odd');
      r.clip(F, (q) => q.p(rect(48, -49, 56, 49), 'shade-from-left'));
      r.p(inn, 'edge-line', { strokeOpacity: 0.6 });
      r.hit(H);
      r.rings();
      r.at(50, 26);
    },
  );
  sides((s, k) =>
    v.region(
      `run.wheel-well-${k}`,
      `Wheel-well liner, ${k} side`,
      { part: 'wheel-well', cat: 'run', callout: s < 0 },
      (r) => {
        const F = box(207, s * 35, 279, s * 47.2, 2);
        r.p(F, 'dark-underbody');
        r.p(F, 'shade-from-top');
        r.p(F.inset(1.2), 'dark-gleam-1');
        r.p(line([243, s * 35.6], [243, s * 46.6]), 'dark-gleam-1');
        r.p(F, 'edge-line');
        r.hit(F);
        r.at(209.4, s * 43);
      },
    ),
  );
}

/** Underbelly panels, cut away over the tanks and their drains. */
function drawBelly(v: View): void {
  v.deco((r) => {
    openBay(r, frontCut);
    openBay(r, rearCut);
  });
  belly(v, 'chassis.underbelly', 'Underbelly panel, front section (cut away)', 100, -31, 206, 31, {
    cut: frontCut,
    at: [190, -14],
  });
  belly(v, 'chassis.underbelly-mid', 'Underbelly panel, axle section', 206, -31, 278, 31, { at: [243, -20] });
  belly(v, 'chassis.underbelly-rear', 'Underbelly panel, rear section (cut away)', 278, -31, 374, 31, {
    cut: rearCut,
    at: [362, 4],
  });
  v.deco((r) => {
    r.p(rect(56, -30.8, 98.4, 30.8), 'underbody');
    r.p(rect(56, -30.8, 98.4, 30.8), 'diagonal-bevel', { opacity: 0.35 });
    r.p(grid(56, -30.8, 98.4, 30.8, 14, 0), 'dark-gleam-1', { strokeOpacity: 0.14 });
  });
  tank(v, 'util.tank-fresh', 'Fresh-water tank', 110, -21, 146, 20, { fit: [[115, -16]], at: [130, 4] });
  tank(v, 'util.tank-gray', 'Gray-water holding tank', 288, -21, 314, 20, {
    dark: true,
    fit: [[309, 14]],
    pads: [295, -13],
    at: [301, -2],
  });
  tank(v, 'util.tank-black', 'Black-water holding tank', 320, -21, 346, 20, {
    dark: true,
    fit: [[325, 14]],
    pads: [333, -13],
    at: [334, -2],
  });
  v.region('util.drain-pipe', 'Drain piping, 3 in. ABS', { part: 'drain-pipe' }, (r) => {
    const A: Vert[] = pairs([309, 14, 309, 27, 317, 27, 317, 37]),
      B: Vert[] = pairs([325, 14, 325, 27, 317, 27]);
    drain(r, B, 3);
    drain(r, A, 3);
    r.c(317, 27, 2, 'rubber', 'edge-line');
    r.hit(union(pipeHit(A, 3.8), pipeHit(B, 3.8)));
    r.at(325, 24);
  });
}

function drawSkirts(v: View): void {
  v.deco((r) => {
    for (const s of [1, -1]) {
      for (const [a, b] of [
        [66, 206],
        [280, 378],
      ] as const) {
        const F = box(a, s * 46.2, b, s * 48.1, 0.3),
          t = F.bbox().y1 - 0.6;
        r.p(F, 'accent-1', 'edge-line');
        r.p(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
      r.p(box(203.6, s * 46.6, 282.4, s * 49.4, 0.8), 'gloss', 'part-line');
      r.p(line([205, s * 48.4], [281, s * 48.4]), 'dark-gleam-2');
    }
    const B = fromPts(plan.pts(0.05));
    r.p(B, 'silhouette-line');
  });
  stepsBelow(v, 'door.steps@R', 'Entry steps', 286, 311, -halfWidth, 2, { d: 8 });
  stepsBelow(v, 'door.steps-2@R', 'Entry steps, second door', 120, 143, -halfWidth, 2, { d: 8 });
  v.region('rear.spare', 'Spare tire & carrier', { part: 'spare-tire' }, (r) => {
    const F = rect(380.4, -13, 389, 13, 3);
    r.cast(F, 0.8, 1.2, 2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.6 });
    r.p(F, 'overlap-line');
    for (const x of [385.4, 387.2]) r.p(line([x, -12], [x, 12]), 'dark-gleam-1');
    r.hit(F);
    r.at(387.4, 6);
  });
  v.region('rear.bumper', 'Rear bumper tube', (r) => {
    const F = rect(379.4, -45, 384.4, 45, 0.5);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder');
    r.p(F, 'part-line');
    for (const s of [1, -1]) r.p(box(379, s * 43.4, 385, s * 46, 0.8), 'rubber', 'part-line');
    r.hit(rect(379, -46, 385, 46, 0.6));
    r.at(382, 28);
  });
}

/** Seen from below: front at the left, road side up, slide-out extended. */
export function travelTrailerUnder(): Scene {
  const v = planView({
    id: 'tt32.under',
    vehicle,
    side: 'under',
    title: 'Travel trailer 32 ft — underside (seen from below, slide extended)',
    w: 394,
    h: 164,
    ox: 3,
    cy: 92,
  });
  drawTongueLoad(v);
  drawShell(v);
  drawBelly(v);
  drawFrame(v);
  drawTongueBelow(v);
  drawLines(v);
  couplerBelow(v);
  tongueJackBelow(v, 'Power tongue jack', 21.6);
  chainsBelow(v);
  drawAxles(v);
  drawSlideDrive(v);
  drawStabilizers(v);
  drawSkirts(v);
  return v.scene();
}
