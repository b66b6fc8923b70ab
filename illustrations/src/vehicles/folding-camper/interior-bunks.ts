import { box, line, poly } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { stitch } from '../../parts/canvas.ts';
import { bed } from '../../parts/interior-bed.ts';
import { type BunkEnd, fromEnd } from './bunk-shapes.ts';

/** A bunk end drawn out: its canvas all round, the platform, and the mattress across it. */
export function bunk(v: View, end: BunkEnd) {
  const along = fromEnd(end);
  canvasRound(v, end);
  v.region(
    `canvas.bunk-${end}.deck`,
    `Bunk platform & slide rails, ${end}`,
    { part: 'bunk-platform', cat: 'canvas' },
    (r) => {
      const F = box(along(4), -36, along(51), 36, 0.8);
      r.cast(F, 1, 1.4, 3);
      r.p(F, 'wood');
      r.p(F, 'diagonal-bevel', { opacity: 0.5 });
      for (const s of [-1, 1]) {
        const rail = box(along(4), s * 33.4, along(51), s * 36, 0.4);
        r.p(rail, 'metal', 'edge-line');
        r.p(rail, 'lying-cylinder');
      }
      const nose = box(along(3.6), -36, along(6), 36, 0.5);
      r.p(nose, 'metal', 'edge-line');
      r.p(nose, 'standing-cylinder');
      r.p(F, 'part-line');
      r.hit(box(along(3.6), -36, along(51), 36));
      r.at(along(10), 34.7);
    },
  );
  const [x0, x1] = end === 'front' ? [7, 49.4] : [along(49.4), along(7)];
  bed(v, `int.bunk-${end}.mattress`, `Mattress, ${end} bunk`, x0, -32.8, x1, 32.8, 'n', { n: 2 });
}

function canvasRound(v: View, end: BunkEnd) {
  const along = fromEnd(end);
  v.region(
    `canvas.bunk-${end}.top`,
    `Bunk end canvas, ${end} (cut level)`,
    { part: 'bunk-canvas', cat: 'canvas' },
    (r) => {
      const outer = poly([
        [along(53), -39.4],
        [along(1), -39.4, 6],
        [along(1), 39.4, 6],
        [along(53), 39.4],
      ]);
      r.cast(outer, 1, 1.6, 3);
      r.p(outer, 'membrane');
      r.p(outer, 'accent-3', { fillOpacity: 0.22 });
      r.p(outer, 'part-line');
      for (const s of [-1, 1]) stitch(r, line([along(6), s * 38.6], [along(50), s * 38.6]), false);
      stitch(r, line([along(2), -34], [along(2), 34]), false);
      r.hit(outer);
      r.at(along(24), 37.8);
    },
  );
}
