import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { siding, skirting } from '../../parts/house.ts';
import { rng } from '../../parts/noise.ts';
import { condEnd, endEdge, endGutter, endRake, endRoofGear } from './end-eaves.ts';
import { porchEnd } from './end-porch.ts';
import { sidesOf } from './end-shapes.ts';
import { eaveHeight, floorHeight, halfWidth, ridgeHeight } from './hull.ts';

function endGround(v: View, f: boolean) {
  v.deco((r) => {
    r.p(cut.below(ellipse(f ? -10 : 10, 0, 112, 5), 0), 'ground-shadow');
    r.p(line([-150, 0], [150, 0]), 'ground-line');
  });
}

function endSkirtingEnd(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(`house.skirting-${k}-end`, `Skirting, ${k} end`, { part: 'skirting', cat: 'house' }, (r) => {
    const F = rect(-halfWidth - 0.6, 0, halfWidth + 0.6, 26);
    skirting(r, F);
    r.p(rect(-halfWidth, 0, -halfWidth + 12, 26), 'shade-from-left');
    r.p(rect(halfWidth - 14, 0, halfWidth, 26), 'shade-from-right');
    r.hit(F);
    r.at(f ? 48 : -54, 12);
  });
}

function endSidingEnd(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(`house.siding-${k}-end`, `Lap siding, ${k} end`, { part: 'siding', cat: 'house' }, (r) => {
    const F = rect(-halfWidth, floorHeight + 1, halfWidth, eaveHeight + 1);
    siding(r, F, { exp: 5, y: floorHeight - 2, seed: f ? 41 : 53, joints: true });
    r.p(rect(-halfWidth, 100, halfWidth, eaveHeight), 'shade-from-top', { opacity: 0.5 });
    r.p(rect(-halfWidth, floorHeight, -halfWidth + 16, eaveHeight), 'shade-from-left', { opacity: 0.6 });
    r.p(rect(halfWidth - 20, floorHeight, halfWidth, eaveHeight), 'shade-from-right', { opacity: 0.8 });
    r.p(rect(-halfWidth, floorHeight, halfWidth, floorHeight + 10), 'shade-from-bottom', { opacity: 0.5 });
    r.hit(F);
    r.at(f ? -54 : -8, 44);
  });
}

function endGableSiding(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(
    `house.gable-siding-${k}`,
    `Gable shake siding, ${k}`,
    { part: 'gable-siding', cat: 'house' },
    (r) => {
      const T = poly([
        [-76, eaveHeight - 2],
        [76, eaveHeight - 2],
        [0, ridgeHeight - 2.6],
      ]);
      r.p(T, 'body');
      r.p(T, 'accent-2', { fillOpacity: 0.34 });
      r.clip(T, () => {
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
        r.p(s, 'shade-2');
        r.p(t, 'detail-line', 'faint-line');
        r.p(c, 'detail-line', 'half-line');
        r.p(c, 'gleam-1', { shift: [0, -0.36] });
        r.p(
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
      r.hit(T);
      r.at(f ? 24 : -24, eaveHeight + 10);
    },
  );
}

function endBandGable(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(`house.band-gable-${k}`, `Gable band board, ${k}`, { part: 'band-board', cat: 'house' }, (r) => {
    const F = rect(-halfWidth - 0.6, eaveHeight - 4.6, halfWidth + 0.6, eaveHeight + 0.6, 0.2);
    r.p(rect(-halfWidth, eaveHeight - 8, halfWidth, eaveHeight - 4.6), 'shade-from-top');
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'bevel');
    r.p(
      rect(-halfWidth - 0.8, eaveHeight + 0.2, halfWidth + 0.8, eaveHeight + 1.6, 0.2),
      'metal',
      'detail-line',
    );
    r.hit(rect(-halfWidth - 0.8, eaveHeight - 4.6, halfWidth + 0.8, eaveHeight + 1.6));
    r.at(f ? 46 : -44, eaveHeight - 2);
  });
}

function endBandBoard(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(
    `house.band-board-${k}`,
    `Band board & floor-line trim, ${k}`,
    { part: 'band-board', cat: 'house' },
    (r) => {
      const F = rect(-halfWidth - 0.6, 25, halfWidth + 0.6, 30.4, 0.3);
      r.p(F, 'plastic', 'edge-line');
      r.p(F, 'bevel');
      r.p(line([-halfWidth, 29.7], [halfWidth, 29.7]), 'gleam-2');
      r.p(rect(-halfWidth - 1, 24.2, halfWidth + 1, 25.4, 0.2), 'metal', 'detail-line');
      r.hit(rect(-halfWidth - 1, 24.2, halfWidth + 1, 30.4));
      r.at(f ? 56 : -40, 27.6);
    },
  );
}

function endCornerBoard(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    v.region(
      `house.corner-board-${k}-${q}`,
      `Corner board, ${k}, ${q} side`,
      { part: 'corner-board', cat: 'house' },
      (r) => {
        const F = box(s * 72.8, 30.2, s * 68, eaveHeight - 4.4);
        r.cast(F, 0.5, 0, 2);
        r.p(F, 'plastic', 'edge-line');
        r.p(F, s < 0 ? 'shade-from-left' : 'shade-from-right');
        r.p(line([s * 71, 31], [s * 71, eaveHeight - 5]), 'detail-line', 'half-line');
        r.hit(F);
        r.at(s * 70.4, s < 0 ? 80 : 84);
      },
    );
}

function endOutline(v: View) {
  v.deco((r) => {
    for (const s of [-1, 1]) r.p(line([s * 72.8, 0], [s * 72.8, eaveHeight - 2]), 'silhouette-line', 'butt');
    r.p(line([-72.8, 0], [72.8, 0]), 'overlap-line');
  });
}

export function gableEnd(v: View, f: boolean) {
  endGround(v, f);
  endRoofGear(v, f);
  porchEnd(v, f);
  condEnd(v, f);
  endSkirtingEnd(v, f);
  endSidingEnd(v, f);
  endGableSiding(v, f);
  endBandGable(v, f);
  endBandBoard(v, f);
  endCornerBoard(v, f);
  endOutline(v);
  endGutter(v, f);
  endRake(v, f);
  endEdge(v, f);
}
