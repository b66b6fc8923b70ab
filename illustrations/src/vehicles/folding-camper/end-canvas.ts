import { band, spline } from '../../kit/curves.ts';
import { pairs, type Point } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { cloth, clothWin, fold, liftPost, poleArt, stitch } from '../../parts/canvas.ts';
import { sidesOf } from './end-shapes.ts';
import { raised } from './hull.ts';

export function endWallEnd(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const y = raised;
  v.region(`canvas.wall-${k}-end`, `Canvas end wall, ${k}`, { part: 'canvas-wall', cat: 'canvas' }, (r) => {
    const F = rect(-41.6, 44, 41.6, y + 0.2);
    cloth(r, F, 0.2);
    r.p(F, 'shade-1');
    r.p(rect(-41.6, y - 5, 41.6, y), 'shade-from-top');
    for (const s of [-1, 1])
      r.p(box(s * 41.6, 44, s * 37, y), s < 0 ? 'shade-from-left' : 'shade-from-right');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(f ? -37.7 : 37.7, 76);
  });
}

export function endPosts(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  const y = raised;
  for (const [s, q] of bothSides)
    liftPost(v, `chassis.lift-post-${k}-${q}`, `Lift post, ${k}, ${q} side`, s * 41, 45, y, { t: 0.36 });
}

export function endBunkTop(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const y = raised;
  const top = poly([
    [-35.6, 80],
    [35.6, 80],
    [37.8, y - 0.4],
    [-37.8, y - 0.4],
  ]);
  v.region(
    `canvas.bunk-${k}.top`,
    `Bunk end canvas top, ${k}`,
    { part: 'bunk-canvas', cat: 'canvas' },
    (r) => {
      cloth(r, top, 0.27);
      r.p(top, 'shade-from-top', { opacity: 0.8 });
      fold(r, pairs([-34, 89.6, -33, 86, -33.6, 83]), 0.9, 0);
      fold(r, pairs([33.4, 89.6, 32.6, 86, 33, 83]), 0.9, 0);
      r.p(line([0, 82], [0, y]), 'detail-line', 'faint-line');
      r.p(top, 'part-line');
      r.hit(top);
      r.at(f ? -16 : 14, 87);
    },
  );
}

export function endBunkEnd(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const endPanel = new Shape()
    .M(-38.4, 45)
    .L(-36.4, 78)
    .C(-36.1, 81.8, -35, 83.4, -31.6, 83.5)
    .C(-14, 84.2, 14, 84.2, 31.6, 83.5)
    .C(35, 83.4, 36.1, 81.8, 36.4, 78)
    .L(38.4, 45)
    .Z();
  v.region(
    `canvas.bunk-${k}.end`,
    `Bunk end canvas panel, ${k}`,
    { part: 'bunk-canvas', cat: 'canvas' },
    (r) => {
      cloth(r, endPanel);
      r.clip(endPanel, () => {
        r.p(rect(-40, 44, -28, 85), 'shade-from-left');
        r.p(rect(28, 44, 40, 85), 'shade-from-right');
        r.p(rect(-40, 44, 40, 51), 'shade-from-bottom');
        r.p(band(pairs([-30, 82.6, 0, 83.2, 30, 82.6]), 0, 0, 1), 'light-3');
        for (const s of [-1, 1]) {
          const bow: Point[] = [
            [s * 35.8, 44],
            [s * 34.6, 66],
            [s * 33.8, 78],
            [s * 32.2, 84.4],
          ];
          r.p(band(bow, 1.8, 1.8), 'fabric');
          r.p(spline(bow.map(([x, h]): Point => [x - 0.3, h])), 'gleam-1');
          r.p(band(bow, 1.8, 1.8), 'detail-line', 'half-line');
          fold(
            r,
            [
              [s * 33.4, 81.6],
              [s * 31.8, 70],
              [s * 32, 56],
            ],
            1.2,
          );
        }
        stitch(r, spline(pairs([-36, 81, -14, 82, 14, 82, 36, 81])), false);
        r.p(rect(-40, 44, 40, 47.4), 'fabric');
        stitch(r, line([-39, 46.8], [39, 46.8]), true);
        r.p(line([-38.3, 47.4], [38.3, 47.4]), 'detail-line', 'half-line');
      });
      r.p(endPanel, 'overlap-line');
      r.hit(endPanel);
      r.at(f ? 14 : -14, 50.2);
    },
  );
}

export function endBunkWindow(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  clothWin(
    v,
    `canvas.bunk-${k}.window-end`,
    `Bunk end window (vinyl & screen), ${k}`,
    rect(-29, 53.4, 29, 79.4, 3.4),
    { roll: true, at: [f ? 12 : -12, 64] },
  );
}

function deckBunkPole(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  const bothSides = sidesOf(f);
  for (const [s, q] of bothSides)
    v.region(
      `canvas.bunk-${k}.pole-${q}`,
      `Bunk support pole, ${k}, ${q} side`,
      { part: 'bunk-pole', cat: 'canvas' },
      (r) => {
        const H = poleArt(r, [s * 36.6, 41], [s * 35, 18.4], 1.1);
        r.hit(H);
        r.at(s * 36, 29.6);
      },
    );
}

function deckBunkDeck(v: View, f: boolean) {
  const k = f ? 'front' : 'rear';
  v.region(
    `canvas.bunk-${k}.deck`,
    `Bunk platform & slide rail, ${k}`,
    { part: 'bunk-platform', cat: 'canvas' },
    (r) => {
      const F = rect(-39, 41.2, 39, 45.4, 0.6);
      r.p(rect(-38.6, 37.6, 38.6, 41.2), 'shade-from-top');
      r.p(F, 'metal', 'overlap-line');
      r.p(F, 'bevel');
      r.p(line([-38.4, 43.9], [38.4, 43.9]), 'detail-line', 'half-line');
      r.p(rect(-38.6, 41.4, 38.6, 42.4), 'shade-3');
      for (let x = -30; x <= 30; x += 10) r.c(x, 43.2, 0.26, 'dark-metal');
      for (const s of [-1, 1]) {
        const C = box(s * 39.6, 40.6, s * 36.4, 46, 0.6);
        r.p(C, 'underbody', 'edge-line');
        r.c(s * 38, 43.3, 0.5, 'metal');
      }
      r.p(rect(-6, 41.8, 6, 44.2, 0.6), 'gloss', 'edge-line');
      r.p(rect(-4.6, 42.4, 4.6, 43.2, 0.3), 'dark-gleam-1');
      r.hit(rect(-39.8, 40.5, 39.8, 46.1, 0.5));
      r.at(f ? -20 : 18, 43.6);
    },
  );
}

export function deck(v: View, f: boolean) {
  deckBunkPole(v, f);
  deckBunkDeck(v, f);
}
