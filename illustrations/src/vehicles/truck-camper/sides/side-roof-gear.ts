import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acSide, pipeVent, solarSide, ventSide } from '../../../parts/roof/roof-gear.ts';

export function sideRoofGear(view: View) {
  acSide(view, 'roof.ac', 'Air conditioner shroud', { s0: 112, len: 38, base: 136.9, h: 11.6 });
  ventSide(view, 'roof.vent-bunk', 'Roof vent lid / escape hatch, cab-over', 60, 136.6, { w: 24, h: 4 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 190, 136.8, { w: 18, h: 8, louver: true });
  solarSide(view, 'roof.solar', 'Solar panel', 78, 106, 136.8);
  pipeVent(view, 'roof.pipe-1', 'Plumbing vent cap', 150, 136.6, 4);
  roofRack(view);
}

function roofRack(view: View) {
  view.region('roof.rack', 'Roof rack', (pen) => {
    for (const x of [161, 173]) pen.tube(line([x, 136.6], [x, 141]), 0.9);
    pen.tube(cornered([158, 136.8, 0, 158, 141, 2, 176, 141, 2, 176, 136.8, 0], false), 1);
    pen.hitArea(rect(157, 136.4, 177, 142.2));
  });
}
