import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { grid, planView, sides, union } from '../../parts/plan.ts';
import { slideBelow } from '../../parts/under-body.ts';
import { bolts, motorX, ramArt, rodX } from '../../parts/under-steel.ts';
import { halfWidth } from './end-shapes.ts';
import { planOutline } from './roof-deck.ts';
import { underBasement, underTail } from './under-basement.ts';
import { underFloor, underLines, underTanks } from './under-floor.ts';
import { underJacks, underTieDowns } from './under-jacks.ts';

const nose = cut.fwd(planOutline, 84);
/** The flat panel over the truck's cab. */
const bunk = new Shape()
  .M(32, 42.4)
  .C(24, 42, 17, 36, 15, 25)
  .C(13.8, 16, 13.6, 8, 13.6, 0)
  .C(13.6, -8, 13.8, -16, 15, -25)
  .C(17, -36, 24, -42, 32, -42.4)
  .L(81, -42.4)
  .L(81, 42.4)
  .Z();

function underSlide(v: View) {
  slideBelow(v, 'dinette', 'Dinette slide-out', {
    x0: 108,
    x1: 178,
    yw: halfWidth,
    yo: halfWidth + 26,
    at: [150, 66],
  });
  v.region('slide.dinette.rams', 'Dinette slide-out: rams', { part: 'slide-ram' }, (r) => {
    r.hit(union(...[118, 168].map((x) => ramArt(r, x, 44, 50.4, 71.4, 3))));
    r.at(118, 60);
  });
  v.region(
    'slide.dinette.motor',
    'Dinette slide-out: drive motor & sync shaft',
    { part: 'slide-motor' },
    (r) => {
      rodX(r, 53.4, 120, 166, 1.3, 'metal', 'edge-line');
      const G = rect(136, 50.8, 141.4, 56, 0.9);
      r.p(G, 'dark-metal');
      r.p(G, 'bevel');
      r.p(G, 'part-line');
      const M = motorX(r, 141.4, 150.4, 53.4, 3.8);
      r.hit(union(box(120, 52.2, 166, 54.6), G, M));
      r.at(146, 53.4);
    },
  );
}

function underCabover(v: View) {
  v.deco((r) => {
    r.cast(planOutline, 1, 1.8, 4, 'shade-1');
    r.p(planOutline, 'dark-underbody');
  });
  v.region('body.cabover-cap', 'Cab-over cap, lower return', { part: 'front-cap', cat: 'body' }, (r) => {
    r.p(nose, 'mid-wall');
    r.clip(nose, (q) => {
      q.p(rect(0, -50, 30, 50), 'shade-from-left');
      q.p(rect(0, -50, 84, -38), 'shade-from-bottom');
      q.p(rect(0, 41, 84, 50), 'shade-from-top', { opacity: 0.5 });
      q.p(line([29.4, -50], [29.4, 50]), 'edge-line', 'half-line');
    });
    r.hit(new Shape(nose.segments.concat(bunk.segments)));
    r.rings();
    r.at(6, 16);
  });
  v.region('body.cabover-belly', 'Cab-over underside panel', { part: 'cabover-belly', cat: 'body' }, (r) => {
    r.p(bunk, 'underbody');
    r.clip(bunk, (q) => {
      q.p(rect(13, -43, 82, 43), 'diagonal-bevel', { opacity: 0.5 });
      q.p(grid(13, -43, 82, 43, 17.2, 0), 'detail-line', { strokeOpacity: 0.5 });
      q.p(grid(13.5, -43, 82, 43, 17.2, 0), 'dark-gleam-1');
      q.p(rect(13, 36, 82, 43), 'shade-from-top');
      q.p(rect(70, -43, 82, 43), 'shade-from-right');
    });
    r.p(bunk, 'part-line');
    bolts(
      r,
      pairs([
        32, 40.6, 40, 40.6, 48, 40.6, 56, 40.6, 64, 40.6, 72, 40.6, 16.4, 16, 16, 8, 15.8, 0, 16, -8, 16.4,
        -16, 32, -40.6, 40, -40.6, 48, -40.6, 56, -40.6, 64, -40.6, 72, -40.6,
      ]),
      0.5,
    );
    r.hit(bunk);
    r.at(58, 22);
  });
  v.region(
    'body.front-wall',
    'Front wall above bed, lower edge',
    { part: 'front-wall', cat: 'body' },
    (r) => {
      const F = rect(81, -48.2, 87, 48.2, 0.4);
      r.p(F, 'metal');
      r.p(F, 'standing-cylinder');
      r.p(line([84, -47], [84, 47]), 'detail-line', 'half-line');
      r.p(F, 'part-line');
      r.hit(F);
      r.at(84, 28);
    },
  );
}

function underWings(v: View) {
  sides((s, k) =>
    v.region(`body.wing-${k}`, `Wing underside & trim, ${k} side`, { part: 'wing', cat: 'body' }, (r) => {
      const F = box(87, s * 31, 188.4, s * 48.2, 0.4),
        b = F.bbox();
      r.p(F, 'dark-metal');
      r.p(F, 'shade-3');
      r.p(F, 'diagonal-bevel', { opacity: 0.7 });
      r.p(grid(b.x0, b.y0 + 2, b.x1, b.y1 - 2, b.w / 6, 0), 'detail-line', 'half-line');
      r.p(grid(b.x0 + 0.5, b.y0 + 2, b.x1, b.y1 - 2, b.w / 6, 0), 'dark-gleam-1');
      r.p(box(87, s * 31, 188.4, s * 35.4), s > 0 ? 'shade-from-bottom' : 'shade-from-top');
      const T = box(87, s * 46, 188.4, s * 48.2, 0.3);
      r.p(T, 'metal', 'edge-line');
      bolts(
        r,
        Array.from({ length: 11 }, (_, i) => [92 + i * 9, s * 47.1] as const),
        0.3,
      );
      r.p(F, 'edge-line');
      r.hit(F);
      r.at(132, s * 41);
    }),
  );
}

/** Seen from below, off the truck: front at the left, road side up, slide-out extended. */
export function truckCamperUnder(): Scene {
  const v = planView({
    id: 'tc11.under',
    vehicle: 'truck-camper-11',
    side: 'under',
    title: 'Truck camper 11 ft — underside (seen from below, off the truck, slide extended)',
    w: 258,
    h: 150,
    ox: 6,
    cy: 84,
    lane: 13,
    lw: 0.82,
  });
  underSlide(v);
  underCabover(v);
  underWings(v);
  underFloor(v);
  underTanks(v);
  underBasement(v);
  underLines(v);
  underTail(v);
  underTieDowns(v);
  underJacks(v);
  return v.scene();
}
