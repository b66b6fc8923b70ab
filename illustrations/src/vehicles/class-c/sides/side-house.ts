import {
  band,
  cornered,
  drawn,
  line,
  poly,
  rect,
  ribbon,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { beltTrim, cornerMolding } from '../../../parts/walls/trim.ts';
import { house } from '../hull.ts';

const houseEdge = house.pts(0.07);
const seam: readonly Point[] = pairs([92, 126.4, 84, 120, 79, 110, 77.6, 98, 78, 84.6]);
const nose = drawn(`
  M 92 126.6 C 74 126.6 59 122.6 49.6 114.4 C 42.4 108 38 101.4 37.6 96 C 37.4 91.6 40.4 88.6 46 87.2
  C 54 85.2 62 84.6 70 84.4 L 78 84.2
`);
const cap = new Shape([...nose.segments, ...spline(seam.toReversed()).segments.slice(1)]).Z();

export function drawWalls(view: View): void {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.sidewall-cabover', 'Sidewall panel, cab-over', cut.box(houseEdge, 76, 83.4, 99, 127), [95, 92]],
    [
      'body.sidewall-front',
      'Sidewall panel, front section',
      cut.box(houseEdge, 97, 43.8, 182.3, 127),
      road ? [104, 94.6] : [118, 116],
    ],
    [
      'body.sidewall-mid',
      'Sidewall panel, center section',
      cut.box(houseEdge, 181.8, 43.8, 282.3, 127),
      [244, 72],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear section',
      cut.box(houseEdge, 281.8, 43.8, 369.6, 127),
      [356, 114],
    ],
    [
      'body.lower-front',
      'Lower skirt panel, front',
      cut.box(houseEdge, 97, 17, 255.3, 44.2),
      [180, road ? 20.2 : 24],
      'skirt',
    ],
    ['body.lower-rear', 'Lower skirt panel, rear', cut.box(houseEdge, 255, 17, 370, 44), [320, 21], 'skirt'],
  ]);
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(view.bodyGraphics.reduce((t, g) => t.add(cut.box(g.pts, 79, 20, 369, 126)), new Shape()))
      .neverDimmed();
    pen.calloutAt(262, 50);
  });
  view.decoration((pen) => {
    pen.within(house, () => {
      pen.path(poly([84, 122.6, 369, 122.6, 369, 117, 80, 117]), 'shade-from-top');
      pen.path(rect(97, 18, 104, 84), view.frontShade);
      pen.path(rect(361, 18, 370, 127), view.rearShade);
      pen.path(rect(97, 18, 370, 26), 'shade-from-bottom');
      pen.path(rect(97, 40, 370, 44), 'shade-from-top');
      for (const x of [182, 282]) pen.path(line([x, 44], [x, 122]), 'detail-line', 'faint-line');
    });
  });
}

export function drawCaboverCap(view: View): void {
  view.region('body.cabover-cap', 'Cab-over cap (molded fiberglass)', (pen) => {
    pen.path(cap, 'body');
    pen.within(cap, () => {
      pen.path(rect(37, 82, 62, 128), view.frontShade);
      pen.path(rect(37, 82, 80, 94), 'shade-from-bottom');
      pen.path(
        ribbon([36, 90, 36, 100, 46, 114, 62, 124, 90, 129], [40.6, 90, 41, 99, 50, 110.6, 65, 120, 90, 125]),
        'shade-1',
      );
      const m = ribbon(
        [36, 107, 44, 114, 58, 119.6, 72, 121, 86, 117.6],
        [36, 94, 45, 101, 58, 106, 70, 107.4, 82, 104.6],
      );
      pen.path(m, 'gloss');
      pen.path(
        ribbon(
          [40, 105, 48, 111, 60, 116, 72, 117.4, 83, 114.6],
          [40, 105, 48, 107.4, 60, 111.6, 72, 113.6, 83, 114.6],
        ),
        'light-1',
      );
      pen.path(m, 'edge-line');
      pen.path(spline([37, 97.4, 46, 103.8, 58, 108.4, 70, 109.6, 80, 107.6]), {
        stroke: 'lens',
        width: 0.7,
      });
      pen.path(band([60, 120.6, 70, 123.4, 84, 125.4], 0, 0, 1.4), 'light-4');
      pen.path(spline([38, 92, 56, 89.6, 78, 88.4]), 'detail-line', 'half-line');
      pen.path(spline([38, 91.2, 56, 88.8, 78, 87.6]), 'gleam-2');
    });
    pen.hitArea(cap).calloutAt(52, 97);
  });
  view.region('body.cap-moulding', 'Cab-over cap seam molding', (pen) => {
    const Bn = band(seam, 1.5, 1.5, 1.5);
    pen.within(house, () => {
      pen.path(Bn, 'metal', 'edge-line');
      pen.path(spline(seam.map(([x, y]): Point => [x - 0.2, y])), 'gleam-1');
    });
    pen.hitArea(Bn, true).calloutAt(78.4, 104);
  });
}

export function drawTrims(view: View): void {
  beltTrim(view, 'Belt-line trim molding', [97, 43.2, 369.6, 44.8], [98, 368], [232, 44]);
  view.region('roof.membrane', 'Roof membrane, visible edge', (pen) => {
    const outline = cut.box(houseEdge, 88, 124.4, 367, 127);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(330, 125.6);
  });
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      84, 122.4, 0.8, 87, 124.6, 0.8, 364, 124.6, 1.4, 368.8, 120.8, 1, 368.8, 119, 0.2, 364, 122.4, 2,
    ]);
    pen.path(outline, 'metal', 'part-line');
    pen.path(line([88, 123.9], [364, 123.9]), 'gleam-2');
    pen.path(line([88, 123.1], [364, 123.1]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(126, 123.5);
  });
  view.region('body.cab-transition', 'Cab-to-house transition trim', (pen) => {
    const outline = rect(95.6, 18, 98.4, 83.6, 0.6);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([96.6, 19], [96.6, 82]), 'dark-gleam-2');
    pen.hitArea(outline, true).calloutAt(97, 66);
  });
  view.decoration((pen) => pen.path(house, 'silhouette-line'));
  cornerMolding(view, 'Rear corner molding', [366.4, 22, 369.8, 119], 368.1, [368, 100]);
}
