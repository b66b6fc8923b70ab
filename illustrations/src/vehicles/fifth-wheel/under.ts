import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { planView, sides, union } from '../../parts/plan.ts';
import { openBay, slideBelow } from '../../parts/under-body.ts';
import { gooseneckBelow, pinBoxBelow, sevenWayBelow } from '../../parts/under-gooseneck.ts';
import { ramArt } from '../../parts/under-steel.ts';
import { underAxleBeams, underWheels } from './under-axles.ts';
import { underFrame, underLines, underPlumbing } from './under-frame.ts';
import { underJacks, underPump, underSlideGear, underValves } from './under-gear.ts';
import { underRear, underSkirts } from './under-rear.ts';
import { cutawayFront, cutawayRear, underHalfWidth, underPlan } from './under-shapes.ts';

function underSlides(v: View) {
  slideBelow(v, 'bed', 'Bedroom slide-out', {
    x0: 42,
    x1: 98,
    yw: underHalfWidth,
    yo: underHalfWidth + 22,
    at: [70, 62],
  });
  slideBelow(v, 'main', 'Living-room slide-out', {
    x0: 206,
    x1: 358,
    yw: underHalfWidth,
    yo: underHalfWidth + 36,
    at: [278, 68],
  });
  slideBelow(v, 'curb', 'Curb-side slide-out', {
    x0: 214,
    x1: 322,
    yw: -underHalfWidth,
    yo: -underHalfWidth - 30,
    at: [268, -64],
  });
  v.region('slide.bed.rams', 'Bedroom slide-out: actuators', { part: 'slide-ram' }, (r) => {
    const H = [52, 88].map((x) => ramArt(r, x, 44, 50, 68, 3));
    r.hit(union(...H));
    r.at(52, 58);
  });
}

function underFloor(v: View) {
  // main floor pan
  v.deco((r) => {
    r.p(rect(105, -47.4, 411, 47.4), 'dark-underbody');
    r.p(rect(105, -47.4, 411, 47.4), 'diagonal-bevel', { opacity: 0.3 });
    let q = new Shape();
    for (const s of [1, -1]) for (let x = 113; x < 408; x += 16) q = q.add(line([x, s * 35], [x, s * 46]));
    r.p(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
  sides((s, k) =>
    v.region(
      `run.wheel-well-${k}`,
      `Wheel-well liner, ${k} side`,
      { part: 'wheel-well', cat: 'run' },
      (r) => {
        const F = box(224, s * 35, 302, s * 47.2, 2);
        r.p(F, 'dark-underbody');
        r.p(F, 'shade-from-top');
        r.p(F.inset(1.2), 'dark-gleam-1');
        r.p(line([263, s * 35.6], [263, s * 46.6]), 'dark-gleam-1');
        r.p(F, 'edge-line');
        r.hit(F);
        r.at(263, s * 43);
      },
    ),
  );
  v.deco((r) => {
    openBay(r, cutawayFront);
    openBay(r, cutawayRear);
  });
}

export function fifthWheelUnder(): Scene {
  const v = planView({
    id: 'fw35.under',
    vehicle: 'fifth-wheel-35',
    side: 'under',
    title: 'Fifth wheel 35 ft — underside (seen from below, slides extended)',
    w: 428,
    h: 178,
    ox: 2,
    cy: 90,
  });
  underSlides(v);
  gooseneckBelow(v, underPlan, underHalfWidth);
  underFloor(v);
  underPlumbing(v);
  underFrame(v);
  underLines(v);
  underAxleBeams(v);
  underWheels(v);
  underSlideGear(v);
  underValves(v);
  underJacks(v);
  underPump(v);
  sevenWayBelow(v);
  pinBoxBelow(v);
  underSkirts(v);
  underRear(v);
  return v.scene();
}
