import { cut } from '../../kit/geometry/cuts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import { type Extents, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sideBox } from '../layout/mirrored.ts';

export interface MarkerOptions {
  readonly lens?: PaintName | undefined;
  readonly base?: PaintName | undefined;
  readonly callout?: boolean | undefined;
}

type Size = readonly [width: number, height: number];

export function marker(
  view: View,
  id: string,
  title: string,
  [x, y]: Point,
  [w, h]: Size = [4, 1.5],
  o: MarkerOptions = {},
) {
  const lens = o.lens ?? 'amber';
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = rect(
      x - w / 2 - 0.45,
      y - h / 2 - 0.45,
      x + w / 2 + 0.45,
      y + h / 2 + 0.45,
      ((h + 0.9) / 2) * 0.8,
    );
    pen.path(outline, o.base ?? 'plastic', 'edge-line');
    const L = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, (h / 2) * 0.85);
    pen.layers(L, [lens, 'detail-line'], ['bevel']);
    pen.path(line([x - w * 0.28, y + h * 0.2], [x + w * 0.05, y + h * 0.2]), 'gleam-1');
    pen.hitArea(rect(x - w / 2 - 1, y - h / 2 - 1, x + w / 2 + 1, y + h / 2 + 1, 1));
  });
}

export function redMarker(view: View, id: string, title: string, place: Point, size?: Size) {
  marker(view, id, title, place, size, { lens: 'red' });
}

export interface IdentificationOptions {
  readonly title?: string | undefined;
  readonly base?: PaintName | undefined;
  /** The light that is numbered for all of them. */
  readonly callout?: number | undefined;
}

/** The group of identification lights at one end: amber in front, red behind. */
export function identificationLights(
  view: View,
  end: 'front' | 'rear',
  places: readonly Point[],
  size: Size,
  o: IdentificationOptions = {},
) {
  const lens = end === 'front' ? 'amber' : 'red';
  const title = o.title ?? `Identification light (${lens})`;
  places.forEach((place, i) =>
    marker(view, `light.id-${end}-${i + 1}`, title, place, size, {
      lens,
      base: o.base,
      callout: i === (o.callout ?? 1),
    }),
  );
}

export interface LampOptions {
  readonly callout?: boolean | undefined;
  readonly r?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly segs?: readonly (readonly [number, number, PaintName])[] | undefined;
  readonly m?: number | undefined;
  readonly hitPad?: number | undefined;
}

/** LED strip tail / ID lamps. */
export function lamp(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  lens: PaintName,
  o: LampOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, o.r ?? Math.min(w, h) * 0.3);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.path(outline, o.base ?? 'gloss', 'part-line');
    const segs = o.segs || [[0, 1, lens]],
      m = o.m ?? 0.7;
    const vert = h >= w;
    for (const [a, b, c] of segs) {
      const L = vert
        ? rect(
            x - w / 2 + m,
            lerp(y - h / 2 + m, y + h / 2 - m, a) + 0.15,
            x + w / 2 - m,
            lerp(y - h / 2 + m, y + h / 2 - m, b) - 0.15,
            0.6,
          )
        : rect(
            lerp(x - w / 2 + m, x + w / 2 - m, a) + 0.15,
            y - h / 2 + m,
            lerp(x - w / 2 + m, x + w / 2 - m, b) - 0.15,
            y + h / 2 - m,
            0.6,
          );
      pen.layers(L, [c, 'detail-line'], ['bevel']);
      const bb = L.bbox();
      let q = new Shape();
      if (vert) for (let yy = bb.y0 + 1.2; yy < bb.y1; yy += 1.2) q = q.add(line([bb.x0, yy], [bb.x1, yy]));
      else for (let xx = bb.x0 + 1.2; xx < bb.x1; xx += 1.2) q = q.add(line([xx, bb.y0], [xx, bb.y1]));
      pen.path(q, 'dark-gleam-1');
    }
    const hm = o.hitPad ?? 0.5;
    pen.hitArea(rect(x - w / 2 - hm, y - h / 2 - hm, x + w / 2 + hm, y + h / 2 + hm, 1));
  });
}

export interface HeadlampFrontOptions {
  readonly turn: number;
  readonly y: number;
  readonly cells: readonly Point[];
}

/** Van headlamp, front view: s = ±1. Low/high projector chambers, turn signal outboard. */
export function headlampFront(pen: Pen, s: number, outline: Shape, o: HeadlampFrontOptions) {
  pen.path(outline, 'gloss', 'part-line');
  const I = outline.inset(0.7);
  pen.path(I, 'lens');
  pen.within(I, () => {
    pen.path(I, 'bevel');
    pen.layers(sideBox(s, o.turn, o.y - 9, o.turn + 14, o.y + 9), ['light-amber'], ['bevel']);
    pen.path(line([s * o.turn, o.y - 8], [s * o.turn, o.y + 8]), 'edge-line');
    for (const [x, R] of o.cells) {
      pen.concentric(s * x, o.y, [R, 'dark-metal', 'edge-line'], [R, 'sphere']);
      pen.circle(s * x, o.y, R * 0.66, 'glass', 'detail-line');
      pen.circle(s * x - R * 0.22, o.y + R * 0.24, R * 0.2, 'light-3');
    }
  });
  pen.path(I, 'edge-line');
}

export interface FloodLightOptions {
  readonly callout?: boolean | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
}

/** LED loading / scene light. */
export function floodLight(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  o: FloodLightOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const w = o.w || 6,
      h = o.h || 3.4,
      outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, 0.7);
    pen.shadow(outline, 0.4, 0.7, 2);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(outline.inset(0.35), 'dark-gleam-1');
    const I = outline.inset(0.75),
      b = I.bbox();
    pen.path(I, 'lens', 'detail-line');
    const n = Math.round(b.w / 1.5);
    for (let i = 0; i < n; i++) {
      const cx = lerp(b.x0, b.x1, (i + 0.5) / n);
      pen.circle(cx, y, Math.min(0.62, b.h * 0.4), 'dark-plastic', 'detail-line');
      pen.circle(cx, y, 0.22, 'light-amber');
    }
    pen.path(cut.above(I, b.y1 - b.h * 0.4), 'light-3');
    pen.hitArea(rect(x - w / 2 - 0.6, y - h / 2 - 0.6, x + w / 2 + 0.6, y + h / 2 + 0.6, 1));
  });
}

/** A porch light beside or above a door. */
export function porchLight(view: View, housing: Extents, lens: Extents, [dx, dy]: Point = [0.4, 0.6]): void {
  view.region('light.porch', 'Porch light', (pen) => {
    const outline = rect(...housing, 1.2);
    pen.shadow(outline, dx, dy, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.layers(rect(...lens, 0.9), ['lens', 'detail-line'], ['bevel']);
    pen.hitArea(outline);
  });
}

/** A tail light seen edge on from a side. */
export function tailLightEdge(view: View, [x0, y0, x1, y1]: Extents): void {
  view.region('light.tail', 'Tail-light assembly (edge)', (pen) => {
    const outline = rect(x0, y0, x1, y1, 0.6);
    pen.path(outline, 'red', 'edge-line');
    pen.hitArea(outline, true);
  });
}
