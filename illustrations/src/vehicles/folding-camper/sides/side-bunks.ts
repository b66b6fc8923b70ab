import { band, box, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cloth, clothWin, fold, poleArt, stitch } from '../../../parts/walls/canvas.ts';
import { type BunkEnd, bunkTent, bunkWindow, fromEnd, stations } from '../bunk-shapes.ts';

function sideBunkPole(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  view.region(`canvas.bunk-${k}.pole`, `Bunk support pole, ${k}`, (pen) => {
    const H = poleArt(pen, [along(10), 41], [along(52.4), 18.6], 1.15);
    pen.hitArea(H, false).calloutAt(along(20), 35.7);
  });
}

function sideBunkTent(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  const tent = bunkTent(k);
  view.region(`canvas.bunk-${k}.tent`, `Bunk end canvas, ${k}`, (pen) => {
    cloth(pen, tent);
    pen.within(tent, () => {
      pen.path(box(along(2), 44, along(16), 92), k === 'front' ? view.frontShade : view.rearShade);
      pen.path(rect(0, 44, 250, 50), 'shade-from-bottom');
      pen.path(box(along(46), 44, along(54), 92), k === 'front' ? view.rearShade : view.frontShade, {
        opacity: 0.55,
      });
      bowSleeve(pen, along);
      fold(pen, stations(along, [53, 89.6, 49, 78, 47.6, 62]), 1.5);
      fold(pen, stations(along, [50, 47, 48.4, 54, 48.6, 64]), 1.2);
      fold(pen, stations(along, [11, 49.4, 16, 51.4, 21, 51.8]), 0.7, 0);
      fold(pen, stations(along, [5, 50, 6.6, 62, 7, 74]), 0.8, 0);
      pen.path(rect(0, 44, 250, 47.3), 'fabric');
      stitch(pen, line([along(3), 46.8], [along(54), 46.8]), true);
      stitch(pen, spline(stations(along, [14, 82.8, 27, 84.2, 42, 87, 54, 89.8])), false);
    });
    pen.path(tent, 'overlap-line');
    pen.hitArea(tent).calloutAt(along(30), 49.8);
  });
}

/** The sleeve of the bow at the outer end. */
function bowSleeve(pen: Pen, along: (x: number) => number) {
  const bow = stations(along, [8.4, 44, 10.8, 66, 12.8, 79, 16.6, 86]);
  pen.path(band(bow, 1.9, 1.9), 'fabric');
  pen.path(spline(bow).move(-0.3 * pen.view.direction, 0), 'gleam-1');
  pen.path(band(bow, 1.9, 1.9), 'detail-line', 'half-line');
}

function sideBunkWindow(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  const opening = bunkWindow(k);
  clothWin(view, `canvas.bunk-${k}.window`, `Bunk window (vinyl & screen), ${k}`, opening, {
    at: [along(24), 64],
  });
}

function sideBunkDeck(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  view.region(`canvas.bunk-${k}.deck`, `Bunk platform & slide rail, ${k}`, { shared: true }, (pen) => {
    const outline = box(along(2), 41.8, along(50.4), 45.4, 0.5),
      Fr = box(along(1.4), 41.2, along(4.6), 46, 0.6);
    pen.layers(outline, ['metal', 'part-line'], ['bevel']);
    pen.path(line([along(5), 44.2], [along(50), 44.2]), 'detail-line', 'half-line');
    pen.path(box(along(5), 41.9, along(50), 42.9), 'shade-3');
    for (let i = 0; i < 6; i++) pen.circle(along(10 + i * 8), 43.6, 0.26, 'dark-metal');
    pen.path(Fr, 'underbody', 'edge-line');
    pen.circle(along(3), 43.6, 0.5, 'metal');
    pen.hitArea(box(along(1.2), 41, along(49), 46, 0.5)).calloutAt(along(8), 43.8);
  });
}

function sideBunk(view: View, k: BunkEnd) {
  sideBunkPole(view, k);
  sideBunkTent(view, k);
  sideBunkWindow(view, k);
  sideBunkDeck(view, k);
}

export function bunks(view: View) {
  sideBunk(view, 'front');
  sideBunk(view, 'rear');
}
