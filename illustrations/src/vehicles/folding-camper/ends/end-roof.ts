import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { band, box, ellipse, line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { stitch } from '../../../parts/walls/canvas.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { acEnd } from '../../../parts/roof/roof-gear.ts';
import { tireEnd } from '../../../parts/running/wheels.ts';

export function endGround(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 50, 4), 0), 'ground-shadow');
    pen.path(line([-70, 0], [70, 0]), 'ground-line');
  });
}

export function endWheel(view: View, f: boolean) {
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`run.wheel-${q}`, `Wheel & tire, ${q} side`, (pen) => {
      tireEnd(pen, Math.min(s * 33.4, s * 40.6), Math.max(s * 33.4, s * 40.6), 13, 18);
      pen.hitArea(box(s * 33.4, 0, s * 40.6, 17)).calloutAt(s * 37, 5);
    });
}

export function endAxles(view: View) {
  view.region('chassis.axles', 'Axle tube & springs', (pen) => {
    pen.path(rect(-34, 13, 34, 17), 'void');
    const outline = rect(-33.4, 10, 33.4, 13.4, 1.2);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    for (const s of [-1, 1]) {
      pen.path(rect(s * 28 - 1.6, 8.6, s * 28 + 1.6, 16.4, 0.5), 'dark-underbody', 'edge-line');
      pen.path(rect(s * 28 - 2.4, 9.4, s * 28 + 2.4, 10.4), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(-34, 8.4, 34, 16.6)).calloutAt(-20, 11.6);
  });
}

export function endAc(view: View, f: boolean, y: number) {
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, y + 14.6, { h: 11.4, w: 27, grille: !f });
}

export function endRack(view: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  view.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, (pen) => {
    const Fb = rect(-36, y + 15.4, 36, y + 17, 0.7);
    for (const s of [-1, 1])
      pen.path(
        poly([
          [s * 34.6 - 2.4, y + 12],
          [s * 34.6 + 2.4, y + 12],
          [s * 34.6 + 1.2, y + 15.8, 0.4],
          [s * 34.6 - 1.2, y + 15.8, 0.4],
        ]),
        'gloss',
        'edge-line',
      );
    pen.layers(Fb, ['metal', 'edge-line'], ['lying-cylinder']);
    for (const s of [-1, 1]) pen.path(box(s * 35.6, y + 15.1, s * 37, y + 17.3, 0.4), 'rubber', 'edge-line');
    pen.hitArea(rect(-37.4, y + 12, 37.4, y + 17.5, 0.5)).calloutAt(-27, y + 16.2);
  });
}

export function endShell(view: View, f: boolean, y: number) {
  const shell = new Shape()
    .M(-43.6, y)
    .L(-43.8, y + 5)
    .C(-43.8, y + 9.6, -41, y + 11.6, -35, y + 12.6)
    .C(-18, y + 15, 18, y + 15, 35, y + 12.6)
    .C(41, y + 11.6, 43.8, y + 9.6, 43.8, y + 5)
    .L(43.6, y)
    .Z();
  view.region('roof.shell', 'Roof shell (ABS / fiberglass)', (pen) => {
    pen.path(shell, 'light-wall');
    pen.within(shell, () => {
      pen.path(shell, 'bevel', { opacity: 0.55 });
      pen.path(rect(-44, y, -30, y + 15), 'shade-from-left');
      pen.path(rect(30, y, 44, y + 15), 'shade-from-right');
      pen.path(
        spline([-44, y + 8.6, -30, y + 9.8, 0, y + 10.6, 30, y + 9.8, 44, y + 8.6]),
        'detail-line',
        'half-line',
      );
      pen.path(spline([-44, y + 9, -30, y + 10.2, 0, y + 11, 30, y + 10.2, 44, y + 9]), 'gleam-2');
      pen.path(band([-30, y + 12, -4, y + 13.6, 20, y + 13], 0, 0, 0.8), 'light-4');
      pen.path(ellipse(-10, y + 6, 16, 4), 'glow', { opacity: 0.5 });
    });
    pen.path(shell, 'silhouette-line');
    pen.hitArea(shell).calloutAt(f ? 24 : -22, y + 11.8);
  });
}

export function endEdgeRail(view: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  view.region(`roof.edge-rail-${k}`, `Roof edge extrusion, ${k}`, (pen) => {
    const outline = rect(-41, y - 0.6, 41, y + 2.2, 0.3);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([-40, y + 1.6], [40, y + 1.6]), 'gleam-1');
    pen.path(line([-40, y + 0.5], [40, y + 0.5]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(20, y + 0.8);
  });
}

export function endCorner(view: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`roof.corner-${k}-${q}`, `Roof corner casting, ${k}, ${q} side`, (pen) => {
      const a = s * 44.6,
        outline = poly([
          [a, y - 0.8, 0.8],
          [a, y + 5, 3.4],
          [a - s * 2.4, y + 9.6, 3],
          [a - s * 6, y + 9.6, 1.4],
          [a - s * 8, y + 5.4, 1.6],
          [a - s * 8, y - 0.8, 0.6],
        ]);
      pen.shadow(outline, 0.3, 0.5, 2);
      pen.layers(outline, ['accent-1'], ['bevel']);
      pen.within(outline, () =>
        pen.path(box(a, y - 1, a - s * 4, y + 10), s < 0 ? 'shade-from-left' : 'shade-from-right'),
      );
      pen.path(outline.inset(0.5), 'gleam-1');
      pen.path(outline, 'part-line');
      for (const h of [2, 5.2]) pen.circle(a - s * 5, y + h, 0.5, 'dark-metal', 'detail-line');
      pen.hitArea(outline);
    });
}

export function endLights(view: View, f: boolean, y: number) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  identificationLights(view, k, pairs([-7, y + 6.2, 0, y + 6.2, 7, y + 6.2]), [2.8, 1.1]);
  for (const [s, q] of bothSides)
    marker(
      view,
      `light.clearance-${k}-${q}`,
      `Clearance light, ${k}, ${q} side (${f ? 'amber' : 'red'})`,
      [s * 32.6, y + 6],
      [2.8, 1.1],
      { lens: f ? 'amber' : 'red' },
    );
}

export function endBag(view: View, f: boolean, y: number) {
  const cs = f ? -1 : 1;
  view.region('awning.bag', 'Awning & storage bag (end)', (pen) => {
    const x = cs * 46,
      outline = rect(x - 2.5, y + 0.6, x + 2.5, y + 7, 2.3);
    pen.layers(outline, ['fabric'], ['sphere'], ['part-line']);
    pen.concentric(x, y + 3.8, [1.2, 'detail-line', 'half-line'], [0.4, 'dark-metal']);
    stitch(pen, rect(x - 1.9, y + 1.2, x + 1.9, y + 6.4, 1.8), true);
    pen.hitArea(outline).calloutAt(x + cs, y + 3.2);
  });
}

/** The gear under the box and the roof over it: what the ends show whether the camper is open or folded. */
export function endShellAndWheels(view: View, f: boolean, y: number) {
  endGround(view);
  endWheel(view, f);
  endAxles(view);
  endAc(view, f, y);
  endRack(view, f, y);
  endShell(view, f, y);
  endEdgeRail(view, f, y);
  endCorner(view, f, y);
  endLights(view, f, y);
  endBag(view, f, y);
}
