import { box, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { shingles } from '../../../parts/house/siding-and-roofing.ts';
import { eaveHeight, ridgeHeight, roofFront, roofRear } from '../hull.ts';

export function shellShingles(view: View) {
  const curb = view.side === 'curb';
  const sd = curb ? '@R' : '@L';
  const nm = curb ? 'curb slope' : 'road slope';
  const P = poly([
    [roofFront, eaveHeight + 4],
    [roofRear, eaveHeight + 4],
    [roofRear, ridgeHeight, 0.6],
    [roofFront, ridgeHeight, 0.6],
  ]);
  view.region(`roof.shingles${sd}`, `Roof shingles, ${nm}`, (pen) => {
    shingles(pen, P, { exp: 4.4, tab: 11 });
    pen.path(rect(roofFront, ridgeHeight - 20, roofRear, ridgeHeight), 'top-light', { opacity: 0.32 });
    pen.path(rect(roofFront, eaveHeight + 4, roofRear, eaveHeight + 14), 'shade-from-bottom', {
      opacity: 0.7,
    });
    pen.path(rect(roofRear - 30, eaveHeight + 4, roofRear, ridgeHeight), view.rearShade, { opacity: 0.6 });
    pen.path(rect(roofFront, eaveHeight + 4, roofFront + 20, ridgeHeight), view.frontShade, { opacity: 0.5 });
    pen.path(P, 'overlap-line');
    pen.hitArea(P).calloutAt(curb ? 300 : 140, 136);
  });
}

export function shellRidge(view: View) {
  const curb = view.side === 'curb';
  view.region('roof.ridge', 'Ridge cap & ridge vent', (pen) => {
    const outline = rect(roofFront - 0.6, ridgeHeight - 1.8, roofRear + 0.6, ridgeHeight + 1.6, 0.8);
    pen.path(rect(roofFront, ridgeHeight - 4, roofRear, ridgeHeight - 1.6), 'shade-from-top');
    pen.layers(outline, ['accent-4', 'part-line'], ['bevel', { opacity: 0.4 }]);
    let q = new Shape();
    for (let x = roofFront + 9; x < roofRear; x += 11)
      q = q.add(line([x, ridgeHeight - 1.6], [x, ridgeHeight + 1.4]));
    pen.path(q, 'detail-line');
    pen.hitArea(outline, true).calloutAt(curb ? 180 : 220, ridgeHeight);
  });
}

export function shellRake(view: View) {
  for (const [a, k, g] of [
    [roofFront, 'front', 1],
    [roofRear, 'rear', -1],
  ] as const)
    view.region(`house.rake-${k}`, `Rake board & drip edge, ${k}`, (pen) => {
      const outline = box(a - g * 0.9, eaveHeight - 0.6, a + g * 2, ridgeHeight - 0.6, 0.4);
      pen.layers(outline, ['plastic', 'edge-line'], [g > 0 ? view.frontShade : view.rearShade]);
      pen.hitArea(outline, true).calloutAt(a + g * 0.6, 140);
    });
}

function eaveSoffit(view: View) {
  const curb = view.side === 'curb';
  view.region('house.soffit', 'Soffit (underside, visible edge)', (pen) => {
    const outline = rect(roofFront + 2, eaveHeight - 2.6, roofRear - 2, eaveHeight + 0.2);
    pen.layers(outline, ['accent-1', 'detail-line'], ['shade-3']);
    let q = new Shape();
    for (let x = roofFront + 6; x < roofRear - 3; x += 4)
      q = q.add(line([x, eaveHeight - 2.4], [x, eaveHeight]));
    pen.path(q, 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(curb ? 360 : 170, eaveHeight - 1.6);
  });
}

function eaveFascia(view: View) {
  const curb = view.side === 'curb';
  view.region('house.fascia', 'Fascia board', (pen) => {
    const outline = rect(roofFront - 0.6, eaveHeight - 0.8, roofRear + 0.6, eaveHeight + 5, 0.3);
    pen.layers(outline, ['plastic', 'part-line'], ['bevel']);
    pen.hitArea(outline).calloutAt(curb ? roofRear - 3.4 : roofFront + 3.4, eaveHeight + 1);
  });
}

function eaveGutter(view: View) {
  const curb = view.side === 'curb';
  view.region('house.gutter', 'Gutter', (pen) => {
    const outline = poly([
      [roofFront + 7, eaveHeight, 0.6],
      [roofFront + 7, eaveHeight + 4.8, 0.3],
      [roofRear - 7, eaveHeight + 4.8, 0.3],
      [roofRear - 7, eaveHeight, 0.6],
    ]);
    pen.path(rect(roofFront + 7, eaveHeight - 6, roofRear - 7, eaveHeight), 'shade-from-top');
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    pen.path(line([roofFront + 8, eaveHeight + 4], [roofRear - 8, eaveHeight + 4]), 'gleam-2');
    pen.path(
      line([roofFront + 8, eaveHeight + 3.2], [roofRear - 8, eaveHeight + 3.2]),
      'detail-line',
      'half-line',
    );
    pen.path(
      line([roofFront + 8, eaveHeight + 1.4], [roofRear - 8, eaveHeight + 1.4]),
      'detail-line',
      'half-line',
    );
    for (let x = roofFront + 40; x < roofRear - 10; x += 62)
      pen.path(rect(x - 0.5, eaveHeight + 0.2, x + 0.5, eaveHeight + 4.8), 'dark-plastic', 'detail-line');
    pen.hitArea(outline).calloutAt(curb ? 300 : 260, eaveHeight + 2.4);
  });
}

export function eave(view: View) {
  eaveSoffit(view);
  eaveFascia(view);
  eaveGutter(view);
}

export const lid = (view: View) =>
  view.decoration((pen) =>
    pen.path(
      poly(
        [
          [roofFront - 0.9, eaveHeight - 0.8],
          [roofFront - 0.9, ridgeHeight + 1.6, 0.8],
          [roofRear + 0.9, ridgeHeight + 1.6, 0.8],
          [roofRear + 0.9, eaveHeight - 0.8],
        ],
        false,
      ),
      'silhouette-line',
    ),
  );
