import { cut } from '../../kit/cuts.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { planView, sides } from '../../parts/plan.ts';
import { planOutline } from './roof-shapes.ts';
import { axles } from './side-shapes.ts';
import { underAxleFront, underAxleRear, underEngine } from './under-drive.ts';
import { underFittings, underPlumbing, underSkirts, underTanks } from './under-fittings.ts';
import { underFloor, underFrame } from './under-floor.ts';

/** The floor inside the bumper covers and rocker panels. */
const pan = new Shape()
  .M(26, 36.4)
  .C(15, 35.4, 9.4, 31.6, 7.4, 24.6)
  .C(5.6, 17, 5, 8, 5, 0)
  .C(5, -8, 5.6, -17, 7.4, -24.6)
  .C(9.4, -31.6, 15, -35.4, 26, -36.4)
  .C(42, -37.2, 60, -37.8, 90, -37.8)
  .L(272, -37.8)
  .C(279, -37.6, 281.8, -36, 282.2, -30.6)
  .C(283, -14, 283, 14, 282.2, 30.6)
  .C(281.8, 36, 279, 37.6, 272, 37.8)
  .L(90, 37.8)
  .C(60, 37.8, 42, 37.2, 26, 36.4)
  .Z();

function underBumpers(v: View) {
  v.deco((r) => {
    r.cast(planOutline, 1, 1.8, 4, 'shade-1');
    r.p(planOutline, 'accent-1');
  });
  v.region('cab.bumper', 'Front bumper cover, lower edge', { part: 'bumper' }, (r) => {
    const F = cut.fwd(planOutline, 22),
      H = F.add(cut.fwd(pan, 22.2));
    r.p(H, 'accent-1', 'even-odd');
    r.clip(F, (q) => q.p(rect(-1, -41, 8, 41), 'shade-from-left'));
    r.p(cut.fwd(pan, 22.2), 'edge-line');
    r.hit(H);
    r.rings();
    r.at(2.4, 14);
  });
  v.region('rear.bumper', 'Rear bumper & step pad, lower edge', { part: 'bumper' }, (r) => {
    const F = cut.aft(planOutline, 268),
      H = F.add(cut.aft(pan, 267.8));
    r.p(H, 'gloss', 'even-odd');
    r.clip(F, (q) => q.p(rect(282, -41, 291, 41), 'shade-from-right'));
    r.p(line([285.6, -28], [286.4, 0], [285.6, 28]), 'dark-gleam-2');
    r.hit(H);
    r.rings();
    r.at(286, 24);
  });
  v.deco((r) => {
    r.p(pan, 'dark-underbody');
    r.p(pan, 'diagonal-bevel', { opacity: 0.35 });
  });
}

function underWells(v: View) {
  sides((s, k) => {
    for (const [x, place] of [
      [axles[0], 'front'],
      [axles[1], 'rear'],
    ] as const)
      v.region(
        `run.wheel-well-${place}-${k}`,
        `Wheel-well liner, ${place}, ${k} side`,
        { part: 'wheel-well', cat: 'run', callout: s < 0 },
        (r) => {
          const F = box(x - 18, s * 26.6, x + 18, s * 39, 4);
          r.p(F, 'void');
          r.p(F, 'light-1', { opacity: 0.4 });
          r.p(F.inset(1), 'dark-gleam-1');
          r.p(F, 'edge-line');
          r.hit(F);
          r.at(x + 16.2, s * 36);
        },
      );
  });
}

/** Seen from below: front at the left, road side up. */
export function classBUnder(): Scene {
  const v = planView({
    id: 'cb24.under',
    vehicle: 'class-b-24',
    side: 'under',
    title: 'Class B camper van 24 ft — underside (seen from below)',
    w: 306,
    h: 110,
    ox: 8,
    cy: 54,
    lane: 13,
    pad: [6, 12, 6, 12],
    lw: 0.82,
  });
  underBumpers(v);
  underFloor(v);
  underWells(v);
  underFrame(v);
  underTanks(v);
  underEngine(v);
  underPlumbing(v);
  underAxleFront(v);
  underAxleRear(v);
  underSkirts(v);
  underFittings(v);
  return v.scene();
}
