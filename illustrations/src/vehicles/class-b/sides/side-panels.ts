import { band, fromPts, line, poly, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { around, lerp, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { body, edge, fender, hoodEdge, roofSeam } from './side-shapes.ts';

const seamY = (s: number) => {
  const i = roofSeam.findIndex((p) => s <= p[0]);
  const b = around(roofSeam, i);
  const a = i > 0 ? around(roofSeam, i - 1) : b;
  return a === b ? b[1] : lerp(a[1], b[1], (s - a[0]) / (b[0] - a[0]));
};

const hood = fromPts([
  ...spline(hoodEdge).pts(0.05).toReversed(),
  ...edge.filter((p) => p[0] < 41.2 && p[1] > 46.6 && p[1] < 57.6).toSorted((a, b) => a[0] - b[0]),
]);

export function sidePanels(view: View) {
  const road = view.side === 'road';
  wallPanels(view, [
    ['body.quarter-panel', 'Quarter panel, rear of axle', cut.box(edge, 208.8, 13, 281.3, 92), [220, 72]],
    [
      'body.side-panel-mid',
      'Side panel, ahead of rear wheel',
      cut.box(edge, 152.8, 18.4, 209.3, 92),
      road ? [196, 72] : [200, 66],
    ],
  ]);
  if (road)
    wallPanels(view, [
      [
        'body.side-panel-front',
        'Side panel, behind driver door',
        cut.box(edge, 99.4, 18.4, 153.3, 92),
        [128, 50.6],
      ],
    ]);
  wallPanels(view, [
    ['body.corner', 'Rear corner panel (D-pillar)', cut.box(edge, 280.8, 30, 290, 92), [283.4, 36.6]],
    [
      'cab.side',
      road ? 'Cab side frame / B-pillar' : 'Cab side & sliding-door opening frame',
      cut.box(edge, 40, 18.4, road ? 99.8 : 153.2, 93),
      [98.8, 64],
    ],
  ]);
  roofHighRoof(view);
  cabFender(view);
  cabHood(view);
  bodyGraphics(view);
  sheetMetal(view);
  bodyGutter(view);
}

function roofHighRoof(view: View) {
  const road = view.side === 'road';
  view.region('roof.high-roof', 'High-roof cap', (pen) => {
    const capEdge = edge.filter(([s, h]) => s > 66 && h > seamY(Math.max(70.4, Math.min(286.4, s))));
    const rearEnd = capEdge.findIndex(([s]) => s > 200);
    const outline = fromPts([
      ...spline(roofSeam).pts(0.05),
      ...capEdge.slice(rearEnd),
      ...capEdge.slice(0, rearEnd),
    ]);
    pen.path(outline, 'body');
    pen.within(outline, () => {
      pen.path(rect(68, 100, 290, 110), 'light-1');
      pen.path(poly([70, 91, 288, 90, 288, 96.4, 78, 96.4]), 'shade-from-bottom');
      pen.path(rect(275, 88, 290, 110), view.rearShade);
      pen.path(rect(64, 88, 92, 110), view.frontShade);
      pen.path(band([68, 92.4, 82, 92.4, 108, 91.8], 0.6, 0.9, 0), 'shade-2');
      pen.path(
        spline([69.6, 95.6, 84, 96.6, 150, 97.6, 220, 97.6, 286.4, 96.4]),
        'detail-line',
        'faint-line',
      );
      pen.path(spline([69.8, 94.9, 84, 95.9, 150, 96.9, 220, 96.9, 286.4, 95.7]), 'gleam-2');
      pen.path(band([72, 97, 84, 103.4, 112, 106.8], 0, 0, 1.3), 'light-4');
      pen.path(band([285.4, 96, 283, 102.4, 277, 105.6], 0, 0, 1), 'light-3');
    });
    pen.hitArea(outline).calloutAt(road ? 94 : 92, 99.4);
  });
}

function cabFender(view: View) {
  view.region('cab.fender', 'Front fender', (pen) => {
    pen.bodyShell(fender, 'body');
    pen.within(fender, () => {
      pen.path(rect(0, 12, 20, 60), view.frontShade);
      pen.path(band([16, 46.4, 30, 49.4, 48, 52.2], 0, 0, 1.1), 'light-4');
      pen.path(spline([16, 47, 32, 50.4, 46, 52.4, 57, 53.1]), 'detail-line', 'half-line');
    });
    pen.path(fender, 'edge-line', 'half-line');
    pen.hitArea(fender).calloutAt(48, 44);
  });
}

function cabHood(view: View) {
  view.region('cab.hood', 'Hood', (pen) => {
    pen.layers(hood, ['body'], ['bevel'], ['part-line']);
    pen.hitArea(hood).calloutAt(24, 52.4);
  });
}

function bodyGraphics(view: View) {
  const road = view.side === 'road';
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(view.bodyGraphics.reduce((t, g) => t.add(cut.box(g.pts, 58, 14, 287, 90)), new Shape()))
      .neverDimmed();
    pen.calloutAt(road ? 190 : 178, 42.6);
  });
}

function sheetMetal(view: View) {
  view.decoration((pen) =>
    pen.within(body, () => {
      pen.path(poly([74.8, 91, 286, 90, 286, 85.4, 70.2, 85.4]), 'shade-from-top');
      pen.path(rect(277, 12, 290, 92), view.rearShade);
      pen.path(rect(56, 12, 290, 30), 'shade-from-bottom');
      pen.path(rect(56, 45, 288, 52.6), 'shade-from-top', { opacity: 0.36 });
      pen.path(line([209, 34.8], [209, 90]), 'detail-line', 'faint-line');
      pen.path(spline([56, 52.4, 100, 52.6, 200, 52.8, 287, 52.6]), 'gleam-2');
      pen.path(spline([56, 53, 100, 53.2, 200, 53.4, 287, 53.2]), 'detail-line', 'half-line');
      pen.path(line([153, 19], [153, 90]), 'edge-line', 'half-line');
      pen.path(line([281, 34], [281.4, 90]), 'edge-line');
      pen.path(line([99.6, 19], [99.6, 90.4]), 'edge-line', 'half-line');
    }),
  );
}

function bodyGutter(view: View) {
  const road = view.side === 'road';
  view.region('body.gutter', 'Drip rail / roof seam', (pen) => {
    const up = roofSeam.map(([x, y]): Point => [x, y + 0.5]),
      dn = roofSeam.map(([x, y]): Point => [x, y - 0.6]),
      outline = ribbon(up, dn);
    pen.path(outline, 'rubber', 'detail-line');
    pen.path(spline(roofSeam.map(([x, y]): Point => [x, y + 0.2])), 'dark-gleam-1');
    pen.hitArea(outline, true).calloutAt(road ? 222 : 268, seamY(222));
  });
}
