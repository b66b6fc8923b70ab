import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs } from '../../kit/geometry/points.ts';
import { line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { rng } from '../layout/noise.ts';

export interface SidingOptions {
  readonly exp?: number | undefined;
  readonly y?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly tint?: PaintName | null | undefined;
  readonly a?: number | undefined;
  readonly seed?: number | undefined;
  readonly joints?: boolean | undefined;
}

/** Lap siding over a shape: butt line, crisp shadow below, lit edge above. */
export function siding(pen: Pen, outline: Shape, o: SidingOptions) {
  const { x0, x1, y0, y1 } = outline.bbox(),
    e = o.exp || 5,
    base = o.y ?? y0;
  pen.path(outline, o.base ?? 'body');
  if (o.tint !== null) pen.path(outline, o.tint ?? 'accent-1', { fillOpacity: o.a ?? 0.5 });
  pen.within(outline, () => {
    let s = new Shape(),
      l = new Shape(),
      w = new Shape(),
      j = new Shape();
    const R = rng(o.seed || 11);
    for (let y = base + e; y < y1 + e; y += e) {
      s = s.add(rect(x0, y - 1, x1, y));
      l = l.add(line([x0, y], [x1, y]));
      w = w.add(line([x0, y + 0.36], [x1, y + 0.36]));
      if (o.joints !== false)
        for (let x = x0 + R() * 150 + 14; x < x1; x += 110 + R() * 90) j = j.add(line([x, y], [x, y + e]));
    }
    pen.path(s, 'shade-2');
    pen.path(l, 'detail-line', 'half-line');
    pen.path(w, 'gleam-1');
    pen.path(j, 'detail-line', 'faint-line');
  });
}

export interface ShinglesOptions {
  readonly exp?: number | undefined;
  readonly seed?: number | undefined;
  readonly tab?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly plan?: boolean | undefined;
  readonly light?: PaintName | undefined;
}

/** Asphalt shingles (elevation of one slope, or plan). */
export function shingles(pen: Pen, outline: Shape, o: ShinglesOptions = {}) {
  const b = outline.bbox(),
    e = o.exp || 4.4,
    R = rng(o.seed || 5),
    tab = o.tab || 9;
  pen.path(outline, o.base ?? 'accent-2');
  pen.within(outline, () => {
    let c = new Shape(),
      t = new Shape(),
      d = new Shape(),
      w = new Shape(),
      n = 0;
    for (let y = b.y0; y < b.y1; y += e, n++) {
      c = c.add(line([b.x0, y], [b.x1, y]));
      for (let x = b.x0 - R() * tab + (n % 2) * tab * 0.5; x < b.x1; x += tab * (0.75 + R() * 0.5)) {
        t = t.add(line([x, y], [x, y + e]));
        const k = R();
        if (k < 0.09) d = d.add(rect(x, y, x + tab * 0.8, y + e));
        else if (k > 0.93) w = w.add(rect(x, y, x + tab * 0.8, y + e));
      }
    }
    pen.path(d, 'shade-2');
    pen.path(w, 'light-1');
    pen.path(t, 'detail-line', 'faint-line');
    pen.layers(c, ['detail-line', 'half-line'], ['dark-gleam-1', { shift: [0, o.plan ? 0.4 : -0.32] }]);
    if (o.light) pen.path(outline, o.light);
  });
}

export interface MetalRoofOptions {
  readonly pitch?: number | undefined;
  readonly base?: PaintName | undefined;
}

/** Raised-rib metal roofing, ribs vertical on the page. */
export function metalRoof(pen: Pen, outline: Shape, o: MetalRoofOptions = {}) {
  const b = outline.bbox(),
    p = o.pitch || 9;
  pen.path(outline, o.base ?? 'accent-2');
  pen.within(outline, () => {
    let q = new Shape(),
      w = new Shape(),
      s = new Shape();
    for (let x = b.x0 + p / 2; x < b.x1; x += p) {
      q = q.add(line([x, b.y0], [x, b.y1]));
      w = w.add(line([x - 0.3 * pen.view.direction, b.y0], [x - 0.3 * pen.view.direction, b.y1]));
      s = s.add(rect(x, b.y0, x + 0.9 * pen.view.direction, b.y1));
    }
    pen.path(s, 'shade-3');
    pen.path(w, 'dark-gleam-2');
    pen.path(q, 'detail-line');
  });
}

/** Draws something shifted along the vehicle. */
export function shift(view: View, dx: number, dy: number, fn: () => void) {
  const m = view.map;
  view.map = (x: number, y: number) => m(x + dx, y + dy);
  fn();
  view.map = m;
}

/** Pair of louvered shutters. */
export function shutter(
  view: View,
  id: string,
  title: string,
  s0: number,
  s1: number,
  h0: number,
  h1: number,
  o: RegionMeta = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = rect(s0, h0, s1, h1, 0.3);
    pen.shadow(outline, 0.7, 0.9, 3, 'shade-1');
    pen.layers(outline, ['accent-2', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.4), 'dark-gleam-1');
    const m = (h0 + h1) / 2;
    for (const [a, b] of pairs([h0 + 2, m - 1, m + 1, h1 - 2])) {
      const P = rect(s0 + 1.7, a, s1 - 1.7, b, 0.2);
      pen.path(P, 'shade-2');
      let q = new Shape(),
        w = new Shape();
      for (let y = a + 1.3; y < b; y += 1.3) {
        q = q.add(line([s0 + 1.7, y], [s1 - 1.7, y]));
        w = w.add(line([s0 + 1.7, y - 0.3], [s1 - 1.7, y - 0.3]));
      }
      pen.path(q, 'detail-line', 'half-line');
      pen.path(w, 'dark-gleam-1');
      pen.path(P, 'detail-line');
    }
    pen.hitArea(outline);
  });
}

export interface DownspoutOptions {
  readonly k?: number | undefined;
  readonly at?: number | undefined;
}

/** Rectangular downspout with offsets at head and foot. */
export function downspout(
  view: View,
  id: string,
  title: string,
  x: number,
  y1: number,
  o: DownspoutOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = rect(x - 1.3, 7, x + 1.3, y1, 0.3);
    pen.path(rect(x + 1.3 * view.direction, 7, x + 2.3 * view.direction, y1 - 2), 'shade-2');
    pen.layers(outline, ['plastic'], ['standing-cylinder'], ['edge-line']);
    const E = poly([
      [x - 1.3, 8],
      [x - 1.3, 5.4, 1.2],
      [x - 4.6 * (o.k ?? 1), 2.6, 0.3],
      [x - 4 * (o.k ?? 1), 0.6, 0.3],
      [x + 1.3, 3.4, 2],
      [x + 1.3, 8],
    ]);
    pen.layers(E, ['plastic', 'edge-line'], ['diagonal-bevel']);
    for (const t of [0.16, 0.55, 0.9]) {
      const y = lerp(7, y1, t);
      pen.path(rect(x - 1.7, y - 0.6, x + 1.7, y + 0.6, 0.2), 'dark-plastic', 'detail-line');
    }
    pen.hitArea(
      poly([
        [x - 1.8, y1],
        [x + 1.8, y1],
        [x + 1.8, 3],
        [x - 4.8 * (o.k ?? 1), 0.4],
        [x - 4.8 * (o.k ?? 1), 2.8],
        [x - 1.8, 6],
      ]),
      true,
    );
    pen.calloutAt(x, o.at ?? 52);
  });
}

export interface SkirtingOptions {
  readonly pitch?: number | undefined;
}

/** Ribbed vinyl skirting. */
export function skirting(pen: Pen, outline: Shape, o: SkirtingOptions = {}) {
  const b = outline.bbox(),
    p = o.pitch || 5.6;
  pen.path(outline, 'skirt');
  let q = new Shape(),
    w = new Shape();
  const n = Math.round(b.w / p);
  for (let i = 1; i < n; i++) {
    const x = lerp(b.x0, b.x1, i / n);
    q = q.add(line([x, b.y0 + 1.4], [x, b.y1]));
    w = w.add(line([x + 0.4 * pen.view.direction, b.y0 + 1.4], [x + 0.4 * pen.view.direction, b.y1]));
  }
  pen.path(q, 'detail-line', 'half-line');
  pen.path(w, 'gleam-1');
  pen.path(rect(b.x0, b.y1 - 5, b.x1, b.y1), 'shade-from-top');
  pen.path(rect(b.x0, b.y0, b.x1, b.y0 + 6), 'shade-from-bottom');
  pen.path(rect(b.x0, b.y0, b.x1, b.y0 + 1.3), 'dark-plastic', 'detail-line');
}
