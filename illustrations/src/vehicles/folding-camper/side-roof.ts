import { band, spline } from '../../kit/curves.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { zip } from '../../parts/canvas.ts';
import { marker } from '../../parts/lamps.ts';
import { acSide, solarSide, ventSide } from '../../parts/roof-gear.ts';

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

function topGear(v: View, y: number) {
  solarSide(v, 'roof.solar', 'Solar panel (low-profile)', 146, 162, y + 12.6);
  acSide(v, 'roof.ac', 'Air conditioner shroud', { s0: 103, len: 38, base: y + 14.6, h: 11.6 });
  ventSide(v, 'roof.vent', 'Roof vent lid', 80, y + 13.4, { w: 15, h: 3.4 });
}

function topRack(v: View, y: number) {
  for (const [x, k] of [
    [64, 'front'],
    [168, 'rear'],
  ] as const)
    v.region(`roof.rack-${k}`, `Roof rack bar, ${k}`, { part: 'roof-rack' }, (r) => {
      const b = y + (k === 'front' ? 12.6 : 13.4);
      r.p(
        poly([
          [x - 2.6, b, 0.3],
          [x + 2.6, b, 0.3],
          [x + 1.4, b + 3.2, 0.5],
          [x - 1.4, b + 3.2, 0.5],
        ]),
        'gloss',
        'edge-line',
      );
      r.p(rect(x - 2, b + 2.6, x + 2, b + 4.4, 0.8), 'metal', 'edge-line');
      r.c(x, b + 3.5, 0.35, 'underbody');
      r.hit(
        poly([
          [x - 2.8, b],
          [x + 2.8, b],
          [x + 2.2, b + 4.6],
          [x - 2.2, b + 4.6],
        ]),
      );
    });
}

function topShell(v: View, y: number) {
  const S = shellSide(y);
  v.region('roof.shell', 'Roof shell (ABS / fiberglass)', { part: 'roof-shell' }, (r) => {
    r.p(S, 'light-wall');
    r.clip(S, () => {
      r.p(rect(46, y, 200, y + 9), 'shade-1');
      r.p(S, 'bevel', { opacity: 0.55 });
      r.p(rect(46, y - 1, 58, y + 15), v.F);
      r.p(rect(188, y - 1, 200, y + 15), v.R);
      r.p(rect(46, y + 2.4, 200, y + 4.6), 'shade-from-bottom');
      r.p(
        spline([
          [46, y + 9.2],
          [60, y + 9.8],
          [122, y + 10.4],
          [186, y + 9.9],
          [200, y + 9.2],
        ]),
        'detail-line',
        'half-line',
      );
      r.p(
        spline([
          [46, y + 9.6],
          [60, y + 10.2],
          [122, y + 10.8],
          [186, y + 10.3],
          [200, y + 9.6],
        ]),
        'gleam-2',
      );
      r.p(
        band(
          [
            [56, y + 11.4],
            [96, y + 13],
            [150, y + 12.9],
          ],
          0,
          0,
          0.9,
        ),
        'light-4',
      );
    });
    r.p(S, 'overlap-line');
    r.hit(S);
    r.at(152, y + 11.6);
  });
}

function topEdgeRail(v: View, y: number) {
  const curb = v.side === 'curb';
  v.region(
    `roof.edge-rail@${curb ? 'R' : 'L'}`,
    'Roof edge extrusion & awning rail',
    { part: 'edge-rail' },
    (r) => {
      const F = rect(49, y - 0.5, 197, y + 2.5, 0.3);
      r.p(rect(49, y - 3, 197, y - 0.4), 'shade-from-top');
      r.p(F, 'metal', 'edge-line');
      r.p(line([50, y + 1.9], [196, y + 1.9]), 'gleam-1');
      r.p(line([50, y + 0.7], [196, y + 0.7]), 'detail-line', 'half-line');
      r.hit(F, true);
      r.at(curb ? 61 : 96, y + 0.9);
    },
  );
}

function topCorner(v: View, y: number) {
  const curb = v.side === 'curb';
  for (const [a, k, sg] of [
    [46.2, 'front', 1],
    [199.8, 'rear', -1],
  ] as const)
    v.region(
      `roof.corner-${k}@${curb ? 'R' : 'L'}`,
      `Roof corner casting, ${k}`,
      { part: 'corner-casting' },
      (r) => {
        const F = poly([
          [a, y - 0.7, 0.8],
          [a, y + 5, 3.6],
          [a + sg * 2.6, y + 9.8, 3],
          [a + sg * 6.4, y + 9.8, 1.4],
          [a + sg * 8.4, y + 5.4, 1.6],
          [a + sg * 8.4, y - 0.7, 0.6],
        ]);
        r.cast(F, 0.4, 0.5, 2);
        r.p(F, 'accent-1');
        r.p(F, 'bevel');
        r.clip(F, () => r.p(box(a, y - 0.7, a + sg * 4, y + 10), sg > 0 ? v.F : v.R, { opacity: 0.7 }));
        r.p(F.inset(0.55), 'gleam-1');
        r.p(F, 'part-line');
        r.c(a + sg * 5.4, y + 2.2, 0.55, 'dark-metal', 'detail-line');
        r.c(a + sg * 5.4, y + 5.4, 0.55, 'dark-metal', 'detail-line');
        r.hit(F);
      },
    );
}

function topClearance(v: View, y: number) {
  marker(v, 'light.clearance-front', 'Clearance light, front (amber)', 62, y + 6.4, { w: 2.6, h: 1 });
  marker(v, 'light.clearance-rear', 'Clearance light, rear (red)', 184, y + 6.4, {
    w: 2.6,
    h: 1,
    lens: 'red',
  });
}

function topBag(v: View, y: number) {
  const curb = v.side === 'curb';
  if (curb)
    v.region('awning.bag', 'Awning & storage bag', { part: 'awning-bag', cat: 'awning' }, (r) => {
      const F = new Shape()
        .M(67, y + 1)
        .C(65.6, y + 1, 65, y + 2.4, 65, y + 4)
        .C(65, y + 5.8, 65.8, y + 6.8, 67.6, y + 6.9)
        .L(178.4, y + 6.9)
        .C(180.2, y + 6.8, 181, y + 5.8, 181, y + 4)
        .C(181, y + 2.4, 180.4, y + 1, 179, y + 1)
        .C(150, y + 0.4, 96, y + 0.4, 67, y + 1)
        .Z();
      r.cast(F, 0.8, 1, 3);
      r.p(F, 'fabric');
      r.p(F, 'lying-cylinder');
      zip(r, line([67, y + 2.3], [179, y + 2.3]));
      r.p(line([67, y + 6.1], [179, y + 6.1]), 'detail-line', 'half-line');
      r.p(F, 'part-line');
      for (const x of [82, 123, 164]) {
        r.p(rect(x - 0.8, y + 0.4, x + 0.8, y + 7.3, 0.3), 'accent-4', 'edge-line');
        r.p(rect(x - 1.2, y + 2.9, x + 1.2, y + 4.6, 0.3), 'dark-metal', 'detail-line');
      }
      r.hit(rect(65, y + 0.4, 181, y + 7.3, 1));
      r.at(102, y + 4.4);
    });
}

export function roofSet(v: View, y: number) {
  topGear(v, y);
  topRack(v, y);
  topShell(v, y);
  topEdgeRail(v, y);
  topCorner(v, y);
  topClearance(v, y);
  topBag(v, y);
}
