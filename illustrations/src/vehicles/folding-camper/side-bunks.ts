import { band, spline } from '../../kit/curves.ts';
import type { Pen } from '../../kit/pen.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { cloth, clothWin, fold, poleArt, stitch } from '../../parts/canvas.ts';
import { type BunkEnd, bunkTent, bunkWindow, fromEnd, stations } from './bunk-shapes.ts';

function sideBunkPole(v: View, k: BunkEnd) {
  const along = fromEnd(k);
  v.region(`canvas.bunk-${k}.pole`, `Bunk support pole, ${k}`, { part: 'bunk-pole', cat: 'canvas' }, (r) => {
    const H = poleArt(r, [along(10), 41], [along(52.4), 18.6], 1.15);
    r.hit(H, false);
    r.at(along(20), 35.7);
  });
}

function sideBunkTent(v: View, k: BunkEnd) {
  const along = fromEnd(k);
  const tent = bunkTent(k);
  v.region(`canvas.bunk-${k}.tent`, `Bunk end canvas, ${k}`, { part: 'bunk-canvas', cat: 'canvas' }, (r) => {
    cloth(r, tent);
    r.clip(tent, () => {
      r.p(box(along(2), 44, along(16), 92), k === 'front' ? v.F : v.R);
      r.p(rect(0, 44, 250, 50), 'shade-from-bottom');
      r.p(box(along(46), 44, along(54), 92), k === 'front' ? v.R : v.F, { opacity: 0.55 });
      bowSleeve(r, along);
      fold(r, stations(along, [53, 89.6, 49, 78, 47.6, 62]), 1.5);
      fold(r, stations(along, [50, 47, 48.4, 54, 48.6, 64]), 1.2);
      fold(r, stations(along, [11, 49.4, 16, 51.4, 21, 51.8]), 0.7, 0);
      fold(r, stations(along, [5, 50, 6.6, 62, 7, 74]), 0.8, 0);
      r.p(rect(0, 44, 250, 47.3), 'fabric');
      stitch(r, line([along(3), 46.8], [along(54), 46.8]), true);
      stitch(r, spline(stations(along, [14, 82.8, 27, 84.2, 42, 87, 54, 89.8])), false);
    });
    r.p(tent, 'overlap-line');
    r.hit(tent);
    r.at(along(30), 49.8);
  });
}

/** The sleeve of the bow at the outer end. */
function bowSleeve(r: Pen, along: (x: number) => number) {
  const bow = stations(along, [8.4, 44, 10.8, 66, 12.8, 79, 16.6, 86]);
  r.p(band(bow, 1.9, 1.9), 'fabric');
  r.p(spline(bow).move(-0.3 * r.v.dir, 0), 'gleam-1');
  r.p(band(bow, 1.9, 1.9), 'detail-line', 'half-line');
}

function sideBunkWindow(v: View, k: BunkEnd) {
  const along = fromEnd(k);
  const opening = bunkWindow(k);
  clothWin(v, `canvas.bunk-${k}.window`, `Bunk window (vinyl & screen), ${k}`, opening, {
    at: [along(24), 64],
  });
}

function sideBunkDeck(v: View, k: BunkEnd) {
  const along = fromEnd(k);
  v.region(
    `canvas.bunk-${k}.deck`,
    `Bunk platform & slide rail, ${k}`,
    { part: 'bunk-platform', cat: 'canvas', shared: true },
    (r) => {
      const F = box(along(2), 41.8, along(50.4), 45.4, 0.5),
        Fr = box(along(1.4), 41.2, along(4.6), 46, 0.6);
      r.p(F, 'metal', 'part-line');
      r.p(F, 'bevel');
      r.p(line([along(5), 44.2], [along(50), 44.2]), 'detail-line', 'half-line');
      r.p(box(along(5), 41.9, along(50), 42.9), 'shade-3');
      for (let i = 0; i < 6; i++) r.c(along(10 + i * 8), 43.6, 0.26, 'dark-metal');
      r.p(Fr, 'underbody', 'edge-line');
      r.c(along(3), 43.6, 0.5, 'metal');
      r.hit(box(along(1.2), 41, along(49), 46, 0.5));
      r.at(along(8), 43.8);
    },
  );
}

function sideBunk(v: View, k: BunkEnd) {
  sideBunkPole(v, k);
  sideBunkTent(v, k);
  sideBunkWindow(v, k);
  sideBunkDeck(v, k);
}

export function bunks(v: View) {
  sideBunk(v, 'front');
  sideBunk(v, 'rear');
}
