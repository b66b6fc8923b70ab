import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { porch } from '../hull.ts';
import { grid } from '../../../parts/layout/plan.ts';

const { center, half, deckEdge, roofHalf, roofEdge } = porch;

/** The porch from below: roof past the deck, joists and boards, posts on footings, steps. */
export function underPorch(view: View) {
  view.region('house.porch-roof@R', 'Porch roof, underside', (pen) => {
    const outline = rect(center - roofHalf, -roofEdge, center + roofHalf, -72, 0.6);
    pen.shadow(outline, 1.2, 2, 4);
    pen.layers(outline, ['plastic'], ['shade-2']);
    pen.path(grid(center - roofHalf, -roofEdge, center + roofHalf, -72, 10, 0), 'detail-line', 'half-line');
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(center - roofHalf + 6, -100);
  });
  view.region('house.porch-steps@R', 'Porch steps', (pen) => {
    const outline = rect(center - 20.8, -135, center + 20.8, -108, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    pen.layers(outline, ['wood'], ['shade-2']);
    for (const y of [-127.4, -119.8, -112.2])
      pen.path(line([center - 20.8, y], [center + 20.8, y]), 'edge-line');
    for (const x of [-17.6, 0, 17.6]) {
      const S = rect(center + x - 1, -134, center + x + 1, -109, 0.2);
      pen.layers(S, ['wood'], ['standing-cylinder', { opacity: 0.5 }], ['edge-line']);
    }
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(center + 9, -130);
  });
  underPorchDeck(view);
}

function underPorchDeck(view: View) {
  view.region('house.porch-deck@R', 'Porch deck & framing', (pen) => {
    const outline = rect(center - half, -deckEdge, center + half, -72, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    pen.layers(outline, ['wood'], ['shade-3']);
    pen.path(grid(center - half, -deckEdge, center + half, -72, 0, 5), 'detail-line', 'half-line');
    for (let x = center - half + 12; x < center + half - 6; x += 12.8) {
      const J = rect(x - 0.9, -deckEdge + 1.4, x + 0.9, -73, 0.2);
      pen.layers(J, ['wood'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
    }
    for (const y of [-deckEdge + 1, -92]) {
      const B = rect(center - half, y - 1, center + half, y + 1, 0.2);
      pen.layers(B, ['wood'], ['lying-cylinder', { opacity: 0.6 }], ['edge-line']);
    }
    pen.path(rect(center - half, -79, center + half, -72), 'shade-from-top');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(center + 20, -98);
  });
  for (const [id, name, s] of [
    ['fwd', 'forward', -1],
    ['aft', 'rear', 1],
  ] as const)
    view.region(`house.porch-post-${id}@R`, `Porch post & footing, ${name}`, (pen) => {
      const x = center + s * (half - 3.2),
        P = rect(x - 4.6, -deckEdge + 0.2, x + 4.6, -deckEdge + 9.4, 0.8);
      pen.shadow(P, 0.9, 1.4, 2, 'shade-2');
      pen.layers(P, ['accent-1'], ['diagonal-bevel'], ['part-line']);
      pen.path(rect(x - 2.5, -deckEdge + 2.3, x + 2.5, -deckEdge + 7.3, 0.3), 'plastic', 'edge-line');
      pen.hitArea(P).calloutAt(x, -deckEdge + 4.8);
    });
}

/** Things on the ground beside the house: condenser pad, rear stoop. */
export function underOutside(view: View) {
  view.region('util.ac-condenser@L', 'A/C condenser unit & pad', (pen) => {
    const P = rect(308, 75, 354, 117, 0.6),
      outline = rect(314, 80, 348, 112, 2);
    pen.shadow(P, 1, 1.6, 3);
    pen.layers(P, ['accent-1'], ['diagonal-bevel'], ['part-line']);
    pen.path(outline, 'detail-line', 'half-line');
    let bars = new Shape();
    for (const y of [86, 96, 106]) bars = bars.add(line([310, y], [352, y]));
    pen.path(bars, 'detail-line', 'faint-line');
    for (const [x, y] of pairs([317, 83, 345, 83, 317, 109, 345, 109]))
      pen.circle(x, y, 1.6, 'rubber', 'edge-line');
    pen.hitArea(P).calloutAt(331, 100);
  });
  view.region('house.stoop', 'Rear stoop & steps', (pen) => {
    const outline = box(458, -17, 488, -59, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    pen.layers(outline, ['wood'], ['shade-2']);
    pen.path(grid(462, -59, 488, -17, 5.2, 0), 'detail-line', 'half-line');
    for (const y of [-20, -38, -56]) {
      const S = rect(462, y - 1, 487, y + 1, 0.2);
      pen.layers(S, ['wood'], ['lying-cylinder', { opacity: 0.6 }], ['edge-line']);
    }
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(480, -30);
  });
}
