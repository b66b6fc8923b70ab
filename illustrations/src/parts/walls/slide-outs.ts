import { lerp, type Point } from '../../kit/geometry/points.ts';
import { type Extents, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sideBox } from '../layout/mirrored.ts';

export interface SlideOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly flange?: number | undefined;
  readonly r?: number | undefined;
  readonly at?: Point | undefined;
  readonly topper?: boolean | undefined;
}

/** Draws the fascia flange, the face panel and the topper; windows are added afterwards. */
export function slide(view: View, key: string, name: string, o: SlideOptions) {
  const { s0, s1, h0, h1 } = o,
    fl = o.flange ?? 2.6,
    out = rect(s0, h0, s1, h1, o.r ?? 1.4),
    face = rect(s0 + fl, h0 + fl, s1 - fl, h1 - fl, 0.8);
  view.region(`slide.${key}.fascia`, `${name}: fascia / flange trim`, (pen) => {
    pen.shadow(out, 1.5, 2.4, 4, 'shade-1');
    pen.bodyPanel(out, 'body');
    pen.layers(out, ['shade-1'], ['overlap-line']);
    for (const [x, y, i, j] of [
      [s0, h0, 1, 1],
      [s1, h0, -1, 1],
      [s0, h1, 1, -1],
      [s1, h1, -1, -1],
    ] as const)
      pen.path(line([x + 0.5 * i, y + 0.5 * j], [x + fl * i, y + fl * j]), 'edge-line');
    // screw-cover insert
    pen.path(out.inset(fl * 0.36), 'detail-line', 'half-line');
    pen.path(out.inset(fl * 0.62), 'detail-line', 'half-line');
    pen.path(line([s0 + 1, h1 - 0.5], [s1 - 1, h1 - 0.5]), 'gleam-2');
    pen.path(rect(s0 + 1, h0, s1 - 1, h0 + 0.7), 'shade-3');
    pen.hitArea(new Shape(out.segments.concat(rect(s0 + fl, h0 + fl, s1 - fl, h1 - fl).segments)));
    pen.withHoles();
    pen.calloutAt(s0 + fl / 2, lerp(h0, h1, 0.62));
  });
  view.region(`slide.${key}.panel`, `${name}: outer wall panel`, (pen) => {
    pen.bodyPanel(face, 'body');
    pen.path(face, 'part-line');
    pen.path(rect(s0 + fl, h1 - fl - 3.2, s1 - fl, h1 - fl), 'shade-from-top');
    const ex: Point = view.direction > 0 ? [s0 + fl, s0 + fl + 2.2] : [s1 - fl - 2.2, s1 - fl];
    pen.path(rect(ex[0], h0 + fl, ex[1], h1 - fl), 'shade-from-left');
    pen.path(rect(s0 + fl, h0 + fl, s1 - fl, h0 + fl + 7), 'shade-from-bottom');
    pen.hitArea(face).calloutAt(...(o.at || [lerp(s0, s1, 0.5), h0 + fl + 5]));
  });
  if (o.topper !== false)
    view.region(`slide.${key}.topper`, `${name}: topper awning`, (pen) => {
      const y = h1 + 2.9,
        A = rect(s0 - 0.6, y - 1.7, s1 + 0.6, y + 1.7, 1.2);
      pen.shadow(A, 0.6, 1.2, 3, 'shade-1');
      pen.layers(A, ['fabric', 'part-line'], ['lying-cylinder']);
      pen.path(line([s0 + 2, y - 0.9], [s1 - 2, y - 0.9]), 'detail-line', 'half-line');
      for (const x of [s0 + 0.6, s1 - 0.6]) {
        const Bk = rect(x - 1.7, y - 2.6, x + 1.7, y + 2.3, 0.8);
        pen.layers(Bk, ['plastic', 'part-line'], ['lying-cylinder']);
        pen.circle(x, y, 0.6, 'dark-metal', 'detail-line');
      }
      pen.hitArea(rect(s0 - 1.2, y - 2.4, s1 + 1.2, y + 2.2, 1)).calloutAt(lerp(s0, s1, 0.3), y);
    });
}

export interface SlidePlanOptions {
  readonly x0: number;
  readonly x1: number;
  readonly yw: number;
  readonly yo: number;
}

/** Extended slide room in plan with topper fabric stretched over it. */
export function slidePlan(view: View, key: string, name: string, o: SlidePlanOptions) {
  // x0,x1 stations; yw wall; yo outer (signed)
  const { x0, x1, yw, yo } = o,
    sg = Math.sign(yo - yw);
  view.region(`slide.${key}.roof`, `${name}: slide roof`, (pen) => {
    const outline = rect(x0, Math.min(yw, yo), x1, Math.max(yw, yo), 0.8);
    pen.shadow(outline, 1.2, 2, 4, 'shade-1');
    pen.layers(outline, ['membrane', 'overlap-line'], ['wall-bow']);
    pen.hitArea(outline).calloutAt(x0 + 1.2, lerp(yw, yo, 0.5));
  });
  view.region(`slide.${key}.topper`, `${name}: topper fabric`, (pen) => {
    const outline = rect(x0 + 2.5, Math.min(yw, yo - sg * 1.5), x1 - 2.5, Math.max(yw, yo - sg * 1.5));
    pen.layers(outline, ['fabric'], ['diagonal-bevel']);
    let q = new Shape();
    const n = Math.round((x1 - x0) / 14);
    for (let i = 1; i < n; i++) {
      const x = lerp(x0 + 2.5, x1 - 2.5, i / n);
      q = q.add(line([x, yw], [x, yo - sg * 2]));
    }
    pen.path(q, 'detail-line', 'faint-line');
    pen.path(outline, 'edge-line');
    pen.path(
      rect(x0 + 2.5, Math.min(yw, yw + sg * 5), x1 - 2.5, Math.max(yw, yw + sg * 5)),
      sg > 0 ? 'shade-from-bottom' : 'shade-from-top',
    );
    pen.hitArea(outline).calloutAt(lerp(x0, x1, 0.5), lerp(yw, yo, 0.5));
  });
  view.region(`slide.${key}.fascia`, `${name}: fascia & topper roller`, (pen) => {
    const outline = rect(
      x0 - 1.6,
      Math.min(yo - sg * 1.2, yo + sg * 2.4),
      x1 + 1.6,
      Math.max(yo - sg * 1.2, yo + sg * 2.4),
      1,
    );
    pen.layers(outline, ['plastic', 'part-line'], ['lying-cylinder']);
    for (const x of [x0 + 1, x1 - 1])
      pen.path(
        rect(x - 2, outline.bbox().y0 - 0.5, x + 2, outline.bbox().y1 + 0.5, 0.6),
        'metal',
        'edge-line',
      );
    pen.hitArea(outline).calloutAt(lerp(x0, x1, 0.75), yo + sg * 0.6);
  });
}

export interface SlideEdgeOptions {
  readonly out?: number | undefined;
  readonly at?: number | undefined;
}

/** The edge of an extended slide-out; `s` is the side of the page, `xw` the wall it leaves. */
export function slideEdge(
  view: View,
  key: string,
  name: string,
  s: number,
  xw: number,
  h0: number,
  h1: number,
  o: SlideEdgeOptions = {},
) {
  view.region(`slide.${key}.fascia`, `${name}: flange (edge)`, (pen) => {
    const outline = sideBox(s, xw - 0.6, h0, xw + (o.out || 2.8), h1, 0.8);
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.path(
      line([s * (xw + (o.out || 2.8) - 1), h0 + 1], [s * (xw + (o.out || 2.8) - 1), h1 - 1]),
      'detail-line',
      'half-line',
    );
    pen.hitArea(outline, true).calloutAt(s * (xw + (o.out || 2.8) - 0.7), o.at ?? lerp(h0, h1, 0.3));
  });
}

export function topperEnd(view: View, key: string, name: string, s: number, xw: number, y: number) {
  view.region(`slide.${key}.topper`, `${name}: topper awning (end)`, (pen) => {
    const outline = sideBox(s, xw - 0.4, y - 2.6, xw + 4.6, y + 2.6, 1.6);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    const x = s * (xw + 2.1);
    pen.concentric(x, y, [1.7, 'fabric', 'edge-line'], [1.7, 'sphere', { opacity: 0.6 }]);
    pen.circle(x, y, 0.6, 'dark-metal');
    pen.hitArea(outline);
  });
}

/** The flange of a closed slide-out seen edge on; `s` is its side of the page. */
export function flangeEdge(
  view: View,
  key: string,
  name: string,
  s: number,
  extents: Extents,
  at: Point,
): void {
  view.region(`slide.${key}.fascia`, `${name}: flange (edge)`, (pen) => {
    const outline = rect(...extents, 0.8);
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.hitArea(outline, true).calloutAt(...at);
  });
}

/** The end of a slide topper without its end plate: the roll shows. */
export function openTopperEnd(view: View, key: string, title: string, extents: Extents, roll: Point): void {
  view.region(`slide.${key}.topper`, title, (pen) => {
    const outline = rect(...extents, 1.6);
    pen.path(outline, 'plastic', 'part-line');
    pen.concentric(...roll, [1.7, 'fabric', 'edge-line'], [0.6, 'dark-metal']);
    pen.hitArea(outline);
  });
}
