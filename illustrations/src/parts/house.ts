import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp } from '../kit/points.ts';
import { line, poly, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { rng } from './noise.ts';

export interface SidingOptions {
  readonly exp?: number | undefined;
  readonly y?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly tint?: PaintName | null | undefined;
  readonly a?: number | undefined;
  readonly seed?: number | undefined;
  readonly joints?: boolean | undefined;
}

/** lap siding over a shape: butt line, crisp shadow below, lit edge above */
export function siding(r: Pen, F: Shape, o: SidingOptions) {
  const { x0, x1, y0, y1 } = F.bbox(),
    e = o.exp || 5,
    base = o.y ?? y0;
  r.p(F, o.base ?? 'body');
  if (o.tint !== null) r.p(F, o.tint ?? 'accent-1', { fillOpacity: o.a ?? 0.5 });
  r.clip(F, () => {
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
    r.p(s, 'shade-2');
    r.p(l, 'detail-line', 'half-line');
    r.p(w, 'gleam-1');
    r.p(j, 'detail-line', 'faint-line');
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

/** asphalt shingles (elevation of one slope, or plan) */
export function shingles(r: Pen, F: Shape, o: ShinglesOptions = {}) {
  const b = F.bbox(),
    e = o.exp || 4.4,
    R = rng(o.seed || 5),
    tab = o.tab || 9;
  r.p(F, o.base ?? 'accent-2');
  r.clip(F, () => {
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
    r.p(d, 'shade-2');
    r.p(w, 'light-1');
    r.p(t, 'detail-line', 'faint-line');
    r.p(c, 'detail-line', 'half-line');
    r.p(c, 'dark-gleam-1', { shift: [0, o.plan ? 0.4 : -0.32] });
    if (o.light) r.p(F, o.light);
  });
}

export interface MetalRoofOptions {
  readonly pitch?: number | undefined;
  readonly base?: PaintName | undefined;
}

/** raised-rib metal roofing, ribs vertical on the page */
export function metalRoof(r: Pen, F: Shape, o: MetalRoofOptions = {}) {
  const b = F.bbox(),
    p = o.pitch || 9;
  r.p(F, o.base ?? 'accent-2');
  r.clip(F, () => {
    let q = new Shape(),
      w = new Shape(),
      s = new Shape();
    for (let x = b.x0 + p / 2; x < b.x1; x += p) {
      q = q.add(line([x, b.y0], [x, b.y1]));
      w = w.add(line([x - 0.3 * r.v.dir, b.y0], [x - 0.3 * r.v.dir, b.y1]));
      s = s.add(rect(x, b.y0, x + 0.9 * r.v.dir, b.y1));
    }
    r.p(s, 'shade-3');
    r.p(w, 'dark-gleam-2');
    r.p(q, 'detail-line');
  });
}

/** draw fn shifted along the vehicle */
export function shift(v: View, dx: number, dy: number, fn: () => void) {
  const m = v.map;
  v.map = (x: number, y: number) => m(x + dx, y + dy);
  fn();
  v.map = m;
}

export interface ShutterOptions {
  readonly callout?: boolean | undefined;
}

/** pair of louvered shutters */
export function shutter(
  v: View,
  id: string,
  title: string,
  s0: number,
  s1: number,
  h0: number,
  h1: number,
  o: ShutterOptions = {},
) {
  v.region(id, title, { part: 'shutter', cat: 'house', callout: o.callout }, (r) => {
    const F = rect(s0, h0, s1, h1, 0.3);
    r.cast(F, 0.7, 0.9, 3, 'shade-1');
    r.p(F, 'accent-2', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.4), 'dark-gleam-1');
    const m = (h0 + h1) / 2;
    for (const [a, b] of [
      [h0 + 2, m - 1],
      [m + 1, h1 - 2],
    ] as const) {
      const P = rect(s0 + 1.7, a, s1 - 1.7, b, 0.2);
      r.p(P, 'shade-2');
      let q = new Shape(),
        w = new Shape();
      for (let y = a + 1.3; y < b; y += 1.3) {
        q = q.add(line([s0 + 1.7, y], [s1 - 1.7, y]));
        w = w.add(line([s0 + 1.7, y - 0.3], [s1 - 1.7, y - 0.3]));
      }
      r.p(q, 'detail-line', 'half-line');
      r.p(w, 'dark-gleam-1');
      r.p(P, 'detail-line');
    }
    r.hit(F);
  });
}

export interface DownspoutOptions {
  readonly k?: number | undefined;
  readonly at?: number | undefined;
}

/** rectangular downspout with offsets at head and foot */
export function downspout(
  v: View,
  id: string,
  title: string,
  x: number,
  y1: number,
  o: DownspoutOptions = {},
) {
  v.region(id, title, { part: 'downspout', cat: 'house' }, (r) => {
    const F = rect(x - 1.3, 7, x + 1.3, y1, 0.3);
    r.p(rect(x + 1.3 * v.dir, 7, x + 2.3 * v.dir, y1 - 2), 'shade-2');
    r.p(F, 'plastic');
    r.p(F, 'standing-cylinder');
    r.p(F, 'edge-line');
    const E = poly([
      [x - 1.3, 8],
      [x - 1.3, 5.4, 1.2],
      [x - 4.6 * (o.k ?? 1), 2.6, 0.3],
      [x - 4 * (o.k ?? 1), 0.6, 0.3],
      [x + 1.3, 3.4, 2],
      [x + 1.3, 8],
    ]);
    r.p(E, 'plastic', 'edge-line');
    r.p(E, 'diagonal-bevel');
    for (const t of [0.16, 0.55, 0.9]) {
      const y = lerp(7, y1, t);
      r.p(rect(x - 1.7, y - 0.6, x + 1.7, y + 0.6, 0.2), 'dark-plastic', 'detail-line');
    }
    r.hit(
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
    r.at(x, o.at ?? 52);
  });
}

export interface SkirtingOptions {
  readonly pitch?: number | undefined;
}

/** ribbed vinyl skirting */
export function skirting(r: Pen, F: Shape, o: SkirtingOptions = {}) {
  const b = F.bbox(),
    p = o.pitch || 5.6;
  r.p(F, 'skirt');
  let q = new Shape(),
    w = new Shape();
  const n = Math.round(b.w / p);
  for (let i = 1; i < n; i++) {
    const x = lerp(b.x0, b.x1, i / n);
    q = q.add(line([x, b.y0 + 1.4], [x, b.y1]));
    w = w.add(line([x + 0.4 * r.v.dir, b.y0 + 1.4], [x + 0.4 * r.v.dir, b.y1]));
  }
  r.p(q, 'detail-line', 'half-line');
  r.p(w, 'gleam-1');
  r.p(rect(b.x0, b.y1 - 5, b.x1, b.y1), 'shade-from-top');
  r.p(rect(b.x0, b.y0, b.x1, b.y0 + 6), 'shade-from-bottom');
  r.p(rect(b.x0, b.y0, b.x1, b.y0 + 1.3), 'dark-plastic', 'detail-line');
}
