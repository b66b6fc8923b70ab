import { line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acSide, ventSide } from '../../../parts/roof/roof-gear.ts';
import { solarOnFeet } from '../../../parts/roof/roof-surfaces.ts';

export function sideRoofGear(view: View) {
  acSide(view, 'roof.ac-front', 'Air conditioner shroud, front', { s0: 100, len: 40, base: 147.2, h: 12.6 });
  acSide(view, 'roof.ac-mid', 'Air conditioner shroud, living area', {
    s0: 262,
    len: 40,
    base: 147.2,
    h: 12.6,
  });
  acSide(view, 'roof.ac-rear', 'Air conditioner shroud, garage', { s0: 402, len: 40, base: 147.2, h: 12.6 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 168, 147, { w: 23, h: 9, louver: true });
  ventSide(view, 'roof.skylight', 'Shower skylight', 202, 147, { w: 26, h: 4.6, dome: true, paint: 'lens' });
  ventSide(view, 'roof.vent-garage', 'Powered garage vent cover', 466, 147, { w: 23, h: 9, louver: true });
  roofAntenna(view);
  solarOnFeet(view, 'Solar panel', [230, 148.2, 256, 149.8], [233, 251], [146.6, 148.4]);
}

function roofAntenna(view: View) {
  view.region('roof.antenna', 'TV / Wi-Fi antenna', (pen) => {
    const x = 380,
      D = poly([
        [x - 9, 150],
        [x - 7, 154.6, 3],
        [x + 7, 154.6, 3],
        [x + 9, 150],
        [x + 6, 149, 1],
        [x - 6, 149, 1],
      ]);
    pen.path(rect(x - 1.6, 146.6, x + 1.6, 150), 'metal', 'edge-line');
    pen.path(rect(x - 5, 146.4, x + 5, 147.6, 0.4), 'plastic', 'edge-line');
    pen.layers(D, ['plastic', 'part-line'], ['bevel']);
    pen.path(line([x - 8.6, 151], [x + 8.6, 151]), 'detail-line');
    pen.hitArea(rect(x - 9, 146.4, x + 9, 155, 1));
  });
}
