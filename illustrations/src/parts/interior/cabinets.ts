import { box, ellipse, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { edgeStrip, type PlanFace, sideMoved } from '../layout/plan.ts';

export interface CabinetOptions {
  readonly callout?: boolean | undefined;
  readonly r?: number | undefined;
  readonly paint?: PaintName | undefined;
  readonly tall?: boolean | undefined;
  readonly n?: number | undefined;
  readonly draw?: ((pen: Pen, b: Bounds) => void) | undefined;
  readonly at?: Point | undefined;
}

/** Base cabinet body: front edge given by side ('n','s','e','w' = where the doors face). */
export function cabinet(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  face: PlanFace,
  o: CabinetOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = box(x0, y0, x1, y1, o.r ?? 0.4),
      b = outline.bbox();
    pen.shadow(outline, 0.9, 1.3, 3);
    pen.layers(outline, [o.paint ?? 'dark-plastic'], ['diagonal-bevel', { opacity: 0.55 }]);
    if (o.tall) {
      pen.path(line([b.x0, b.y0], [b.x1, b.y1]), 'detail-line', 'faint-line');
      pen.path(line([b.x0, b.y1], [b.x1, b.y0]), 'detail-line', 'faint-line');
    }
    const hz = face === 'n' || face === 's',
      L = hz ? b.w : b.h,
      n = o.n || Math.max(1, Math.round(L / 18));
    const fr = edgeStrip(b, face, 1.1);
    pen.path(fr, 'wood', 'detail-line');
    const k = fr.bbox();
    let q = new Shape();
    for (let i = 1; i < n; i++)
      q = q.add(
        hz
          ? line([lerp(b.x0, b.x1, i / n), k.y0], [lerp(b.x0, b.x1, i / n), k.y1])
          : line([k.x0, lerp(b.y0, b.y1, i / n)], [k.x1, lerp(b.y0, b.y1, i / n)]),
      );
    pen.path(q, 'edge-line');
    pulls(pen, b, k, n, face);
    if (o.draw) o.draw(pen, b);
    pen.path(outline, 'part-line');
    pen.hitArea(sideMoved(b, face, 0.6));
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** One pull per door, just in front of it. */
function pulls(pen: Pen, b: Bounds, k: Bounds, n: number, face: PlanFace) {
  const hz = face === 'n' || face === 's';
  let p = new Shape();
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    p = p.add(
      hz
        ? line(
            [lerp(b.x0, b.x1, t) - 1.4, face === 's' ? k.y0 - 0.45 : k.y1 + 0.45],
            [lerp(b.x0, b.x1, t) + 1.4, face === 's' ? k.y0 - 0.45 : k.y1 + 0.45],
          )
        : line(
            [face === 'w' ? k.x0 - 0.45 : k.x1 + 0.45, lerp(b.y0, b.y1, t) - 1.4],
            [face === 'w' ? k.x0 - 0.45 : k.x1 + 0.45, lerp(b.y0, b.y1, t) + 1.4],
          ),
    );
  }
  pen.path(p, { stroke: 'gloss-2', width: 0.5 });
}

export interface OverheadOptions {
  readonly callout?: boolean | undefined;
  readonly n?: number | undefined;
  readonly at?: Point | undefined;
}

/** Overhead cabinets: dashed outline above a counter or sofa. */
export function overhead(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: OverheadOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.3),
      b = outline.bbox();
    pen.layers(outline, ['light-1', { fillOpacity: 0.18 }], ['edge-line', { dash: [2.2, 1.3] }]);
    const n = o.n || Math.max(1, Math.round(Math.max(b.w, b.h) / 20));
    let q = new Shape();
    for (let i = 1; i < n; i++)
      q = q.add(
        b.w > b.h
          ? line([lerp(b.x0, b.x1, i / n), b.y0], [lerp(b.x0, b.x1, i / n), b.y1])
          : line([b.x0, lerp(b.y0, b.y1, i / n)], [b.x1, lerp(b.y0, b.y1, i / n)]),
      );
    pen.path(q, 'detail-line', { dash: [1.2, 1], strokeOpacity: 0.6 });
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Countertop slab over the cabinet. */
export function counter(view: View, id: string, title: string, outline: Shape, o: RegionMeta = {}) {
  view.region(id, title, (pen) => {
    const b = outline.bbox();
    pen.shadow(outline, 0.8, 1.2, 3);
    pen.layers(outline, ['accent-1'], ['diagonal-bevel']);
    pen.within(outline, () => {
      let z = new Shape(),
        i = 0;
      for (let y = b.y0 + 2; y < b.y1; y += 3.7)
        for (let x = b.x0 + 1 + (i++ % 3) * 2.1; x < b.x1; x += 6.3)
          z = z.add(line([x, y], [x + 0.5, y + 0.3]));
      pen.path(z, 'detail-line', { strokeOpacity: 0.22 });
    });
    pen.path(outline, 'part-line');
    if (outline.verts) pen.path(outline.inset(0.55), 'gleam-1');
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export interface SinkOptions {
  readonly bowls?: number | undefined;
  readonly faucet?: number | undefined;
}

export function sink(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  o: SinkOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, 1.6);
    pen.layers(outline, ['metal'], ['diagonal-bevel'], ['edge-line']);
    const n = o.bowls || 1,
      bw = (w - 2 - (n - 1) * 1) / n,
      fy = o.faucet ?? 1;
    for (let i = 0; i < n; i++) {
      const a = x - w / 2 + 1 + i * (bw + 1),
        B = rect(a, y - h / 2 + (fy > 0 ? 1 : 2.6), a + bw, y + h / 2 - (fy > 0 ? 2.6 : 1), 1.8),
        q = B.bbox();
      pen.layers(B, ['dark-metal'], ['shade-from-top'], ['edge-line']);
      pen.path(B.inset(0.8), 'gleam-1');
      pen.concentric(q.cx, q.cy, [1, 'metal', 'detail-line'], [0.45, 'void']);
    }
    const ty = y + fy * (h / 2 - 1.3);
    pen.circle(x, ty, 0.9, 'metal', 'edge-line');
    pen.tube(line([x, ty], [x, y + fy * 1]), 0.8);
    for (const d of [-2, 2]) pen.circle(x + d, ty, 0.5, 'metal', 'detail-line');
    pen.hitArea(outline);
  });
}

/** Vanity: cabinet with its own top slab drawn in. */
export const slabTop =
  (pad = 1.5, face: PlanFace = 'n') =>
  (pen: Pen, b: Bounds) => {
    const outline = sideMoved(b, face, -pad, 0.8);
    pen.layers(outline, ['accent-1'], ['diagonal-bevel'], ['edge-line']);
    pen.path(outline.inset(0.5), 'gleam-1');
  };

export interface LavOptions {
  readonly f?: Point | undefined;
}

/** Oval vanity bowl. */
export function lav(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  rx = 7,
  ry = 5,
  o: LavOptions = {},
) {
  view.region(id, title, (pen) => {
    lavArt(pen, x, y, rx, ry, o.f);
    pen.hitArea(ellipse(x, y, rx + 1.2, ry + 1.2));
  });
}

/** The bowl by itself, for a vanity that is one part with it; the faucet stands toward f. */
export function lavArt(pen: Pen, x: number, y: number, rx: number, ry: number, f: Point = [0, 1]) {
  const outline = ellipse(x, y, rx, ry);
  pen.layers(outline, ['plastic'], ['sphere', { opacity: 0.5 }], ['edge-line']);
  pen.layers(ellipse(x, y, rx - 1, ry - 1), ['shade-2'], ['detail-line']);
  pen.circle(x, y, 0.8, 'metal', 'detail-line');
  pen.tube(
    line([x + f[0] * (rx + 0.6), y + f[1] * (ry + 0.6)], [x + f[0] * rx * 0.35, y + f[1] * ry * 0.35]),
    0.7,
  );
  pen.circle(x + f[0] * (rx + 0.8), y + f[1] * (ry + 0.8), 0.8, 'metal', 'detail-line');
}
