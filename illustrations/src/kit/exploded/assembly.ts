import { hull, project, through } from './axonometry.ts';
import { boundsOf } from '../geometry/flatten.ts';
import { nearestLineScale } from '../paint/line-scales.ts';
import type { Pen } from '../drawing/pen.ts';
import { around, hundredths, type PointMap } from '../geometry/points.ts';
import { fromPts } from '../geometry/shapes.ts';
import { regionsOf } from '../scene/scene.ts';
import { inkPoints, silhouette, type SilhouetteOptions } from './silhouette.ts';
import type { Vec3 } from './space.ts';
import { View, type RegionMeta } from '../drawing/view.ts';

/** One step of an exploded view in the order of painting. Measuring needs the extent of a part, not its true outline. */
export type AssemblyStep = (view: View, measuring: boolean) => void;

export interface PartMeta extends RegionMeta, SilhouetteOptions {
  /** The place in space a callout points at. */
  readonly at3: Vec3;
  readonly thin?: boolean;
}

type PartMaker = (id: string, title: string, meta: PartMeta, draw: (pen: Pen) => void) => AssemblyStep;

/** Parts of one assembly: their ids begin alike. */
export function partsOf(prefix: string): PartMaker {
  return (id, title, meta, draw) => (view, measuring) => {
    view.region(`${prefix}${id}`, title, meta, (pen) => {
      draw(pen);
      const outline = measuring ? fromPts(hull(inkPoints(pen.notes))) : silhouette(pen.notes, meta);
      pen.hitArea(outline, meta.thin).calloutAt(...project(meta.at3));
    });
  };
}

export function loose(draw: (pen: Pen) => void): AssemblyStep {
  return (view) => view.decoration(draw);
}

/** A faint plane that shows where the wall or the roof is. */
export function ghost(corners: readonly Vec3[], fields = 0): AssemblyStep {
  const corner = (i: number) => around(corners, i);
  const between = (p: Vec3, q: Vec3, t: number): Vec3 => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  return loose((pen) => {
    pen.path(through(corners), 'shade-1', { fillOpacity: 0.028 });
    for (let k = 1; k < fields; k++) {
      const line = through(
        [between(corner(0), corner(1), k / fields), between(corner(3), corner(2), k / fields)],
        false,
      );
      pen.path(line, 'detail-line', { strokeOpacity: 0.07 });
    }
  });
}

export interface AssemblyOptions {
  readonly id: string;
  readonly title: string;
  /** Callouts in two columns instead of two rows. */
  readonly columns?: boolean;
  /** The share of the plate before which callouts go to the first lane. */
  readonly mid: number;
}

const margin = 5;

/** Draws an assembly twice: once to measure it, once on a plate that fits it. */
export function assembly(options: AssemblyOptions, steps: readonly AssemblyStep[]): View {
  const plain = viewOf(options, 170, 100, 0.62, (x, y) => [x, -y]);
  for (const step of steps) step(plain, true);
  const extent = boundsOf(
    regionsOf(plain.scene()).flatMap(({ bounds: b }) => [[b.x0, b.y0] as const, [b.x1, b.y1] as const]),
  );
  const w = hundredths(extent.w + 2 * margin);
  const h = hundredths(extent.h + 2 * margin);
  const scale = Math.max(w, h * 1.35) / 172;
  const view = viewOf(options, w, h, nearestLineScale(0.62 * scale), (x, y) => [
    x - extent.x0 + margin,
    margin - extent.y0 - y,
  ]);
  for (const step of steps) step(view, false);
  view.callouts = {
    lanes: options.columns ? 'columns' : 'rows',
    radius: 2.3 * scale,
    distance: (options.columns ? 5 : 3) * scale,
    middle: (options.columns ? w : h) * options.mid,
  };
  return view;
}

function viewOf({ id, title }: AssemblyOptions, w: number, h: number, lw: number, map: PointMap): View {
  const view = new View({
    id,
    title,
    vehicle: 'assembly',
    side: 'exploded',
    width: w,
    height: h,
    lineScale: lw,
    pad: [4, 6, 4, 6],
  });
  view.map = map;
  return view;
}
