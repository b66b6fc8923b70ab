import { band, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import type { PaintName } from '../../kit/paint-names.ts';
import { corners, pairs, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { house } from './hull.ts';

const houseEdge = house.pts(0.07);
const seam: readonly Point[] = [
  [92, 126.4],
  [84, 120],
  [79, 110],
  [77.6, 98],
  [78, 84.6],
];
const nose = new Shape()
  .M(92, 126.6)
  .C(74, 126.6, 59, 122.6, 49.6, 114.4)
  .C(42.4, 108, 38, 101.4, 37.6, 96)
  .C(37.4, 91.6, 40.4, 88.6, 46, 87.2)
  .C(54, 85.2, 62, 84.6, 70, 84.4)
  .L(78, 84.2);
const cap = new Shape([...nose.segments, ...spline(seam.toReversed()).segments.slice(1)]).Z();

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly shape: Shape;
  readonly at: Point;
  readonly paint?: PaintName;
  readonly part?: string;
}

function panel(v: View, { id, title, shape, at, paint = 'body', part = 'sidewall' }: Panel): void {
  v.region(id, title, { part, cat: 'body' }, (r) => {
    r.shell(shape, paint);
    r.hit(shape);
    r.at(...at);
  });
}

export function drawWalls(v: View): void {
  const road = v.side === 'road';
  panel(v, {
    id: 'body.sidewall-cabover',
    title: 'Sidewall panel, cab-over',
    shape: cut.box(houseEdge, 76, 83.4, 99, 127),
    at: [95, 92],
  });
  panel(v, {
    id: 'body.sidewall-front',
    title: 'Sidewall panel, front section',
    shape: cut.box(houseEdge, 97, 43.8, 182.3, 127),
    at: road ? [104, 94.6] : [118, 116],
  });
  panel(v, {
    id: 'body.sidewall-mid',
    title: 'Sidewall panel, center section',
    shape: cut.box(houseEdge, 181.8, 43.8, 282.3, 127),
    at: [244, 72],
  });
  panel(v, {
    id: 'body.sidewall-rear',
    title: 'Sidewall panel, rear section',
    shape: cut.box(houseEdge, 281.8, 43.8, 369.6, 127),
    at: [356, 114],
  });
  panel(v, {
    id: 'body.lower-front',
    title: 'Lower skirt panel, front',
    shape: cut.box(houseEdge, 97, 17, 255.3, 44.2),
    at: [180, road ? 20.2 : 24],
    paint: 'skirt',
    part: 'skirt',
  });
  panel(v, {
    id: 'body.lower-rear',
    title: 'Lower skirt panel, rear',
    shape: cut.box(houseEdge, 255, 17, 370, 44),
    at: [320, 21],
    paint: 'skirt',
    part: 'skirt',
  });
  v.region('body.graphics', 'Graphics / decal set', { part: 'decals' }, (r) => {
    r.hit(v.decals.reduce((t, g) => t.add(cut.box(g.pts, 79, 20, 369, 126)), new Shape())).noVeil();
    r.at(262, 50);
  });
  v.deco((r) => {
    r.clip(house, () => {
      r.p(poly(pairs([84, 122.6, 369, 122.6, 369, 117, 80, 117])), 'shade-from-top');
      r.p(rect(97, 18, 104, 84), v.F);
      r.p(rect(361, 18, 370, 127), v.R);
      r.p(rect(97, 18, 370, 26), 'shade-from-bottom');
      r.p(rect(97, 40, 370, 44), 'shade-from-top');
      for (const x of [182, 282]) r.p(line([x, 44], [x, 122]), 'detail-line', 'faint-line');
    });
  });
}

export function drawCaboverCap(v: View): void {
  v.region('body.cabover-cap', 'Cab-over cap (molded fiberglass)', { part: 'front-cap' }, (r) => {
    r.p(cap, 'body');
    r.clip(cap, () => {
      r.p(rect(37, 82, 62, 128), v.F);
      r.p(rect(37, 82, 80, 94), 'shade-from-bottom');
      r.p(
        ribbon(
          pairs([36, 90, 36, 100, 46, 114, 62, 124, 90, 129]),
          pairs([40.6, 90, 41, 99, 50, 110.6, 65, 120, 90, 125]),
        ),
        'shade-1',
      );
      const m = ribbon(
        pairs([36, 107, 44, 114, 58, 119.6, 72, 121, 86, 117.6]),
        pairs([36, 94, 45, 101, 58, 106, 70, 107.4, 82, 104.6]),
      );
      r.p(m, 'gloss');
      r.p(
        ribbon(
          pairs([40, 105, 48, 111, 60, 116, 72, 117.4, 83, 114.6]),
          pairs([40, 105, 48, 107.4, 60, 111.6, 72, 113.6, 83, 114.6]),
        ),
        'light-1',
      );
      r.p(m, 'edge-line');
      r.p(spline(pairs([37, 97.4, 46, 103.8, 58, 108.4, 70, 109.6, 80, 107.6])), {
        stroke: 'lens',
        width: 0.7,
      });
      r.p(band(pairs([60, 120.6, 70, 123.4, 84, 125.4]), 0, 0, 1.4), 'light-4');
      r.p(spline(pairs([38, 92, 56, 89.6, 78, 88.4])), 'detail-line', 'half-line');
      r.p(spline(pairs([38, 91.2, 56, 88.8, 78, 87.6])), 'gleam-2');
    });
    r.hit(cap);
    r.at(52, 97);
  });
  v.region('body.cap-moulding', 'Cab-over cap seam molding', { part: 'corner-moulding' }, (r) => {
    const Bn = band(seam, 1.5, 1.5, 1.5);
    r.clip(house, () => {
      r.p(Bn, 'metal', 'edge-line');
      r.p(spline(seam.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    });
    r.hit(Bn, true);
    r.at(78.4, 104);
  });
}

export function drawTrims(v: View): void {
  v.region('body.belt-trim', 'Belt-line trim molding', { part: 'belt-trim' }, (r) => {
    const F = rect(97, 43.2, 369.6, 44.8, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([98, 44.2], [368, 44.2]), 'gleam-1');
    r.hit(F, true);
    r.at(232, 44);
  });
  v.region('roof.membrane', 'Roof membrane, visible edge', { part: 'membrane' }, (r) => {
    const F = cut.box(houseEdge, 88, 124.4, 367, 127);
    r.p(F, 'membrane', 'detail-line');
    r.hit(F);
    r.at(330, 125.6);
  });
  v.region('body.gutter', 'Gutter / drip rail', { part: 'gutter-rail' }, (r) => {
    const F = poly(
      corners([
        84, 122.4, 0.8, 87, 124.6, 0.8, 364, 124.6, 1.4, 368.8, 120.8, 1, 368.8, 119, 0.2, 364, 122.4, 2,
      ]),
    );
    r.p(F, 'metal', 'part-line');
    r.p(line([88, 123.9], [364, 123.9]), 'gleam-2');
    r.p(line([88, 123.1], [364, 123.1]), 'detail-line', 'half-line');
    r.hit(F);
    r.at(126, 123.5);
  });
  v.region('body.cab-transition', 'Cab-to-house transition trim', { part: 'transition' }, (r) => {
    const F = rect(95.6, 18, 98.4, 83.6, 0.6);
    r.p(F, 'rubber', 'edge-line');
    r.p(line([96.6, 19], [96.6, 82]), 'dark-gleam-2');
    r.hit(F, true);
    r.at(97, 66);
  });
  v.deco((r) => r.p(house, 'silhouette-line'));
  v.region('body.rear-moulding', 'Rear corner molding', { part: 'corner-moulding' }, (r) => {
    const F = rect(366.4, 22, 369.8, 119, 0.6);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'standing-cylinder');
    r.p(line([368.1, 23], [368.1, 118]), 'detail-line', 'half-line');
    r.hit(F, true);
    r.at(368, 100);
  });
}
