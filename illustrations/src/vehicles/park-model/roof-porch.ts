import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { porch } from './hull.ts';

export function roofPorchRoof(v: View) {
  const c = porch.center;
  const vx = 70;
  const yo = 118;
  const yi = 79;
  const ym = 16;
  for (const [s, k, n] of [
    [-1, 'fwd', 'forward slope'],
    [1, 'aft', 'aft slope'],
  ] as const)
    v.region(
      `house.porch-roof-${k}@R`,
      `Porch roof (metal), ${n}`,
      { part: 'porch-roof', cat: 'house' },
      (r) => {
        const F = poly([
          [c, yo],
          [c + s * vx, yo],
          [c + s * vx, yi - 1],
          [c, ym],
        ]);
        r.cast(F, 1.2, 1.8, 4);
        r.p(F, 'p2');
        r.clip(F, () => {
          let q = new Shape(),
            w = new Shape(),
            sh = new Shape();
          for (let y = ym; y < yo; y += 9) {
            q = q.add(line([c - 80, y], [c + 80, y]));
            w = w.add(line([c - 80, y + 0.35], [c + 80, y + 0.35]));
            sh = sh.add(rect(c - 80, y - 1, c + 80, y));
          }
          r.p(sh, 's3');
          r.p(w, 'k1');
          r.p(q, 'l0');
          r.p(F, s < 0 ? 'h1' : 's2');
          r.p(box(c, ym, c + s * 24, yo), s < 0 ? 'hl' : 'hr', { opacity: 0.5 });
        });
        r.p(F, 'l3');
        r.hit(F);
        r.at(c + s * 36, 96);
      },
    );
}

export function roofPorchValley(v: View) {
  const c = porch.center;
  const vx = 70;
  const yi = 79;
  const ym = 16;
  v.region(
    'house.porch-valley@R',
    'Porch roof valley flashing',
    { part: 'valley-flashing', cat: 'house' },
    (r) => {
      for (const s of [-1, 1]) {
        const F = poly([
          [c, ym + 1.6],
          [c + s * (vx + 1), yi + 0.4],
          [c + s * (vx + 1), yi - 3.4],
          [c, ym - 2.2],
        ]);
        r.p(F, 'mt l1');
        r.p(F, s < 0 ? 'gd' : 's2');
      }
      r.hit(
        poly([
          [c, ym + 1.6],
          [c + vx + 1, yi + 0.4],
          [c + vx + 1, yi - 3.4],
          [c, ym - 2.2],
          [c - vx - 1, yi - 3.4],
          [c - vx - 1, yi + 0.4],
        ]),
        true,
      );
      r.at(c - 40, 50.6);
    },
  );
}

export function roofPorchRidge(v: View) {
  const c = porch.center;
  const yo = 118;
  const ym = 16;
  v.region('house.porch-ridge@R', 'Porch ridge cap', { part: 'porch-ridge', cat: 'house' }, (r) => {
    const F = rect(c - 2.4, ym - 1, c + 2.4, yo + 0.8, 0.6);
    r.p(F, 'p4 l1');
    r.p(rect(c - 2.2, ym, c, yo), 'h1');
    r.p(line([c, ym], [c, yo]), 'k1');
    r.hit(F, true);
    r.at(c, 70);
  });
}

export function roofPorchRake(v: View) {
  const c = porch.center;
  const vx = 70;
  const yo = 118;
  v.region('house.porch-rake@R', 'Porch rake trim', { part: 'porch-rake', cat: 'house' }, (r) => {
    const F = rect(c - vx - 0.8, yo - 1, c + vx + 0.8, yo + 1.8, 0.4);
    r.p(F, 'pl l2');
    r.p(F, 'lb');
    r.hit(F, true);
    r.at(c + 50, yo + 0.4);
  });
}
