import { type View } from '../../kit/drawing/view.ts';
import { type Point } from '../../kit/geometry/points.ts';
import { rect } from '../../kit/geometry/shapes.ts';

/** The touch panel of the landing gear, six inches wide: a screen above three buttons. */
export function levelControls(
  view: View,
  x: number,
  low: number,
  high: number,
  screen: Point,
  buttons: number,
): void {
  view.region('chassis.control-panel', 'Landing-gear / level control panel', (pen) => {
    const outline = rect(x, low, x + 6, high, 0.8);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(rect(x + 1, screen[0], x + 5, screen[1], 0.4), 'glass', 'dark-gleam-1');
    for (const at of [1.6, 3, 4.4]) pen.circle(x + at, buttons, 0.5, 'dark-metal');
    pen.hitArea(outline);
  });
}
