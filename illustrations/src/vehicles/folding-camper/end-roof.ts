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
    r.p(cut.below(ellipse(0, 0, 50, 4), 0), 'gs');
    r.p(line([-70, 0], [70, 0]), 'gnd');
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
    r.p(rect(-34, 13, 34, 17), 'vo');
    const F = rect(-33.4, 10, 33.4, 13.4, 1.2);
    r.p(F, 'un l2');
    r.p(F, 'cy');
    for (const s of [-1, 1]) {
      r.p(rect(s * 28 - 1.6, 8.6, s * 28 + 1.6, 16.4, 0.5), 'u2 l1');
      r.p(rect(s * 28 - 2.4, 9.4, s * 28 + 2.4, 10.4), 'm2 l0');
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
        'go l1',
      );
    r.p(Fb, 'mt l1');
    r.p(Fb, 'cy');
    for (const s of [-1, 1]) r.p(box(s * 35.6, y + 15.1, s * 37, y + 17.3, 0.4), 'rb l1');
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
    r.p(shell, 'ba');
    r.clip(shell, () => {
      r.p(shell, 'lb', { opacity: 0.55 });
      r.p(rect(-44, y, -30, y + 15), 'hr');
      r.p(rect(30, y, 44, y + 15), 'hl');
      r.p(
        spline([
          [-44, y + 8.6],
          [-30, y + 9.8],
          [0, y + 10.6],
          [30, y + 9.8],
          [44, y + 8.6],
        ]),
        'l0 so',
      );
      r.p(
        spline([
          [-44, y + 9],
          [-30, y + 10.2],
          [0, y + 11],
          [30, y + 10.2],
          [44, y + 9],
        ]),
        'w1',
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
        'h4',
      );
      r.p(ellipse(-10, y + 6, 16, 4), 'hg', { opacity: 0.5 });
    });
    r.p(shell, 'l4');
    r.hit(shell);
    r.at(f ? 24 : -22, y + 11.8);
  });
}

export function endEdgeRail(v: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  v.region(`roof.edge-rail-${k}`, `Roof edge extrusion, ${k}`, { part: 'edge-rail' }, (r) => {
    const F = rect(-41, y - 0.6, 41, y + 2.2, 0.3);
    r.p(F, 'mt l1');
    r.p(line([-40, y + 1.6], [40, y + 1.6]), 'w0');
    r.p(line([-40, y + 0.5], [40, y + 0.5]), 'l0 so');
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
        r.p(F, 'p1');
        r.p(F, 'lb');
        r.clip(F, () => r.p(box(a, y - 1, a - s * 4, y + 10), s < 0 ? 'hr' : 'hl'));
        r.p(F.inset(0.5), 'w0');
        r.p(F, 'l2');
        for (const h of [2, 5.2]) r.c(a - s * 5, y + h, 0.5, 'm2 l0');
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
      lens: f ? 'am' : 'rd',
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
      { w: 2.8, h: 1.1, lens: f ? 'am' : 'rd' },
    );
}

export function endBag(v: View, f: boolean, y: number) {
  const cs = f ? -1 : 1;
  v.region('awning.bag', 'Awning & storage bag (end)', { part: 'awning-bag', cat: 'awning' }, (r) => {
    const x = cs * 46,
      F = rect(x - 2.5, y + 0.6, x + 2.5, y + 7, 2.3);
    r.p(F, 'fb');
    r.p(F, 'sp');
    r.p(F, 'l2');
    r.c(x, y + 3.8, 1.2, 'l0 so');
    r.c(x, y + 3.8, 0.4, 'm2');
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
