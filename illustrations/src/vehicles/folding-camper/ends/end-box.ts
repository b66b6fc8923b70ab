import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { box, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { dropLeg } from '../../../parts/running/jacks.ts';
import { endBunkEnd, endBunkTop, endBunkWindow, endPosts, endWallEnd } from './end-canvas.ts';
import { endShellAndWheels } from './end-roof.ts';
import { halfWidth, raised } from '../hull.ts';

export function end(view: View, f: boolean) {
  endShellAndWheels(view, f, raised);
  endWallEnd(view, f);
  endPosts(view, f);
  endBunkTop(view, f);
  endBunkEnd(view, f);
  endBunkWindow(view, f);
}

function lowerFrontWall(view: View, f: boolean) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  const up = cut.above(bw, 26.2);
  view.region(
    f ? 'body.front-wall' : 'body.rear-wall',
    f ? 'Box front wall panel' : 'Box rear wall panel',
    (pen) => {
      pen.path(up, 'body');
      for (const g of view.bodyGraphics) pen.path(cut.box(g.pts, -halfWidth, 26.2, halfWidth, 44.6), g.paint);
      pen.path(rect(-halfWidth, 33, halfWidth, 44.6), 'shade-from-top');
      pen.path(rect(-halfWidth, 38, halfWidth, 44.6), 'shade-from-top');
      pen.path(rect(-halfWidth, 26, -halfWidth + 9, 44.6), 'shade-from-left');
      pen.path(rect(halfWidth - 9, 26, halfWidth, 44.6), 'shade-from-right');
      pen.hitArea(up).calloutAt(f ? 24 : -20, 38.4);
    },
  );
}

function lowerFrontLower(view: View, f: boolean) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  const lo = cut.below(bw, 26.4);
  view.region(
    f ? 'body.front-lower' : 'body.rear-skirt',
    f ? 'Lower body molding, front' : 'Lower body molding, rear',
    (pen) => {
      pen.path(lo, 'skirt');
      pen.within(lo, () => {
        pen.path(rect(-halfWidth, 23.6, halfWidth, 26.4), 'shade-from-top');
        pen.path(rect(-halfWidth, 16, halfWidth, 20), 'shade-from-bottom');
        pen.path(rect(-halfWidth, 16, -halfWidth + 7, 27), 'shade-from-left');
        pen.path(rect(halfWidth - 7, 16, halfWidth, 27), 'shade-from-right');
        pen.path(line([-halfWidth, 20.4], [halfWidth, 20.4]), 'detail-line', 'half-line');
        pen.path(line([-halfWidth, 20], [halfWidth, 20]), 'gleam-1');
      });
      pen.hitArea(lo).calloutAt(f ? -30 : -28, 21.8);
    },
  );
}

function lowerBeltTrim(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`body.belt-trim-${k}`, `Box trim molding, ${k}`, (pen) => {
    const outline = rect(-halfWidth + 0.4, 25.6, halfWidth - 0.4, 27, 0.3);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([-halfWidth + 1, 26.6], [halfWidth - 1, 26.6]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(f ? 24 : 22, 26.3);
  });
}

function lowerOutline(view: View) {
  const bw = poly([
    [-halfWidth, 44.6],
    [-halfWidth, 20, 1],
    [-halfWidth + 2.4, 16.2, 2.6],
    [halfWidth - 2.4, 16.2, 2.6],
    [halfWidth, 20, 1],
    [halfWidth, 44.6],
  ]);
  view.decoration((pen) => pen.path(bw, 'silhouette-line'));
}

function lowerCorner(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`body.corner-${k}-${q}`, `${f ? 'Front' : 'Rear'} corner post molding, ${q} side`, (pen) => {
      const outline = box(s * 42.6, 17.4, s * 39.8, 43.4, 0.8);
      pen.layers(outline, ['metal', 'edge-line'], ['standing-cylinder']);
      for (const h of [21, 29, 37]) pen.circle(s * 41.2, h, 0.3, 'dark-metal');
      pen.hitArea(outline, true).calloutAt(s * 41.2, 33.6);
    });
}

function lowerJacks(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    dropLeg(view, `chassis.jack-${k}-${q}`, `Stabilizer jack, ${k}, ${q} side`, s * 24.6, 14.6, {
      lean: s * 3,
    });
}

export function lower(view: View, f: boolean) {
  lowerFrontWall(view, f);
  lowerFrontLower(view, f);
  lowerBeltTrim(view, f);
  lowerOutline(view);
  lowerCorner(view, f);
  lowerJacks(view, f);
}

export const endDecals = (view: View) => {
  view.bodyBand(
    'accent-1',
    [-44, 38, -16, 34.6, 16, 34.6, 44, 38],
    [-44, 34.2, -16, 31.2, 16, 31.2, 44, 34.2],
  );
  view.bodyBand(
    'accent-2',
    [-44, 33.4, -16, 30.6, 16, 30.6, 44, 33.4],
    [-44, 30.8, -16, 28.4, 16, 28.4, 44, 30.8],
  );
};
