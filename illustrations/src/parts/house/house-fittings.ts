import { cornered, poly, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { louvers } from '../walls/vents.ts';

/** A carriage lantern on the wall of a house. */
export function porchLantern(view: View, id: string, title: string, x: number, y: number): void {
  view.region(id, title, (pen) => {
    pen.path(rect(x - 1.7, y - 3, x + 1.7, y + 3, 0.4), 'gloss', 'edge-line');
    const glass = [x - 2.4, y + 1.2, 0.2, x - 1.4, y - 4, 0.4, x + 1.4, y - 4, 0.4, x + 2.4, y + 1.2, 0.2];
    pen.path(cornered(glass), 'lens', 'edge-line');
    const hood = [x - 3.1, y + 1.1, 0.2, x - 1, y + 3.6, 0.8, x + 1, y + 3.6, 0.8, x + 3.1, y + 1.1, 0.2];
    pen.path(cornered(hood), 'gloss', 'edge-line');
    pen.path(rect(x - 1.6, y - 4.8, x + 1.6, y - 3.8, 0.3), 'gloss');
    pen.hitArea(rect(x - 3.2, y - 5, x + 3.2, y + 4, 0.8));
  });
}

/** A frost-proof faucet in the outer wall. */
export function hoseBib(view: View, x: number): void {
  const y = 38;
  view.region('util.hose-bib', 'Exterior faucet', (pen) => {
    pen.path(rect(x - 2.4, y - 2.2, x + 2.4, y + 2.8, 0.5), 'plastic', 'edge-line');
    pen.circle(x, y + 0.4, 1.2, 'accent-3', 'edge-line');
    const spout = poly([x - 0.7, y, x + 0.7, y, x + 0.5, y - 2.6, x - 0.5, y - 2.6]);
    pen.path(spout, 'accent-3', 'detail-line');
    pen.path(rect(x - 1.8, y + 1.6, x + 1.8, y + 2.4, 0.4), 'red', 'detail-line');
    pen.hitArea(rect(x - 3, y - 3, x + 3, y + 3.4, 0.6));
  });
}

/** A louvered vent in the skirting below the floor. */
export function skirtingVent(view: View, id: string, title: string, x: number): void {
  view.region(id, title, (pen) => {
    const outline = rect(x, 9, x + 16, 17, 0.5);
    pen.path(outline, 'plastic', 'edge-line');
    louvers(pen, x + 1, 10, x + 15, 16, 1.4);
    pen.hitArea(outline);
  });
}
