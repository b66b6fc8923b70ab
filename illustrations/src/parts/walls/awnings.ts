import type { PaintName } from '../../kit/paint/paint-names.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import { line, poly, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { mirrored } from '../layout/mirrored.ts';

function awningArm(view: View, k: 'fwd' | 'aft', x: number, hb: number, top: number) {
  const title = `Awning arm assembly, ${k === 'fwd' ? 'forward' : 'rear'}`;
  view.region(`awning.arm-${k}`, title, (pen) => {
    const A = rect(x - 1.9, hb, x + 1.9, top - 1, [0.6, 0.6, 0.4, 0.4]);
    pen.shadow(A, 1, 1.2, 3, 'shade-1');
    pen.layers(A, ['plastic', 'part-line'], ['standing-cylinder']);
    pen.path(rect(x - 1.05, hb + 4, x + 1.05, top - 7, 0.3), 'dark-plastic', 'edge-line');
    pen.path(line([x - 0.55, hb + 5], [x - 0.55, top - 8]), 'detail-line', 'half-line');
    pen.path(line([x + 0.55, hb + 5], [x + 0.55, top - 8]), 'detail-line', 'half-line');
    // elbow, gas strut and pivots
    const m = lerp(hb, top, 0.5);
    pen.path(rect(x - 1.5, m - 3, x + 1.5, m + 3, 0.8), 'metal', 'edge-line');
    pen.circle(x, m + 1.4, 0.62, 'dark-metal', 'detail-line');
    pen.circle(x, m - 1.4, 0.62, 'dark-metal', 'detail-line');
    pen.path(rect(x - 0.5, hb + 7, x + 0.5, m - 6, 0.4), 'gloss', 'detail-line');
    pen.path(rect(x - 0.28, m - 6, x + 0.28, m - 3.4), 'metal', 'detail-line');
    pen.path(rect(x - 2.3, hb - 1.6, x + 2.3, hb + 4.4, 0.6), 'metal', 'edge-line');
    for (const dy of [0.2, 2.8]) {
      pen.circle(x - 1.1, hb + dy - 0.6, 0.36, 'dark-metal', 'detail-line');
      pen.circle(x + 1.1, hb + dy - 0.6, 0.36, 'dark-metal', 'detail-line');
    }
    pen.path(rect(x - 2.3, top - 8.6, x + 2.3, top - 4.6, 0.6), 'metal', 'edge-line');
    pen.circle(x, top - 6.6, 0.55, 'dark-metal', 'detail-line');
    pen.hitArea(rect(x - 2.6, hb - 1.8, x + 2.6, top - 1, 0.6)).calloutAt(x, lerp(hb, top, 0.3));
  });
}

function awningHead(
  view: View,
  k: 'fwd' | 'aft',
  title: string,
  a: number,
  b: number,
  top: number,
  D: number,
) {
  view.region(`awning.head-${k}`, title, (pen) => {
    const A = rect(a, top - D - 0.9, b, top + 0.5, 1.5);
    pen.layers(A, ['plastic', 'part-line'], ['lying-cylinder']);
    pen.path(A.inset(0.6), 'detail-line', 'half-line');
    pen.circle((a + b) / 2, top - D / 2 - 0.2, 0.6, 'dark-metal', 'detail-line');
    pen.circle((a + b) / 2, top - D + 0.6, 0.3, 'dark-metal', 'detail-line');
    pen.hitArea(A);
  });
}

export interface AwningStowedOptions {
  readonly s0: number;
  readonly s1: number;
  readonly top: number;
  readonly bot?: number | undefined;
}

export function awningStowed(view: View, o: AwningStowedOptions) {
  const { s0, s1, top } = o,
    hb = o.bot ?? top - 70,
    D = 5.6;
  awningArm(view, 'fwd', s0 + 3, hb, top);
  awningArm(view, 'aft', s1 - 3, hb, top);
  view.region('awning.fabric', 'Awning fabric & roller tube', (pen) => {
    const A = rect(s0 + 3.4, top - D, s1 - 3.4, top - 0.2, 1.6);
    pen.path(rect(s0 + 2, top - D - 3.4, s1 - 2, top - D + 0.4), 'shade-from-top');
    pen.layers(A, ['fabric', 'part-line'], ['lying-cylinder']);
    pen.path(line([s0 + 4, top - 1.5], [s1 - 4, top - 1.5]), 'detail-line', 'half-line');
    pen.path(line([s0 + 4, top - D + 1.2], [s1 - 4, top - D + 1.2]), 'detail-line', 'half-line');
    // valance / lead rail at the bottom, and the LED strip line
    pen.path(rect(s0 + 3.4, top - D - 0.55, s1 - 3.4, top - D + 0.55, 0.4), 'metal', 'edge-line');
    pen.hitArea(rect(s0 + 3.4, top - D - 0.6, s1 - 3.4, top - 0.2, 1));
    pen.calloutAt(lerp(s0, s1, 0.42), top - D / 2);
  });
  view.region('awning.led', 'Awning LED light strip', (pen) => {
    const A = rect(s0 + 6, top + 0.1, s1 - 6, top + 0.9, 0.3);
    pen.path(A, 'plastic', 'detail-line');
    pen.path(line([s0 + 7, top + 0.5], [s1 - 7, top + 0.5]), {
      stroke: 'amber-2',
      width: 0.4,
      dash: [0.4, 1.4],
    });
    pen.hitArea(A, true).calloutAt(lerp(s0, s1, 0.66), top + 0.5);
  });
  awningHead(view, 'fwd', 'Awning motor head & end cap, forward', s0, s0 + 4.6, top, D);
  awningHead(view, 'aft', 'Awning idler head & end cap, rear', s1 - 4.6, s1, top, D);
}

export interface AwningBoxOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly paint?: PaintName | undefined;
  readonly at?: Point | undefined;
}

export function awningBox(view: View, o: AwningBoxOptions) {
  const { s0, s1, h0, h1 } = o,
    paint = o.paint ?? 'plastic',
    dk = paint === 'gloss',
    so: readonly PaintName[] = dk ? ['dark-gleam-1'] : ['detail-line', 'half-line'];
  view.region('awning.cassette', 'Patio awning cassette (box)', (pen) => {
    const outline = rect(s0, h0 + 1, s1, h1, (h1 - h0) * 0.3);
    pen.path(rect(s0, h0 - 2.6, s1, h0 + 1.2), 'shade-from-top');
    pen.layers(outline, [paint], ['lying-cylinder', dk ? { opacity: 0.55 } : undefined], ['part-line']);
    pen.path(line([s0 + 3, lerp(h0, h1, 0.72)], [s1 - 3, lerp(h0, h1, 0.72)]), ...so);
    pen.hitArea(outline).calloutAt(...(o.at || [lerp(s0, s1, 0.4), lerp(h0, h1, 0.6)]));
  });
  view.region('awning.lead-rail', 'Patio awning lead rail & LED', (pen) => {
    const outline = rect(s0 + 3, h0, s1 - 3, h0 + 2.2, 0.6);
    pen.path(outline, dk ? 'light-gloss' : 'metal', 'edge-line');
    pen.path(line([s0 + 4, h0 + 1.8], [s1 - 4, h0 + 1.8]), dk ? 'dark-gleam-2' : 'gleam-1');
    pen.path(line([s0 + 6, h0 + 0.6], [s1 - 6, h0 + 0.6]), {
      stroke: 'amber-2',
      width: 0.35,
      dash: [0.4, 1.6],
    });
    pen.hitArea(outline, true).calloutAt(lerp(s0, s1, 0.74), h0 + 1.1);
  });
  for (const [k, a, n] of [
    ['fwd', s0 - 1.2, 'forward'],
    ['aft', s1 - 3.2, 'rear'],
  ] as const)
    view.region(`awning.head-${k}`, `Patio awning end cap, ${n}`, (pen) => {
      const outline = rect(a, h0 - 0.4, a + 4.4, h1 + 0.4, 1.4);
      pen.layers(outline, [paint, 'part-line'], ['lying-cylinder', dk ? { opacity: 0.55 } : undefined]);
      pen.path(outline.inset(0.6), ...so);
      pen.circle(a + 2.2, lerp(h0, h1, 0.4), 0.45, 'dark-metal', 'detail-line');
      pen.hitArea(outline);
    });
}

export interface AwningPlanOptions {
  readonly s0: number;
  readonly s1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Wall-mounted box awning from above (curb side up). */
export function awningPlan(view: View, o: AwningPlanOptions) {
  const { s0, s1, y0, y1 } = o;
  view.region('awning.cassette', 'Patio awning cassette (box)', (pen) => {
    const outline = rect(s0, y0, s1, y1, 1.4);
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['gloss'], ['lying-cylinder', { opacity: 0.55 }], ['part-line']);
    pen.path(line([s0 + 4, lerp(y0, y1, 0.3)], [s1 - 4, lerp(y0, y1, 0.3)]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(lerp(s0, s1, 0.34), (y0 + y1) / 2);
  });
  for (const [k, a, n] of [
    ['fwd', s0 - 1.2, 'forward'],
    ['aft', s1 - 3.2, 'rear'],
  ] as const)
    view.region(`awning.head-${k}`, `Patio awning end cap, ${n}`, (pen) => {
      const outline = rect(a, y0 - 0.4, a + 4.4, y1 + 0.4, 1.2);
      pen.layers(outline, ['gloss', 'part-line'], ['lying-cylinder', { opacity: 0.55 }]);
      pen.path(outline.inset(0.6), 'dark-gleam-1');
      pen.hitArea(outline);
    });
}

export interface AwningEndOptions {
  readonly at?: number | undefined;
}

export function awningEnd(
  view: View,
  k: 'fwd' | 'aft',
  s: number,
  xw: number,
  hb: number,
  top: number,
  o: AwningEndOptions = {},
) {
  const n = k === 'fwd' ? 'forward' : 'rear';
  view.region(`awning.arm-${k}`, `Awning arm assembly, ${n} (edge)`, (pen) => {
    const outline = poly(
      mirrored(s, [
        [xw - 0.4, hb],
        [xw + 2.4, hb, 0.4],
        [xw + 3, hb + 4, 1],
        [xw + 3, top - 6, 0.6],
        [xw - 0.4, top - 5],
      ]),
    );
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.path(line([s * (xw + 1.7), hb + 4], [s * (xw + 1.7), top - 8]), 'detail-line', 'half-line');
    for (const t of [0.06, 0.5])
      pen.circle(s * (xw + 1.6), lerp(hb, top, t), 0.5, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true).calloutAt(s * (xw + 2), o.at ?? lerp(hb, top, 0.6));
  });
  view.region(`awning.head-${k}`, `Awning ${k === 'fwd' ? 'motor' : 'idler'} head, ${n}`, (pen) => {
    const outline = poly(
      mirrored(s, [
        [xw - 0.8, top - 6.6, 1],
        [xw + 4.6, top - 6.6, 2.4],
        [xw + 6, top - 3.2, 2.6],
        [xw + 4, top + 0.4, 2],
        [xw - 0.8, top + 0.4, 0.6],
      ]),
    );
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    const x = s * (xw + 2.6),
      y = top - 3.1;
    pen.concentric(x, y, [2.1, 'fabric', 'edge-line'], [2.1, 'sphere', { opacity: 0.7 }]);
    pen.circle(x, y, 0.7, 'dark-metal', 'detail-line');
    pen.hitArea(outline);
  });
}
