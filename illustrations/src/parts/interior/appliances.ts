import { box, line, rect, type Shape, spline } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { edgeStrip, type PlanFace, grid, sideMoved, union } from '../layout/plan.ts';

/** Cooktop over range, face 's' or 'n' = where the knobs are. */
export function cooktop(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  face: PlanFace = 's',
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.8),
      b = outline.bbox();
    pen.shadow(outline, 0.7, 1, 2);
    pen.layers(outline, ['metal'], ['diagonal-bevel'], ['part-line']);
    const hz = face === 'n' || face === 's';
    const T = outline.inset(1.1).bbox(),
      glass = sideMoved(T, face, -2.4, 1),
      q = glass.bbox();
    pen.layers(glass, ['gloss'], ['edge-line']);
    pen.path(
      cut.slab(glass, 1, -0.5, q.cx - 0.5 * q.cy - q.w * 0.3, q.cx - 0.5 * q.cy - q.w * 0.12),
      'light-1',
    );
    const R = Math.min(q.w, q.h) * 0.17,
      pos: readonly Point[] = hz
        ? pairs([0.27, 0.7, 0.73, 0.7, 0.5, 0.26])
        : pairs([0.3, 0.27, 0.3, 0.73, 0.74, 0.5]);
    for (const [i, j] of pos) {
      const x = lerp(q.x0, q.x1, i),
        y = lerp(q.y0, q.y1, face === 'n' ? 1 - j : j);
      pen.concentric(x, y, [R, 'dark-gleam-2'], [R * 0.5, 'dark-metal', 'detail-line']);
      for (const [a, c] of pairs([1, 0, 0, 1]))
        pen.path(line([x - a * R * 1.35, y - c * R * 1.35], [x + a * R * 1.35, y + c * R * 1.35]), {
          stroke: 'metal-2',
          width: 0.45,
          strokeOpacity: 0.7,
        });
    }
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const [x, y] =
        face === 's'
          ? [lerp(b.x0, b.x1, t), b.y0 + 1.7]
          : face === 'n'
            ? [lerp(b.x0, b.x1, t), b.y1 - 1.7]
            : face === 'w'
              ? [b.x0 + 1.7, lerp(b.y0, b.y1, t)]
              : [b.x1 - 1.7, lerp(b.y0, b.y1, t)];
      pen.concentric(x, y, [0.75, 'gloss', 'detail-line'], [0.3, 'dark-metal']);
    }
    pen.hitArea(outline);
  });
}

export interface FridgeOptions {
  readonly n?: number | undefined;
  readonly icon?: 'snow' | 'drum' | undefined;
  readonly dx?: number | undefined;
}

/** Tall appliance (refrigerator, washer): front on face, doors n. */
export function fridge(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  face: PlanFace = 's',
  o: FridgeOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.6),
      b = outline.bbox();
    pen.shadow(outline, 1, 1.5, 3);
    pen.layers(outline, ['metal'], ['diagonal-bevel'], ['part-line']);
    const hz = face === 'n' || face === 's',
      n = o.n ?? 2;
    const D = edgeStrip(b, face, 2.2, 0.6, 0.3, 0.5);
    pen.layers(D, ['dark-metal'], [hz ? 'bevel' : 'standing-cylinder', { opacity: 0.7 }], ['edge-line']);
    const k = D.bbox();
    if (n > 1)
      pen.path(hz ? line([b.cx, k.y0], [b.cx, k.y1]) : line([k.x0, b.cy], [k.x1, b.cy]), 'edge-line');
    const I = outline.inset(3.4);
    pen.layers(I, ['detail-line', 'half-line'], ['shade-1']);
    const ib = I.bbox();
    applianceGlyph(pen, ib, o.icon);
    const hs = n > 1 ? [-1.4, 1.4] : [(hz ? b.w : b.h) * 0.32];
    for (const e of hs)
      pen.tube(
        hz
          ? line(
              [b.cx + e, face === 's' ? k.y0 - 0.5 : k.y1 + 0.5],
              [b.cx + e + (n > 1 ? e * 0.4 : 1.8), face === 's' ? k.y0 - 0.5 : k.y1 + 0.5],
            )
          : line(
              [face === 'w' ? k.x0 - 0.5 : k.x1 + 0.5, b.cy + e],
              [face === 'w' ? k.x0 - 0.5 : k.x1 + 0.5, b.cy + e + (n > 1 ? e * 0.4 : 1.8)],
            ),
        0.6,
      );
    pen.hitArea(sideMoved(b, face, 1.3)).calloutAt(b.cx + (o.dx || 0), b.cy);
  });
}

function applianceGlyph(pen: Pen, ib: Bounds, icon: FridgeOptions['icon']) {
  if (icon === 'snow') {
    pen.path(
      union(
        line([ib.cx - 3, ib.cy], [ib.cx + 3, ib.cy]),
        line([ib.cx - 1.5, ib.cy - 2.6], [ib.cx + 1.5, ib.cy + 2.6]),
        line([ib.cx + 1.5, ib.cy - 2.6], [ib.cx - 1.5, ib.cy + 2.6]),
      ),
      'edge-line',
      'half-line',
    );
  } else if (icon === 'drum') {
    pen.circle(ib.cx, ib.cy, Math.min(ib.w, ib.h) * 0.36, 'edge-line', 'half-line');
    pen.circle(ib.cx, ib.cy, Math.min(ib.w, ib.h) * 0.2, 'detail-line', 'half-line');
  }
}

export interface EquipmentOptions {
  readonly callout?: boolean | undefined;
  readonly paint?: PaintName | undefined;
  readonly icon?: 'flame' | 'tank' | 'panel' | 'vent' | 'tv' | undefined;
  readonly at?: Point | undefined;
}

/** Equipment box: furnace, water heater, converter … with a small glyph. */
export function equipment(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: EquipmentOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.6),
      b = outline.bbox(),
      m = Math.min(b.w, b.h);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, [o.paint ?? 'dark-metal'], ['diagonal-bevel'], ['edge-line']);
    pen.path(outline.inset(0.7), 'gleam-1', { strokeOpacity: 0.5 });
    equipmentGlyph(pen, outline, o.icon);
    pen.hitArea(outline, m < 3);
    if (o.at) pen.calloutAt(...o.at);
  });
}

function equipmentGlyph(pen: Pen, outline: Shape, icon: EquipmentOptions['icon']) {
  const b = outline.bbox();
  const m = Math.min(b.w, b.h);
  if (icon === 'flame') {
    const k = m * 0.3;
    pen.path(
      spline(
        [
          [b.cx, b.cy - k],
          [b.cx - k * 0.7, b.cy - k * 0.2],
          [b.cx - k * 0.1, b.cy + k * 0.25],
          [b.cx + 0.1 * k, b.cy + k],
          [b.cx + k * 0.7, b.cy - 0.1 * k],
        ],
        true,
      ),
      'edge-line',
      'half-line',
    );
  } else if (icon === 'tank') {
    pen.concentric(b.cx, b.cy, [m * 0.36, 'plastic', 'edge-line'], [m * 0.36, 'sphere', { opacity: 0.5 }]);
    pen.circle(b.cx, b.cy, m * 0.12, 'dark-metal', 'detail-line');
  } else if (icon === 'panel') {
    const q = outline.inset(Math.min(1.4, m * 0.22)).bbox();
    pen.path(
      b.w > b.h ? grid(q.x0, q.y0, q.x1, q.y1, 1.7, 0) : grid(q.x0, q.y0, q.x1, q.y1, 0, 1.7),
      'edge-line',
    );
    pen.path(rect(q.x0, q.y0, q.x1, q.y1, 0.3), 'detail-line');
  } else if (icon === 'vent') {
    pen.path(
      b.w > b.h
        ? grid(b.x0 + 1, b.y0 + 1, b.x1 - 1, b.y1 - 1, 1.3, 0)
        : grid(b.x0 + 1, b.y0 + 1, b.x1 - 1, b.y1 - 1, 0, 1.3),
      'edge-line',
    );
  } else if (icon === 'tv') {
    pen.layers(outline, ['gloss'], ['edge-line']);
    pen.path(
      b.w > b.h
        ? line([b.x0 + 1, b.y1 - 0.6], [b.x1 - 1, b.y1 - 0.6])
        : line([b.x0 + 0.6, b.y0 + 1], [b.x0 + 0.6, b.y1 - 1]),
      'dark-gleam-2',
    );
  }
}
