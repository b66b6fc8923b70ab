import { cut } from '../../kit/geometry/cuts.ts';
import type { Point } from '../../kit/geometry/points.ts';
import { fromPts, line, rect, ribbon, type Row, type Shape, spline } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sidesFromAbove } from '../layout/both-sides.ts';

/** The windshield of a coach cut open: glass between the outer and the inner face of the nose. */
export function coachWindshield(view: View, outer: Shape, inner: Shape, gleam: Row): void {
  view.region('glass.windshield', 'Windshield', (pen) => {
    const innerFace = cut.fwd(inner, 13.2);
    const ring = cut.fwd(outer, 13).add(innerFace);
    const edge = innerFace.pts().filter((p) => p[0] < 13);
    pen.path(ring, 'glass', 'even-odd');
    pen.path(fromPts(edge, false), 'edge-line');
    pen.path(line([0, 0], [2.6, 0]), 'overlap-line');
    pen.path(spline(gleam), 'gleam-1');
    pen.hitArea(ring).withHoles().calloutAt(1.3, 12);
  });
}

/** The rear wall of a coach cut open, behind a station. */
export function coachRearWall(view: View, outer: Shape, inner: Shape, station: number, at: Point): void {
  view.region('int.bedroom.wall-rear', 'Wall panel, rear', (pen) => {
    const innerFace = cut.aft(inner, station - 0.2);
    const ring = cut.aft(outer, station).add(innerFace);
    const edge = innerFace.pts().filter((p) => p[0] > station);
    pen.path(ring, 'accent-4', 'even-odd');
    pen.path(fromPts(edge, false), 'edge-line');
    pen
      .hitArea(ring)
      .withHoles()
      .calloutAt(...at);
  });
}

export interface WindshieldFromAboveOptions {
  readonly sheen: readonly [Row, Row];
  readonly bar: Point;
  readonly at: Point;
}

/** The raked windshield of a coach from above, between the cowl and the cap. */
export function windshieldFromAbove(
  view: View,
  plan: Shape,
  cowl: Row,
  cap: Row,
  { sheen, bar, at }: WindshieldFromAboveOptions,
): void {
  view.region('glass.windshield', 'Windshield (from above)', (pen) => {
    const glass = ribbon(cowl, cap);
    pen.within(plan, () => {
      pen.path(glass, 'glass');
      pen.path(ribbon(...sheen), 'light-1');
      pen.path(glass, 'part-line');
    });
    pen.path(line([bar[0], 0], [bar[1], 0]), 'overlap-line');
    pen.hitArea(glass).calloutAt(...at);
  });
}

/** The rear cap of a coach from above, behind the end of the roof skin. */
export function rearCapFromAbove(
  view: View,
  tail: Shape,
  [roofEnd, shadeFrom, rearEnd]: readonly [number, number, number],
  seam: Row,
  at: Point,
): void {
  view.region('body.rear-cap', 'Rear cap, upper', (pen) => {
    pen.path(tail, 'mid-wall');
    pen.within(tail, () => {
      pen.path(rect(shadeFrom, -51, rearEnd, 51), 'shade-from-right');
      pen.path(rect(roofEnd, 38, rearEnd, 51), 'shade-from-top');
      pen.path(rect(roofEnd, -51, rearEnd, -38), 'shade-from-bottom');
      pen.path(spline(seam), 'edge-line', 'half-line');
    });
    pen.path(tail, 'edge-line');
    pen.hitArea(tail).calloutAt(...at);
  });
}

/** The molded edges along both sides of a coach roof up to a station. */
export function roofEdgeMoldings(
  view: View,
  name: string,
  plan: Shape,
  to: number,
  [curbAt, roadAt]: Point,
): void {
  for (const [s, side] of sidesFromAbove)
    view.region(`body.gutter-${side}`, `${name}, ${side} side`, (pen) => {
      const outline = cut.box(plan, 46, s > 0 ? 46.6 : -51, to, s > 0 ? 51 : -46.6);
      pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
      pen.hitArea(outline, true).calloutAt(s > 0 ? curbAt : roadAt, s * 48.6);
    });
}

/** The recessed license plate of a coach, with its lamp under the upper edge. */
export function recessedPlate(view: View, recess: Point, plate: Point, lamp: Point, at: number): void {
  view.region('rear.plate', 'License-plate bracket & lamp', (pen) => {
    const pocket = rect(-9, recess[0], 9, recess[1], 1.4);
    pen.path(pocket, 'gloss', 'edge-line');
    const outline = rect(-6, plate[0], 6, plate[1], 0.5);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(outline.inset(0.7), 'detail-line', 'half-line');
    pen.path(rect(-2, lamp[0], 2, lamp[1], 0.3), 'lens');
    pen.hitArea(pocket).calloutAt(4, at);
  });
}
