import { box, ellipse, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { marker, redMarker } from '../../../parts/walls/lamps.ts';
import { axle, boxFront, boxRear, boxTop } from '../hull.ts';

const boxWall = () =>
  poly([
    [boxFront, boxTop],
    [boxFront, 20, 1],
    [boxFront + 2.4, 16.2, 2.6],
    [boxRear - 2.4, 16.2, 2.6],
    [boxRear, 20, 1],
    [boxRear, boxTop],
  ]);

function boxSidewall(view: View) {
  const S = boxWall();
  const curb = view.side === 'curb';
  view.region('body.sidewall', 'Box sidewall panel', (pen) => {
    const outline = cut.above(S, 26.2);
    pen.bodyPanel(outline);
    pen.path(rect(boxFront, 39.6, boxRear, boxTop), 'shade-from-top');
    pen.path(rect(boxFront, 26, boxFront + 9, boxTop), view.frontShade);
    pen.path(rect(boxRear - 9, 26, boxRear, boxTop), view.rearShade);
    pen.path(rect(boxFront, 26.2, boxRear, 30), 'shade-from-bottom');
    pen.hitArea(outline).calloutAt(curb ? 119.8 : 81.4, curb ? 39.6 : 37.6);
  });
}

function boxGraphics(view: View) {
  view.region('body.graphics', 'Graphics / decal set', (pen) => {
    pen
      .hitArea(
        view.bodyGraphics.reduce(
          (t, g) => t.add(cut.box(g.pts, boxFront + 2, 27, boxRear - 2, 42)),
          new Shape(),
        ),
      )
      .neverDimmed();
    pen.calloutAt(157, 29.8);
  });
}

function boxLowerMolding(view: View) {
  const S = boxWall();
  view.region('body.lower-molding', 'Lower body molding', (pen) => {
    const outline = cut.below(S, 26.4);
    pen.path(outline, 'skirt');
    pen.within(outline, () => {
      pen.path(rect(boxFront, 23.8, boxRear, 26.4), 'shade-from-top');
      pen.path(rect(boxFront, 16, boxRear, 20), 'shade-from-bottom');
      pen.path(rect(boxFront, 16, boxFront + 7, 27), view.frontShade);
      pen.path(rect(boxRear - 7, 16, boxRear, 27), view.rearShade);
      pen.path(line([boxFront, 20.4], [boxRear, 20.4]), 'detail-line', 'half-line');
      pen.path(line([boxFront, 20], [boxRear, 20]), 'gleam-1');
      pen.path(line([boxFront, 23], [boxRear, 23]), 'detail-line', 'faint-line');
      pen.path(line([boxFront, 22.6], [boxRear, 22.6]), 'gleam-1');
    });
    pen.hitArea(outline).calloutAt(view.side === 'curb' ? 168 : 178, 21.6);
  });
}

function boxBeltTrim(view: View) {
  const curb = view.side === 'curb';
  view.region('body.belt-trim', 'Box trim molding', (pen) => {
    const outline = rect(boxFront + 0.4, 25.6, boxRear - 0.4, 27, 0.3);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([boxFront + 1, 26.6], [boxRear - 1, 26.6]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(curb ? 162 : 75.6, 26.3);
  });
}

function boxOutline(view: View) {
  const S = boxWall();
  view.decoration((pen) => pen.path(S, 'silhouette-line'));
}

function boxCorner(view: View) {
  for (const [a, k, n, sg] of [
    [boxFront, 'front', 'Front', 1],
    [boxRear, 'rear', 'Rear', -1],
  ] as const)
    view.region(`body.corner-${k}`, `${n} corner post molding`, (pen) => {
      const outline = box(a - sg * 0.6, 17.4, a + sg * 2.4, 43.4, 0.8);
      pen.layers(outline, ['metal', 'edge-line'], ['standing-cylinder']);
      for (const y of [21, 29, 37]) pen.circle(a + sg * 0.9, y, 0.3, 'dark-metal');
      pen.hitArea(outline, true).calloutAt(a + sg * 0.9, 39.6);
    });
}

function boxTopRail(view: View, open: boolean) {
  const clearOfCanvas = view.side === 'road' ? 56.6 : 114.9;
  view.region('body.top-rail', 'Box top rail & seal', (pen) => {
    const outline = rect(boxFront - 1, 42.4, boxRear + 1, 45, 0.5);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([boxFront, 44.3], [boxRear, 44.3]), 'gleam-2');
    pen.path(line([boxFront, 43.3], [boxRear, 43.3]), 'detail-line', 'half-line');
    pen.path(rect(boxFront, 40.6, boxRear, 42.4), 'shade-from-top');
    pen.hitArea(outline, true).calloutAt(open ? clearOfCanvas : 157.4, open ? 43.6 : 42.6);
  });
}

export function boxSide(view: View, state: 'open' | 'folded') {
  boxSidewall(view);
  boxGraphics(view);
  boxLowerMolding(view);
  boxBeltTrim(view);
  boxOutline(view);
  boxCorner(view);
  boxTopRail(view, state === 'open');
}

export function ground(view: View, a: number, b: number) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(124, 0, b > 230 ? 100 : 82, 4.6), 0), 'ground-shadow');
    pen.path(cut.below(ellipse(axle, 0, 14, 2.2), 0), 'ground-shadow');
    pen.path(cut.below(ellipse(19, 0, 6, 1.2), 0), 'ground-shadow');
    pen.path(line([a, 0], [b, 0]), 'ground-line');
  });
}

export function decals(view: View) {
  view.bodyBand('accent-1', [46, 35, 90, 34.6, 140, 36.8, 200, 44], [46, 31.4, 90, 30.6, 140, 31.6, 200, 35]);
  view.bodyBand(
    'accent-2',
    [46, 30.6, 90, 29.8, 140, 30.8, 200, 34],
    [46, 28.2, 90, 27.4, 140, 27.6, 200, 29.6],
  );
  view.bodyBand(
    'accent-3',
    [110, 37.2, 140, 38.4, 170, 41, 200, 46],
    [110, 36.8, 140, 37.4, 170, 39.6, 200, 44.6],
  );
}

export function markers(view: View) {
  marker(view, 'light.marker-front', 'Side marker, front (amber)', [56.4, 22.6], [2.8, 1.1]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [189.6, 22.6], [2.8, 1.1]);
}
