import { sidesFromEnd } from '../../../parts/layout/both-sides.ts';
import { band, box, drawn, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cloth, clothWin, fold, liftPost, poleArt, stitch } from '../../../parts/walls/canvas.ts';
import { raised } from '../hull.ts';

export function endWallEnd(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const y = raised;
  view.region(`canvas.wall-${k}-end`, `Canvas end wall, ${k}`, (pen) => {
    const outline = rect(-41.6, 44, 41.6, y + 0.2);
    cloth(pen, outline, 0.2);
    pen.path(outline, 'shade-1');
    pen.path(rect(-41.6, y - 5, 41.6, y), 'shade-from-top');
    for (const s of [-1, 1])
      pen.path(box(s * 41.6, 44, s * 37, y), s < 0 ? 'shade-from-left' : 'shade-from-right');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(f ? -37.7 : 37.7, 76);
  });
}

export function endPosts(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  const y = raised;
  for (const [s, q] of bothSides)
    liftPost(view, `chassis.lift-post-${k}-${q}`, `Lift post, ${k}, ${q} side`, s * 41, 45, y, { t: 0.36 });
}

export function endBunkTop(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const y = raised;
  const top = poly([-35.6, 80, 35.6, 80, 37.8, y - 0.4, -37.8, y - 0.4]);
  view.region(`canvas.bunk-${k}.top`, `Bunk end canvas top, ${k}`, (pen) => {
    cloth(pen, top, 0.27);
    pen.path(top, 'shade-from-top', { opacity: 0.8 });
    fold(pen, pairs([-34, 89.6, -33, 86, -33.6, 83]), 0.9, 0);
    fold(pen, pairs([33.4, 89.6, 32.6, 86, 33, 83]), 0.9, 0);
    pen.path(line([0, 82], [0, y]), 'detail-line', 'faint-line');
    pen.path(top, 'part-line');
    pen.hitArea(top).calloutAt(f ? -16 : 14, 87);
  });
}

export function endBunkEnd(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const endPanel = drawn(`
    M -38.4 45 L -36.4 78 C -36.1 81.8 -35 83.4 -31.6 83.5 C -14 84.2 14 84.2 31.6 83.5
    C 35 83.4 36.1 81.8 36.4 78 L 38.4 45 Z
  `);
  view.region(`canvas.bunk-${k}.end`, `Bunk end canvas panel, ${k}`, (pen) => {
    cloth(pen, endPanel);
    pen.within(endPanel, () => {
      pen.path(rect(-40, 44, -28, 85), 'shade-from-left');
      pen.path(rect(28, 44, 40, 85), 'shade-from-right');
      pen.path(rect(-40, 44, 40, 51), 'shade-from-bottom');
      pen.path(band([-30, 82.6, 0, 83.2, 30, 82.6], 0, 0, 1), 'light-3');
      for (const s of [-1, 1]) {
        const bow: Point[] = pairs([s * 35.8, 44, s * 34.6, 66, s * 33.8, 78, s * 32.2, 84.4]);
        pen.path(band(bow, 1.8, 1.8), 'fabric');
        pen.path(spline(bow.map(([x, h]): Point => [x - 0.3, h])), 'gleam-1');
        pen.path(band(bow, 1.8, 1.8), 'detail-line', 'half-line');
        fold(pen, pairs([s * 33.4, 81.6, s * 31.8, 70, s * 32, 56]), 1.2);
      }
      stitch(pen, spline([-36, 81, -14, 82, 14, 82, 36, 81]), false);
      pen.path(rect(-40, 44, 40, 47.4), 'fabric');
      stitch(pen, line([-39, 46.8], [39, 46.8]), true);
      pen.path(line([-38.3, 47.4], [38.3, 47.4]), 'detail-line', 'half-line');
    });
    pen.path(endPanel, 'overlap-line');
    pen.hitArea(endPanel).calloutAt(f ? 14 : -14, 50.2);
  });
}

export function endBunkWindow(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  clothWin(
    view,
    `canvas.bunk-${k}.window-end`,
    `Bunk end window (vinyl & screen), ${k}`,
    rect(-29, 53.4, 29, 79.4, 3.4),
    { roll: true, at: [f ? 12 : -12, 64] },
  );
}

function deckBunkPole(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesFromEnd(f);
  for (const [s, q] of bothSides)
    view.region(`canvas.bunk-${k}.pole-${q}`, `Bunk support pole, ${k}, ${q} side`, (pen) => {
      const H = poleArt(pen, [s * 36.6, 41], [s * 35, 18.4], 1.1);
      pen.hitArea(H).calloutAt(s * 36, 29.6);
    });
}

function deckBunkDeck(view: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  view.region(`canvas.bunk-${k}.deck`, `Bunk platform & slide rail, ${k}`, (pen) => {
    const outline = rect(-39, 41.2, 39, 45.4, 0.6);
    pen.path(rect(-38.6, 37.6, 38.6, 41.2), 'shade-from-top');
    pen.layers(outline, ['metal', 'overlap-line'], ['bevel']);
    pen.path(line([-38.4, 43.9], [38.4, 43.9]), 'detail-line', 'half-line');
    pen.path(rect(-38.6, 41.4, 38.6, 42.4), 'shade-3');
    for (let x = -30; x <= 30; x += 10) pen.circle(x, 43.2, 0.26, 'dark-metal');
    for (const s of [-1, 1]) {
      const C = box(s * 39.6, 40.6, s * 36.4, 46, 0.6);
      pen.path(C, 'underbody', 'edge-line');
      pen.circle(s * 38, 43.3, 0.5, 'metal');
    }
    pen.path(rect(-6, 41.8, 6, 44.2, 0.6), 'gloss', 'edge-line');
    pen.path(rect(-4.6, 42.4, 4.6, 43.2, 0.3), 'dark-gleam-1');
    pen.hitArea(rect(-39.8, 40.5, 39.8, 46.1, 0.5)).calloutAt(f ? -20 : 18, 43.6);
  });
}

export function deck(view: View, f: boolean) {
  deckBunkPole(view, f);
  deckBunkDeck(view, f);
}
