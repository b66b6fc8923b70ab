import { band, cornered, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { marker } from '../../../parts/walls/lamps.ts';
import { body, edge } from './side-shapes.ts';

const headlamp = cornered([
  2.6, 35.6, 0.6, 3.7, 45, 1.2, 6, 46.6, 1.4, 13.4, 48.4, 1.4, 15.6, 47.4, 1.4, 13.4, 37.6, 2, 11.4, 35.8,
  1.6,
]);

export function sideNose(view: View) {
  cabBumper(view);
  lightFog(view);
  lightHeadlamp(view);
  cabGrille(view);
  marker(view, 'light.repeater', 'Side turn repeater (amber)', [51, 47.2], [3, 1.1], { base: 'gloss' });
  marker(view, 'light.marker-mid', 'Side marker, center (amber)', [171.4, 26], [3, 1.1], { base: 'gloss' });
  marker(view, 'light.marker-rear', 'Side marker, rear (red)', [256, 26], [3, 1.1], {
    base: 'gloss',
    lens: 'red',
  });
}

function cabBumper(view: View) {
  view.region('cab.bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(edge, -1, 12, 22.4, 30.8);
    pen.path(outline, 'body');
    pen.within(outline, () => {
      pen.path(rect(-1, 12, 14, 32), view.frontShade);
      pen.path(rect(-1, 11, 24, 18.8), 'gloss');
      pen.path(line([0, 18.8], [24, 18.8]), 'edge-line');
      pen.path(line([0, 18.2], [24, 18.2]), 'dark-gleam-2');
      pen.path(rect(-1, 19, 24, 24), 'shade-from-bottom');
      pen.path(band([2, 28.4, 10, 29, 20, 28.8], 0, 0, 0.9), 'light-4');
    });
    pen.path(spline([1.9, 30.6, 8, 31, 22.4, 30.8]), 'edge-line');
    pen.hitArea(outline).calloutAt(15, 25);
  });
}

function lightFog(view: View) {
  view.region('light.fog', 'Fog lamp', (pen) => {
    const outline = cornered([1, 20.4, 0.6, 0.8, 25, 1, 8.4, 25.6, 1.4, 10.2, 21.2, 1.2]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.concentric(4.4, 23, [1.7, 'lens', 'detail-line'], [1.7, 'sphere']);
    pen.hitArea(outline);
  });
}

function lightHeadlamp(view: View) {
  view.region('light.headlamp', 'Headlamp assembly', (pen) => {
    pen.within(body, () => {
      pen.path(headlamp, 'gloss');
      const I = headlamp.inset(0.55);
      pen.layers(I, ['lens'], ['bevel']);
      for (const y of [37.2, 41.6]) {
        const outline = cornered([4.4, y, 0.6, 4.9, y + 3.4, 0.6, 9.6, y + 3.9, 0.8, 9.2, y, 0.8]);
        pen.path(outline, 'dark-metal', 'edge-line');
        pen.path(outline.inset(0.7), 'glass', 'detail-line');
        pen.circle(6.2, y + 2.5, 0.45, 'light-3');
      }
      pen.path(
        cornered([10.8, 37.4, 0.6, 11.9, 46.6, 0.8, 14.4, 47, 0.8, 12.6, 38, 1]),
        'light-amber',
        'detail-line',
      );
      pen.path(spline([4.6, 45.8, 7, 46.5, 11.4, 47.4]), 'gleam-2');
      pen.path(I, 'detail-line');
      pen.path(headlamp, 'part-line');
    });
    pen.hitArea(headlamp).calloutAt(10.2, 41);
  });
}

function cabGrille(view: View) {
  view.region('cab.grille', 'Grille (side edge)', (pen) => {
    const outline = cornered([2.2, 31.2, 0, 2.7, 35.4, 0, 4.2, 35.4, 0.3, 3.7, 31.4, 0.3]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.hitArea(outline, true).calloutAt(3.1, 33.4);
  });
}
