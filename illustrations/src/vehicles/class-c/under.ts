import { cut } from '../../kit/cuts.ts';
import { pairs, type Vert } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { pipeHit, planView, union } from '../../parts/plan.ts';
import { slideBelow } from '../../parts/under-body.ts';
import { ramArt } from '../../parts/under-steel.ts';
import { drain, lineRun } from '../../parts/under-tanks.ts';
import { cabPlan, halfWidth, housePlan, vehicle } from './hull.ts';
import { drawBayFloors, drawFrame, drawTanks } from './under-bays.ts';
import {
  drawDriveline,
  drawEngine,
  drawFrontAxle,
  drawFrontSuspension,
  drawRearAxle,
} from './under-drive.ts';
import { drawEnds, drawSkirts } from './under-ends.ts';

const floorPan = new Shape()
  .M(98.4, 37.6)
  .L(44, 37.6)
  .C(26, 37.6, 16, 37, 13, 34)
  .C(10.6, 31, 10, 22, 10, 0)
  .C(10, -22, 10.6, -31, 13, -34)
  .C(16, -37, 26, -37.6, 44, -37.6)
  .L(98.4, -37.6)
  .Z();

function drawSlides(v: View): void {
  slideBelow(v, 'main', 'Living-room slide-out', {
    x0: 113,
    x1: 227,
    yw: halfWidth,
    yo: halfWidth + 34,
    at: [150, 68],
  });
  slideBelow(v, 'bed', 'Bedroom slide-out', {
    x0: 290,
    x1: 352,
    yw: -halfWidth,
    yo: -halfWidth - 22,
    at: [321, -60],
  });
  v.region('slide.main.rams', 'Living-room slide-out: rams', { part: 'slide-ram' }, (r) => {
    const H = [130, 210].map((x) => ramArt(r, x, 44, 51, 81, 3.6));
    r.hit(union(...H));
    r.at(210, 66);
  });
  v.region('slide.bed.rams', 'Bedroom slide-out: rams', { part: 'slide-ram' }, (r) => {
    const H = [301, 341].map((x) => ramArt(r, x, -44, -51, -69, 3.2));
    r.hit(union(...H));
    r.at(341, -60);
  });
}

function drawCapAndFenders(v: View): void {
  v.deco((r) => {
    r.cast(housePlan, 1, 2, 4, 'shade-1');
    r.cast(cabPlan, 1, 2, 4, 'shade-1');
  });
  v.region('body.cabover-cap', 'Cab-over cap, underside', { part: 'front-cap', cat: 'body' }, (r) => {
    const F = cut.fwd(housePlan, 98);
    r.p(F, 'mid-wall');
    r.clip(F, (q) => {
      q.p(rect(36, -50, 66, 50), 'shade-from-left');
      q.p(rect(90, -50, 98, 50), 'shade-from-right');
      q.p(rect(36, -50, 98, -40), 'shade-from-bottom');
      q.p(rect(36, 44, 98, 50), 'shade-from-top');
      q.p(line([78, -50], [78, 50]), 'detail-line', 'half-line');
    });
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(84, 45);
  });
  v.region(
    'cab.fender-road',
    'Front fender & splash shield, road side',
    { part: 'fender', cat: 'cab' },
    (r) => {
      const F = cut.above(cut.fwd(cabPlan, 60), 0);
      r.p(F, 'accent-1');
      r.p(F, 'part-line');
      r.hit(F);
      r.at(55, 39);
    },
  );
  v.region(
    'cab.fender-curb',
    'Front fender & splash shield, curb side',
    { part: 'fender', cat: 'cab' },
    (r) => {
      const F = cut.below(cut.fwd(cabPlan, 60), 0);
      r.p(F, 'accent-1');
      r.p(F, 'part-line');
      r.hit(F);
      r.at(55, -39);
    },
  );
}

function drawCabFloor(v: View): void {
  v.region('cab.floor', 'Cab floor pan', { part: 'floor-pan', cat: 'cab' }, (r) => {
    r.p(floorPan, 'dark-underbody');
    r.p(floorPan, 'diagonal-bevel', { opacity: 0.35 });
    for (const y of [-30, -24, 24, 30]) {
      r.p(rect(62, y - 0.9, 94, y + 0.9, 0.9), 'shade-3');
      r.p(line([62, y + 0.9], [94, y + 0.9]), 'dark-gleam-1');
    }
    r.p(floorPan, 'edge-line');
    r.hit(floorPan);
    r.at(80, 27);
  });
  v.region('cab.rocker-road', 'Running board, road side', { part: 'running-board', cat: 'cab' }, (r) => {
    const F = rect(56, 38.4, 97, 43, 1);
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'lying-cylinder', { opacity: 0.6 });
    r.hit(F);
    r.at(66, 40.8);
  });
  v.region('cab.rocker-curb', 'Running board, curb side', { part: 'running-board', cat: 'cab' }, (r) => {
    const F = rect(56, -43, 97, -38.4, 1);
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'lying-cylinder', { opacity: 0.6 });
    r.hit(F);
    r.at(66, -40.8);
  });
  v.deco((r) => {
    const H = cut.aft(housePlan, 97);
    r.p(H, 'dark-underbody');
    r.p(H, 'diagonal-bevel', { opacity: 0.3 });
    let q = new Shape();
    for (let x = 106; x < 366; x += 13) q = q.add(line([x, -47], [x, 47]));
    r.p(q, 'dark-gleam-1', { strokeOpacity: 0.09 });
    for (const s of [1, -1]) {
      const F = box(233, s * 25.4, 277, s * 48.4, 3);
      r.p(F, 'void');
      r.p(F, 'light-1', { opacity: 0.4 });
      r.p(F.inset(1.1), 'dark-gleam-1');
      r.p(F, 'edge-line');
      const G = box(16, s * 27.4, 54, s * 40, 3);
      r.p(G, 'void');
      r.p(G, 'light-1', { opacity: 0.4 });
      r.p(G.inset(1), 'dark-gleam-1');
      r.p(G, 'edge-line');
    }
  });
}

function drawPlumbing(v: View): void {
  v.region('util.drain-pipe', 'Drain piping, 3 in. ABS', { part: 'drain-pipe' }, (r) => {
    const A: Vert[] = pairs([331, 9, 322, 9, 322, 22.4, 299, 22.4, 299, 36]),
      B: Vert[] = [
        [327, 28],
        [299, 28],
      ];
    drain(r, B, 2.8);
    drain(r, A, 2.8);
    r.c(299, 28, 2, 'rubber', 'edge-line');
    for (const [x, y] of [
      [310, 28],
      [310, 22.4],
    ] as const) {
      r.p(rect(x - 1.8, y - 2.4, x + 1.8, y + 2.4, 0.5), 'rubber', 'part-line');
      r.p(rect(x - 0.5, y - 2.8, x + 0.5, y + 2.8, 0.2), 'dark-metal', 'detail-line');
    }
    r.hit(union(pipeHit(A, 3.6), pipeHit(B, 3.6), rect(308, 19.4, 312, 31)));
    r.at(299, 31.6);
  });
  v.region('util.dump-valve@L', 'Sewer dump valves & outlet', { part: 'dump-valve' }, (r) => {
    const O = rect(296, 36, 302, 46, 1);
    r.p(O, 'rubber');
    r.p(O, 'standing-cylinder', { opacity: 0.6 });
    r.p(O, 'part-line');
    r.p(rect(295.2, 44, 302.8, 46.8, 0.6), 'gloss', 'edge-line');
    for (const x of [294.8, 303.2]) r.c(x, 45.4, 0.7, 'dark-metal', 'detail-line');
    r.p(rect(302, 39, 309, 40.2, 0.3), 'metal', 'detail-line');
    r.p(rect(308, 37.6, 310, 41.6, 0.8), 'red', 'edge-line');
    r.hit(union(rect(294, 35.6, 304, 47), rect(303, 37.4, 310.2, 41.8)));
    r.at(299, 41);
  });
  lineRun(
    v,
    'util.lp-line',
    'LP-gas main line',
    [
      [141, -34],
      [148, -34],
      [148, -19.8 - 1],
      [178, -20.8],
      [178, -48 + 2],
    ],
    { at: [164, -20.8], ends: [] },
  );
  lineRun(v, 'chassis.brake-lines', 'Brake & fuel lines', pairs([56, 13.6, 92, 12.8, 300, 12.8, 300, 14]), {
    cat: 'chassis',
    part: 'brake-line',
    c: 'metal',
    w: 0.6,
    at: [140, 12.8],
    clips: pairs([110, 12.8, 158, 12.8, 200, 12.8, 244, 12.8]),
  });
}

/** Seen from below: front at the left, road side up, slide-outs extended. */
export function classCUnder(): Scene {
  const v = planView({
    id: 'cc31.under',
    vehicle,
    side: 'under',
    title: 'Class C motorhome 31 ft — underside (seen from below, slides extended)',
    w: 384,
    h: 166,
    ox: 4,
    cy: 90,
  });
  drawSlides(v);
  drawCapAndFenders(v);
  drawCabFloor(v);
  drawBayFloors(v);
  drawTanks(v);
  drawFrame(v);
  drawEngine(v);
  drawDriveline(v);
  drawFrontAxle(v);
  drawFrontSuspension(v);
  drawRearAxle(v);
  drawPlumbing(v);
  drawSkirts(v);
  drawEnds(v);
  return v.scene();
}
