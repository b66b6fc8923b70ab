import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acLow, puck, solarSide, ventSide } from '../../../parts/roof/roof-gear.ts';

export function sideRoofGear(view: View) {
  solarSide(view, 'roof.solar-1', 'Solar panel, front', 124, 156, 110.2);
  solarSide(view, 'roof.solar-2', 'Solar panel, center', 160, 192, 110.2);
  acLow(view, 'roof.ac', 'Air conditioner shroud', 200, 109, 36, 8.8);
  ventSide(view, 'roof.vent-galley', 'Roof vent fan', 254, 108.4, { w: 18, h: 6.6 });
  puck(view, 'roof.antenna', 'Wi-Fi / TV antenna', 110, 107.6, 11, 4.6);
  roofRack(view);
}

function roofRack(view: View) {
  view.region('roof.rack', 'Roof rail', (pen) => {
    const y = 109.9;
    for (const x of [121, 158, 196, 242, 270])
      pen.path(
        cornered([x - 2, 107.6, 0, x + 2, 107.6, 0, x + 1.2, y, 0.3, x - 1.2, y, 0.3]),
        'gloss',
        'edge-line',
      );
    const outline = rect(117, y - 0.5, 274, y + 0.6, 0.5);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(line([119, y + 0.4], [273, y + 0.4]), 'dark-gleam-2');
    pen.hitArea(
      [121, 158, 196, 242, 270].reduce(
        (t, x) => t.add(rect(x - 2, 107.6, x + 2, y)),
        rect(117, y - 0.8, 274, y + 0.9),
      ),
    );
    pen.calloutAt(245, y + 0.1);
  });
}
