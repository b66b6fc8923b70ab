import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { around, lerp, type Point } from '../kit/points.ts';
import { box, line, poly, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { grid, union } from './plan.ts';

export interface FloorOptions {
  readonly at?: Point | undefined;
}

/** floor field: plank | carpet | tile */
export function floor(
  v: View,
  id: string | null,
  title: string,
  F: Shape,
  kind: string,
  o: FloorOptions = {},
) {
  const put = (fn: (r: Pen) => void) =>
    id ? v.region(id, title, { part: 'flooring', cat: 'int' }, fn) : v.deco(fn);
  put((r) => {
    r.p(F, kind === 'carpet' ? 'accent-1' : 'membrane');
    const b = F.bbox();
    r.clip(F, (q) => {
      if (kind === 'plank') {
        q.p(F, 'wood', { fillOpacity: 0.34 });
        q.p(grid(b.x0, b.y0, b.x1, b.y1, 0, 5), 'detail-line', { strokeOpacity: 0.2 });
        let z = new Shape();
        let i = 0;
        for (let y = b.y0; y < b.y1; y += 5, i++)
          for (let x = b.x0 + around([14, 38, 26, 8, 32], i); x < b.x1; x += 44)
            z = z.add(line([x, y], [x, Math.min(y + 5, b.y1)]));
        q.p(z, 'detail-line', { strokeOpacity: 0.26 });
        let w = new Shape();
        i = 0;
        for (let y = b.y0; y < b.y1; y += 5, i++) {
          for (
            let x = b.x0 + around([14, 38, 26, 8, 32], i) + 44 * around([1, 0, 2, 1, 3], i);
            x < b.x1;
            x += 44 * around([3, 4, 3, 5, 4], i * 2)
          )
            w = w.add(rect(x, y, x + 44, y + 5));
        }
        q.p(w, 'shade-1', { fillOpacity: 0.03 });
      } else if (kind === 'tile') {
        q.p(grid(b.x0, b.y0, b.x1, b.y1, 6, 6), 'detail-line', { strokeOpacity: 0.2 });
        q.p(F, 'diagonal-bevel', { opacity: 0.3 });
      } else {
        q.p(F, 'light-2');
        let z = new Shape(),
          w = new Shape(),
          i = 0;
        for (let y = b.y0 + 1.5; y < b.y1; y += 3, i++) {
          const L = line([b.x0, y], [b.x1, y]);
          if (i % 2) z = z.add(L);
          else w = w.add(L);
        }
        q.p(z, 'butt', { stroke: 'line', width: 0.4, dash: [0.16, 2.84], strokeOpacity: 0.3 });
        q.p(w, 'butt', {
          stroke: 'line',
          width: 0.4,
          dash: [0.16, 2.84],
          dashOffset: 1.5,
          strokeOpacity: 0.3,
        });
      }
      q.p(rect(b.x0, b.y1 - 4, b.x1, b.y1), 'shade-from-top', { opacity: 0.7 });
      q.p(rect(b.x0, b.y0, b.x0 + 4, b.y1), 'shade-from-left', { opacity: 0.7 });
    });
    r.p(F, 'detail-line', 'half-line');
    r.hit(F);
    if (o.at) r.at(...o.at);
  });
}

export interface WallOptions {
  readonly part?: string | undefined;
  readonly callout?: boolean | undefined;
  readonly cast?: boolean | undefined;
  readonly cls?: PaintName | undefined;
  readonly at?: Point | undefined;
}

/** run of wall: solid section 2 in, poché with a light core line */
export function wall(
  v: View,
  id: string,
  title: string,
  S: readonly (readonly [number, number, number, number])[],
  o: WallOptions = {},
) {
  v.region(id, title, { part: o.part || 'wall-panel', cat: 'int', callout: o.callout }, (r) => {
    const a = S.map((q) => box(...q)),
      H = union(...a);
    if (o.cast !== false) r.cast(H, 0.9, 1.3, 3, 'shade-1');
    r.p(H, o.cls ?? 'accent-4', 'edge-line');
    r.p(
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
    r.hit(H, true);
    const b = around(a, 0).bbox();
    r.at(...(o.at || [b.cx, b.cy]));
  });
}

export interface WinPlanOptions {
  readonly callout?: boolean | undefined;
  readonly t?: number | undefined;
  readonly vert?: boolean | undefined;
}

/** window set in a wall: along x (yc) or along y (xc) */
export function winPlan(
  v: View,
  id: string,
  title: string,
  a: number,
  b: number,
  c: number,
  o: WinPlanOptions = {},
) {
  v.region(id, title, { part: 'window', cat: 'glass', callout: o.callout }, (r) => {
    const t = o.t || 1.5,
      F = o.vert ? rect(c - t, a, c + t, b, 0.5) : rect(a, c - t, b, c + t, 0.5),
      G = F.inset(0.55);
    r.p(F, 'frame', 'edge-line');
    r.p(G, 'glass');
    r.p(
      o.vert
        ? line([c - 0.25, a + 0.8], [c - 0.25, b - 0.8])
        : line([a + 0.8, c + 0.25], [b - 0.8, c + 0.25]),
      'gleam-1',
    );
    r.p(
      o.vert
        ? line([c, (a + b) / 2 - 0.6], [c, (a + b) / 2 + 0.6])
        : line([(a + b) / 2 - 0.6, c], [(a + b) / 2 + 0.6, c]),
      'part-line',
    );
    r.hit(F, true);
  });
}

export interface CeilingOptions {
  readonly at?: Point | undefined;
}

/** dashed field for a ceiling panel */
export function ceiling(
  v: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: CeilingOptions = {},
) {
  v.region(id, title, { part: 'ceiling-panel', cat: 'int' }, (r) => {
    const F = box(x0, y0, x1, y1, 1),
      b = F.bbox();
    r.p(F, 'light-2', { fillOpacity: 0.22 });
    r.p(F, { stroke: 'line', width: 0.3, strokeOpacity: 0.75, dash: [4, 1.4, 0.8, 1.4] });
    for (const t of [0.28, 0.72]) {
      const [x, y]: Point = b.w > b.h ? [lerp(b.x0, b.x1, t), b.cy] : [b.cx, lerp(b.y0, b.y1, t)];
      r.c(x, y, 1.7, 'detail-line', { dash: [1, 0.7], strokeOpacity: 0.7 });
      r.p(line([x - 0.8, y], [x + 0.8, y]), 'detail-line', 'half-line');
      r.p(line([x, y - 0.8], [x, y + 0.8]), 'detail-line', 'half-line');
    }
    r.hit(F);
    if (o.at) r.at(...o.at);
  });
}

export interface SlideWallsOptions {
  readonly t?: number | undefined;
}

/** slide-out box in plan: floor already drawn; outer + end walls and dashed retracted line */
export function slideWalls(
  v: View,
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
  v.region(`slide.${key}.panel`, `${name}: outer wall panel`, { part: 'slide-panel', cat: 'slide' }, (r) => {
    r.cast(box(x0, yo - sg * t, x1, yo), 0.9, 1.3, 3);
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
    r.p(U, 'accent-4', 'edge-line');
    r.p(line([x0 + 0.6, yo - sg * 0.6], [x1 - 0.6, yo - sg * 0.6]), 'dark-gleam-1');
    r.hit(U, true);
    r.at(lerp(x0, x1, o.t ?? 0.5), yo - sg * 1);
  });
  v.deco((r) => {
    for (const x of [x0, x1])
      r.p(box(x - 2.2, yw - sg * 2.6, x + 2.2, yw + sg * 0.4, 0.3), 'wood', 'edge-line');
    const ri = yw - sg * Math.abs(yo - yw);
    r.p(line([x0 + 2, ri], [x1 - 2, ri]), {
      stroke: 'line',
      width: 0.26,
      strokeOpacity: 0.5,
      dash: [5, 2],
    });
  });
}

/** threshold / door saddle in a wall opening */
export function sill(v: View, ...S: readonly (readonly [number, number, number, number])[]) {
  v.deco((r) => {
    for (const q of S) {
      const F = box(...q),
        b = F.bbox();
      r.p(F, 'dark-metal');
      r.p(F, b.w > b.h ? 'bevel' : 'standing-cylinder', { opacity: 0.7 });
      r.p(F, 'detail-line');
    }
  });
}
