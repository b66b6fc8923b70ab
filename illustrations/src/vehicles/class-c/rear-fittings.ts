import { ellipse } from '../../kit/curves.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { ladderFace } from '../../parts/ladders.ts';
import { lamp, marker } from '../../parts/lamps.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { spareCover } from '../../parts/wheels.ts';
import { win } from '../../parts/windows.ts';
import { roadThenCurb } from './hull.ts';

export function drawGlassAndLights(v: View): void {
  win(v, 'glass.window-rear', 'Window, rear bedroom', {
    s0: -30,
    s1: 18,
    h0: 80,
    h1: 106,
    kind: 'slider',
    r: 3.6,
    blind: 0.26,
  });
  [-9, 0, 9].forEach((x, i) =>
    marker(v, `light.id-rear-${i + 1}`, 'Identification light (red)', x - 6, 119, {
      w: 3.4,
      h: 1.3,
      lens: 'red',
      callout: i === 1,
    }),
  );
  roadThenCurb((s, k) =>
    marker(v, `light.clearance-rear-${k}`, `Clearance light, rear, ${k} side (red)`, s * 41, 117.4, {
      w: 3.4,
      h: 1.3,
      lens: 'red',
    }),
  );
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = poly(corners([-9.4, 111.4, 0.8, -2.6, 111.4, 0.8, -2.2, 115.2, 1.3, -9.8, 115.2, 1.3]));
    r.cast(F, 0.3, 0.6, 2);
    r.p(F, 'gloss', 'edge-line');
    r.c(-6, 113.1, 1.2, 'void', 'dark-gleam-1');
    r.c(-6, 113.1, 0.55, 'glass', 'dark-gleam-1');
    r.hit(rect(-10.2, 111, -1.8, 115.6));
  });
  lamp(v, 'light.stop-high', 'High-mount stop light', -6, 108.6, 13, 2.2, 'red', {
    part: 'stop-light',
    r: 0.9,
    m: 0.5,
  });
  roadThenCurb((s, k) =>
    lamp(v, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 41.6, 52, 6.2, 16, 'red', {
      part: 'tail-light',
      segs: [
        [0, 0.22, 'lens'],
        [0.22, 0.52, 'amber'],
        [0.52, 1, 'red'],
      ],
      r: 2,
    }),
  );
  roadThenCurb((s, k) =>
    lamp(v, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 41.6, 38.6, 5, 2.2, 'red', {
      part: 'reflector',
      r: 0.5,
      base: 'plastic',
      callout: s > 0,
    }),
  );
}

export function drawRearFittings(v: View): void {
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'license-plate' }, (r) => {
    const F = rect(-33, 31, -21, 37.4, 0.6);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.7), 'detail-line', 'half-line');
    r.p(rect(-29.6, 37.6, -24.4, 39.4, 0.5), 'gloss', 'edge-line');
    r.p(rect(-28.6, 37.6, -25.4, 38.3), 'lens');
    r.hit(rect(-33.4, 30.6, -20.6, 39.8));
    r.at(-27, 34);
  });
  v.region('body.badge', 'Rear name badge', { part: 'badge' }, (r) => {
    const F = poly(corners([-34, 47.6, 0.8, -16, 47.6, 0.8, -15.4, 50.6, 1, -33.4, 50.6, 1]));
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'bevel');
    r.p(F.inset(0.6), 'detail-line', 'half-line');
    r.hit(F);
    r.at(-21, 49.1);
  });
  ladderFace(v, 'rear.ladder', 'Roof ladder', { x0: 24.6, x1: 35.6, y0: 34, y1: 130, n: 8 });
  v.region('rear.mud-flap', 'Rear mud flaps', { part: 'mud-flap' }, (r) => {
    let h = new Shape();
    roadThenCurb((s) => {
      const F = sideBox(s, 27, 5, 48, 16.4, 0.8);
      r.p(F, 'rubber', 'edge-line');
      r.p(F, 'shade-from-top');
      r.p(F.inset(0.9), 'dark-gleam-1');
      r.p(sideBox(s, 31, 14.4, 44, 15.4, 0.3), 'dark-metal', 'detail-line');
      h = h.add(F);
    });
    r.hit(h);
    r.at(-33, 9);
  });
  v.region('chassis.exhaust', 'Exhaust tailpipe', { part: 'exhaust' }, (r) => {
    r.c(23, 12, 1.9, 'metal', 'edge-line');
    r.c(23, 12, 1.9, 'rim');
    r.c(23, 12, 1.3, 'void');
    r.hit(ellipse(23, 12, 2.5));
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = rect(-3.5, 11.6, 3.5, 17.2, 0.5);
    r.p(rect(-16, 14, 16, 17), 'dark-underbody', 'edge-line');
    r.p(line([-15, 16.2], [15, 16.2]), 'dark-gleam-1');
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(-1.7, 12.4, 1.7, 15.8, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6, 6]) r.c(x, 13.4, 0.9, 'dark-metal', 'detail-line');
    r.hit(rect(-16, 11.4, 16, 17.2));
    r.at(-10, 15.2);
  });
  v.region('util.tow-plug', '7-way trailer socket', { part: 'seven-way' }, (r) => {
    r.c(12, 13, 1.8, 'gloss', 'edge-line');
    r.c(12, 13, 1.1, 'void', 'dark-gleam-1');
    r.hit(ellipse(12, 13, 2.3));
  });
}

export function drawRearBumper(v: View): void {
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(-46, 16.6, 46, 21.6, 0.8);
    r.p(F, 'underbody', 'overlap-line');
    r.p(F, 'lying-cylinder');
    r.p(rect(-20, 20.8, 20, 21.6), 'gloss');
    r.hit(F);
    r.at(-35, 19);
  });
  roadThenCurb((s, k) =>
    v.region(
      `rear.bumper-cap-${k}`,
      `Bumper end cap, ${k} side`,
      { part: 'bumper-cap', callout: s < 0 },
      (r) => {
        const F = sideBox(s, 44.6, 16.2, 47.6, 22, 0.9);
        r.p(F, 'rubber', 'part-line');
        r.c(s * 46.1, 19, 0.5, 'dark-metal');
        r.hit(F);
      },
    ),
  );
  v.region('rear.spare', 'Spare tire, cover & carrier', { part: 'spare-tyre' }, (r) => {
    const x = 5,
      y = 38;
    r.p(rect(x - 2, 21.6, x + 2, 27), 'underbody', 'edge-line');
    spareCover(r, x, y, 14);
    r.hit(ellipse(x, y, 14).add(rect(x - 2, 21.6, x + 2, 24.4)));
    r.at(x + 8, y + 4);
  });
}
