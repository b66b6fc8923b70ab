import { ellipse } from '../kit/curves.ts';
import type { Bounds } from '../kit/flatten.ts';
import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp, type Point } from '../kit/points.ts';
import { box, line, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { edgeStrip, type Face, sideMoved } from './plan.ts';

export interface CabinetOptions {
  readonly part?: string | undefined;
  readonly callout?: boolean | undefined;
  readonly r?: number | undefined;
  readonly cls?: PaintName | undefined;
  readonly tall?: boolean | undefined;
  readonly n?: number | undefined;
  readonly draw?: ((r: Pen, b: Bounds) => void) | undefined;
  readonly at?: Point | undefined;
}

/** base cabinet body: front edge given by side ('n','s','e','w' = where the doors face) */
export function cabinet(
  v: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  face: Face,
  o: CabinetOptions = {},
) {
  v.region(id, title, { part: o.part || 'cabinet', cat: 'int', callout: o.callout }, (r) => {
    const F = box(x0, y0, x1, y1, o.r ?? 0.4),
      b = F.bbox();
    r.cast(F, 0.9, 1.3, 3);
    r.p(F, o.cls ?? 'dark-plastic');
    r.p(F, 'diagonal-bevel', { opacity: 0.55 });
    if (o.tall) {
      r.p(line([b.x0, b.y0], [b.x1, b.y1]), 'detail-line', 'faint-line');
      r.p(line([b.x0, b.y1], [b.x1, b.y0]), 'detail-line', 'faint-line');
    }
    const hz = face === 'n' || face === 's',
      L = hz ? b.w : b.h,
      n = o.n || Math.max(1, Math.round(L / 18));
    const fr = edgeStrip(b, face, 1.1);
    r.p(fr, 'wood', 'detail-line');
    const k = fr.bbox();
    let q = new Shape();
    for (let i = 1; i < n; i++)
      q = q.add(
        hz
          ? line([lerp(b.x0, b.x1, i / n), k.y0], [lerp(b.x0, b.x1, i / n), k.y1])
          : line([k.x0, lerp(b.y0, b.y1, i / n)], [k.x1, lerp(b.y0, b.y1, i / n)]),
      );
    r.p(q, 'edge-line');
    pulls(r, b, k, n, face);
    if (o.draw) o.draw(r, b);
    r.p(F, 'part-line');
    r.hit(sideMoved(b, face, 0.6));
    if (o.at) r.at(...o.at);
  });
}

/** One pull per door, just in front of it. */
function pulls(r: Pen, b: Bounds, k: Bounds, n: number, face: Face) {
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
  r.p(p, { stroke: 'gloss-2', width: 0.5 });
}

export interface OverheadOptions {
  readonly callout?: boolean | undefined;
  readonly n?: number | undefined;
  readonly at?: Point | undefined;
}

/** overhead cabinets: dashed outline above a counter or sofa */
export function overhead(
  v: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: OverheadOptions = {},
) {
  v.region(id, title, { part: 'overhead-cabinet', cat: 'int', callout: o.callout }, (r) => {
    const F = box(x0, y0, x1, y1, 0.3),
      b = F.bbox();
    r.p(F, 'light-1', { fillOpacity: 0.18 });
    r.p(F, 'edge-line', { dash: [2.2, 1.3] });
    const n = o.n || Math.max(1, Math.round(Math.max(b.w, b.h) / 20));
    let q = new Shape();
    for (let i = 1; i < n; i++)
      q = q.add(
        b.w > b.h
          ? line([lerp(b.x0, b.x1, i / n), b.y0], [lerp(b.x0, b.x1, i / n), b.y1])
          : line([b.x0, lerp(b.y0, b.y1, i / n)], [b.x1, lerp(b.y0, b.y1, i / n)]),
      );
    r.p(q, 'detail-line', { dash: [1.2, 1], strokeOpacity: 0.6 });
    r.hit(F);
    if (o.at) r.at(...o.at);
  });
}

export interface CounterOptions {
  readonly at?: Point | undefined;
}

/** countertop slab over the cabinet */
export function counter(v: View, id: string, title: string, F: Shape, o: CounterOptions = {}) {
  v.region(id, title, { part: 'countertop', cat: 'int' }, (r) => {
    const b = F.bbox();
    r.cast(F, 0.8, 1.2, 3);
    r.p(F, 'accent-1');
    r.p(F, 'diagonal-bevel');
    r.clip(F, (q) => {
      let z = new Shape(),
        i = 0;
      for (let y = b.y0 + 2; y < b.y1; y += 3.7)
        for (let x = b.x0 + 1 + (i++ % 3) * 2.1; x < b.x1; x += 6.3)
          z = z.add(line([x, y], [x + 0.5, y + 0.3]));
      q.p(z, 'detail-line', { strokeOpacity: 0.22 });
    });
    r.p(F, 'part-line');
    if (F.verts) r.p(F.inset(0.55), 'gleam-1');
    r.hit(F);
    if (o.at) r.at(...o.at);
  });
}

export interface SinkOptions {
  readonly bowls?: number | undefined;
  readonly faucet?: number | undefined;
}

export function sink(
  v: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  o: SinkOptions = {},
) {
  v.region(id, title, { part: 'sink', cat: 'int' }, (r) => {
    const F = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, 1.6);
    r.p(F, 'metal');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'edge-line');
    const n = o.bowls || 1,
      bw = (w - 2 - (n - 1) * 1) / n,
      fy = o.faucet ?? 1;
    for (let i = 0; i < n; i++) {
      const a = x - w / 2 + 1 + i * (bw + 1),
        B = rect(a, y - h / 2 + (fy > 0 ? 1 : 2.6), a + bw, y + h / 2 - (fy > 0 ? 2.6 : 1), 1.8),
        q = B.bbox();
      r.p(B, 'dark-metal');
      r.p(B, 'shade-from-top');
      r.p(B, 'edge-line');
      r.p(B.inset(0.8), 'gleam-1');
      r.c(q.cx, q.cy, 1, 'metal', 'detail-line');
      r.c(q.cx, q.cy, 0.45, 'void');
    }
    const ty = y + fy * (h / 2 - 1.3);
    r.c(x, ty, 0.9, 'metal', 'edge-line');
    r.tube(line([x, ty], [x, y + fy * 1]), 0.8);
    for (const d of [-2, 2]) r.c(x + d, ty, 0.5, 'metal', 'detail-line');
    r.hit(F);
  });
}

/** vanity: cabinet with its own top slab drawn in */
export const slabTop =
  (pad = 1.5, face: Face = 'n') =>
  (r: Pen, b: Bounds) => {
    const F = sideMoved(b, face, -pad, 0.8);
    r.p(F, 'accent-1');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'edge-line');
    r.p(F.inset(0.5), 'gleam-1');
  };

export interface LavOptions {
  readonly f?: Point | undefined;
}

/** oval vanity bowl */
export function lav(
  v: View,
  id: string,
  title: string,
  x: number,
  y: number,
  rx = 7,
  ry = 5,
  o: LavOptions = {},
) {
  v.region(id, title, { part: 'lavatory', cat: 'int' }, (r) => {
    lavArt(r, x, y, rx, ry, o.f);
    r.hit(ellipse(x, y, rx + 1.2, ry + 1.2));
  });
}

/** The bowl by itself, for a vanity that is one part with it; the faucet stands toward f. */
export function lavArt(r: Pen, x: number, y: number, rx: number, ry: number, f: Point = [0, 1]) {
  const F = ellipse(x, y, rx, ry);
  r.p(F, 'plastic');
  r.p(F, 'sphere', { opacity: 0.5 });
  r.p(F, 'edge-line');
  r.p(ellipse(x, y, rx - 1, ry - 1), 'shade-2');
  r.p(ellipse(x, y, rx - 1, ry - 1), 'detail-line');
  r.c(x, y, 0.8, 'metal', 'detail-line');
  r.tube(
    line([x + f[0] * (rx + 0.6), y + f[1] * (ry + 0.6)], [x + f[0] * rx * 0.35, y + f[1] * ry * 0.35]),
    0.7,
  );
  r.c(x + f[0] * (rx + 0.8), y + f[1] * (ry + 0.8), 0.8, 'metal', 'detail-line');
}
