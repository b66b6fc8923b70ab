import { ellipse, ribbon } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { axle, boxFront, boxRear, boxTop } from './hull.ts';

const boxWall = () =>
  poly([
    [boxFront, boxTop],
    [boxFront, 20, 1],
    [boxFront + 2.4, 16.2, 2.6],
    [boxRear - 2.4, 16.2, 2.6],
    [boxRear, 20, 1],
    [boxRear, boxTop],
  ]);

function boxSidewall(v: View) {
  const S = boxWall();
  const curb = v.side === 'curb';
  v.region('body.sidewall', 'Box sidewall panel', { part: 'sidewall' }, (r) => {
    const F = cut.above(S, 26.2);
    r.skin(F);
    r.p(rect(boxFront, 39.6, boxRear, boxTop), 'shade-from-top');
    r.p(rect(boxFront, 26, boxFront + 9, boxTop), v.F);
    r.p(rect(boxRear - 9, 26, boxRear, boxTop), v.R);
    r.p(rect(boxFront, 26.2, boxRear, 30), 'shade-from-bottom');
    r.hit(F);
    r.at(curb ? 119.8 : 81.4, curb ? 39.6 : 37.6);
  });
}

function boxGraphics(v: View) {
  v.region('body.graphics', 'Graphics / decal set', { part: 'decals' }, (r) => {
    r.hit(
      v.decals.reduce((t, g) => t.add(cut.box(g.pts, boxFront + 2, 27, boxRear - 2, 42)), new Shape()),
    ).noVeil();
    r.at(157, 29.8);
  });
}

function boxLowerMolding(v: View) {
  const S = boxWall();
  v.region('body.lower-molding', 'Lower body molding', { part: 'skirt' }, (r) => {
    const F = cut.below(S, 26.4);
    r.p(F, 'skirt');
    r.clip(F, () => {
      r.p(rect(boxFront, 23.8, boxRear, 26.4), 'shade-from-top');
      r.p(rect(boxFront, 16, boxRear, 20), 'shade-from-bottom');
      r.p(rect(boxFront, 16, boxFront + 7, 27), v.F);
      r.p(rect(boxRear - 7, 16, boxRear, 27), v.R);
      r.p(line([boxFront, 20.4], [boxRear, 20.4]), 'detail-line', 'half-line');
      r.p(line([boxFront, 20], [boxRear, 20]), 'gleam-1');
      r.p(line([boxFront, 23], [boxRear, 23]), 'detail-line', 'faint-line');
      r.p(line([boxFront, 22.6], [boxRear, 22.6]), 'gleam-1');
    });
    r.hit(F);
    r.at(v.side === 'curb' ? 168 : 178, 21.6);
  });
}

function boxBeltTrim(v: View) {
  const curb = v.side === 'curb';
  v.region('body.belt-trim', 'Box trim molding', { part: 'belt-trim' }, (r) => {
    const F = rect(boxFront + 0.4, 25.6, boxRear - 0.4, 27, 0.3);
    r.p(F, 'metal', 'edge-line');
    r.p(line([boxFront + 1, 26.6], [boxRear - 1, 26.6]), 'gleam-1');
    r.hit(F, true);
    r.at(curb ? 162 : 75.6, 26.3);
  });
}

function boxOutline(v: View) {
  const S = boxWall();
  v.deco((r) => r.p(S, 'silhouette-line'));
}

function boxCorner(v: View) {
  for (const [a, k, n, sg] of [
    [boxFront, 'front', 'Front', 1],
    [boxRear, 'rear', 'Rear', -1],
  ] as const)
    v.region(`body.corner-${k}`, `${n} corner post molding`, { part: 'corner-molding' }, (r) => {
      const F = box(a - sg * 0.6, 17.4, a + sg * 2.4, 43.4, 0.8);
      r.p(F, 'metal', 'edge-line');
      r.p(F, 'standing-cylinder');
      for (const y of [21, 29, 37]) r.c(a + sg * 0.9, y, 0.3, 'dark-metal');
      r.hit(F, true);
      r.at(a + sg * 0.9, 39.6);
    });
}

function boxTopRail(v: View, open: boolean) {
  const clearOfCanvas = v.side === 'road' ? 56.6 : 114.9;
  v.region('body.top-rail', 'Box top rail & seal', { part: 'top-rail' }, (r) => {
    const F = rect(boxFront - 1, 42.4, boxRear + 1, 45, 0.5);
    r.p(F, 'metal', 'edge-line');
    r.p(line([boxFront, 44.3], [boxRear, 44.3]), 'gleam-2');
    r.p(line([boxFront, 43.3], [boxRear, 43.3]), 'detail-line', 'half-line');
    r.p(rect(boxFront, 40.6, boxRear, 42.4), 'shade-from-top');
    r.hit(F, true);
    r.at(open ? clearOfCanvas : 157.4, open ? 43.6 : 42.6);
  });
}

export function boxSide(v: View, state: 'open' | 'folded') {
  boxSidewall(v);
  boxGraphics(v);
  boxLowerMolding(v);
  boxBeltTrim(v);
  boxOutline(v);
  boxCorner(v);
  boxTopRail(v, state === 'open');
}

export function ground(v: View, a: number, b: number) {
  v.deco((r) => {
    r.p(cut.below(ellipse(124, 0, b > 230 ? 100 : 82, 4.6), 0), 'ground-shadow');
    r.p(cut.below(ellipse(axle, 0, 14, 2.2), 0), 'ground-shadow');
    r.p(cut.below(ellipse(19, 0, 6, 1.2), 0), 'ground-shadow');
    r.p(line([a, 0], [b, 0]), 'ground-line');
  });
}

export function decals(v: View) {
  v.decal(
    ribbon(pairs([46, 35, 90, 34.6, 140, 36.8, 200, 44]), pairs([46, 31.4, 90, 30.6, 140, 31.6, 200, 35])),
    'accent-1',
  );
  v.decal(
    ribbon(
      pairs([46, 30.6, 90, 29.8, 140, 30.8, 200, 34]),
      pairs([46, 28.2, 90, 27.4, 140, 27.6, 200, 29.6]),
    ),
    'accent-2',
  );
  v.decal(
    ribbon(
      pairs([110, 37.2, 140, 38.4, 170, 41, 200, 46]),
      pairs([110, 36.8, 140, 37.4, 170, 39.6, 200, 44.6]),
    ),
    'accent-3',
  );
}

export function markers(v: View) {
  marker(v, 'light.marker-front', 'Side marker, front (amber)', 56.4, 22.6, { w: 2.8, h: 1.1 });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 189.6, 22.6, { w: 2.8, h: 1.1, lens: 'red' });
}
