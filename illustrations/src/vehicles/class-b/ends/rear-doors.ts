import { ellipse, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { corners, pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { winArt } from '../../../parts/walls/windows.ts';
import { rearGraphics } from './end-shapes.ts';

const barnDoor = (s: number) =>
  poly(
    mirrored(
      s,
      corners([0.35, 32.6, 0.6, 0.35, 96.4, 0.8, 28.6, 95.6, 5, 32.6, 84, 8, 34.2, 62, 6, 34.4, 32.6, 3]),
    ),
  );

export function rearDoors(view: View) {
  rearDoorRear(view);
  rearGlassRear(view);
  rearDoorRearHinges(view);
  rearDoorRearHandle(view);
  rearPlate(view);
}

function rearDoorRear(view: View) {
  bothFromRear((s, k) =>
    view.region(`door.rear-${k}`, `Rear barn door, ${k} side`, (pen) => {
      const outline = barnDoor(s);
      pen.path(outline, 'body');
      pen.within(outline, () => {
        rearGraphics(pen);
        pen.path(sideBox(s, 22, 30, 35, 97), s > 0 ? 'shade-from-right' : 'shade-from-left', {
          opacity: 0.6,
        });
        pen.path(rect(-35, 31, 35, 42), 'shade-from-bottom');
        pen.path(rect(-35, 46, 35, 53.4), 'shade-from-top', { opacity: 0.34 });
        pen.path(line([-35, 53.5], [35, 53.5]), 'gleam-2');
        pen.path(line([-35, 54], [35, 54]), 'detail-line', 'half-line');
        pen.path(rect(-35, 91.6, 35, 97), 'shade-from-top', { opacity: 0.6 });
        pen.path(ellipse(-10, 46, 16, 5), 'glow', { opacity: 0.4 });
      });
      pen.path(outline, 'part-line');
      pen.path(outline.inset(0.6), 'detail-line', 'faint-line');
      if (s < 0) {
        pen.layers(rect(-15.6, 34.4, -2, 43.4, 1.6), ['shade-2'], ['edge-line', 'half-line']);
      }
      pen.hitArea(outline).calloutAt(s * (s > 0 ? 6 : 24), s > 0 ? 37 : 39);
    }),
  );
}

function rearGlassRear(view: View) {
  bothFromRear((s, k) =>
    view.region(`glass.rear-${k}`, `Rear door window, ${k} side`, (pen) => {
      const outline = poly(mirrored(s, corners([3.4, 57.4, 2.4, 3.4, 86, 2.6, 26, 86, 4.4, 29.6, 57.4, 3])));
      winArt(pen, outline, { kind: 'frameless' });
      pen.path(line([s * (s > 0 ? 5 : 27), 59.4], [s * (s > 0 ? 27 : 5), 59.4]), 'dark-gleam-1');
      pen.hitArea(outline).calloutAt(s * 10, 70);
    }),
  );
}

function rearDoorRearHinges(view: View) {
  bothFromRear((s, k) =>
    view.region(`door.rear-hinges-${k}`, `Rear door hinges, ${k} side`, { callout: s < 0 }, (pen) => {
      let H = new Shape();
      for (const [x, y] of pairs([34.5, 38, 34.3, 74 - 1, 31.4, 87])) {
        const outline = sideBox(s, x - 2, y - 2, x + 1.6, y + 2, 0.7);
        pen.path(outline, 'gloss', 'edge-line');
        pen.path(line([s * (x + 0.2), y - 1.6], [s * (x + 0.2), y + 1.6]), 'dark-gleam-1');
        pen.circle(s * (x - 1), y + 0.8, 0.3, 'dark-metal');
        pen.circle(s * (x - 1), y - 0.8, 0.3, 'dark-metal');
        H = H.add(outline);
      }
      pen.hitArea(H).calloutAt(s * 31.4, 87);
    }),
  );
}

function rearDoorRearHandle(view: View) {
  view.region('door.rear-handle', 'Rear door handle & lock', (pen) => {
    const outline = rect(1.2, 44.6, 9.4, 48.6, 1.6);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(rect(2.2, 45.4, 8.4, 47, 0.7), 'void');
    pen.path(line([2.2, 47.8], [8, 47.8]), 'dark-gleam-2');
    pen.circle(3, 47.6, 0.4, 'metal');
    pen.hitArea(outline);
  });
}

function rearPlate(view: View) {
  view.region('rear.plate', 'License-plate bracket & lamp', (pen) => {
    const outline = rect(-14.8, 35.2, -2.8, 41.4, 0.5);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(outline.inset(0.6), 'detail-line', 'half-line');
    pen.path(rect(-11, 42, -6.6, 42.9, 0.3), 'lens', 'detail-line');
    pen.hitArea(rect(-15, 35, -2.6, 43)).calloutAt(-5, 38);
  });
}
