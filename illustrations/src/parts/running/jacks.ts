import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import { cornered, line, poly, rect, type Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

export interface LegOptions {
  readonly x: number;
  readonly top: number;
  readonly foot?: number | undefined;
  readonly w?: number | undefined;
  readonly mid?: number | undefined;
  readonly pad?: number | undefined;
  readonly extra?: (pen: Pen) => void | undefined;
}

export function leg(view: View, id: string, title: string, o: LegOptions) {
  view.region(id, title, (pen) => {
    const { x, top, foot = 0 } = o,
      w = o.w || 3.6,
      mid = o.mid ?? lerp(foot, top, 0.45);
    pen.path(rect(x - w / 2 + 0.5, foot + 1, x + w / 2 - 0.5, mid + 1), 'metal', 'part-line');
    pen.path(rect(x - w / 2 + 0.5, foot + 1, x + w / 2 - 0.5, mid + 1), 'standing-cylinder');
    pen.path(rect(x - w / 2, mid, x + w / 2, top, 0.2), 'dark-underbody', 'part-line');
    pen.path(rect(x - w / 2, mid, x + w / 2, top), 'standing-cylinder');
    pen.path(rect(x - w / 2 - 0.35, mid - 0.2, x + w / 2 + 0.35, mid + 1, 0.2), 'underbody', 'edge-line');
    pen.path(
      poly([
        [x - (o.pad || 5), foot, 0.3],
        [x + (o.pad || 5), foot, 0.3],
        [x + (o.pad || 5) - 0.6, foot + 1, 0.4],
        [x + 2, foot + 2, 0.6],
        [x - 2, foot + 2, 0.6],
        [x - (o.pad || 5) + 0.6, foot + 1, 0.4],
      ]),
      'underbody',
      'part-line',
    );
    pen.circle(x, foot + 2.2, 0.5, 'metal', 'detail-line');
    if (o.extra) o.extra(pen);
    pen.hitArea(
      poly([
        [x - (o.pad || 5) - 0.4, foot - 0.2],
        [x + (o.pad || 5) + 0.4, foot - 0.2],
        [x + (o.pad || 5) + 0.4, foot + 2.4],
        [x + w / 2 + 0.6, foot + 3],
        [x + w / 2 + 0.6, top],
        [x - w / 2 - 0.6, top],
        [x - w / 2 - 0.6, foot + 3],
        [x - (o.pad || 5) - 0.4, foot + 2.4],
      ]),
    );
  });
}

export function scissorSide(view: View, id: string, title: string, x: number, top = 15.4) {
  view.region(id, title, (pen) => {
    for (const q of pairs([x - 9, x + 1, x + 9, x - 1]))
      pen.tube(line([q[0], top - 0.8], [q[1], 7.6]), 1.6, 'under');
    pen.tube(line([x + 1, 7.6], [x - 8, 1.8]), 1.6, 'under');
    pen.tube(line([x - 1, 7.6], [x + 8, 1.8]), 1.6, 'under');
    pen.path(rect(x - 10.4, 0.2, x + 10.4, 1.8, 0.5), 'underbody', 'edge-line');
    pen.path(rect(x - 11, top - 1.8, x + 11, top - 0.2, 0.4), 'dark-underbody', 'edge-line');
    pen.hitArea(rect(x - 11.4, 0, x + 11.4, top));
  });
}

export interface ScissorEndOptions {
  readonly meta?: RegionMeta | undefined;
}

/** The same jack end-on: stacked channel arms, drive screw, base plate. */
export function scissorEnd(
  view: View,
  id: string,
  title: string,
  x: number,
  top = 15.4,
  o: ScissorEndOptions = {},
) {
  view.region(id, title, { ...o.meta }, (pen) => {
    pen.path(rect(x - 3, top - 1.6, x + 3, top + 0.2, 0.3), 'dark-underbody', 'edge-line');
    const up = cornered([x - 2.4, top - 1.4, 0, x + 2.4, top - 1.4, 0, x + 1.9, 7.8, 0.4, x - 1.9, 7.8, 0.4]),
      lo = cornered([x - 1.5, 8.4, 0.4, x + 1.5, 8.4, 0.4, x + 2.1, 1.6, 0, x - 2.1, 1.6, 0]);
    pen.layers(lo, ['underbody', 'edge-line'], ['blade']);
    pen.layers(up, ['dark-underbody', 'edge-line'], ['blade']);
    pen.concentric(x, 8, [1.5, 'dark-metal', 'edge-line'], [0.6, 'void']);
    pen.path(rect(x - 4.6, 0.2, x + 4.6, 1.8, 0.5), 'underbody', 'part-line');
    pen.path(line([x - 4, 1.3], [x + 4, 1.3]), 'dark-gleam-1');
    pen.hitArea(
      poly([
        [x - 5, 0],
        [x + 5, 0],
        [x + 5, 2.2],
        [x + 3, 3],
        [x + 3.4, top + 0.2],
        [x - 3.4, top + 0.2],
        [x - 3, 3],
        [x - 5, 2.2],
      ]),
    );
    pen.calloutAt(x, 5);
  });
}

export interface CamperJackOptions {
  readonly x: number;
  readonly top: number;
  readonly bot: number;
  readonly foot?: number | undefined;
  readonly w?: number | undefined;
  readonly brackets?: readonly number[] | undefined;
  readonly at?: number | undefined;
}

/** Electric corner jack: motor head, outer tube, bracket, inner leg, foot. */
export function camperJack(view: View, id: string, title: string, o: CamperJackOptions) {
  view.region(id, title, (pen) => {
    const { x, top, bot } = o,
      foot = o.foot ?? 0,
      w = o.w || 4;
    const inner = rect(x - w / 2 + 0.65, foot + 1.4, x + w / 2 - 0.65, bot + 1),
      outer = rect(x - w / 2, bot, x + w / 2, top - 6.4, 0.2);
    pen.shadow(rect(x - w / 2, bot, x + w / 2, top), 1.1, 1.3, 3, 'shade-1');
    pen.layers(inner, ['metal', 'part-line'], ['standing-cylinder']);
    const pad = poly([
      [x - 5.6, foot, 0.4],
      [x + 5.6, foot, 0.4],
      [x + 5, foot + 1.2, 0.5],
      [x + 1.9, foot + 2.6, 0.7],
      [x - 1.9, foot + 2.6, 0.7],
      [x - 5, foot + 1.2, 0.5],
    ]);
    pen.path(pad, 'underbody', 'part-line');
    pen.circle(x, foot + 3, 0.55, 'metal', 'detail-line');
    // brackets behind the tube
    const brackets = o.brackets ?? [lerp(bot, top, 0.2), lerp(bot, top, 0.72)];
    for (const y of brackets) {
      const b = rect(x - w / 2 - 2.6, y - 3, x + w / 2 + 2.6, y + 3, 0.7);
      pen.layers(b, ['metal', 'edge-line'], ['diagonal-bevel']);
      for (const i of [-1, 1])
        for (const j of [-1, 1])
          pen.circle(x + i * (w / 2 + 1.5), y + j * 1.8, 0.42, 'dark-metal', 'detail-line');
    }
    pen.layers(outer, ['metal', 'part-line'], ['standing-cylinder']);
    pen.path(line([x - w * 0.12, bot + 1], [x - w * 0.12, top - 7]), 'gleam-1');
    pen.path(rect(x - w / 2 - 0.4, bot - 0.3, x + w / 2 + 0.4, bot + 1.4, 0.3), 'dark-metal', 'edge-line');
    // gearbox + motor
    const g = rect(x - w / 2 - 0.8, top - 9.4, x + w / 2 + 0.8, top - 4.6, 0.9),
      m = rect(x - w / 2 - 0.1, top - 5, x + w / 2 + 0.1, top, [0.4, 0.4, 1.4, 1.4]);
    pen.layers(m, ['gloss', 'part-line'], ['standing-cylinder', { opacity: 0.55 }]);
    pen.layers(g, ['dark-metal', 'edge-line'], ['bevel']);
    pen.circle(x, top - 7, 0.85, 'gloss', 'detail-line');
    pen.path(line([x - w / 2 + 0.5, top - 1.6], [x + w / 2 - 0.5, top - 1.6]), 'dark-gleam-1');
    pen.hitArea(camperJackOutline(x, foot, top, w / 2, brackets)).calloutAt(x, o.at ?? lerp(foot, bot, 0.6));
  });
}

/** Foot, tube and bracket ears: anything left out would stay bright when the jack is dimmed. */
function camperJackOutline(
  x: number,
  foot: number,
  top: number,
  half: number,
  brackets: readonly number[],
): Shape {
  const tube = half + 0.9;
  const ear = half + 2.8;
  const rightSide: Point[] = [
    [6, foot - 0.2],
    [6, foot + 3],
    [tube, foot + 3.4],
    ...brackets
      .toSorted((a, b) => a - b)
      .flatMap((y): Point[] => pairs([tube, y - 3.2, ear, y - 3.2, ear, y + 3.2, tube, y + 3.2])),
    [tube, top + 0.4],
  ];
  return poly([
    ...rightSide.map(([dx, y]): Point => [x + dx, y]),
    ...rightSide.map(([dx, y]): Point => [x - dx, y]).toReversed(),
  ]);
}

/** Turnbuckle tie-down from camper bracket to truck frame. */
export function tieDown(view: View, id: string, title: string, a: Point, b: Point) {
  view.region(id, title, (pen) => {
    const m = (t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
    pen.tube(line(a, b), 0.6);
    pen.tube(line(m(0.3), m(0.68)), 1.5, 'metal-2');
    for (const p of [a, b]) {
      pen.concentric(p[0], p[1], [1, 'metal', 'edge-line'], [0.4, 'gloss']);
    }
    const t = Math.hypot(b[0] - a[0], b[1] - a[1]),
      nx = (-(b[1] - a[1]) / t) * 1.7,
      ny = ((b[0] - a[0]) / t) * 1.7;
    pen.hitArea(
      poly([
        [a[0] + nx, a[1] + ny + 0.8],
        [b[0] + nx, b[1] + ny - 0.8],
        [b[0] - nx, b[1] - ny - 0.8],
        [a[0] - nx, a[1] - ny + 0.8],
      ]),
    );
  });
}

export interface DropLegOptions {
  readonly meta?: RegionMeta | undefined;
  readonly lean?: number | undefined;
}

/** Swing-down scissor-free stabilizer leg: pivots at (x,top), foot toward dir. */
export function dropLeg(
  view: View,
  id: string,
  title: string,
  x: number,
  top: number,
  o: DropLegOptions = {},
) {
  view.region(id, title, { ...o.meta }, (pen) => {
    const d = o.lean ?? 4,
      fx = x + d;
    pen.tube(line([x + d * 2.3, top - 1], [lerp(x, fx, 0.62), lerp(top, 1, 0.62)]), 0.8, 'metal-2');
    pen.tube(line([x, top - 0.6], [fx, 1.9]), 2, 'under');
    const outline = poly([
      [fx - 4.4, 0, 0.4],
      [fx + 4.4, 0, 0.4],
      [fx + 3.6, 1.2, 0.5],
      [fx + 1.4, 2.2, 0.6],
      [fx - 1.4, 2.2, 0.6],
      [fx - 3.6, 1.2, 0.5],
    ]);
    pen.path(outline, 'underbody', 'edge-line');
    pen.path(rect(x - 2, top - 2.4, x + 2, top + 0.3, 0.4), 'dark-underbody', 'edge-line');
    pen.circle(x, top - 1, 0.6, 'metal', 'detail-line');
    const q = d > 0 ? 1 : -1;
    pen.hitArea(
      poly([
        [x - q * 2.2, top + 0.3],
        [x + d * 2.3 + q, top + 0.3],
        [x + d * 2.3 + q, top - 2.6],
        [fx + q * 4.6, 2.4],
        [fx + q * 4.6, -0.1],
        [fx - q * 4.6, -0.1],
        [fx - q * 4.6, 2.4],
        [x - q * 2.2, top - 3],
      ]),
    );
    pen.calloutAt(lerp(x, fx, 0.5), top * 0.5);
  });
}
