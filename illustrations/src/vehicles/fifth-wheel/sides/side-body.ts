import { band, cornered, line, poly, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { wallPanels } from '../../../parts/walls/body-panels.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { noseCap, seam, sideEdge, sideOutline, wallForward } from './side-shapes.ts';

export function sidePanels(view: View) {
  wallPanels(view, [
    ['body.sidewall-front', 'Sidewall panel, front (bedroom)', wallForward, [100, 96]],
    [
      'body.sidewall-mid',
      'Sidewall panel, center',
      rect(103.8, 37.8, 262.3, 142),
      view.side === 'road' ? [176, 96] : [128, 124],
    ],
    [
      'body.sidewall-rear',
      'Sidewall panel, rear',
      cornered([261.8, 37.8, 0, 412, 37.8, 0, 412, 136, 0, 411, 140, 3, 406, 142, 0, 261.8, 142, 0]),
      [view.side === 'road' ? 360 : 352, 132],
    ],
    [
      'body.lower-front',
      'Lower sidewall / skirt, front',
      cut.box(sideEdge, 95, 24, 263, 38),
      [204, 31],
      'skirt',
    ],
  ]);
  // front lower corner above the skirt, below the goose-neck
  view.region('body.front-lower', 'Front lower cap (drop-wall corner)', (pen) => {
    const outline = cut.box(sideEdge, 84, 37.9, 104, 66);
    const q = cut.below(outline, 60);
    pen.bodyShell(q, 'body');
    pen.path(spline([104, 60, 104, 50, 104, 38]), 'detail-line', 'half-line');
    pen.hitArea(q);
  });
  wallPanels(view, [
    [
      'body.lower-rear',
      'Lower sidewall / skirt, rear',
      cut.box(sideEdge, 263, 24, 413, 38),
      [356, 31],
      'skirt',
    ],
  ]);
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    const all = view.bodyGraphics.reduce((t, g) => t.add(cut.box(g.pts, 28.5, 38, 412, 142)), new Shape());
    pen.hitArea(all).neverDimmed();
    pen.calloutAt(122, 71);
  });
}

export function sideJoints(view: View) {
  view.decoration((pen) => {
    // panel joints, lower crease, long soft shading
    for (const x of [104, 262]) pen.path(line([x, 38], [x, 139]), 'detail-line', 'faint-line');
    pen.path(rect(104, 38, 412, 41), 'shade-from-top');
    pen.path(poly([54, 139, 411, 139, 411, 133.4, 44, 133.4]), 'shade-from-top');
    pen.path(rect(403, 38, 412, 138), view.rearShade);
    pen.within(sideOutline, () => {
      for (const w of [5, 9])
        pen.path(
          ribbon(
            [78, 66.2, 88, 66.2, 95.4, 63, 97, 56, 101, 30, 104, 25],
            [
              [78, 66.4],
              [88, 66.4 + w * 0.25],
              [95.4 + w * 0.6, 63 + w * 0.35],
              [97 + w * 0.8, 57],
              [101 + w * 0.6, 30],
              [104 + w * 0.3, 25],
            ],
          ),
          'shade-1',
        );
    });
  });
}

export function sideCap(view: View) {
  // front cap
  view.region('body.front-cap', 'Front cap (molded fiberglass)', (pen) => {
    pen.path(noseCap, 'body');
    pen.within(noseCap, () => {
      // curvature: broad soft falloff to the nose edge, then two crisp bands that follow it
      pen.path(rect(0, 60, 26, 143), view.frontShade);
      pen.path(
        ribbon([-2, 78, -2, 104, 8, 124, 26, 136, 60, 144], [2.4, 76, 3, 100, 12, 119, 29, 131.4, 62, 140.8]),
        'shade-1',
      );
      pen.path(rect(0, 66, 40, 78), 'shade-from-bottom');
      const mask = ribbon(
        [-2, 104, 7, 116.6, 17, 123.6, 27, 126.6, 36, 122],
        [-2, 90, 6, 103, 14, 109, 23, 111, 32, 107.6],
      );
      pen.path(mask, 'gloss');
      pen.path(
        ribbon(
          [2, 106, 9, 114.8, 18, 121, 27, 124.2, 33, 122.4],
          [2, 103, 9, 111.4, 18, 117.4, 27, 120.6, 33, 119],
        ),
        'light-1',
      );
      pen.path(spline([-1, 93, 6.2, 104.8, 14, 110.8, 23, 112.8, 32, 109.6]), {
        stroke: 'lens',
        width: 0.75,
      });
      pen.path(mask, 'edge-line');
      pen.path(band([15, 84.5, 12.6, 93, 14.2, 103], 0, 0, 0.9), 'light-3');
      pen.path(band([15, 120.4, 24, 128, 38, 135, 52, 139], 0, 0, 2), 'light-4');
      pen.path(spline([0, 84.4, 10, 83, 20, 80, 29, 78.4]), 'edge-line', 'half-line');
      pen.path(spline([0, 83.2, 10, 81.8, 20, 78.8, 29, 77.2]), 'gleam-2');
      pen.path(spline([2, 76.6, 12, 75, 29, 72.4]), 'detail-line', 'faint-line');
    });
    pen.hitArea(noseCap).calloutAt(14, 96);
  });
}

export function sideCapTrim(view: View) {
  bellyPanel(
    view,
    'body.front-belly',
    'Front overhang underside panel',
    cornered([15, 66.2, 0, 88, 66.2, 0, 90, 64.6, 1, 14, 64.6, 1]),
    [76, 65.4],
  );
  view.region('body.cap-moulding', 'Front cap seam molding', (pen) => {
    const Bn = band(seam, 1.5, 1.5, 1.5);
    pen.within(sideOutline, () => {
      pen.path(Bn, 'metal', 'edge-line');
      pen.path(spline(seam).move(-0.2, 0), 'gleam-1');
    });
    pen.hitArea(Bn, true).calloutAt(29.4, 106);
  });
}

export function sideTrims(view: View) {
  // belt trim along floor line
  view.region('body.belt-trim', 'Belt / floor-line trim molding', (pen) => {
    const outline = rect(100, 37.1, 412, 38.7, 0.3);
    pen.path(rect(100, 35, 412, 37.2), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([101, 38.1], [411, 38.1]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(view.side === 'road' ? 332 : 318, 37.9);
  });
  view.region('roof.membrane', 'Roof membrane (TPO), visible edge', (pen) => {
    const outline = cut.box(sideEdge, 70, 141.2, 410, 144);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(346, 142.5);
  });
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      64, 138.8, 0.9, 66, 141.3, 0.8, 408, 141.3, 1.6, 411.4, 138.2, 1, 411.4, 136.4, 0.2, 408, 138.8, 2,
    ]);
    pen.path(outline, 'metal', 'part-line');
    pen.path(line([67, 140.5], [408.4, 140.5]), 'gleam-2');
    pen.path(line([66, 139.7], [408.4, 139.7]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(view.side === 'road' ? 230 : 118, 140);
  });
}
