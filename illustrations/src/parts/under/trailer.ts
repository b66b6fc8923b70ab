import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs, type Point, type Vert } from '../../kit/geometry/points.ts';
import { box, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sides, union } from '../layout/plan.ts';
import { bolts, leafSpring, rodY } from './steel.ts';
import { brakes, wheelBelow } from './wheels.ts';

interface Outriggers {
  readonly xs: readonly number[];
  /** From the rail to the edge of the floor. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Pressed outriggers, wide at the rail and slender at the edge of the floor. */
export function outriggersBelow(view: View, { xs, from, to, at }: Outriggers): void {
  sides((s, k) =>
    view.region(`chassis.outriggers-${k}`, `Outriggers, ${k} side`, (pen) => {
      let H = new Shape(),
        glints = new Shape();
      for (const x of xs) {
        const outline = poly([
          [x - 2.4, s * from],
          [x - 0.9, s * (from + 3.4), 1],
          [x - 0.9, s * to],
          [x + 0.9, s * to],
          [x + 0.9, s * (from + 3.4), 1],
          [x + 2.4, s * from],
        ]);
        pen.layers(outline, ['underbody', 'edge-line'], ['standing-cylinder', { opacity: 0.5 }]);
        glints = glints.add(line([x, s * (from + 1.4)], [x, s * (to - 0.8)]));
        H = H.add(outline);
      }
      pen.path(glints, 'dark-gleam-1');
      pen.hitArea(H, true).calloutAt(at, s * (to - 5.2));
    }),
  );
}

export interface TrailerAxles {
  readonly xs: readonly number[];
  /** The names of the axles, front to back. */
  readonly places: readonly ('front' | 'mid' | 'rear')[];
  /** The place of the springs across. */
  readonly spring: number;
  /** Inner and outer side of the tires across. */
  readonly tire: readonly [inner: number, outer: number];
  readonly radius: number;
  /** Half the length of a spring, and its number of leaves. */
  readonly leaf: number;
  readonly leaves?: number | undefined;
  readonly drum: number;
  readonly at: Point;
}

const placeNames = { front: 'front', mid: 'center', rear: 'rear' } as const;

function equalizer(pen: Pen, x: number, y: number): void {
  const outline = poly([
    [x - 4.4, y - 2.2, 1],
    [x + 4.4, y - 2.2, 1],
    [x + 6, y, 1.6],
    [x + 4.4, y + 2.2, 1],
    [x - 4.4, y + 2.2, 1],
    [x - 6, y, 1.6],
  ]);
  pen.shadow(outline, 0.5, 0.8, 2);
  pen.layers(outline, ['dark-metal'], ['bevel'], ['part-line']);
  pen.circle(x, y, 1.4, 'underbody', 'edge-line');
  bolts(pen, pairs([x - 4, y, x + 4, y]), 0.55);
}

/** Axle beams from hub to hub, the spring seats welded on. */
export function axleBeamsBelow(view: View, title: string, { xs, spring, at }: TrailerAxles): void {
  view.region('chassis.axles', title, (pen) => {
    const H = xs.map((x) => {
      rodY(pen, x, -spring - 2.9, spring + 2.9, 3.6, 'underbody', 'part-line');
      for (const s of [1, -1])
        pen.path(
          box(x - 2.8, s * (spring - 3.5), x + 2.8, s * (spring + 3.3), 0.4),
          'dark-underbody',
          'edge-line',
        );
      pen.path(line([x - 0.8, -spring + 5], [x - 0.8, spring - 5]), 'dark-gleam-2');
      return box(x - 2.9, -spring - 3.3, x + 2.9, spring + 3.3);
    });
    pen.hitArea(union(...H)).calloutAt(...at);
  });
}

/** Springs with equalizers between the axles, brakes and wheels, on both sides. */
export function axleEndsBelow(view: View, axles: TrailerAxles): void {
  const { xs, places, spring, tire, radius, leaf, leaves, drum } = axles;
  const equalizers = xs.slice(1).map((x, i) => (x + (xs[i] ?? x)) / 2);
  const reach = [Math.min(...xs) - leaf - 1.4, Math.max(...xs) + leaf + 1.4] as const;
  const title = equalizers.length > 0 ? 'Leaf springs, equalizer & hangers' : 'Leaf spring & hangers';
  sides((s, k) => {
    const y = s * spring;
    view.region(`chassis.axles.springs-${k}`, `${title}, ${k} side`, (pen) => {
      for (const x of xs) leafSpring(pen, x - leaf, x + leaf, y, 2.7, { c: x, n: leaves });
      for (const x of equalizers) equalizer(pen, x, y);
      pen.hitArea(box(reach[0], y - 2.7, reach[1], y + 2.7, 0.6)).calloutAt(reach[0] + 7, y);
    });
    brakes(
      view,
      `run.brakes-${k}`,
      `Brake drums & backing plates, ${k} side`,
      xs,
      s,
      spring + 1.8,
      tire[0] + 0.4,
      drum,
    );
    xs.forEach((x, i) => {
      const place = places[i] ?? 'rear';
      wheelBelow(
        view,
        xs.length > 1 ? `run.wheel-${place}-${k}` : `run.wheel-${k}`,
        xs.length > 1 ? `Wheel & tire, ${placeNames[place]} axle, ${k} side` : `Wheel & tire, ${k} side`,
        x,
        s * tire[0],
        s * tire[1],
        radius,
      );
    });
  });
}

interface WheelWell {
  readonly x0: number;
  readonly x1: number;
  readonly from: number;
  readonly to: number;
  readonly seams: readonly number[];
  readonly at: Point;
}

export function wheelWellsBelow(view: View, { x0, x1, from, to, seams, at }: WheelWell): void {
  sides((s, k) =>
    view.region(`run.wheel-well-${k}`, `Wheel-well liner, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = box(x0, s * from, x1, s * to, 2);
      pen.layers(outline, ['dark-underbody'], ['shade-from-top']);
      pen.path(outline.inset(1.2), 'dark-gleam-1');
      for (const x of seams) pen.path(line([x, s * (from + 0.6)], [x, s * (to - 0.6)]), 'dark-gleam-1');
      pen.path(outline, 'edge-line');
      pen.hitArea(outline).calloutAt(at[0], s * at[1]);
    }),
  );
}

/** Three-inch outlet with its gate valve, the handle aft; the outlet points to the given side. */
export function dumpOutletBelow(view: View, id: string, title: string, x: number, y: number): void {
  const s = Math.sign(y);
  view.region(id, title, (pen) => {
    const valve = box(x - 4.4, y, x + 4.4, y + s * 5, 0.6),
      outlet = box(x - 2.6, y + s * 5, x + 2.6, y + s * 10.6, 1);
    pen.shadow(valve, 0.6, 1, 2);
    pen.layers(outlet, ['rubber', 'edge-line'], ['standing-cylinder', { opacity: 0.6 }]);
    pen.layers(valve, ['rubber'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(box(x - 5, y + s * 1.9, x + 5, y + s * 3.1, 0.2), 'dark-metal', 'detail-line');
    pen.path(box(x + 4.4, y + s * 1.9, x + 11, y + s * 3.1, 0.3), 'metal', 'detail-line');
    pen.path(box(x + 10, y + s * 0.4, x + 12, y + s * 4.6, 0.8), 'red', 'edge-line');
    pen.path(box(x - 3.4, y + s * 9, x + 3.4, y + s * 11.2, 0.6), 'gloss', 'edge-line');
    for (const d of [-3.6, 3.6]) pen.circle(x + d, y + s * 10, 0.7, 'dark-metal', 'detail-line');
    pen.hitArea(
      union(
        box(x - 5, y - s * 0.4, x + 5, y + s * 11.4, 0.6),
        box(x + 4, y + s * 0.2, x + 12.2, y + s * 4.8),
      ),
    );
    pen.calloutAt(x, y + s * 7);
  });
}

interface BumperTube {
  readonly x0: number;
  readonly x1: number;
  readonly half: number;
  readonly title: string;
  readonly at: Point;
}

/** Square bumper tube with rubber end plugs, from below. */
export function bumperTubeBelow(view: View, { x0, x1, half, title, at }: BumperTube): void {
  view.region('rear.bumper', title, (pen) => {
    const outline = rect(x0, -half, x1, half, 0.6);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['underbody'], ['standing-cylinder'], ['part-line']);
    pen.path(line([x0 + 1, -half + 3], [x0 + 1, half - 3]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(...at);
  });
}

/** Skirts along the floor, broken at the wheels; ink of no part. */
export function skirtsBelow(view: View, runs: readonly Point[], y0: number, y1: number): void {
  view.decoration((pen) => {
    for (const s of [1, -1])
      for (const [a, b] of runs) {
        const outline = box(a, s * y0, b, s * y1, 0.3),
          t = outline.bbox().y1 - 0.6;
        pen.path(outline, 'accent-1', 'edge-line');
        pen.path(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
  });
}

/** Dark floor of a trailer with the faint lines of its joists. */
export function floorBelow(view: View, floor: Shape, joists: readonly Vert[]): void {
  view.decoration((pen) => {
    pen.layers(floor, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
    let q = new Shape();
    for (const [x, y0, y1] of joists) q = q.add(line([x, y0], [x, y1 ?? y0]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.1 });
  });
}
