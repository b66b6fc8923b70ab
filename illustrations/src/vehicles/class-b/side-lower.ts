import { cut } from '../../kit/cuts.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { body, edge } from './side-shapes.ts';

export function sideLower(v: View) {
  v.deco((r) => r.p(body, 'silhouette-line'));
  bodyRocker(v);
  bodySideMolding(v);
  bodyRearValance(v);
  cabStep(v);
}

function bodyRocker(v: View) {
  v.region('body.rocker', 'Rocker panel cladding', { part: 'rocker' }, (r) => {
    const F = rect(57, 13, 192, 19, [0.6, 0.6, 0.8, 0.8]);
    r.p(F, 'gloss');
    r.p(F, 'bevel', { opacity: 0.35 });
    r.p(F, 'edge-line');
    r.p(line([58, 18.2], [191, 18.2]), 'dark-gleam-2');
    for (const x of [99.6, 153]) r.p(line([x, 13.4], [x, 18.8]), 'detail-line');
    r.hit(F);
    r.at(132, 16.4);
  });
}

function bodySideMolding(v: View) {
  v.region('body.side-molding', 'Body-side molding', { part: 'side-molding' }, (r) => {
    let H = new Shape();
    for (const [a, b] of [
      [59.4, 96.6],
      [101.6, 151.6],
      [153.6, 189.6],
      [228.6, 280],
    ] as const) {
      const F = rect(a, 31, b, 34.2, 0.9);
      r.p(F, 'gloss');
      r.p(F, 'bevel', { opacity: 0.3 });
      r.p(F, 'edge-line');
      r.p(line([a + 0.8, 33.2], [b - 0.8, 33.2]), 'dark-gleam-2');
      H = H.add(F);
    }
    r.hit(H);
    r.at(178, 32.4);
  });
}

function bodyRearValance(v: View) {
  v.region('body.rear-valance', 'Rear lower valance', { part: 'valance' }, (r) => {
    const F = cut.box(edge, 226, 12, 268.4, 20.6);
    r.p(F, 'gloss');
    r.p(F, 'bevel', { opacity: 0.35 });
    r.p(F, 'edge-line');
    r.p(line([229, 19.8], [268, 19.8]), 'dark-gleam-2');
    r.hit(F);
    r.at(248, 17.6);
  });
}

function cabStep(v: View) {
  const road = v.side === 'road';
  v.region(
    road ? 'cab.step' : 'door.steps',
    road ? 'Driver-side running board' : 'Electric running board',
    { part: road ? 'running-board' : 'entry-step' },
    (r) => {
      const [a, b] = road ? [60, 97] : [60, 152],
        F = rect(a, 8.6, b, 11.4, 0.9);
      for (const x of [a + 6, (a + b) / 2, b - 6])
        r.p(rect(x - 1, 10.8, x + 1, 13.4), 'underbody', 'detail-line');
      r.p(F, 'metal', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(rect(a + 0.6, 10.5, b - 0.6, 11.4, 0.4), 'gloss');
      let q = new Shape();
      for (let x = a + 3; x < b - 3; x += 2) q = q.add(line([x, 11], [x + 1, 11]));
      r.p(q, 'dark-gleam-1');
      r.hit(rect(a, 8.2, b, 12.6));
      r.at(84, 9.6);
    },
  );
}
