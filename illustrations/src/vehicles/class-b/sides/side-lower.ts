import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { body, edge } from './side-shapes.ts';

export function sideLower(view: View) {
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
  bodyRocker(view);
  bodySideMolding(view);
  bodyRearValance(view);
  cabStep(view);
}

function bodyRocker(view: View) {
  view.region('body.rocker', 'Rocker panel cladding', (pen) => {
    const outline = rect(57, 13, 192, 19, [0.6, 0.6, 0.8, 0.8]);
    pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.35 }], ['edge-line']);
    pen.path(line([58, 18.2], [191, 18.2]), 'dark-gleam-2');
    for (const x of [99.6, 153]) pen.path(line([x, 13.4], [x, 18.8]), 'detail-line');
    pen.hitArea(outline).calloutAt(132, 16.4);
  });
}

function bodySideMolding(view: View) {
  view.region('body.side-molding', 'Body-side molding', (pen) => {
    let H = new Shape();
    for (const [a, b] of pairs([59.4, 96.6, 101.6, 151.6, 153.6, 189.6, 228.6, 280])) {
      const outline = rect(a, 31, b, 34.2, 0.9);
      pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.3 }], ['edge-line']);
      pen.path(line([a + 0.8, 33.2], [b - 0.8, 33.2]), 'dark-gleam-2');
      H = H.add(outline);
    }
    pen.hitArea(H).calloutAt(178, 32.4);
  });
}

function bodyRearValance(view: View) {
  view.region('body.rear-valance', 'Rear lower valance', (pen) => {
    const outline = cut.box(edge, 226, 12, 268.4, 20.6);
    pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.35 }], ['edge-line']);
    pen.path(line([229, 19.8], [268, 19.8]), 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(248, 17.6);
  });
}

function cabStep(view: View) {
  const road = view.side === 'road';
  view.region(
    road ? 'cab.step' : 'door.steps',
    road ? 'Driver-side running board' : 'Electric running board',
    (pen) => {
      const [a, b] = road ? [60, 97] : [60, 152],
        outline = rect(a, 8.6, b, 11.4, 0.9);
      for (const x of [a + 6, (a + b) / 2, b - 6])
        pen.path(rect(x - 1, 10.8, x + 1, 13.4), 'underbody', 'detail-line');
      pen.layers(outline, ['metal', 'part-line'], ['lying-cylinder']);
      pen.path(rect(a + 0.6, 10.5, b - 0.6, 11.4, 0.4), 'gloss');
      let q = new Shape();
      for (let x = a + 3; x < b - 3; x += 2) q = q.add(line([x, 11], [x + 1, 11]));
      pen.path(q, 'dark-gleam-1');
      pen.hitArea(rect(a, 8.2, b, 12.6)).calloutAt(84, 9.6);
    },
  );
}
