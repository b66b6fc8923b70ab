import {
  arc,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  ribbon,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { corners } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { plateBracket } from '../../../parts/walls/rear-fittings.ts';
import { shell } from '../body.ts';

const ws = drawn(`
  M -41 63 C -45 63.4 -47.6 65.6 -47.8 70 L -46.6 116 C -46.4 120.4 -44 122.6 -39 123
  C -20 124.4 20 124.4 39 123 C 44 122.6 46.4 120.4 46.6 116 L 47.8 70 C 47.6 65.6 45 63.4 41 63
  C 20 60.8 -20 60.8 -41 63 Z
`);
const pane = (s: number) =>
  new Shape()
    .M(s * 0.7, 63.4)
    .C(s * 16, 63.2, s * 30, 64, s * 40.6, 65)
    .C(s * 44, 65.4, s * 45.7, 67, s * 45.8, 70.4)
    .L(s * 44.8, 115.4)
    .C(s * 44.6, 119, s * 43, 120.8, s * 38.8, 121.2)
    .C(s * 26, 122.2, s * 13, 122.5, s * 0.7, 122.5)
    .Z();

export function windshield(view: View) {
  view.decoration((pen) => {
    pen.layers(ws, ['frame', 'part-line'], ['dark-gleam-1']);
  });
  bothFromFront((s, k) =>
    view.region(`glass.windshield-${k}`, `Windshield, ${k} side`, (pen) => paneArt(pen, s)),
  );
  view.region('glass.windshield-gasket', 'Windshield center bar & gasket', (pen) => {
    const outline = rect(-0.9, 62.4, 0.9, 123.4, 0.3);
    pen.path(outline, 'frame');
    pen.path(line([-0.3, 64], [-0.3, 122]), 'dark-gleam-2');
    pen.hitArea(outline, true).calloutAt(0, 106);
  });
  wipers(view);
}

function paneArt(pen: Pen, s: number) {
  const G = pane(s);
  pen.path(G, 'flat-glass');
  pen.within(G, () => {
    // cockpit hints: dash line, seat backs, wheel – very faint
    pen.path(
      ribbon(
        [s * -2, 77, s * 14, 78.4, s * 30, 80, s * 48, 78],
        [s * -2, 60, s * 14, 60, s * 30, 60, s * 48, 60],
      ),
      'shade-4',
    );
    pen.path(sideBox(s, 16, 78, 34, 103, 6), 'shade-2');
    pen.path(sideBox(s, 20, 101, 30, 110, 3), 'shade-2');
    if (s > 0) {
      pen.path(arc(25, 82, 8.4, 8, 172, 9), { stroke: 'void', width: 1.3, strokeOpacity: 0.75 });
      pen.path(line([25, 82], [25, 76]), { stroke: 'void', width: 2, strokeOpacity: 0.6 });
    }
    pen.path(rect(-48, 115, 48, 124), 'shade-from-top');
    pen.path(cut.slab(G, 1, -0.42, s > 0 ? -32 : -76, s > 0 ? -20 : -64), 'light-1');
    pen.path(cut.slab(G, 1, -0.42, s > 0 ? -17 : -61, s > 0 ? -13.6 : -57.6), 'light-1');
  });
  pen.path(G, 'edge-line');
  pen.hitArea(G).calloutAt(s * 24, 96);
}

function wipers(view: View) {
  bothFromFront((s, k) =>
    view.region(`body.wiper-${k}`, `Wiper arm & blade, ${k} side`, (pen) => {
      const px = s > 0 ? 10 : -38,
        py = 62.6; // both sweep the same way
      const arm = poly(
        [
          [px, py, 0],
          [px + 4, 67, 2],
          [px + 20, 70.6, 0],
        ],
        false,
      );
      pen.path(line([px + 3, 71.2], [px + 37, 68.4]), { stroke: 'frame', width: 1.5 });
      pen.path(line([px + 3, 71.6], [px + 37, 68.8]), 'dark-gleam-1');
      pen.layers(arm, [{ stroke: 'line', width: 1.5 }], [{ stroke: 'gloss-2', width: 0.9 }]);
      pen.circle(px, py, 1.2, 'gloss', 'edge-line');
      pen.hitArea(poly([px - 1.6, 60.8, px + 5, 65, px + 37, 67.4, px + 37, 70, px + 2, 73, px - 1.6, 64]));
      pen.calloutAt(px + 28, 69.4);
    }),
  );
}

export function hatchAndGrille(view: View) {
  view.region('body.hood', 'Front generator / utility hatch', (pen) => {
    const outline = cornered([-24, 57.6, 1.6, 24, 57.6, 1.6, 22, 50, 1, -22, 50, 1]);
    pen.bodyPanel(outline);
    pen.layers(outline, ['shade-1'], ['edge-line']);
    pen.path(line([-22, 56.8], [22, 56.8]), 'gleam-1');
    pen.hitArea(outline).calloutAt(-14, 54);
  });
  const grille = cornered([-21, 49, 2, 21, 49, 2, 18, 31, 2.6, -18, 31, 2.6]);
  view.region('body.grille', 'Front grille', (pen) => {
    pen.layers(grille, ['metal', 'part-line'], ['bevel']);
    const I = grille.inset(1.3);
    pen.path(I, 'void');
    pen.within(I, () => {
      for (let y = 33.4; y < 48.4; y += 2.9) {
        const outline = rect(-22, y, 22, y + 1.25, 0.3);
        pen.layers(outline, ['metal'], ['lying-cylinder'], ['detail-line']);
      }
    });
    pen.path(I, 'edge-line');
    pen.hitArea(grille).calloutAt(10, 35);
  });
  view.region('body.badge', 'Grille emblem', (pen) => {
    const outline = cornered([-4, 40, 1, 0, 37, 1.4, 4, 40, 1, 4, 44.6, 1.2, -4, 44.6, 1.2]);
    pen.layers(outline, ['metal', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.8), 'gloss');
    pen.hitArea(outline);
  });
}

export function headlamps(view: View) {
  bothFromFront((s, k) =>
    view.region(`light.headlamp-${k}`, `Headlamp assembly, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(s, corners([24.4, 38.6, 1.6, 23.4, 47.6, 2, 44.6, 52.6, 3.4, 48.6, 47, 3, 46, 39.4, 3])),
      );
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.8);
      pen.path(I, 'lens');
      pen.within(I, () => {
        pen.path(I, 'bevel');
        for (const x of [29.6, 37.6]) {
          pen.concentric(s * x, 43.8, [3.3, 'dark-metal', 'edge-line'], [3.3, 'sphere']);
          pen.circle(s * x, 43.8, 2.2, 'glass', 'detail-line');
          pen.circle(s * x - 0.7, 44.6, 0.6, 'light-3');
        }
        pen.path(
          poly(mirrored(s, corners([42.2, 40, 1, 42.4, 50.4, 1, 47.6, 47, 2, 45.4, 40.6, 2]))),
          'light-amber',
          'detail-line',
        );
      });
      pen.path(I, 'edge-line');
      pen.path(spline([s * 24.6, 48.4, s * 35, 50.8, s * 44, 52]), 'dark-gleam-2');
      pen.hitArea(outline);
    }),
  );
}

export function bumper(view: View) {
  view.region('body.front-bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(shell, -51, 13, 51, 30);
    pen.bodyShell(outline);
    pen.within(shell, () => {
      pen.path(rect(-50.5, 12, -32, 30), 'shade-from-left');
      pen.path(rect(32, 12, 50.5, 30), 'shade-from-right');
    });
    pen.path(outline, 'shade-2');
    pen.path(spline([-50, 30, -24, 28.8, 0, 28.4, 24, 28.8, 50, 30]), 'part-line');
    pen.path(spline([-49.6, 29.2, -24, 28, 0, 27.6, 24, 28, 49.6, 29.2]), 'dark-gleam-2');
    pen.within(shell, () => pen.path(rect(-49, 14, 49, 19), 'shade-from-bottom'));
    pen.path(cornered([-18, 25.4, 1.4, 18, 25.4, 1.4, 16, 16.6, 1.6, -16, 16.6, 1.6]), 'gloss', 'edge-line');
    let q = new Shape();
    for (let y = 18.2; y < 25; y += 1.5)
      q = q.add(line([-15.4 - (y - 17) * 0.2, y], [15.4 + (y - 17) * 0.2, y]));
    pen.path(q, 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(-22, 16.4);
  });
  view.decoration((pen) => pen.path(shell, 'silhouette-line'));
}

export function lowerParts(view: View) {
  plateBracket(view, 'body.plate-bracket', [18, 24]);
  bothFromFront((s, k) =>
    lamp(view, `light.fog-${k}`, `Fog / driving lamp, ${k} side`, s * 31, 21.6, 9.4, 4.2, 'lens', { r: 1.4 }),
  );
  bothFromFront((s, k) =>
    view.region(`body.tow-eye-${k}`, `Front tow eye, ${k} side`, { callout: s > 0 }, (pen) => {
      pen.concentric(s * 22, 12.6, [1.5, 'dark-metal', 'edge-line'], [0.7, 'void']);
      pen.hitArea(ellipse(s * 22, 12.6, 2));
    }),
  );
}
