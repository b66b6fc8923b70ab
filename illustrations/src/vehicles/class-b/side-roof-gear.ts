import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { acLow, puck, solarSide, ventSide } from '../../parts/roof-gear.ts';

export function sideRoofGear(v: View) {
  solarSide(v, 'roof.solar-1', 'Solar panel, front', 124, 156, 110.2);
  solarSide(v, 'roof.solar-2', 'Solar panel, center', 160, 192, 110.2);
  acLow(v, 'roof.ac', 'Air conditioner shroud', 200, 109, 36, 8.8);
  ventSide(v, 'roof.vent-galley', 'Roof vent fan', 254, 108.4, { w: 18, h: 6.6, part: 'roof-vent' });
  puck(v, 'roof.antenna', 'Wi-Fi / TV antenna', 110, 107.6, 11, 4.6);
  roofRack(v);
}

function roofRack(v: View) {
  v.region('roof.rack', 'Roof rail', { part: 'roof-rack' }, (r) => {
    const y = 109.9;
    for (const x of [121, 158, 196, 242, 270])
      r.p(
        poly([
          [x - 2, 107.6],
          [x + 2, 107.6],
          [x + 1.2, y, 0.3],
          [x - 1.2, y, 0.3],
        ]),
        'gloss',
        'edge-line',
      );
    const F = rect(117, y - 0.5, 274, y + 0.6, 0.5);
    r.p(F, 'gloss', 'edge-line');
    r.p(line([119, y + 0.4], [273, y + 0.4]), 'dark-gleam-2');
    r.hit(
      [121, 158, 196, 242, 270].reduce(
        (t, x) => t.add(rect(x - 2, 107.6, x + 2, y)),
        rect(117, y - 0.8, 274, y + 0.9),
      ),
    );
    r.at(245, y + 0.1);
  });
}
