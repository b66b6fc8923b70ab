import { band, box, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { fold, stitch } from '../../../parts/walls/canvas.ts';
import { type BunkEnd, fromEnd, stations } from '../bunk-shapes.ts';

function roofBunkTop(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  const outline = poly([
    [along(54), -38.6, 0.1],
    [along(5), -38.6, 3],
    [along(2), -35, 3],
    [along(2), 35, 3],
    [along(5), 38.6, 3],
    [along(54), 38.6, 0.1],
  ]);
  view.region(`canvas.bunk-${k}.top`, `Bunk end canvas top, ${k} (extended)`, (pen) => {
    pen.layers(outline, ['membrane', { fillOpacity: 0.62 }], ['accent-3', { fillOpacity: 0.12 }]);
    pen.within(outline, () => {
      pen.path(box(along(2), -40, along(14), 40), k === 'front' ? 'shade-from-left' : 'shade-from-right', {
        opacity: 0.35,
      });
      pen.path(box(along(36), -40, along(48), 40), k === 'front' ? 'shade-from-right' : 'shade-from-left', {
        opacity: 0.7,
      });
      fold(pen, stations(along, [46, 34, 34, 33, 22, 33.6]), 1.1, 0);
      fold(pen, stations(along, [46, -34, 34, -33, 22, -33.6]), 1.1, 0);
      fold(pen, stations(along, [44, 4, 34, 2.6, 24, 3]), 0.9, 0);
    });
    pen.path(band(stations(along, [13, -38.4, 11.6, 0, 13, 38.4]), 1.6, 1.6), 'fabric', {
      fillOpacity: 0.55,
    });
    stitch(pen, line([along(6), -37.4], [along(50), -37.4]), false);
    stitch(pen, line([along(6), 37.4], [along(50), 37.4]), false);
    pen.path(outline, 'part-line', 'half-line', { dash: [2.4, 1.2] });
    pen.hitArea(
      outline.add(
        k === 'front'
          ? poly([0, -3.7, 8, -4.9, 46, -24.6, 46, 24.6, 8, 4.9, 0, 3.7])
          : rect(200.8, -12, 207.6, 12),
      ),
    );
    pen.withHoles();
    pen.calloutAt(along(30), -28);
  });
}

function roofBunkDeck(view: View, k: BunkEnd) {
  const along = fromEnd(k);
  view.region(`canvas.bunk-${k}.deck`, `Bunk platform, ${k} (outer rail)`, (pen) => {
    const G = box(along(0.6), -36, along(3.2), 36, 0.8);
    pen.path(G, 'metal', 'edge-line', { fillOpacity: 0.8 });
    pen.path(line([along(1.6), -35], [along(1.6), 35]), 'gleam-1');
    for (const s of [-1, 1])
      pen.path(box(along(0.4), s * 33, along(3.6), s * 37.4, 0.6), 'underbody', 'edge-line');
    pen.hitArea(box(along(0.2), -37.6, along(3.8), 37.6, 0.6), true).calloutAt(along(1.9), 24);
  });
}

export function roofBunk(view: View, k: BunkEnd) {
  roofBunkTop(view, k);
  roofBunkDeck(view, k);
}
