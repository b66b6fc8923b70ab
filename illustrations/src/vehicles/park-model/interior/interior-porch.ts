import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { halfWidth, porch } from '../hull.ts';

const { center, half, deckEdge } = porch;
const x0 = center - half;
const x1 = center + half;

/** The porch from above with its roof taken off: boards, steps, rails and posts. */
export function porchPlan(view: View) {
  steps(view);
  view.region('house.porch-deck@R', 'Porch deck & framing', (pen) => {
    const outline = rect(x0, halfWidth, x1, deckEdge, 0.4);
    pen.shadow(outline, 1.2, 1.8, 4);
    pen.layers(outline, ['wood'], ['diagonal-bevel', { opacity: 0.5 }]);
    let boards = new Shape();
    for (let y = halfWidth + 5.5; y < deckEdge; y += 5.5) boards = boards.add(line([x0, y], [x1, y]));
    pen.path(boards, 'detail-line', { strokeOpacity: 0.45 });
    let butts = new Shape();
    for (let i = 0; i < 7; i++) {
      const y = halfWidth + i * 5.5;
      butts = butts.add(line([x0 + 38 + (i % 3) * 19, y], [x0 + 38 + (i % 3) * 19, y + 5.5]));
    }
    pen.path(butts, 'detail-line', { strokeOpacity: 0.45 });
    pen.path(rect(x0, halfWidth, x1, halfWidth + 5), 'shade-from-bottom', { opacity: 0.6 });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(center, 92);
  });
  for (const [k, n, s] of [
    ['fwd', 'forward', -1],
    ['aft', 'aft', 1],
  ] as const) {
    rails(view, k, n, s);
    post(view, k, n, s);
  }
}

/** Three treads down from the deck, each a little over the next. */
function steps(view: View) {
  view.region('house.porch-steps@R', 'Porch steps', (pen) => {
    const outline = rect(center - 20.8, deckEdge, center + 20.8, 135, 0.4);
    pen.shadow(outline, 1, 1.6, 3);
    for (const i of [2, 1, 0]) {
      const y = deckEdge + i * 7.6;
      const tread = rect(center - 20.8, y, center + 20.8, Math.min(y + 8.4, 135), 0.3);
      pen.path(tread, 'wood', 'edge-line');
      pen.path(line([center - 20, y + 4], [center + 20, y + 4]), 'detail-line', 'half-line');
      pen.path(rect(center - 20.8, y, center + 20.8, y + 2.4), 'shade-from-bottom', { opacity: 0.6 });
    }
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(center, 130);
  });
}

function rails(view: View, k: string, n: string, s: 1 | -1) {
  const outerX = center + s * (half - 2.4);
  const gate = center + s * 21;
  view.region(`house.porch-rail-${k}@R`, `Porch railing, ${n}`, (pen) => {
    const side = rect(outerX - 1.5, halfWidth + 1, outerX + 1.5, deckEdge - 5, 0.5);
    const face = rect(Math.min(gate, outerX), deckEdge - 4, Math.max(gate, outerX), deckEdge - 1, 0.5);
    for (const rail of [side, face]) {
      pen.shadow(rail, 0.8, 1.2, 3);
      pen.path(rail, 'plastic', 'edge-line');
      pen.path(rail, rail === side ? 'standing-cylinder' : 'bevel', { opacity: 0.6 });
    }
    pen.path(rect(gate - 2.2, deckEdge - 4.7, gate + 2.2, deckEdge - 0.3, 0.4), 'plastic', 'edge-line');
    pen.hitArea(side.add(face).add(rect(gate - 2.2, deckEdge - 4.7, gate + 2.2, deckEdge - 0.3)));
    pen.calloutAt(center + s * 36, deckEdge - 2.5);
  });
}

function post(view: View, k: string, n: string, s: 1 | -1) {
  const x = center + s * (half - 3);
  view.region(`house.porch-post-${k}@R`, `Porch post, ${n}`, (pen) => {
    const base = rect(x - 3.6, deckEdge - 6.6, x + 3.6, deckEdge + 0.6, 0.5);
    pen.shadow(base, 1, 1.4, 3);
    pen.path(base, 'plastic', 'edge-line');
    const shaft = rect(x - 2.6, deckEdge - 5.6, x + 2.6, deckEdge - 0.4, 0.3);
    pen.layers(shaft, ['plastic', 'part-line'], ['diagonal-bevel']);
    pen.path(line([x - 2.2, deckEdge - 5.2], [x + 2.2, deckEdge - 0.8]), 'detail-line', 'faint-line');
    pen.path(line([x - 2.2, deckEdge - 0.8], [x + 2.2, deckEdge - 5.2]), 'detail-line', 'faint-line');
    pen.hitArea(base);
  });
}

/** The sliding door in its wall: the fixed leaf outside, the moving one half open inside. */
export function patioOpening(view: View) {
  view.region('door.patio@R', 'Sliding patio door', (pen) => {
    for (const [a, b, y] of [
      [152.6, 188, 70.6],
      [172, 207, 68.4],
    ] as const) {
      const leaf = rect(a, y - 0.9, b, y + 0.9, 0.3);
      pen.path(leaf, 'plastic', 'edge-line');
      const pane = rect(a + 2.6, y - 0.4, b - 2.6, y + 0.4);
      pen.path(pane, 'glass', 'detail-line');
    }
    for (const x of [152, 220.4]) pen.path(rect(x, 67.6, x + 1.6, 72.4, 0.2), 'plastic', 'edge-line');
    pen.hitArea(rect(152, 67.4, 222, 72.6), true).calloutAt(164, 70.6);
  });
}
