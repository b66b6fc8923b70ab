import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { fromPts, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { body, edge, panel, rearEnd, roofHeight, seamPts, wingHeight } from './side-shapes.ts';

const caboverWall = fromPts([...seamPts, [84.2, 84], [84.2, roofHeight]]);

export function sideBody(v: View) {
  const road = v.side === 'road';
  panel(v, 'body.sidewall-cabover', 'Sidewall panel, cab-over', caboverWall, [78, 112]);
  panel(
    v,
    'body.sidewall-front',
    'Sidewall panel, front section',
    cut.box(edge, 83.9, wingHeight, 150.3, roofHeight),
    road ? [104, 108] : [141, 97],
  );
  panel(
    v,
    'body.sidewall-rear',
    'Sidewall panel, rear section',
    cut.box(edge, 149.8, wingHeight, rearEnd, roofHeight),
    road ? [198, 93.6] : [168, 112],
  );
  panel(
    v,
    'body.lower-rear',
    'Lower rear sidewall (basement drop)',
    cut.box(edge, 187, 33, rearEnd, wingHeight + 0.3),
    [189.2, 52],
    'skirt',
  );
  bodyGraphics(v);
  bodyShading(v);
}

function bodyGraphics(v: View) {
  const road = v.side === 'road';
  v.region('body.graphics', 'Graphics / decal set', { part: 'decals' }, (r) => {
    r.hit(
      v.decals.reduce(
        (t, g) => t.add(cut.above(cut.box(g.pts, 30, 60.4, 213, 136).pts(), 60.4)),
        new Shape(),
      ),
    ).noVeil();
    r.at(road ? 74 : 60, road ? 95 : 99.6);
  });
}

function bodyShading(v: View) {
  v.deco((r) => {
    r.clip(body, () => {
      r.p(poly(pairs([52, 133, 213, 133, 213, 128.4, 44, 128.4])), 'shade-from-top');
      r.p(rect(206, 34, rearEnd, roofHeight), v.R);
      r.p(rect(84, 60, 92, 84), v.F);
      r.p(rect(28, 84, 84, 89), 'shade-from-bottom');
      r.p(rect(84, 60, 188, 65), 'shade-from-bottom');
      r.p(rect(188, 34, 214, 42), 'shade-from-bottom');
      r.p(rect(188, 34, 194, 60), v.F);
      r.p(line([150, 62], [150, 132]), 'detail-line', 'faint-line');
      r.p(line([84, 84], [84, 132]), 'detail-line', 'faint-line');
      r.p(line([188, 60], [214, 60]), 'detail-line', 'half-line');
      r.p(line([188, 59.2], [214, 59.2]), 'gleam-1');
    });
  });
}
