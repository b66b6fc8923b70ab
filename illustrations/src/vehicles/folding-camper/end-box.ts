import { ribbon } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { dropLeg } from '../../parts/jacks.ts';
import { endBunkEnd, endBunkTop, endBunkWindow, endPosts, endWallEnd } from './end-canvas.ts';
import { endShellAndWheels } from './end-roof.ts';
import { sidesOf } from './end-shapes.ts';
import { halfWidth, raised } from './hull.ts';

export function end(v: View, f: boolean) {
  endShellAndWheels(v, f, raised);
  endWallEnd(v, f);
  endPosts(v, f);
  endBunkTop(v, f);
  endBunkEnd(v, f);
  endBunkWindow(v, f);
}

function lowerFrontWall(v: View, f: boolean) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  const up = cut.above(bw, 26.2);
  v.region(
    f ? 'body.front-wall' : 'body.rear-wall',
    f ? 'Box front wall panel' : 'Box rear wall panel',
    { part: f ? 'front-wall' : 'rear-wall' },
    (r) => {
      r.p(up, 'body');
      for (const g of v.decals) r.p(cut.box(g.pts, -halfWidth, 26.2, halfWidth, 44.6), g.paint);
      r.p(rect(-halfWidth, 33, halfWidth, 44.6), 'shade-from-top');
      r.p(rect(-halfWidth, 38, halfWidth, 44.6), 'shade-from-top');
      r.p(rect(-halfWidth, 26, -halfWidth + 9, 44.6), 'shade-from-left');
      r.p(rect(halfWidth - 9, 26, halfWidth, 44.6), 'shade-from-right');
      r.hit(up);
      r.at(f ? 24 : -20, 38.4);
    },
  );
}

function lowerFrontLower(v: View, f: boolean) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  const lo = cut.below(bw, 26.4);
  v.region(
    f ? 'body.front-lower' : 'body.rear-skirt',
    f ? 'Lower body molding, front' : 'Lower body molding, rear',
    { part: 'skirt' },
    (r) => {
      r.p(lo, 'skirt');
      r.clip(lo, () => {
        r.p(rect(-halfWidth, 23.6, halfWidth, 26.4), 'shade-from-top');
        r.p(rect(-halfWidth, 16, halfWidth, 20), 'shade-from-bottom');
        r.p(rect(-halfWidth, 16, -halfWidth + 7, 27), 'shade-from-left');
        r.p(rect(halfWidth - 7, 16, halfWidth, 27), 'shade-from-right');
        r.p(line([-halfWidth, 20.4], [halfWidth, 20.4]), 'detail-line', 'half-line');
        r.p(line([-halfWidth, 20], [halfWidth, 20]), 'gleam-1');
      });
      r.hit(lo);
      r.at(f ? -30 : -28, 21.8);
    },
  );
}

function lowerBeltTrim(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(`body.belt-trim-${k}`, `Box trim molding, ${k}`, { part: 'belt-trim' }, (r) => {
    const F = rect(-halfWidth + 0.4, 25.6, halfWidth - 0.4, 27, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([-halfWidth + 1, 26.6], [halfWidth - 1, 26.6]), 'gleam-1');
    r.hit(F, true);
    r.at(f ? 24 : 22, 26.3);
  });
}

function lowerOutline(v: View) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  v.deco((r) => r.p(bw, 'silhouette-line'));
}

function lowerCorner(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    v.region(
      `body.corner-${k}-${q}`,
      `${f ? 'Front' : 'Rear'} corner post molding, ${q} side`,
      { part: 'corner-molding' },
      (r) => {
        const F = box(s * 42.6, 17.4, s * 39.8, 43.4, 0.8);
        r.p(F, 'metal', 'edge-line');
        r.p(F, 'standing-cylinder');
        for (const h of [21, 29, 37]) r.c(s * 41.2, h, 0.3, 'dark-metal');
        r.hit(F, true);
        r.at(s * 41.2, 33.6);
      },
    );
}

function lowerJacks(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    dropLeg(v, `chassis.jack-${k}-${q}`, `Stabilizer jack, ${k}, ${q} side`, s * 24.6, 14.6, { lean: s * 3 });
}

export function lower(v: View, f: boolean) {
  lowerFrontWall(v, f);
  lowerFrontLower(v, f);
  lowerBeltTrim(v, f);
  lowerOutline(v);
  lowerCorner(v, f);
  lowerJacks(v, f);
}

export const endDecals = (v: View) => {
  v.decal(
    ribbon(pairs([-44, 38, -16, 34.6, 16, 34.6, 44, 38]), pairs([-44, 34.2, -16, 31.2, 16, 31.2, 44, 34.2])),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([-44, 33.4, -16, 30.6, 16, 30.6, 44, 33.4]),
      pairs([-44, 30.8, -16, 28.4, 16, 28.4, 44, 30.8]),
    ),
    'accent-2',
  );
};
