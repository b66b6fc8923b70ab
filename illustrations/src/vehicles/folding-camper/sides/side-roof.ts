import { band, box, cornered, line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { zip } from '../../../parts/walls/canvas.ts';
import { marker, redMarker } from '../../../parts/walls/lamps.ts';
import { acSide, solarSide, ventSide } from '../../../parts/roof/roof-gear.ts';

const shellSide = (y: number) =>
  new Shape()
    .M(47.4, y)
    .L(46.9, y + 4.6)
    .C(46.9, y + 8.6, 49.6, y + 11.2, 56, y + 12.1)
    .C(74, y + 13.6, 96, y + 14, 122, y + 14)
    .C(150, y + 14, 172, y + 13.6, 189, y + 12.3)
    .C(196, y + 11.5, 199.1, y + 8.8, 199.1, y + 4.6)
    .L(198.6, y)
    .Z();

function topGear(view: View, y: number) {
  solarSide(view, 'roof.solar', 'Solar panel (low-profile)', 146, 162, y + 12.6);
  acSide(view, 'roof.ac', 'Air conditioner shroud', { s0: 103, len: 38, base: y + 14.6, h: 11.6 });
  ventSide(view, 'roof.vent', 'Roof vent lid', 80, y + 13.4, { w: 15, h: 3.4 });
}

function topRack(view: View, y: number) {
  for (const [x, k] of [
    [64, 'front'],
    [168, 'rear'],
  ] as const)
    view.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, (pen) => {
      const b = y + (k === 'front' ? 12.6 : 13.4);
      pen.path(
        cornered([x - 2.6, b, 0.3, x + 2.6, b, 0.3, x + 1.4, b + 3.2, 0.5, x - 1.4, b + 3.2, 0.5]),
        'gloss',
        'edge-line',
      );
      pen.path(rect(x - 2, b + 2.6, x + 2, b + 4.4, 0.8), 'metal', 'edge-line');
      pen.circle(x, b + 3.5, 0.35, 'underbody');
      pen.hitArea(poly([x - 2.8, b, x + 2.8, b, x + 2.2, b + 4.6, x - 2.2, b + 4.6]));
    });
}

function topShell(view: View, y: number) {
  const S = shellSide(y);
  view.region('roof.shell', 'Roof shell (ABS / fiberglass)', (pen) => {
    pen.path(S, 'light-wall');
    pen.within(S, () => {
      pen.path(rect(46, y, 200, y + 9), 'shade-1');
      pen.path(S, 'bevel', { opacity: 0.55 });
      pen.path(rect(46, y - 1, 58, y + 15), view.frontShade);
      pen.path(rect(188, y - 1, 200, y + 15), view.rearShade);
      pen.path(rect(46, y + 2.4, 200, y + 4.6), 'shade-from-bottom');
      pen.path(
        spline([46, y + 9.2, 60, y + 9.8, 122, y + 10.4, 186, y + 9.9, 200, y + 9.2]),
        'detail-line',
        'half-line',
      );
      pen.path(spline([46, y + 9.6, 60, y + 10.2, 122, y + 10.8, 186, y + 10.3, 200, y + 9.6]), 'gleam-2');
      pen.path(band([56, y + 11.4, 96, y + 13, 150, y + 12.9], 0, 0, 0.9), 'light-4');
    });
    pen.path(S, 'overlap-line');
    pen.hitArea(S).calloutAt(152, y + 11.6);
  });
}

function topEdgeRail(view: View, y: number) {
  const curb = view.side === 'curb';
  view.region(`roof.edge-rail@${curb ? 'R' : 'L'}`, 'Roof edge extrusion & awning rail', (pen) => {
    const outline = rect(49, y - 0.5, 197, y + 2.5, 0.3);
    pen.path(rect(49, y - 3, 197, y - 0.4), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([50, y + 1.9], [196, y + 1.9]), 'gleam-1');
    pen.path(line([50, y + 0.7], [196, y + 0.7]), 'detail-line', 'half-line');
    pen.hitArea(outline, true).calloutAt(curb ? 61 : 96, y + 0.9);
  });
}

function topCorner(view: View, y: number) {
  const curb = view.side === 'curb';
  for (const [a, k, sg] of [
    [46.2, 'front', 1],
    [199.8, 'rear', -1],
  ] as const)
    view.region(`roof.corner-${k}@${curb ? 'R' : 'L'}`, `Roof corner casting, ${k}`, (pen) => {
      const outline = poly([
        [a, y - 0.7, 0.8],
        [a, y + 5, 3.6],
        [a + sg * 2.6, y + 9.8, 3],
        [a + sg * 6.4, y + 9.8, 1.4],
        [a + sg * 8.4, y + 5.4, 1.6],
        [a + sg * 8.4, y - 0.7, 0.6],
      ]);
      pen.shadow(outline, 0.4, 0.5, 2);
      pen.layers(outline, ['accent-1'], ['bevel']);
      pen.within(outline, () =>
        pen.path(box(a, y - 0.7, a + sg * 4, y + 10), sg > 0 ? view.frontShade : view.rearShade, {
          opacity: 0.7,
        }),
      );
      pen.path(outline.inset(0.55), 'gleam-1');
      pen.path(outline, 'part-line');
      pen.circle(a + sg * 5.4, y + 2.2, 0.55, 'dark-metal', 'detail-line');
      pen.circle(a + sg * 5.4, y + 5.4, 0.55, 'dark-metal', 'detail-line');
      pen.hitArea(outline);
    });
}

function topClearance(view: View, y: number) {
  marker(view, 'light.clearance-front', 'Clearance light, front (amber)', [62, y + 6.4], [2.6, 1]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [184, y + 6.4], [2.6, 1]);
}

function topBag(view: View, y: number) {
  const curb = view.side === 'curb';
  if (curb)
    view.region('awning.bag', 'Awning & storage bag', (pen) => {
      const outline = new Shape()
        .M(67, y + 1)
        .C(65.6, y + 1, 65, y + 2.4, 65, y + 4)
        .C(65, y + 5.8, 65.8, y + 6.8, 67.6, y + 6.9)
        .L(178.4, y + 6.9)
        .C(180.2, y + 6.8, 181, y + 5.8, 181, y + 4)
        .C(181, y + 2.4, 180.4, y + 1, 179, y + 1)
        .C(150, y + 0.4, 96, y + 0.4, 67, y + 1)
        .Z();
      pen.shadow(outline, 0.8, 1, 3);
      pen.layers(outline, ['fabric'], ['lying-cylinder']);
      zip(pen, line([67, y + 2.3], [179, y + 2.3]));
      pen.path(line([67, y + 6.1], [179, y + 6.1]), 'detail-line', 'half-line');
      pen.path(outline, 'part-line');
      for (const x of [82, 123, 164]) {
        pen.path(rect(x - 0.8, y + 0.4, x + 0.8, y + 7.3, 0.3), 'accent-4', 'edge-line');
        pen.path(rect(x - 1.2, y + 2.9, x + 1.2, y + 4.6, 0.3), 'dark-metal', 'detail-line');
      }
      pen.hitArea(rect(65, y + 0.4, 181, y + 7.3, 1)).calloutAt(102, y + 4.4);
    });
}

export function roofSet(view: View, y: number) {
  topGear(view, y);
  topRack(view, y);
  topShell(view, y);
  topEdgeRail(view, y);
  topCorner(view, y);
  topClearance(view, y);
  topBag(view, y);
}
