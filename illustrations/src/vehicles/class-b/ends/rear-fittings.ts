import { corners } from '../../../kit/geometry/points.ts';
import { line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { cameraFace } from '../../../parts/walls/camera-face.ts';
import { mirrored } from '../../../parts/layout/mirrored.ts';

export function rearFittings(view: View) {
  rearLightBrakeHigh(view);
  rearCamera(view);
  rearLightTail(view);
}

function rearLightBrakeHigh(view: View) {
  view.region('light.brake-high', 'High-mounted brake light', (pen) => {
    const outline = rect(-7, 98, 7, 100, 0.9);
    pen.path(outline, 'gloss', 'edge-line');
    pen.layers(outline.inset(0.4), ['red', 'detail-line'], ['bevel']);
    pen.hitArea(rect(-7.4, 97.5, 7.4, 100.5)).calloutAt(3, 99);
  });
}

function rearCamera(view: View) {
  cameraFace(view, 'Rear-view camera', 0, [101.8, 105], {
    halves: [2.8, 3.2],
    radii: [0.6, 1.1],
    lensAt: 103.3,
    lens: [0.95, 0.45],
    shadow: [0.2, 0.4],
  });
}

function rearLightTail(view: View) {
  bothFromRear((s, k) =>
    view.region(`light.tail-${k}`, `Tail / stop / turn assembly, ${k} side`, (pen) => {
      const outline = poly(
        mirrored(s, corners([35.2, 40, 1.4, 35, 68.6, 1.8, 38.6, 70, 1.4, 39.9, 56, 6, 40, 40.6, 1.4])),
      );
      pen.path(outline, 'gloss', 'part-line');
      const I = outline.inset(0.55);
      pen.within(I, () => {
        pen.path(rect(-42, 52.4, 42, 71), 'red');
        pen.path(rect(-42, 47, 42, 52), 'amber');
        pen.path(rect(-42, 39, 42, 46.6), 'lens');
        pen.path(I, 'bevel');
        for (let y = 41; y < 70; y += 1.3) pen.path(line([-42, y], [42, y]), 'dark-gleam-1');
        pen.concentric(s * 37.3, 58.4, [1.7, 'light-red'], [1.7, 'sphere']);
      });
      pen.path(I, 'edge-line');
      pen.hitArea(outline).calloutAt(s * 37.4, 63);
    }),
  );
}
