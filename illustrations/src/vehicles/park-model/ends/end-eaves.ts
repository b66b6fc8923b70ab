import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { lerp } from '../../../kit/geometry/points.ts';
import { box, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeVent } from '../../../parts/roof/roof-gear.ts';
import { eaveHeight, ridgeHeight, roofHalfWidth } from '../hull.ts';
import { flue, plumbingStacks, slopeHeight } from '../roof/roof-places.ts';
import { flueStack } from '../sides/side-roof-gear.ts';

export function endGutter(view: View, f: boolean) {
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides) {
    view.region(`house.gutter-${q}`, `Gutter end cap, ${q} side`, (pen) => {
      const outline = poly([
        [s * 78.4, eaveHeight + 4.8],
        [s * 78.4, eaveHeight - 0.4, 0.3],
        [s * 81.4, eaveHeight - 0.4, 1],
        [s * 83.6, eaveHeight + 3.2, 1],
        [s * 83.6, eaveHeight + 4.8],
      ]);
      pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'diagonal-bevel' : 'shade-from-right']);
      pen.hitArea(outline).calloutAt(s * 82.2, eaveHeight + 3.4);
    });
    view.region(`house.soffit-${q}`, `Soffit & eave return, ${q} side`, (pen) => {
      const outline = poly([
        [s * 72.6, eaveHeight - 6],
        [s * 73.6, eaveHeight - 6],
        [s * 79, eaveHeight - 2.6],
        [s * 79, eaveHeight + 3.4],
        [s * 72, eaveHeight + 4],
      ]);
      pen.layers(outline, ['plastic', 'part-line'], ['shade-2']);
      pen.hitArea(outline).calloutAt(s * 73.4, eaveHeight - 4.8);
    });
  }
}

export function endRake(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`house.rake-${k}-${q}`, `Rake board & drip edge, ${k}, ${q} side`, (pen) => {
      const outline = poly([
        [0, ridgeHeight - 5.6],
        [s * (roofHalfWidth + 1), eaveHeight - 3],
        [s * (roofHalfWidth + 1), eaveHeight + 3.2],
        [0, ridgeHeight + 0.6],
      ]);
      pen.shadow(outline, 0.4, 2, 4);
      pen.path(outline, 'plastic', 'part-line');
      if (s > 0) pen.path(outline, 'shade-2');
      pen.path(
        line([0, ridgeHeight - 3.8], [s * roofHalfWidth, eaveHeight - 0.9]),
        'detail-line',
        'half-line',
      );
      pen.path(
        line([0, ridgeHeight - 0.6], [s * roofHalfWidth, eaveHeight + 2.3]),
        s < 0 ? 'gleam-2' : 'gleam-1',
      );
      pen.hitArea(outline).calloutAt(s * 60, lerp(ridgeHeight, eaveHeight, 60 / roofHalfWidth) - 2.4);
    });
}

export function endEdge(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`roof.edge-${k}`, `Shingle edge, ${k}`, (pen) => {
    const outline = poly([
      [-roofHalfWidth - 1.6, eaveHeight + 2.6],
      [0, ridgeHeight + 0.2],
      [roofHalfWidth + 1.6, eaveHeight + 2.6],
      [roofHalfWidth + 1.6, eaveHeight + 4.6],
      [3, ridgeHeight + 2],
      [-3, ridgeHeight + 2],
      [-roofHalfWidth - 1.6, eaveHeight + 4.6],
    ]);
    pen.layers(outline, ['accent-4'], ['overlap-line']);
    pen.path(line([-roofHalfWidth, eaveHeight + 4], [-3, ridgeHeight + 1.4]), 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(f ? 34 : -34, lerp(ridgeHeight, eaveHeight, 34 / roofHalfWidth) + 2.6);
  });
  view.region('roof.ridge', 'Ridge cap & ridge vent', (pen) => {
    const outline = poly([
      [-6.2, ridgeHeight - 0.6, 0.3],
      [0, ridgeHeight + 2],
      [6.2, ridgeHeight - 0.6, 0.3],
      [6.2, ridgeHeight + 1.2, 0.4],
      [2.4, ridgeHeight + 3.2, 0.6],
      [-2.4, ridgeHeight + 3.2, 0.6],
      [-6.2, ridgeHeight + 1.2, 0.4],
    ]);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(
      line([-5.6, ridgeHeight + 0.8], [-2, ridgeHeight + 2.6], [2, ridgeHeight + 2.6]),
      'dark-gleam-2',
    );
    pen.hitArea(outline, true).calloutAt(1.4, ridgeHeight + 2.4);
  });
}

/** Vents and pipes high enough on the slopes to be seen past the gable. */
export function endRoofGear(view: View, f: boolean) {
  const road = f ? 1 : -1;
  const near = f ? plumbingStacks[1] : plumbingStacks[0];
  pipeVent(view, `roof.${near.key}`, 'Plumbing vent & boot', -road * near.across, 145, 14.6);
  flueStack(view, -road * flue.across, slopeHeight(flue.across), false);
}

function endAcCondenser(view: View, f: boolean) {
  const s = f ? 1 : -1;
  const out = (x: number) => s * x;
  view.region('util.ac-condenser@L', 'A/C condenser unit & pad', (pen) => {
    const outline = box(out(80), 3, out(112), 34, 1.2),
      b = outline.bbox(),
      P = box(out(76), 0, out(116), 3, 0.4),
      T = box(out(79.4), 30.6, out(112.6), 35, 1),
      G = rect(b.x0 + 2.4, 6, b.x1 - 2.4, 29.4, 0.6);
    pen.layers(P, ['accent-1', 'part-line'], ['bevel']);
    pen.layers(outline, ['dark-plastic'], ['overlap-line']);
    pen.path(G, 'dark-underbody');
    let q = new Shape();
    for (let x = b.x0 + 3.4; x < b.x1 - 2.6; x += 1.25) q = q.add(line([x, 6.4], [x, 29]));
    pen.path(q, { stroke: 'metal-2', width: 0.5, strokeOpacity: 0.75 });
    for (const y of [14, 21.6]) pen.path(line([b.x0 + 2.4, y], [b.x1 - 2.4, y]), 'edge-line');
    pen.layers(G, ['blade', { opacity: 0.7 }], ['edge-line']);
    pen.path(rect(b.x0, 27, b.x1, 30.6), 'shade-from-top');
    pen.layers(T, ['dark-plastic', 'part-line'], ['bevel']);
    pen.hitArea(box(out(76), 0, out(116), 35.2, 0.6)).calloutAt(out(96), 17);
  });
}

export function condEnd(view: View, f: boolean) {
  endAcCondenser(view, f);
}
