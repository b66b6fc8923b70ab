import { band, ellipse } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { grid, planView, sides, union } from '../../parts/plan.ts';
import { openBay, slideBelow } from '../../parts/under-body.ts';
import { ramArt } from '../../parts/under-steel.ts';
import { underAxleBeams, underWheels } from './under-axles.ts';
import { underFrame, underLines, underPlumbing } from './under-frame.ts';
import { underJacks, underPump, underSlideGear, underValves } from './under-gear.ts';
import { underPinBox, underRear, underSkirts } from './under-rear.ts';
import { cutawayFront, cutawayRear, overhang, underHalfWidth, underNose, underPlan } from './under-shapes.ts';

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

function underFront(v: View) {
  v.deco((r) => {
    r.cast(underPlan, 1, 2, 4, 's1');
    r.p(underPlan, 'u2');
  });
  v.region('body.front-cap', 'Front cap, lower return', { part: 'front-cap', cat: 'body' }, (r) => {
    const R = new Shape(underNose.segments.concat(overhang.segments));
    r.p(underNose, 'bw');
    r.clip(underNose, (q) => {
      q.p(rect(0, -50, 30, 50), 'hr');
      q.p(rect(0, -50, 97, -36), 'vu');
      q.p(rect(0, 40, 97, 50), 'vd', { opacity: 0.5 });
      q.p(band(pairs([4.4, -30, 2.6, 0, 4.4, 30]), 0, 0, 1.6), 'h4');
      q.p(line([28.5, -50], [28.5, 50]), 'l1 so');
    });
    r.hit(R);
    r.rings();
    r.at(4, 18);
  });
  v.region('body.front-belly', 'Front overhang underside panel', { cat: 'body' }, (r) => {
    r.p(overhang, 'un');
    r.clip(overhang, (q) => {
      q.p(rect(6, -46, 92, 46), 'gd', { opacity: 0.45 });
      q.p(rect(80, -46, 92, 46), 'hl');
      q.p(grid(6, -46, 92, 46, 21.4, 0), 'l0', { strokeOpacity: 0.5 });
      q.p(grid(6.5, -46, 92, 46, 21.4, 0), 'k0');
      q.p(rect(6, 38, 92, 46), 'vd');
      q.p(rect(6, -46, 16, 46), 'hr');
    });
    r.p(overhang, 'l2');
    let q = new Shape();
    for (let x = 30; x < 90; x += 7.6) for (const y of [-42.6, 42.6]) q = q.add(ellipse(x, y, 0.55));
    for (let y = -24; y < 25; y += 8) q = q.add(ellipse(9.6, y, 0.55));
    r.p(q, 'm2 l0');
    r.hit(overhang);
    r.at(74, 26);
  });
  v.region('body.front-lower', 'Front drop wall, lower edge', { cat: 'body' }, (r) => {
    const F = rect(91.6, -48.2, 105.4, 48.2, 0.4);
    r.p(F, 'p1');
    r.p(F, 'bl');
    r.p(line([97, -47], [97, 47]), 'l0 so');
    r.p(line([101.4, -47], [101.4, 47]), 'w1');
    r.p(F, 'l2');
    r.hit(F);
    r.at(98.6, 20);
  });
}

function underFloor(v: View) {
  // main floor pan
  v.deco((r) => {
    r.p(rect(105, -47.4, 411, 47.4), 'u2');
    r.p(rect(105, -47.4, 411, 47.4), 'gd', { opacity: 0.3 });
    let q = new Shape();
    for (const s of [1, -1]) for (let x = 113; x < 408; x += 16) q = q.add(line([x, s * 35], [x, s * 46]));
    r.p(q, 'k0', { strokeOpacity: 0.1 });
  });
  sides((s, k) =>
    v.region(
      `run.wheel-well-${k}`,
      `Wheel-well liner, ${k} side`,
      { part: 'wheel-well', cat: 'run' },
      (r) => {
        const F = box(224, s * 35, 302, s * 47.2, 2);
        r.p(F, 'u2');
        r.p(F, 'vd');
        r.p(F.inset(1.2), 'k0');
        r.p(line([263, s * 35.6], [263, s * 46.6]), 'k0');
        r.p(F, 'l1');
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
  underFront(v);
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
  underPinBox(v);
  underSkirts(v);
  underRear(v);
  return v.scene();
}
