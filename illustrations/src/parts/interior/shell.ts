import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { around, lerp, type Point } from '../../kit/geometry/points.ts';
import { box, line, poly, rect, Shape, extentsOf, type Extents } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { grid, union } from '../layout/plan.ts';

/** Floor field: plank | carpet | tile. */
export function floor(
  view: View,
  id: string | null,
  title: string,
  outline: Shape,
  kind: string,
  o: RegionMeta = {},
) {
  const put = (fn: (pen: Pen) => void) =>
    id ? view.region(id, title, { category: 'int' }, fn) : view.decoration(fn);
  put((pen) => {
    pen.path(outline, kind === 'carpet' ? 'accent-1' : 'membrane');
    const b = outline.bbox();
    pen.within(outline, () => {
      if (kind === 'plank') planks(pen, outline, b);
      else if (kind === 'tile') tiles(pen, outline, b);
      else carpet(pen, outline, b);
      pen.path(rect(b.x0, b.y1 - 4, b.x1, b.y1), 'shade-from-top', { opacity: 0.7 });
      pen.path(rect(b.x0, b.y0, b.x0 + 4, b.y1), 'shade-from-left', { opacity: 0.7 });
    });
    pen.path(outline, 'detail-line', 'half-line');
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

function planks(pen: Pen, outline: Shape, b: Bounds): void {
  pen.path(outline, 'wood', { fillOpacity: 0.34 });
  pen.path(grid(b.x0, b.y0, b.x1, b.y1, 0, 5), 'detail-line', { strokeOpacity: 0.2 });
  let [joints, darker] = [new Shape(), new Shape()];
  for (let y = b.y0, i = 0; y < b.y1; y += 5, i++) {
    const first = b.x0 + around([14, 38, 26, 8, 32], i);
    for (let x = first; x < b.x1; x += 44) joints = joints.add(line([x, y], [x, Math.min(y + 5, b.y1)]));
    const step = 44 * around([3, 4, 3, 5, 4], i * 2);
    for (let x = first + 44 * around([1, 0, 2, 1, 3], i); x < b.x1; x += step)
      darker = darker.add(rect(x, y, x + 44, y + 5));
  }
  pen.path(joints, 'detail-line', { strokeOpacity: 0.26 });
  pen.path(darker, 'shade-1', { fillOpacity: 0.03 });
}

function tiles(pen: Pen, outline: Shape, b: Bounds): void {
  pen.path(grid(b.x0, b.y0, b.x1, b.y1, 6, 6), 'detail-line', { strokeOpacity: 0.2 });
  pen.path(outline, 'diagonal-bevel', { opacity: 0.3 });
}

function carpet(pen: Pen, outline: Shape, b: Bounds): void {
  pen.path(outline, 'light-2');
  let [even, odd] = [new Shape(), new Shape()];
  for (let y = b.y0 + 1.5, i = 0; y < b.y1; y += 3, i++) {
    const row = line([b.x0, y], [b.x1, y]);
    if (i % 2) odd = odd.add(row);
    else even = even.add(row);
  }
  const tufts = { stroke: 'line', width: 0.4, dash: [0.16, 2.84] } as const;
  pen.path(odd, 'butt', { ...tufts, strokeOpacity: 0.3 });
  pen.path(even, 'butt', { ...tufts, dashOffset: 1.5, strokeOpacity: 0.3 });
}

export interface WallOptions {
  readonly callout?: boolean | undefined;
  readonly cast?: boolean | undefined;
  readonly paint?: PaintName | undefined;
  readonly at?: Point | undefined;
}

/** Run of wall: solid section 2 in, poché with a light core line. */
export function wall(
  view: View,
  id: string,
  title: string,
  pieces: readonly Extents[] | readonly number[],
  o: WallOptions = {},
) {
  const S = extentsOf(pieces);
  view.region(id, title, { category: 'int', callout: o.callout }, (pen) => {
    const a = S.map((q) => box(...q)),
      H = union(...a);
    if (o.cast !== false) pen.shadow(H, 0.9, 1.3, 3, 'shade-1');
    pen.path(H, o.paint ?? 'accent-4', 'edge-line');
    pen.path(
      union(
        ...S.map((q) => {
          const b = box(...q).bbox();
          return b.w > b.h
            ? line([b.x0 + 0.4, b.y1 - 0.55], [b.x1 - 0.4, b.y1 - 0.55])
            : line([b.x0 + 0.55, b.y0 + 0.4], [b.x0 + 0.55, b.y1 - 0.4]);
        }),
      ),
      'dark-gleam-1',
    );
    pen.hitArea(H, true);
    const b = around(a, 0).bbox();
    pen.calloutAt(...(o.at || [b.cx, b.cy]));
  });
}

export interface WinPlanOptions {
  readonly callout?: boolean | undefined;
  readonly t?: number | undefined;
  readonly vert?: boolean | undefined;
}

/** Window set in a wall: along x (yc) or along y (xc). */
export function winPlan(
  view: View,
  id: string,
  title: string,
  a: number,
  b: number,
  c: number,
  o: WinPlanOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const t = o.t || 1.5,
      outline = o.vert ? rect(c - t, a, c + t, b, 0.5) : rect(a, c - t, b, c + t, 0.5),
      G = outline.inset(0.55);
    pen.path(outline, 'frame', 'edge-line');
    pen.path(G, 'glass');
    pen.path(
      o.vert
        ? line([c - 0.25, a + 0.8], [c - 0.25, b - 0.8])
        : line([a + 0.8, c + 0.25], [b - 0.8, c + 0.25]),
      'gleam-1',
    );
    pen.path(
      o.vert
        ? line([c, (a + b) / 2 - 0.6], [c, (a + b) / 2 + 0.6])
        : line([(a + b) / 2 - 0.6, c], [(a + b) / 2 + 0.6, c]),
      'part-line',
    );
    pen.hitArea(outline, true);
  });
}

/** Dashed field for a ceiling panel. */
export function ceiling(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: RegionMeta = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 1),
      b = outline.bbox();
    pen.path(outline, 'light-2', { fillOpacity: 0.22 });
    pen.path(outline, { stroke: 'line', width: 0.3, strokeOpacity: 0.75, dash: [4, 1.4, 0.8, 1.4] });
    for (const t of [0.28, 0.72]) {
      const [x, y]: Point = b.w > b.h ? [lerp(b.x0, b.x1, t), b.cy] : [b.cx, lerp(b.y0, b.y1, t)];
      pen.circle(x, y, 1.7, 'detail-line', { dash: [1, 0.7], strokeOpacity: 0.7 });
      pen.path(line([x - 0.8, y], [x + 0.8, y]), 'detail-line', 'half-line');
      pen.path(line([x, y - 0.8], [x, y + 0.8]), 'detail-line', 'half-line');
    }
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export interface SlideWallsOptions {
  readonly t?: number | undefined;
}

/** Slide-out box in plan: floor already drawn; outer + end walls and dashed retracted line. */
export function slideWalls(
  view: View,
  key: string,
  name: string,
  x0: number,
  x1: number,
  yw: number,
  yo: number,
  o: SlideWallsOptions = {},
) {
  const sg = Math.sign(yo - yw),
    t = 2;
  view.region(`slide.${key}.panel`, `${name}: outer wall panel`, (pen) => {
    pen.shadow(box(x0, yo - sg * t, x1, yo), 0.9, 1.3, 3);
    const U = poly([
      [x0, yw],
      [x0, yo],
      [x1, yo],
      [x1, yw],
      [x1 - t, yw],
      [x1 - t, yo - sg * t],
      [x0 + t, yo - sg * t],
      [x0 + t, yw],
    ]);
    pen.path(U, 'accent-4', 'edge-line');
    pen.path(line([x0 + 0.6, yo - sg * 0.6], [x1 - 0.6, yo - sg * 0.6]), 'dark-gleam-1');
    pen.hitArea(U, true).calloutAt(lerp(x0, x1, o.t ?? 0.5), yo - sg * 1);
  });
  view.decoration((pen) => {
    for (const x of [x0, x1])
      pen.path(box(x - 2.2, yw - sg * 2.6, x + 2.2, yw + sg * 0.4, 0.3), 'wood', 'edge-line');
    const ri = yw - sg * Math.abs(yo - yw);
    pen.path(line([x0 + 2, ri], [x1 - 2, ri]), {
      stroke: 'line',
      width: 0.26,
      strokeOpacity: 0.5,
      dash: [5, 2],
    });
  });
}

/** Threshold / door saddle in a wall opening. */
export function sill(view: View, ...S: readonly (readonly [number, number, number, number])[]) {
  view.decoration((pen) => {
    for (const q of S) {
      const outline = box(...q),
        b = outline.bbox();
      pen.layers(outline, ['dark-metal'], [b.w > b.h ? 'bevel' : 'standing-cylinder', { opacity: 0.7 }]);
      pen.path(outline, 'detail-line');
    }
  });
}
