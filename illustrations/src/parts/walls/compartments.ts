import { cut } from '../../kit/geometry/cuts.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp } from '../../kit/geometry/points.ts';
import { cornered, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { plate } from './utilities.ts';
import { ventPlate } from './vents.ts';

export const bevel = (pen: Pen, outline: Shape) => {
  const b = outline.bbox();
  pen.path(cut.below(outline, b.y0 + Math.min(2.4, b.h * 0.2)), 'shade-from-bottom');
  pen.path(outline.inset(0.75), 'detail-line', 'half-line');
};

export type LatchKind = 'paddle' | 'thumb' | 'slam';

export function latch(pen: Pen, x: number, y: number, kind: LatchKind = 'paddle') {
  if (kind === 'paddle') {
    pen.path(rect(x - 1.9, y - 1.35, x + 1.9, y + 1.35, 0.55), 'gloss', 'edge-line');
    pen.path(rect(x - 1.35, y - 0.15, x + 1.35, y + 0.9, 0.3), 'dark-metal', 'detail-line');
    pen.path(line([x - 1.2, y + 0.7], [x + 1.2, y + 0.7]), 'gleam-1');
    pen.circle(x, y - 0.75, 0.32, 'metal');
  } else if (kind === 'thumb') {
    pen.concentric(x, y, [1.05, 'metal', 'edge-line'], [0.45, 'gloss']);
    pen.path(line([x - 0.35, y], [x + 0.35, y]), 'gleam-1');
  } else if (kind === 'slam') {
    pen.path(rect(x - 1.4, y - 2, x + 1.4, y + 2, 0.7), 'gloss', 'edge-line');
    pen.path(rect(x - 0.9, y - 1.4, x + 0.9, y + 0.4, 0.4), 'metal', 'detail-line');
    pen.circle(x, y + 1.15, 0.38, 'metal');
  }
}

export interface BayOptions {
  readonly meta?: RegionMeta | undefined;
  readonly base?: PaintName | undefined;
  readonly decals?: boolean | undefined;
  readonly hinge?: 'piano' | 'tabs' | 'side' | undefined;
  readonly hingeAt?: number | undefined;
  readonly inner?: number | undefined;
  readonly latch?: LatchKind | null | undefined;
  readonly at?: readonly number[] | undefined;
  readonly latchY?: number | undefined;
  readonly extra?: ((pen: Pen, outline: Shape, b: Bounds) => void) | undefined;
}

/** Compartment / baggage door. */
export function bay(view: View, id: string, title: string, outline: Shape, o: BayOptions = {}) {
  view.region(id, title, { ...o.meta }, (pen) => {
    pen.bodyPanel(outline, o.base ?? 'body');
    if (o.decals === false) pen.path(outline, o.base ?? 'body');
    bevel(pen, outline);
    pen.path(outline, 'part-line');
    const b = outline.bbox();
    if (o.hinge === 'piano') {
      const hg = rect(b.x0 + 2.2, b.y1 - 1, b.x1 - 2.2, b.y1 - 0.12, 0.2);
      pen.path(hg, 'metal', 'detail-line');
      let q = new Shape();
      for (let x = b.x0 + 5; x < b.x1 - 3; x += 3.4) q = q.add(line([x, b.y1 - 0.95], [x, b.y1 - 0.2]));
      pen.path(q, 'detail-line', 'half-line');
    } else pen.path(line([b.x0 + 2.4, b.y1 - 0.62], [b.x1 - 2.4, b.y1 - 0.62]), 'gleam-2');
    if (o.hinge === 'tabs')
      for (const t of [0.18, 0.82]) {
        const x = lerp(b.x0, b.x1, t);
        pen.path(rect(x - 1.7, b.y1 - 0.5, x + 1.7, b.y1 + 0.55, 0.3), 'metal', 'detail-line');
        pen.path(line([x - 1.5, b.y1], [x + 1.5, b.y1]), 'detail-line');
      }
    else if (o.hinge === 'side') {
      const x = o.hingeAt ?? b.x0;
      for (const t of [0.22, 0.78]) {
        const y = lerp(b.y0, b.y1, t);
        pen.path(rect(x - 0.55, y - 1.7, x + 0.55, y + 1.7, 0.3), 'metal', 'detail-line');
      }
    }
    if (o.inner) {
      const I = outline.inset(o.inner);
      pen.layers(I, ['shade-1'], ['detail-line', 'half-line']);
    }
    const k = o.latch ?? 'paddle';
    if (k)
      for (const t of o.at || (b.w > 26 ? [0.22, 0.78] : [0.5]))
        latch(pen, lerp(b.x0, b.x1, t), b.y0 + (o.latchY || 3.1), k);
    if (o.extra) o.extra(pen, outline, b);
    pen.hitArea(outline);
  });
}

/** Hose / cord ports: square plate with hinged lid. */
export function hatch(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { readonly part?: string } = {},
) {
  plate(view, id, title, x, y, w, h, {
    r: 1,
    ...o,
    draw: (pen, a, b) => {
      pen.path(
        rect(a - w / 2 + 0.9, b - h / 2 + 0.9, a + w / 2 - 0.9, b + h / 2 - 1.4, 0.6),
        'detail-line',
        'half-line',
      );
      pen.path(line([a - w / 2 + 0.8, b + h / 2 - 0.9], [a + w / 2 - 0.8, b + h / 2 - 0.9]), 'edge-line');
      pen.path(rect(a - 0.9, b - h / 2 + 0.5, a + 0.9, b - h / 2 + 1.2, 0.2), 'dark-metal', 'detail-line');
    },
  });
}

export interface ThumbHatchOptions {
  readonly mark?: ((pen: Pen, x: number, y: number) => void) | undefined;
}

/** Hinged cord / fill hatch: plate with lid line and thumb latch. */
export function thumbHatch(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  o: ThumbHatchOptions = {},
) {
  plate(view, id, title, x, y, w, h, {
    r: 1,
    ...o,
    draw: (pen, cx, cy) => {
      pen.path(
        rect(cx - w / 2 + 1, cy - h / 2 + 1, cx + w / 2 - 1, cy + h / 2 - 1.2, 0.7),
        'detail-line',
        'half-line',
      );
      pen.path(line([cx - w / 2 + 1.2, cy + h / 2 - 0.9], [cx + w / 2 - 1.2, cy + h / 2 - 0.9]), 'edge-line');
      latch(pen, cx, cy - h * 0.18, 'thumb');
      o.mark?.(pen, cx, cy);
    },
  });
}

/** Fuel station: hinged door with hose-reel window vent and gauge. */
export function fuelStation(
  view: View,
  id: string,
  title: string,
  s0: number,
  s1: number,
  h0: number,
  h1: number,
) {
  bay(view, id, title, rect(s0, h0, s1, h1, 2.2), {
    hinge: 'side',
    hingeAt: s0 + 0.4,
    latch: 'slam',
    at: [0.8],
    latchY: 4,
    meta: {},
    extra: (pen, _F, b) => {
      const W = rect(b.x0 + 4.4, b.y1 - 11.4, b.x0 + 15.2, b.y1 - 3.2, 1);
      pen.path(W, 'gloss', 'edge-line');
      pen.path(W.inset(0.5), 'dark-gleam-1');
      pen.path(rect(b.x0 + 5.6, b.y1 - 6.9, b.x0 + 14, b.y1 - 4.4, 0.4), 'glass', 'dark-gleam-1');
      for (let i = 0; i < 5; i++)
        pen.path(
          line([b.x0 + 6.4 + i * 1.7, b.y1 - 6.1], [b.x0 + 6.4 + i * 1.7, b.y1 - 5.2]),
          'dark-gleam-2',
        );
      for (const dx of [6.6, 9.8, 13]) pen.circle(b.x0 + dx, b.y1 - 9.2, 0.8, 'dark-metal', 'detail-line');
      // flame-free label, drawn as a plain tank pictogram
      const x = b.x0 + 9,
        y = b.y0 + 5;
      pen.path(rect(x - 2.4, y - 1.8, x + 1, y + 2.6, 0.5), 'edge-line', 'half-line');
      pen.path(
        cornered(
          [x + 1, y - 0.6, 0, x + 2.4, y - 0.6, 0.6, x + 2.4, y + 1.4, 0.4, x + 1.6, y + 2.2, 0],
          false,
        ),
        'edge-line',
        'half-line',
      );
      pen.path(rect(x - 1.7, y + 0.6, x + 0.3, y + 1.9, 0.2), 'shade-3');
    },
  });
}

/** Generator door with a big louver field. */
export function genDoor(
  view: View,
  id: string,
  title: string,
  s0: number,
  s1: number,
  h0: number,
  h1: number,
  base: PaintName = 'body',
) {
  view.region(id, title, (pen) => {
    const outline = rect(s0, h0, s1, h1, 2.2),
      w = s1 - s0,
      h = h1 - h0;
    pen.bodyPanel(outline, base);
    pen.path(cut.below(outline, h0 + 2.4), 'shade-from-bottom');
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.75), 'detail-line', 'half-line');
    pen.path(rect(s0 + 2.2, h1 - 1, s1 - 2.2, h1 - 0.12, 0.2), 'metal', 'detail-line');
    ventPlate(pen, s0 + w * 0.14, h0 + h * 0.32, s1 - w * 0.14, h1 - h * 0.16, 1.25);
    for (const t of w > 24 ? [0.22, 0.78] : [0.5])
      latch(pen, lerp(s0, s1, t), h0 + Math.min(3.1, h * 0.16), 'paddle');
    pen.hitArea(outline).calloutAt((s0 + s1) / 2, lerp(h0, h1, 0.55));
  });
}
