import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp } from '../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { rng } from '../layout/noise.ts';

/** The exposure of one course of shingles, in inches. */
export const course = 5.64;

const coursesPerTile = 5;
const tileWidth = 118;
const tabsPerTile = 8;

/** The first edges of the tabs in each course of one tile; the last of a course ends where the tile repeats. */
function tabStarts(seed: number): number[][] {
  const noise = rng(seed);
  return Array.from({ length: coursesPerTile }, (_, row) => {
    const step = tileWidth / tabsPerTile;
    return Array.from({ length: tabsPerTile }, (__, tab) => (tab + (row % 2) * 0.45 + noise() * 0.4) * step);
  });
}

/** Laminated shingles from above: the cuts between tabs and the thicker tabs, as two textures that repeat. */
export function shingleTextures(view: View, seed: number) {
  const starts = tabStarts(seed);
  let cuts = new Shape();
  let tabs = new Shape();
  starts.forEach((row, i) =>
    row.forEach((x, j) => {
      const [y0, y1] = [i * course, (i + 1) * course];
      cuts = cuts.add(line([x, y0], [x, y1]));
      const next = row[j + 1] ?? tileWidth;
      if ((j + i) % 2 === 0 && next > x) tabs = tabs.add(rect(x, y0, lerp(x, next, 0.94), y1));
    }),
  );
  const height = course * coursesPerTile;
  return {
    cuts: view.addPattern(tileWidth, height, cuts, 'detail-line', 'half-line'),
    tabs: view.addPattern(tileWidth, height, tabs, 'shade-2'),
  };
}

/** One slope of courses between two stations; `sign` is the side of the ridge. */
export function shingleCourses(pen: Pen, x0: number, x1: number, count: number, sign: 1 | -1) {
  let butts = new Shape();
  let shadows = new Shape();
  let glints = new Shape();
  for (let i = 1; i <= count; i++) {
    const y = sign * i * course;
    butts = butts.add(line([x0, y], [x1, y]));
    shadows = shadows.add(rect(x0, Math.min(y, y + sign * 0.9), x1, Math.max(y, y + sign * 0.9)));
    glints = glints.add(line([x0, y - sign * 0.45], [x1, y - sign * 0.45]));
  }
  pen.path(shadows, 'shade-3');
  pen.path(butts, 'detail-line');
  pen.path(glints, 'dark-gleam-1');
}

/** Tabs of another shade: no roof is all of one batch. */
export function oddTabs(pen: Pen, x0: number, x1: number, count: number, sign: 1 | -1, seed: number) {
  const noise = rng(seed);
  let dark = new Shape();
  let light = new Shape();
  for (let i = 0; i < count; i++) {
    const [y0, y1] = [sign * i * course, sign * (i + 1) * course];
    for (let x = x0 + 4 + noise() * 90; x < x1 - 20; x += 60 + noise() * 120) {
      const tab = rect(x, Math.min(y0, y1), x + 9 + noise() * 7, Math.max(y0, y1));
      if (noise() < 0.55) dark = dark.add(tab);
      else light = light.add(tab);
    }
  }
  pen.path(dark, 'shade-3');
  pen.path(light, 'light-1');
}
