import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { box, ellipse, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { siding, skirting } from '../../../parts/house/siding-and-roofing.ts';
import { rng } from '../../../parts/layout/noise.ts';
import { condEnd, endEdge, endGutter, endRake, endRoofGear } from './end-eaves.ts';
import { porchEnd } from './end-porch.ts';
import { eaveHeight, floorHeight, halfWidth, ridgeHeight } from '../hull.ts';

function endGround(view: View, f: boolean) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(f ? -10 : 10, 0, 112, 5), 0), 'ground-shadow');
    pen.path(line([-150, 0], [150, 0]), 'ground-line');
  });
}

function endSkirtingEnd(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`house.skirting-${k}-end`, `Skirting, ${k} end`, (pen) => {
    const outline = rect(-halfWidth - 0.6, 0, halfWidth + 0.6, 26);
    skirting(pen, outline);
    pen.path(rect(-halfWidth, 0, -halfWidth + 12, 26), 'shade-from-left');
    pen.path(rect(halfWidth - 14, 0, halfWidth, 26), 'shade-from-right');
    pen.hitArea(outline).calloutAt(f ? 48 : -54, 12);
  });
}

function endSidingEnd(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`house.siding-${k}-end`, `Lap siding, ${k} end`, (pen) => {
    const outline = rect(-halfWidth, floorHeight + 1, halfWidth, eaveHeight + 1);
    siding(pen, outline, { exp: 5, y: floorHeight - 2, seed: f ? 41 : 53, joints: true });
    pen.path(rect(-halfWidth, 100, halfWidth, eaveHeight), 'shade-from-top', { opacity: 0.5 });
    pen.path(rect(-halfWidth, floorHeight, -halfWidth + 16, eaveHeight), 'shade-from-left', { opacity: 0.6 });
    pen.path(rect(halfWidth - 20, floorHeight, halfWidth, eaveHeight), 'shade-from-right', { opacity: 0.8 });
    pen.path(rect(-halfWidth, floorHeight, halfWidth, floorHeight + 10), 'shade-from-bottom', {
      opacity: 0.5,
    });
    pen.hitArea(outline).calloutAt(f ? -54 : -8, 44);
  });
}

function endGableSiding(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`house.gable-siding-${k}`, `Gable shake siding, ${k}`, (pen) => {
    const T = poly([-76, eaveHeight - 2, 76, eaveHeight - 2, 0, ridgeHeight - 2.6]);
    pen.layers(T, ['body'], ['accent-2', { fillOpacity: 0.34 }]);
    pen.within(T, () => {
      const R = rng(f ? 9 : 17);
      let c = new Shape(),
        t = new Shape(),
        s = new Shape(),
        n = 0;
      for (let y = eaveHeight - 2; y < ridgeHeight; y += 4.6, n++) {
        c = c.add(line([-80, y], [80, y]));
        s = s.add(rect(-80, y - 0.9, 80, y));
        for (let x = -80 + R() * 4; x < 80; x += 3.6 + R() * 3) t = t.add(line([x, y], [x, y + 4.6]));
      }
      pen.path(s, 'shade-2');
      pen.path(t, 'detail-line', 'faint-line');
      pen.layers(c, ['detail-line', 'half-line'], ['gleam-1', { shift: [0, -0.36] }]);
      pen.path(
        poly([
          [-80, eaveHeight - 2],
          [0, ridgeHeight],
          [80, eaveHeight - 2],
          [62, eaveHeight - 2],
          [0, ridgeHeight - 11],
          [-62, eaveHeight - 2],
        ]),
        'shade-3',
      );
    });
    pen.hitArea(T).calloutAt(f ? 24 : -24, eaveHeight + 10);
  });
}

function endBandGable(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`house.band-gable-${k}`, `Gable band board, ${k}`, (pen) => {
    const outline = rect(-halfWidth - 0.6, eaveHeight - 4.6, halfWidth + 0.6, eaveHeight + 0.6, 0.2);
    pen.path(rect(-halfWidth, eaveHeight - 8, halfWidth, eaveHeight - 4.6), 'shade-from-top');
    pen.layers(outline, ['plastic', 'edge-line'], ['bevel']);
    pen.path(
      rect(-halfWidth - 0.8, eaveHeight + 0.2, halfWidth + 0.8, eaveHeight + 1.6, 0.2),
      'metal',
      'detail-line',
    );
    pen.hitArea(rect(-halfWidth - 0.8, eaveHeight - 4.6, halfWidth + 0.8, eaveHeight + 1.6));
    pen.calloutAt(f ? 46 : -44, eaveHeight - 2);
  });
}

function endBandBoard(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`house.band-board-${k}`, `Band board & floor-line trim, ${k}`, (pen) => {
    const outline = rect(-halfWidth - 0.6, 25, halfWidth + 0.6, 30.4, 0.3);
    pen.layers(outline, ['plastic', 'edge-line'], ['bevel']);
    pen.path(line([-halfWidth, 29.7], [halfWidth, 29.7]), 'gleam-2');
    pen.path(rect(-halfWidth - 1, 24.2, halfWidth + 1, 25.4, 0.2), 'metal', 'detail-line');
    pen.hitArea(rect(-halfWidth - 1, 24.2, halfWidth + 1, 30.4)).calloutAt(f ? 56 : -40, 27.6);
  });
}

function endCornerBoard(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`house.corner-board-${k}-${q}`, `Corner board, ${k}, ${q} side`, (pen) => {
      const outline = box(s * 72.8, 30.2, s * 68, eaveHeight - 4.4);
      pen.shadow(outline, 0.5, 0, 2);
      pen.layers(outline, ['plastic', 'edge-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
      pen.path(line([s * 71, 31], [s * 71, eaveHeight - 5]), 'detail-line', 'half-line');
      pen.hitArea(outline).calloutAt(s * 70.4, s < 0 ? 80 : 84);
    });
}

function endOutline(view: View) {
  view.decoration((pen) => {
    for (const s of [-1, 1])
      pen.path(line([s * 72.8, 0], [s * 72.8, eaveHeight - 2]), 'silhouette-line', 'butt');
    pen.path(line([-72.8, 0], [72.8, 0]), 'overlap-line');
  });
}

export function gableEnd(view: View, f: boolean) {
  endGround(view, f);
  endRoofGear(view, f);
  porchEnd(view, f);
  condEnd(view, f);
  endSkirtingEnd(view, f);
  endSidingEnd(view, f);
  endGableSiding(view, f);
  endBandGable(view, f);
  endBandBoard(view, f);
  endCornerBoard(view, f);
  endOutline(view);
  endGutter(view, f);
  endRake(view, f);
  endEdge(view, f);
}
