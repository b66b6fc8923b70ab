import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { porch } from './hull.ts';
import { grid } from '../../parts/plan.ts';

const { center, half, deckEdge, roofHalf, roofEdge } = porch;

/** The porch from below: roof past the deck, joists and boards, posts on footings, steps. */
export function underPorch(v: View) {
  v.region('house.porch-roof@R', 'Porch roof, underside', { part: 'porch-roof', cat: 'house' }, (r) => {
    const F = rect(center - roofHalf, -roofEdge, center + roofHalf, -72, 0.6);
    r.cast(F, 1.2, 2, 4);
    r.p(F, 'plastic');
    r.p(F, 'shade-2');
    r.p(grid(center - roofHalf, -roofEdge, center + roofHalf, -72, 10, 0), 'detail-line', 'half-line');
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(center - roofHalf + 6, -100);
  });
  v.region('house.porch-steps@R', 'Porch steps', { part: 'porch-steps', cat: 'house' }, (r) => {
    const F = rect(center - 20.8, -135, center + 20.8, -108, 0.4);
    r.cast(F, 1, 1.6, 3);
    r.p(F, 'wood');
    r.p(F, 'shade-2');
    for (const y of [-127.4, -119.8, -112.2]) r.p(line([center - 20.8, y], [center + 20.8, y]), 'edge-line');
    for (const x of [-17.6, 0, 17.6]) {
      const S = rect(center + x - 1, -134, center + x + 1, -109, 0.2);
      r.p(S, 'wood');
      r.p(S, 'standing-cylinder', { opacity: 0.5 });
      r.p(S, 'edge-line');
    }
    r.p(F, 'part-line');
    r.hit(F);
    r.at(center + 9, -130);
  });
  underPorchDeck(v);
}

function underPorchDeck(v: View) {
  v.region('house.porch-deck@R', 'Porch deck & framing', { part: 'porch-deck', cat: 'house' }, (r) => {
    const F = rect(center - half, -deckEdge, center + half, -72, 0.4);
    r.cast(F, 1, 1.6, 3);
    r.p(F, 'wood');
    r.p(F, 'shade-3');
    r.p(grid(center - half, -deckEdge, center + half, -72, 0, 5), 'detail-line', 'half-line');
    for (let x = center - half + 12; x < center + half - 6; x += 12.8) {
      const J = rect(x - 0.9, -deckEdge + 1.4, x + 0.9, -73, 0.2);
      r.p(J, 'wood');
      r.p(J, 'standing-cylinder', { opacity: 0.6 });
      r.p(J, 'edge-line');
    }
    for (const y of [-deckEdge + 1, -92]) {
      const B = rect(center - half, y - 1, center + half, y + 1, 0.2);
      r.p(B, 'wood');
      r.p(B, 'lying-cylinder', { opacity: 0.6 });
      r.p(B, 'edge-line');
    }
    r.p(rect(center - half, -79, center + half, -72), 'shade-from-top');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(center + 20, -98);
  });
  for (const [id, name, s] of [
    ['fwd', 'forward', -1],
    ['aft', 'rear', 1],
  ] as const)
    v.region(
      `house.porch-post-${id}@R`,
      `Porch post & footing, ${name}`,
      { part: 'porch-post', cat: 'house' },
      (r) => {
        const x = center + s * (half - 3.2),
          P = rect(x - 4.6, -deckEdge + 0.2, x + 4.6, -deckEdge + 9.4, 0.8);
        r.cast(P, 0.9, 1.4, 2, 'shade-2');
        r.p(P, 'accent-1');
        r.p(P, 'diagonal-bevel');
        r.p(P, 'part-line');
        r.p(rect(x - 2.5, -deckEdge + 2.3, x + 2.5, -deckEdge + 7.3, 0.3), 'plastic', 'edge-line');
        r.hit(P);
        r.at(x, -deckEdge + 4.8);
      },
    );
}

/** What stands on the ground beside the house: condenser pad, rear stoop. */
export function underOutside(v: View) {
  v.region('util.ac-condenser@L', 'A/C condenser unit & pad', { part: 'ac-condenser' }, (r) => {
    const P = rect(308, 75, 354, 117, 0.6),
      F = rect(314, 80, 348, 112, 2);
    r.cast(P, 1, 1.6, 3);
    r.p(P, 'accent-1');
    r.p(P, 'diagonal-bevel');
    r.p(P, 'part-line');
    r.p(F, 'detail-line', 'half-line');
    let bars = new Shape();
    for (const y of [86, 96, 106]) bars = bars.add(line([310, y], [352, y]));
    r.p(bars, 'detail-line', 'faint-line');
    for (const [x, y] of [
      [317, 83],
      [345, 83],
      [317, 109],
      [345, 109],
    ] as const)
      r.c(x, y, 1.6, 'rubber', 'edge-line');
    r.hit(P);
    r.at(331, 100);
  });
  v.region('house.stoop', 'Rear stoop & steps', { part: 'porch-steps', cat: 'house' }, (r) => {
    const F = box(458, -17, 488, -59, 0.4);
    r.cast(F, 1, 1.6, 3);
    r.p(F, 'wood');
    r.p(F, 'shade-2');
    r.p(grid(462, -59, 488, -17, 5.2, 0), 'detail-line', 'half-line');
    for (const y of [-20, -38, -56]) {
      const S = rect(462, y - 1, 487, y + 1, 0.2);
      r.p(S, 'wood');
      r.p(S, 'lying-cylinder', { opacity: 0.6 });
      r.p(S, 'edge-line');
    }
    r.p(F, 'part-line');
    r.hit(F);
    r.at(480, -30);
  });
}
