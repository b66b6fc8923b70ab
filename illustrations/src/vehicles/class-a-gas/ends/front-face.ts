import {
  arc,
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
import type { Pen } from '../../../kit/drawing/pen.ts';
import { corners, pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import { marker } from '../../../parts/walls/lamps.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { plateBracket } from '../../../parts/walls/rear-fittings.ts';
import { shell } from '../body.ts';

const ws = drawn(`
  M -41 62.4 C -45.4 62.8 -47.4 65 -47.4 69 L -46.6 110 C -46.4 115 -44.4 117.4 -39.4 118
  C -20 119.8 20 119.8 39.4 118 C 44.4 117.4 46.4 115 46.6 110 L 47.4 69 C 47.4 65 45.4 62.8 41 62.4
  C 20 60.6 -20 60.6 -41 62.4 Z
`);
const pane = (s: number) =>
  new Shape()
    .M(s * 1, 62.8)
    .C(s * 16, 62.7, s * 30, 63.4, s * 40.8, 64.2)
    .C(s * 44, 64.5, s * 45.6, 66.2, s * 45.6, 69.2)
    .L(s * 44.9, 109.8)
    .C(s * 44.7, 113.6, s * 43, 115.6, s * 39, 116.2)
    .C(s * 27, 117.6, s * 14, 117.9, s * 1, 117.9)
    .Z();

export function windshield(view: View) {
  view.decoration((pen) => {
    pen.layers(ws, ['frame', 'part-line'], ['dark-gleam-1']);
  });
  bothFromFront((s, k) =>
    view.region(`glass.windshield-${k}`, `Windshield, ${k} side`, (pen) => paneArt(pen, s)),
  );
  view.region('glass.windshield-gasket', 'Windshield center bar & gasket', (pen) => {
    const outline = rect(-1.2, 62, 1.2, 118.6, 0.3);
    pen.path(outline, 'frame');
    pen.path(line([-0.5, 63.6], [-0.5, 117]), 'dark-gleam-2');
    pen.hitArea(outline, true).calloutAt(0, 104);
  });
}

function paneArt(pen: Pen, s: number) {
  const G = pane(s);
  pen.path(G, 'flat-glass');
  pen.within(G, () => {
    pen.path(
      ribbon(
        [s * -2, 76, s * 10, 79.4, s * 28, 78, s * 48, 76],
        [s * -2, 60, s * 10, 60, s * 28, 60, s * 48, 60],
      ),
      'shade-4',
    );
    pen.path(sideBox(s, 16, 77, 35, 100, 6), 'shade-2');
    pen.path(sideBox(s, 20.4, 98.6, 30.6, 107.4, 3), 'shade-2');
    pen.path(sideBox(s, 0, 112.6, 46, 119), 'shade-3');
    if (s > 0) {
      pen.path(arc(25.4, 81, 8.6, 6, 174, 8.4), { stroke: 'void', width: 1.3, strokeOpacity: 0.75 });
      pen.path(line([25.4, 81], [25.4, 75]), { stroke: 'void', width: 2, strokeOpacity: 0.6 });
    }
    pen.path(rect(-48, 110, 48, 119), 'shade-from-top');
    pen.path(cut.slab(G, 1, -0.42, s > 0 ? -31 : -75, s > 0 ? -19 : -63), 'light-1');
    pen.path(cut.slab(G, 1, -0.42, s > 0 ? -16 : -60, s > 0 ? -12.6 : -56.6), 'light-1');
  });
  pen.path(G, 'edge-line');
  pen.hitArea(G).calloutAt(s * 24, 94);
}

export function wipers(view: View) {
  bothFromFront((s, k) =>
    view.region(`body.wiper-${k}`, `Wiper arm & blade, ${k} side`, (pen) => {
      const px = s * 7;
      pen.path(line([s * 10, 68.8], [s * 43, 67]), { stroke: 'frame', width: 1.4 });
      pen.path(line([s * 10, 69.2], [s * 43, 67.4]), 'dark-gleam-1');
      const arm = cornered([px, 62, 0, px + s * 4, 65.6, 2, s * 27, 68, 0], false);
      pen.layers(arm, [{ stroke: 'line', width: 1.5 }], [{ stroke: 'gloss-2', width: 0.9 }]);
      pen.circle(px, 62, 1.2, 'gloss', 'edge-line');
      pen.hitArea(poly(mirrored(s, pairs([5.4, 60.6, 12, 64, 43.4, 65.6, 43.4, 68.4, 10, 70.4, 5.4, 63.6]))));
      pen.calloutAt(s * 36, 67.6);
    }),
  );
}

export function brow(view: View) {
  [-30, -15, 0, 15, 30].forEach((x, i) =>
    marker(
      view,
      Math.abs(x) === 30 ? `light.clearance-front@${x > 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      Math.abs(x) === 30 ? 'Clearance light (amber)' : 'Identification light (amber)',
      [x, 131 - Math.abs(x) * 0.02],
      [3.4, 1.3],
      { callout: i === 2 || i === 4 },
    ),
  );
}

export function hood(view: View) {
  view.region('body.hood', 'Engine service hood', (pen) => {
    const outline = cornered([-30, 57, 2, 30, 57, 2, 25.6, 46.6, 1.6, -25.6, 46.6, 1.6]);
    pen.path(outline, 'light-1');
    pen.path(cut.below(outline, 50.4), 'shade-from-bottom');
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.8), 'detail-line', 'faint-line');
    pen.path(line([-27, 56.3], [27, 56.3]), 'gleam-2');
    for (const x of [-18, 18])
      pen.path(
        cornered([x - 3, 48.8, 0.6, x + 3, 48.8, 0.6, x + 2.4, 50.4, 0.6, x - 2.4, 50.4, 0.6]),
        'shade-3',
      );
    pen.hitArea(outline).calloutAt(-12, 53.4);
  });
  const gr = cornered([-24.4, 45.6, 1.8, 24.4, 45.6, 1.8, 20, 34.6, 2.4, -20, 34.6, 2.4]);
  view.region('body.grille', 'Front grille', (pen) => {
    pen.path(gr, 'gloss', 'part-line');
    pen.path(gr.inset(0.5), 'dark-gleam-1');
    const I = gr.inset(1.4);
    pen.path(I, 'void');
    pen.within(I, () => {
      for (const y of [36.4, 39.2, 42]) {
        const outline = rect(-26, y, 26, y + 1.1, 0.3);
        pen.layers(outline, ['dark-metal'], ['lying-cylinder'], ['detail-line']);
      }
      let q = new Shape();
      for (let x = -22; x <= 22; x += 4.4) q = q.add(line([x, 34], [x, 46]));
      pen.path(q, 'dark-gleam-1');
    });
    pen.path(I, 'edge-line');
    pen.hitArea(gr).calloutAt(13, 38);
  });
  view.region('body.badge', 'Hood emblem (blank)', (pen) => {
    const outline = cornered([-6.4, 38.4, 1, 6.4, 38.4, 1, 7.4, 42.4, 1, -7.4, 42.4, 1]);
    pen.layers(outline, ['metal', 'part-line'], ['bevel']);
    pen.path(outline.inset(0.8), 'detail-line', 'half-line');
    pen.hitArea(outline);
  });
}

export function headlamps(view: View) {
  bothFromFront((s, k) =>
    view.region(`light.headlamp-${k}`, `Headlamp & turn signal, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(
          s,
          corners([27, 38, 2, 28.6, 47, 2.4, 40, 53.2, 3.4, 47.6, 53.4, 3, 48.6, 43, 4, 45, 37.6, 3]),
        ),
      );
      pen.shadow(outline, 0.3, 0.5, 2);
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.8);
      pen.path(I, 'lens');
      pen.within(I, () => {
        pen.path(I, 'bevel');
        pen.concentric(s * 33, 42.4, [3.6, 'dark-metal', 'edge-line'], [3.6, 'sphere']);
        pen.circle(s * 33, 42.4, 2.3, 'glass', 'detail-line');
        pen.circle(s * 33 - 0.8, 43.2, 0.6, 'light-3');
        pen.concentric(s * 41.4, 43.4, [3.9, 'dark-metal', 'edge-line'], [3.9, 'sphere']);
        pen.circle(s * 41.4, 43.4, 2.5, 'glass', 'detail-line');
        pen.circle(s * 41.4 - 0.8, 44.3, 0.65, 'light-3');
        pen.path(
          poly(mirrored(s, corners([37, 49.2, 1, 40.6, 52.4, 1.4, 47, 52.6, 2, 47.6, 48.4, 2]))),
          'light-amber',
          'detail-line',
        );
      });
      pen.path(I, 'edge-line');
      pen.hitArea(outline).calloutAt(s * 37.4, 45.4);
    }),
  );
}

export function bumper(view: View) {
  view.region('body.front-bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(shell, -51, 15, 51, 33);
    pen.path(outline, 'skirt');
    pen.within(shell, () => {
      pen.path(rect(-50.5, 15, -34, 34), 'shade-from-left');
      pen.path(rect(34, 15, 50.5, 34), 'shade-from-right');
      pen.path(rect(-50, 15.6, 50, 20), 'shade-from-bottom');
      pen.path(band([-44, 31, 0, 30.4, 44, 31], 0, 0, 1), 'light-3');
    });
    pen.path(spline([-50.2, 33, -24, 32.4, 0, 32.2, 24, 32.4, 50.2, 33]), 'part-line');
    const I = cornered([-21, 28.4, 1.4, 21, 28.4, 1.4, 18, 18.4, 1.8, -18, 18.4, 1.8]);
    pen.path(I, 'gloss', 'edge-line');
    pen.path(I.inset(0.6), 'dark-gleam-1');
    let q = new Shape();
    for (let y = 20; y < 28; y += 1.6)
      q = q.add(line([-17.4 - (y - 19) * 0.28, y], [17.4 + (y - 19) * 0.28, y]));
    pen.path(q, 'dark-gleam-1');
    pen.path(cut.below(shell, 32.4), 'overlap-line');
    pen.hitArea(outline).calloutAt(-26, 19);
  });
  plateBracket(view, 'body.plate-bracket', [20, 26]);
}

export function lowerParts(view: View) {
  bothFromFront((s, k) =>
    view.region(`light.fog-${k}`, `Fog lamp, ${k} side`, (pen) => {
      const outline = poly(mirrored(s, corners([27.6, 19.6, 1.4, 26.6, 26.4, 1.4, 42, 27, 2, 44, 20, 2])));
      pen.path(outline, 'gloss', 'edge-line');
      pen.path(outline.inset(0.6), 'dark-gleam-1');
      pen.concentric(s * 34, 23.2, [2.6, 'dark-metal', 'edge-line'], [2.2, 'lens', 'detail-line']);
      pen.circle(s * 34, 23.2, 2.2, 'sphere');
      pen.hitArea(outline).calloutAt(s * 34, 23.2);
    }),
  );
  bothFromFront((s, k) =>
    view.region(`body.tow-eye-${k}`, `Front tow hook, ${k} side`, { callout: s > 0 }, (pen) => {
      pen.path(rect(s * 20 - 1.6, 11.6, s * 20 + 1.6, 16.2, 1), 'dark-metal', 'edge-line');
      pen.circle(s * 20, 13.2, 0.8, 'void');
      pen.hitArea(rect(s * 20 - 2, 11.2, s * 20 + 2, 16.4, 1));
    }),
  );
}
