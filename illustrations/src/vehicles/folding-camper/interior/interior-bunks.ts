import { box, cornered, line } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { stitch } from '../../../parts/walls/canvas.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { type BunkEnd, fromEnd } from '../bunk-shapes.ts';

/** A bunk end drawn out: its canvas all round, the platform, and the mattress across it. */
export function bunk(view: View, end: BunkEnd) {
  const along = fromEnd(end);
  canvasRound(view, end);
  view.region(`canvas.bunk-${end}.deck`, `Bunk platform & slide rails, ${end}`, (pen) => {
    const outline = box(along(4), -36, along(51), 36, 0.8);
    pen.shadow(outline, 1, 1.4, 3);
    pen.layers(outline, ['wood'], ['diagonal-bevel', { opacity: 0.5 }]);
    for (const s of [-1, 1]) {
      const rail = box(along(4), s * 33.4, along(51), s * 36, 0.4);
      pen.layers(rail, ['metal', 'edge-line'], ['lying-cylinder']);
    }
    const nose = box(along(3.6), -36, along(6), 36, 0.5);
    pen.layers(nose, ['metal', 'edge-line'], ['standing-cylinder']);
    pen.path(outline, 'part-line');
    pen.hitArea(box(along(3.6), -36, along(51), 36)).calloutAt(along(10), 34.7);
  });
  const [x0, x1] = end === 'front' ? [7, 49.4] : [along(49.4), along(7)];
  bed(view, `int.bunk-${end}.mattress`, `Mattress, ${end} bunk`, x0, -32.8, x1, 32.8, 'n', { n: 2 });
}

function canvasRound(view: View, end: BunkEnd) {
  const along = fromEnd(end);
  view.region(`canvas.bunk-${end}.top`, `Bunk end canvas, ${end} (cut level)`, (pen) => {
    const outer = cornered([along(53), -39.4, 0, along(1), -39.4, 6, along(1), 39.4, 6, along(53), 39.4, 0]);
    pen.shadow(outer, 1, 1.6, 3);
    pen.layers(outer, ['membrane'], ['accent-3', { fillOpacity: 0.22 }], ['part-line']);
    for (const s of [-1, 1]) stitch(pen, line([along(6), s * 38.6], [along(50), s * 38.6]), false);
    stitch(pen, line([along(2), -34], [along(2), 34]), false);
    pen.hitArea(outer).calloutAt(along(24), 37.8);
  });
}
