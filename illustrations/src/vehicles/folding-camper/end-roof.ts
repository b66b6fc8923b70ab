import { band, ellipse, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { stitch } from '../../parts/canvas.ts';
import { marker } from '../../parts/lamps.ts';
import { acEnd } from '../../parts/roof-gear.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { sidesOf } from './end-shapes.ts';

export function endGround(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 50, 4), 0), 'ground-shadow');
    r.p(line([-70, 0], [70, 0]), 'ground-line');
  });
}

export function endWheel(v: View, f: boolean) {
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    v.region(`run.wheel-${q}`, `Wheel & tire, ${q} side`, { part: 'wheel', cat: 'run' }, (r) => {
      tireEnd(r, Math.min(s * 33.4, s * 40.6), Math.max(s * 33.4, s * 40.6), 13, 18);
      r.hit(box(s * 33.4, 0, s * 40.6, 17));
      r.at(s * 37, 5);
    });
}

export function endAxles(v: View) {
  v.region('chassis.axles', 'Axle tube & springs', (r) => {
    r.p(rect(-34, 13, 34, 17), 'void');
    const F = rect(-33.4, 10, 33.4, 13.4, 1.2);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    for (const s of [-1, 1]) {
      r.p(rect(s * 28 - 1.6, 8.6, s * 28 + 1.6, 16.4, 0.5), 'dark-underbody', 'edge-line');
      r.p(rect(s * 28 - 2.4, 9.4, s * 28 + 2.4, 10.4), 'dark-metal', 'detail-line');
    }
    r.hit(rect(-34, 8.4, 34, 16.6));
    r.at(-20, 11.6);
  });
}

export function endAc(v: View, f: boolean, y: number) {
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, y + 14.6, { h: 11.4, w: 27, grille: !f });
}

export function endRack(v: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  v.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, { part: 'roof-rack' }, (r) => {
    const Fb = rect(-36, y + 15.4, 36, y + 17, 0.7);
    for (const s of [-1, 1])
      r.p(
        poly([
          [s * 34.6 - 2.4, y + 12],
          [s * 34.6 + 2.4, y + 12],
          [s * 34.6 + 1.2, y + 15.8, 0.4],
          [s * 34.6 - 1.2, y + 15.8, 0.4],
        ]),
        'gloss',
        'edge-line',
      );
    r.p(Fb, 'metal', 'edge-line');
    r.p(Fb, 'lying-cylinder');
    for (const s of [-1, 1]) r.p(box(s * 35.6, y + 15.1, s * 37, y + 17.3, 0.4), 'rubber', 'edge-line');
    r.hit(rect(-37.4, y + 12, 37.4, y + 17.5, 0.5));
    r.at(-27, y + 16.2);
  });
}

export function endShell(v: View, f: boolean, y: number) {
  const shell = new Shape()
    .M(-43.6, y)
    .L(-43.8, y + 5)
    .C(-43.8, y + 9.6, -41, y + 11.6, -35, y + 12.6)
    .C(-18, y + 15, 18, y + 15, 35, y + 12.6)
    .C(41, y + 11.6, 43.8, y + 9.6, 43.8, y + 5)
    .L(43.6, y)
    .Z();
  v.region('roof.shell', 'Roof shell (ABS / fiberglass)', { part: 'roof-shell' }, (r) => {
    r.p(shell, 'light-wall');
    r.clip(shell, () => {
      r.p(shell, 'bevel', { opacity: 0.55 });
      r.p(rect(-44, y, -30, y + 15), 'shade-from-left');
      r.p(rect(30, y, 44, y + 15), 'shade-from-right');
      r.p(
        spline([
          [-44, y + 8.6],
          [-30, y + 9.8],
          [0, y + 10.6],
          [30, y + 9.8],
          [44, y + 8.6],
        ]),
        'detail-line',
        'half-line',
      );
      r.p(
        spline([
          [-44, y + 9],
          [-30, y + 10.2],
          [0, y + 11],
          [30, y + 10.2],
          [44, y + 9],
        ]),
        'gleam-2',
      );
      r.p(
        band(
          [
            [-30, y + 12],
            [-4, y + 13.6],
            [20, y + 13],
          ],
          0,
          0,
          0.8,
        ),
        'light-4',
      );
      r.p(ellipse(-10, y + 6, 16, 4), 'glow', { opacity: 0.5 });
    });
    r.p(shell, 'silhouette-line');
    r.hit(shell);
    r.at(f ? 24 : -22, y + 11.8);
  });
}

export function endEdgeRail(v: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  v.region(`roof.edge-rail-${k}`, `Roof edge extrusion, ${k}`, { part: 'edge-rail' }, (r) => {
    const F = rect(-41, y - 0.6, 41, y + 2.2, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([-40, y + 1.6], [40, y + 1.6]), 'gleam-1');
    r.p(line([-40, y + 0.5], [40, y + 0.5]), 'detail-line', 'half-line');
    r.hit(F, true);
    r.at(20, y + 0.8);
  });
}

export function endCorner(v: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    v.region(
      `roof.corner-${k}-${q}`,
      `Roof corner casting, ${k}, ${q} side`,
      { part: 'corner-casting' },
      (r) => {
        const a = s * 44.6,
          F = poly([
            [a, y - 0.8, 0.8],
            [a, y + 5, 3.4],
            [a - s * 2.4, y + 9.6, 3],
            [a - s * 6, y + 9.6, 1.4],
            [a - s * 8, y + 5.4, 1.6],
            [a - s * 8, y - 0.8, 0.6],
          ]);
        r.cast(F, 0.3, 0.5, 2);
        r.p(F, 'accent-1');
        r.p(F, 'bevel');
        r.clip(F, () =>
          r.p(box(a, y - 1, a - s * 4, y + 10), s < 0 ? 'shade-from-left' : 'shade-from-right'),
        );
        r.p(F.inset(0.5), 'gleam-1');
        r.p(F, 'part-line');
        for (const h of [2, 5.2]) r.c(a - s * 5, y + h, 0.5, 'dark-metal', 'detail-line');
        r.hit(F);
      },
    );
}

export function endLights(v: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  [-7, 0, 7].forEach((x, i) =>
    marker(v, `light.id-${k}-${i + 1}`, `Identification light (${f ? 'amber' : 'red'})`, x, y + 6.2, {
      w: 2.8,
      h: 1.1,
      lens: f ? 'amber' : 'red',
      callout: i === 1,
    }),
  );
  for (const [s, q] of bothSides)
    marker(
      v,
      `light.clearance-${k}-${q}`,
      `Clearance light, ${k}, ${q} side (${f ? 'amber' : 'red'})`,
      s * 32.6,
      y + 6,
      { w: 2.8, h: 1.1, lens: f ? 'amber' : 'red' },
    );
}

export function endBag(v: View, f: boolean, y: number) {
  const cs = f ? -1 : 1;
  v.region('awning.bag', 'Awning & storage bag (end)', { part: 'awning-bag', cat: 'awning' }, (r) => {
    const x = cs * 46,
      F = rect(x - 2.5, y + 0.6, x + 2.5, y + 7, 2.3);
    r.p(F, 'fabric');
    r.p(F, 'sphere');
    r.p(F, 'part-line');
    r.c(x, y + 3.8, 1.2, 'detail-line', 'half-line');
    r.c(x, y + 3.8, 0.4, 'dark-metal');
    stitch(r, rect(x - 1.9, y + 1.2, x + 1.9, y + 6.4, 1.8), true);
    r.hit(F);
    r.at(x + cs, y + 3.2);
  });
}

/** The gear under the box and the roof over it: what the ends show whether the camper is open or folded. */
export function endShellAndWheels(v: View, f: boolean, y: number) {
  endGround(v);
  endWheel(v, f);
  endAxles(v);
  endAc(v, f, y);
  endRack(v, f, y);
  endShell(v, f, y);
  endEdgeRail(v, f, y);
  endCorner(v, f, y);
  endLights(v, f, y);
  endBag(v, f, y);
}
