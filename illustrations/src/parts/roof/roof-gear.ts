import { band, cornered, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { louvers } from '../walls/vents.ts';

export interface AcSideOptions {
  readonly len?: number | undefined;
  readonly h?: number | undefined;
  readonly s0: number;
  readonly base: number;
}

export function acSide(view: View, id: string, title: string, o: AcSideOptions) {
  // o: s0 front, len, base, h ; slope to the front
  view.region(id, title, (pen) => {
    const L = o.len || 40,
      H = o.h || 12.5,
      a = o.s0,
      y = o.base;
    const outline = poly([
      [a, y, 0],
      [a + 0.4, y + 2.2, 1.2],
      [a + 7.5, y + H - 1.6, 7],
      [a + L * 0.42, y + H, 20],
      [a + L - 6, y + H - 1, 5],
      [a + L - 0.6, y + 4, 3],
      [a + L, y, 0],
    ]);
    pen.path(rect(a + 3, y - 0.9, a + L - 3, y + 0.2), 'rubber');
    pen.layers(outline, ['plastic'], ['bevel']);
    pen.path(cut.aft(outline, a + L - 10), view.rearShade);
    pen.path(outline, 'overlap-line');
    pen.path(line([a + 2.2, y + 4.4, 1], [a + L - 2.2, y + 4.4]), 'edge-line', 'half-line');
    // condenser louvers aft, badge recess, seam
    louvers(pen, a + L - 15.5, y + 1.2, a + L - 4.5, y + 3.9, 0.9);
    pen.path(
      poly([
        [a + 9, y + 5.6, 0.6],
        [a + L - 12, y + 5.6, 1.4],
        [a + L - 15, y + H - 3, 1.6],
        [a + 13, y + H - 3, 2],
      ]),
      'detail-line',
      'half-line',
    );
    pen.path(
      poly([
        [a + 9, y + 5.6, 0.6],
        [a + L - 12, y + 5.6, 1.4],
        [a + L - 15, y + H - 3, 1.6],
        [a + 13, y + H - 3, 2],
      ]),
      'shade-1',
    );
    pen.path(band([a + 3.4, y + 5.2, a + 8.6, y + H - 3.4, a + 15, y + H - 1.9], 0, 0, 0.9), 'light-4');
    pen.hitArea(outline);
  });
}

export interface VentSideOptions {
  readonly callout?: boolean | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly dome?: boolean | undefined;
  readonly paint?: PaintName | undefined;
  readonly louver?: boolean | undefined;
  /** The place its number points at, if its middle is behind something. */
  readonly at?: Point | undefined;
}

export function ventSide(
  view: View,
  id: string,
  title: string,
  x: number,
  base: number,
  o: VentSideOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const w = o.w || 22,
      h = o.h || 8;
    const outline = o.dome
      ? poly([
          [x - w / 2, base],
          [x - w / 2 + 1, base + h * 0.5, h * 0.4],
          [x - w * 0.22, base + h, h * 1.6],
          [x + w * 0.22, base + h, h * 1.6],
          [x + w / 2 - 1, base + h * 0.5, h * 0.4],
          [x + w / 2, base],
        ])
      : poly([
          [x - w / 2, base],
          [x - w / 2 + 0.3, base + 1.6, 0.4],
          [x - w / 2 + 2.6, base + h, 2.4],
          [x + w / 2 - 2, base + h - 0.3, 2],
          [x + w / 2 - 0.3, base + 1.6, 0.5],
          [x + w / 2, base],
        ]);
    pen.layers(outline, [o.paint ?? 'plastic', 'part-line'], ['bevel']);
    pen.path(line([x - w / 2 + 0.5, base + 1.5], [x + w / 2 - 0.5, base + 1.5]), 'detail-line');
    if (o.louver) louvers(pen, x - w * 0.3, base + 2.2, x + w * 0.36, base + h - 1.6, 1);
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export function pipeVent(view: View, id: string, title: string, x: number, base: number, h = 4) {
  view.region(id, title, { callout: false }, (pen) => {
    pen.path(rect(x - 0.9, base, x + 0.9, base + h - 1), 'metal', 'edge-line');
    const c = poly([
      [x - 2, base + h - 1.4, 0.3],
      [x + 2, base + h - 1.4, 0.3],
      [x + 1.5, base + h, 1],
      [x - 1.5, base + h, 1],
    ]);
    pen.path(c, 'plastic', 'edge-line');
    pen.path(
      cornered([x - 2.4, base, 0, x + 2.4, base, 0, x + 1.2, base + 0.8, 0.5, x - 1.2, base + 0.8, 0.5]),
      'dark-plastic',
      'detail-line',
    );
    pen.hitArea(rect(x - 2.4, base, x + 2.4, base + h, 0.5));
  });
}

export interface AcEndOptions {
  readonly meta?: RegionMeta | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly grille?: boolean | undefined;
}

export function acEnd(view: View, id: string, title: string, x: number, base: number, o: AcEndOptions = {}) {
  view.region(id, title, { ...o.meta }, (pen) => {
    const w = o.w || 28,
      H = o.h || 12.5;
    const outline = poly([
      [x - w / 2, base],
      [x - w / 2 + 0.4, base + 3, 1.5],
      [x - w / 2 + 4.5, base + H - 0.6, 5],
      [x + w / 2 - 4.5, base + H - 0.6, 5],
      [x + w / 2 - 0.4, base + 3, 1.5],
      [x + w / 2, base],
    ]);
    pen.path(rect(x - w / 2 + 2, base - 1, x + w / 2 - 2, base + 0.2), 'rubber');
    pen.layers(outline, ['plastic'], ['bevel'], ['overlap-line']);
    pen.path(line([x - w / 2 + 1.2, base + 4.2], [x + w / 2 - 1.2, base + 4.2]), 'edge-line', 'half-line');
    if (o.grille !== false) {
      const g = poly([
        [x - w / 2 + 5, base + 5.4, 0.8],
        [x + w / 2 - 5, base + 5.4, 0.8],
        [x + w / 2 - 7, base + H - 2.8, 1.2],
        [x - w / 2 + 7, base + H - 2.8, 1.2],
      ]);
      pen.layers(g, ['shade-2'], ['detail-line', 'half-line']);
      louvers(pen, x - w / 2 + 7.2, base + 5.8, x + w / 2 - 7.2, base + H - 3.2, 1);
    }
    pen.hitArea(outline);
  });
}

/** Low-profile roof air conditioner, side. */
export function acLow(view: View, id: string, title: string, a: number, base: number, L = 36, H = 9) {
  view.region(id, title, (pen) => {
    const outline = new Shape()
      .M(a, base)
      .C(a + 0.4, base + 3.4, a + 4, base + H - 1.4, a + 12, base + H - 0.4)
      .C(a + L * 0.5, base + H + 0.3, a + L - 10, base + H, a + L - 5, base + H - 1.2)
      .C(a + L - 1.8, base + H - 2.4, a + L - 0.4, base + 3.4, a + L, base)
      .Z();
    pen.path(rect(a + 2.4, base - 0.8, a + L - 2.4, base + 0.2), 'rubber');
    pen.layers(outline, ['plastic'], ['bevel']);
    pen.within(outline, () => {
      pen.path(rect(a + L - 9, base, a + L, base + H + 1), pen.view.rearShade);
      pen.path(line([a, base + 3], [a + L, base + 3]), 'edge-line', 'half-line');
      pen.path(line([a, base + 2.5], [a + L, base + 2.5]), 'gleam-1');
    });
    louvers(pen, a + L - 14, base + 3.9, a + L - 4.6, base + H - 2.6, 0.9);
    pen.path(
      band([a + 2.4, base + 4, a + 6.6, base + H - 2.8, a + 13, base + H - 1.4], 0, 0, 0.8),
      'light-4',
    );
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline);
  });
}

/** Domed antenna puck, side. */
export function puck(view: View, id: string, title: string, x: number, base: number, w = 12, h = 5) {
  view.region(id, title, (pen) => {
    const outline = new Shape()
      .M(x - w / 2, base)
      .C(x - w / 2, base + h * 0.8, x - w * 0.26, base + h, x, base + h)
      .C(x + w * 0.26, base + h, x + w / 2, base + h * 0.8, x + w / 2, base)
      .Z();
    pen.layers(outline, ['plastic'], ['sphere'], ['part-line']);
    pen.path(line([x - w / 2 + 0.2, base + h * 0.24], [x + w / 2 - 0.2, base + h * 0.24]), 'detail-line');
    pen.hitArea(outline);
  });
}

/** Solar slab on feet, side. */
export function solarSide(view: View, id: string, title: string, s0: number, s1: number, base: number) {
  view.region(id, title, (pen) => {
    const outline = rect(s0, base + 1.2, s1, base + 2.8, 0.3);
    for (const x of [s0 + 4, s1 - 6])
      pen.path(rect(x, base - 0.2, x + 2, base + 1.4), 'dark-metal', 'detail-line');
    pen.path(outline, 'dark-metal');
    pen.path(rect(s0, base + 2.1, s1, base + 2.8, 0.3), 'gloss');
    pen.path(line([s0 + 0.6, base + 1.9], [s1 - 0.6, base + 1.9]), 'gleam-1');
    pen.path(outline, 'edge-line');
    pen.hitArea(outline, true).calloutAt(lerp(s0, s1, 0.4), base + 2);
  });
}

export function antennaEnd(
  view: View,
  x: number,
  base: number,
  title = 'TV / Wi-Fi antenna',
  o: RegionMeta = {},
) {
  view.region('roof.antenna', title, (pen) => {
    const outline = poly([
      [x - 8, base + 3.4],
      [x - 6, base + 7.2, 3],
      [x + 6, base + 7.2, 3],
      [x + 8, base + 3.4],
      [x + 5, base + 2.4, 1],
      [x - 5, base + 2.4, 1],
    ]);
    pen.path(rect(x - 1.5, base - 0.6, x + 1.5, base + 3), 'metal', 'edge-line');
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.hitArea(rect(x - 8, base - 0.6, x + 8, base + 7.4)).calloutAt(...(o.at || [x, base + 5]));
  });
}
