import { cornered, line, poly, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { louvers } from '../../parts/walls/vents.ts';

export const coachLamp = (view: View, id: string, title: string, x: number, y: number) =>
  view.region(id, title, (pen) => {
    pen.path(rect(x - 1.7, y - 3, x + 1.7, y + 3, 0.4), 'gloss', 'edge-line');
    pen.path(
      cornered([x - 2.4, y + 1.2, 0.2, x - 1.4, y - 4, 0.4, x + 1.4, y - 4, 0.4, x + 2.4, y + 1.2, 0.2]),
      'lens',
      'edge-line',
    );
    pen.path(poly([x - 2.4, y + 1.2, x - 1.4, y - 4, x - 0.6, y - 4, x - 0.9, y + 1.2]), 'light-3');
    pen.path(line([x, y - 4], [x, y + 1.2]), 'detail-line', 'half-line');
    pen.path(
      cornered([x - 3.1, y + 1.1, 0.2, x - 1, y + 3.6, 0.8, x + 1, y + 3.6, 0.8, x + 3.1, y + 1.1, 0.2]),
      'gloss',
      'edge-line',
    );
    pen.path(rect(x - 1.6, y - 4.8, x + 1.6, y - 3.8, 0.3), 'gloss');
    pen.hitArea(rect(x - 3.2, y - 5, x + 3.2, y + 4, 0.8));
  });

export const hoodVent = (view: View, id: string, title: string, x: number, y: number, w: number, h: number) =>
  view.region(id, title, (pen) => {
    const outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, 0.5);
    pen.shadow(outline, 0.5, 0.8, 3);
    pen.path(outline, 'plastic', 'edge-line');
    louvers(pen, x - w / 2 + 1, y - h / 2 + 0.8, x + w / 2 - 1, y + h / 2 - 1.4, 1.5);
    pen.hitArea(outline);
  });
