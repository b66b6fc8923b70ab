import { cornered, line, poly, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { body, edge, rearEnd, seamPts } from './side-shapes.ts';

const wallFwd = (() => {
  const s = new Shape();
  s.M(72, 147.2);
  for (const p of seamPts.slice(1)) s.L(p[0], p[1]);
  return s.L(88, 66).C(93, 66, 96.6, 64.2, 97.8, 60).L(106, 60).L(106, 147).Z();
})();

export function sideBody(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.sidewall-front', 'Sidewall panel, front (bedroom)', wallFwd, road ? [102, 104] : [102, 110]],
    [
      'body.sidewall-mid',
      'Sidewall panel, center',
      rect(105.8, 37.8, 246.3, 146),
      [road ? 184 : 130, road ? 108 : 128],
    ],
    ['body.sidewall-rear', 'Sidewall panel, rear', rect(245.8, 37.8, 382.3, 146), [364, road ? 100 : 96]],
    [
      'body.sidewall-garage',
      'Sidewall panel, garage',
      cornered([381.8, 37.8, 0, rearEnd, 37.8, 0, rearEnd, 139, 0, 497, 144, 3, 491, 146, 0, 381.8, 146, 0]),
      road ? [484, 112] : [476, 84],
    ],
    ['body.lower-front', 'Lower sidewall / skirt, front', cut.box(edge, 97, 24, 325, 38), [216, 31], 'skirt'],
  ]);
  bodyFrontLower(view);
  wallPanels(view, [
    [
      'body.lower-rear',
      'Lower sidewall / skirt, garage',
      cut.box(edge, 325, 24, 499, 38),
      [road ? 450 : 452, 29],
      'skirt',
    ],
  ]);
  bodyGraphics(view);
  bodyShading(view);
}

function bodyFrontLower(view: View) {
  view.region('body.front-lower', 'Front lower cap (drop-wall corner)', (pen) => {
    const q = cut.below(cut.box(edge, 86, 37.9, 106, 66), 60);
    pen.bodyShell(q, 'body');
    pen.path(spline([106, 60, 106, 50, 106, 38]), 'detail-line', 'half-line');
    pen.hitArea(q).calloutAt(103, 48);
  });
}

function bodyGraphics(view: View) {
  const road = view.side === 'road';
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(
        view.bodyGraphics.reduce(
          (t, g) => t.add(cut.box(g.shape.pts(0.4), 30.5, 38, 497.6, 145)),
          new Shape(),
        ),
      )
      .neverDimmed();
    pen.calloutAt(road ? 144 : 126, road ? 73 : 77);
  });
}

function bodyShading(view: View) {
  view.decoration((pen) => {
    for (const x of [106, 246, 382]) pen.path(line([x, 38], [x, 143]), 'detail-line', 'faint-line');
    pen.path(rect(106, 38, rearEnd, 41), 'shade-from-top');
    pen.path(poly([57, 143, 497, 143, 497, 137.4, 47, 137.4]), 'shade-from-top');
    pen.path(rect(488, 38, rearEnd, 142), view.rearShade);
    pen.within(body, () => {
      for (const w of [5, 9])
        pen.path(
          ribbon(
            [80, 66.2, 90, 66.2, 97.4, 63, 99, 56, 103, 30, 106, 25],
            [
              [80, 66.4],
              [90, 66.4 + w * 0.25],
              [97.4 + w * 0.6, 63 + w * 0.35],
              [99 + w * 0.8, 57],
              [103 + w * 0.6, 30],
              [106 + w * 0.3, 25],
            ],
          ),
          'shade-1',
        );
      pen.path(rect(100, 25, rearEnd, 30), 'shade-from-bottom');
    });
  });
}
