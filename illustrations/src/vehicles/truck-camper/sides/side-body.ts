import { cut } from '../../../kit/geometry/cuts.ts';
import { fromPts, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { body, edge, rearEnd, roofHeight, seamPts, wingHeight } from './side-shapes.ts';

const caboverWall = fromPts([...seamPts, [84.2, 84], [84.2, roofHeight]]);

export function sideBody(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.sidewall-cabover', 'Sidewall panel, cab-over', caboverWall, [78, 112]],
    [
      'body.sidewall-front',
      'Sidewall panel, front section',
      cut.box(edge, 83.9, wingHeight, 150.3, roofHeight),
      road ? [104, 108] : [141, 97],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear section',
      cut.box(edge, 149.8, wingHeight, rearEnd, roofHeight),
      road ? [198, 93.6] : [168, 112],
    ],
    [
      'body.lower-rear',
      'Lower rear sidewall (basement drop)',
      cut.box(edge, 187, 33, rearEnd, wingHeight + 0.3),
      [189.2, 52],
    ],
  ]);
  bodyGraphics(view);
  bodyShading(view);
}

function bodyGraphics(view: View) {
  const road = view.side === 'road';
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(
        view.bodyGraphics.reduce(
          (t, g) => t.add(cut.above(cut.box(g.pts, 30, 60.4, 213, 136).pts(), 60.4)),
          new Shape(),
        ),
      )
      .neverDimmed();
    pen.calloutAt(road ? 74 : 60, road ? 95 : 99.6);
  });
}

function bodyShading(view: View) {
  view.decoration((pen) => {
    pen.within(body, () => {
      pen.path(poly([52, 133, 213, 133, 213, 128.4, 44, 128.4]), 'shade-from-top');
      pen.path(rect(206, 34, rearEnd, roofHeight), view.rearShade);
      pen.path(rect(84, 60, 92, 84), view.frontShade);
      pen.path(rect(28, 84, 84, 89), 'shade-from-bottom');
      pen.path(rect(84, 60, 188, 65), 'shade-from-bottom');
      pen.path(rect(188, 34, 214, 42), 'shade-from-bottom');
      pen.path(rect(188, 34, 194, 60), view.frontShade);
      pen.path(line([150, 62], [150, 132]), 'detail-line', 'faint-line');
      pen.path(line([84, 84], [84, 132]), 'detail-line', 'faint-line');
      pen.path(line([188, 60], [214, 60]), 'detail-line', 'half-line');
      pen.path(line([188, 59.2], [214, 59.2]), 'gleam-1');
    });
  });
}
