import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { grid, planView, sides } from '../../parts/plan.ts';
import { stepsBelow } from '../../parts/under-body.ts';
import { bolts } from '../../parts/under-steel.ts';
import { bumperTubeBelow, wheelWellsBelow } from '../../parts/under-trailer.ts';
import { fromEnd, type BunkEnd } from './bunk-shapes.ts';
import { axle, boxFront, boxRear, halfWidth, vehicle } from './hull.ts';
import { underFrame, underPlumbing, underRunning, underStabilizers } from './under-frame.ts';
import { underLift } from './under-lift.ts';
import { underTongue } from './under-tongue.ts';

/** The platforms of the bunks, drawn out; the tongue lies under the front one. */
function underBunk(v: View, bunk: BunkEnd) {
  const along = fromEnd(bunk);
  v.region(
    `canvas.bunk-${bunk}.deck`,
    `Bunk platform & slide rails, ${bunk}, underside`,
    { part: 'bunk-platform', cat: 'canvas' },
    (r) => {
      const F = box(along(1.4), -36, along(52), 36, 0.8),
        b = F.bbox();
      r.cast(F, 1, 1.8, 4);
      r.p(F, 'wood');
      r.p(F, 'shade-2');
      r.p(F, 'diagonal-bevel', { opacity: 0.8 });
      r.p(grid(b.x0, b.y0, b.x1, b.y1, 0, 14.4), 'detail-line', 'half-line');
      r.p(box(along(46), -36, along(52), 36), bunk === 'front' ? 'shade-from-right' : 'shade-from-left');
      for (const y of [-34.6, -12, 12, 34.6]) {
        const R = box(along(2), y - 1.4, along(52), y + 1.4, 0.4);
        r.p(R, 'metal');
        r.p(R, 'lying-cylinder');
        r.p(R, 'edge-line');
      }
      const E = box(along(0.6), -36, along(3.4), 36, 0.8);
      r.p(E, 'metal');
      r.p(E, 'standing-cylinder');
      r.p(E, 'part-line');
      for (const s of [-1, 1])
        r.p(box(along(0.2), s * 33, along(4), s * 37.4, 0.6), 'underbody', 'edge-line');
      r.hit(box(along(0.2), -37.4, along(52), 37.4, 0.6));
      r.at(along(30), 23);
    },
  );
  sides((s, k) =>
    v.region(
      `canvas.bunk-${bunk}.pole-${k}`,
      `Bunk support pole, ${bunk}, ${k} side`,
      { part: 'bunk-pole', cat: 'canvas' },
      (r) => {
        const y = s * 29;
        r.tube(line([along(10), y], [along(52.4), y]), 1.15);
        for (const x of [10, 30])
          r.p(box(along(x - 1.4), y - 1.2, along(x + 1.4), y + 1.2, 0.4), 'underbody', 'edge-line');
        r.hit(box(along(8.4), y - 1.6, along(52.4), y + 1.6, 0.6));
        r.at(along(40), y);
      },
    ),
  );
}

function underBox(v: View) {
  const F = rect(boxFront, -halfWidth, boxRear, halfWidth, 2.4);
  v.deco((r) => {
    r.cast(F, 1, 1.8, 4, 'shade-1');
    r.p(F, 'accent-1');
  });
  v.region('chassis.floor', 'Floor decking, underside', { part: 'floor' }, (r) => {
    const D = rect(boxFront + 3, -39.6, boxRear - 3, 39.6, 0.8);
    r.p(D, 'underbody');
    r.p(D, 'diagonal-bevel', { opacity: 0.45 });
    let seams = new Shape();
    for (let y = -36; y <= 36; y += 6) seams = seams.add(line([54, y], [192, y]));
    r.p(seams, 'detail-line', { strokeOpacity: 0.3 });
    r.p(seams.move(0, 0.5), 'dark-gleam-1', { strokeOpacity: 0.14 });
    r.p(D, 'edge-line');
    bolts(
      r,
      pairs([
        58, 38, 76, 38, 94, 38, 112, 38, 162, 38, 176, 38, 58, -38, 76, -38, 112, -38, 162, -38, 176, -38,
      ]),
      0.45,
    );
    r.hit(D);
    r.at(100, 33);
  });
  for (const [id, title, a, b] of [
    ['front-lower', 'Front lower molding, lower edge', boxFront - 0.4, boxFront + 3],
    ['rear-skirt', 'Rear lower skirt, lower edge', boxRear - 3, boxRear + 0.4],
  ] as const)
    v.region(`body.${id}`, title, { part: 'skirt', cat: 'body' }, (r) => {
      const E = rect(a, -39.6, b, 39.6, 0.4);
      r.p(E, 'accent-1');
      r.p(E, 'standing-cylinder', { opacity: 0.6 });
      r.p(E, 'edge-line');
      r.hit(E, true);
      r.at((a + b) / 2, 31.4);
    });
  sides((s, k) =>
    v.region(
      `body.lower-molding-${k}`,
      `Lower body molding, ${k} side, lower edge`,
      { part: 'skirt', cat: 'body', callout: s < 0 },
      (r) => {
        const E = box(boxFront, s * 39.4, boxRear, s * 42.2, 0.6);
        r.p(E, 'accent-1');
        r.p(E, 'lying-cylinder', { opacity: 0.5 });
        r.p(E, 'edge-line');
        r.hit(E, true);
        r.at(72, s * 40.8);
      },
    ),
  );
}

function underFenders(v: View) {
  sides((s, k) =>
    v.region(`body.fender-${k}`, `Fender flare, ${k} side`, { part: 'fender', callout: s < 0 }, (r) => {
      const F = box(axle - 21.6, s * 40.4, axle + 21.6, s * 43.8, 0.9);
      r.p(F, 'gloss', 'part-line');
      r.p(line([axle - 20, s * 42.6], [axle + 20, s * 42.6]), 'dark-gleam-2');
      r.hit(F);
      r.at(axle + 12, s * 42.2);
    }),
  );
}

/** Seen from below: front at the left, road side up, bunks drawn out. */
export function foldingCamperUnder(): Scene {
  const v = planView({
    id: 'fc12.under',
    vehicle,
    side: 'under',
    title: 'Folding camping trailer 12 ft — underside (seen from below, bunk ends extended)',
    w: 258,
    h: 114,
    ox: 6,
    cy: 54,
    lane: 13,
    lw: 0.72,
  });
  underBunk(v, 'front');
  underBunk(v, 'rear');
  underBox(v);
  wheelWellsBelow(v, {
    x0: axle - 18.6,
    x1: axle + 18.6,
    from: 29,
    to: 40,
    seams: [axle],
    at: [axle + 16.6, 36],
  });
  underPlumbing(v);
  underFrame(v);
  underLift(v);
  underTongue(v);
  underRunning(v);
  underStabilizers(v);
  underFenders(v);
  v.deco((r) => r.p(rect(boxFront - 0.4, -halfWidth, boxRear + 0.4, halfWidth, 2.4), 'silhouette-line'));
  stepsBelow(v, 'door.steps@R', 'Entry step', 86.4, 106.6, -halfWidth, 1, { d: 9 });
  bumperTubeBelow(v, { x0: 196.8, x1: 201.4, half: 34, title: 'Rear bumper', at: [199, 26] });
  return v.scene();
}
