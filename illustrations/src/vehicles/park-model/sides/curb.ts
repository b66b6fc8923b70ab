import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { line } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { hoseBib, skirtingVent } from '../../../parts/house/house-fittings.ts';
import { houseWin } from '../../../parts/house/house-windows.ts';
import { downspout, shutter } from '../../../parts/house/siding-and-roofing.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import {
  curbPorchDeck,
  curbPorchGable,
  curbPorchPost,
  curbPorchRail,
  curbPorchRoof,
  curbPorchSteps,
} from './curb-porch.ts';
import { coachLamp } from '../fittings.ts';
import { eaveHeight, overall, vehicle } from '../hull.ts';
import { patioDoor } from '../patio-door.ts';
import { eave, lid } from './side-roof.ts';
import { curbSlopeGear, stacksBeyondRidge } from './side-roof-gear.ts';
import { ground, shell } from './side.ts';

function curbOpenings(view: View) {
  houseWin(view, 'living', 'living room', { s0: 66, s1: 107, h0: 56, h1: 100, grid: [3, 2], kind: 'hung' });
  shutter(view, 'house.shutter-living-fwd', 'Shutter, living room, forward', 53, 62, 54, 103.4);
  shutter(view, 'house.shutter-living-aft', 'Shutter, living room, aft', 111, 120, 54, 103.4);
  houseWin(view, 'kitchen', 'kitchen', { s0: 264, s1: 298, h0: 72, h1: 100, grid: [2, 2], kind: 'slider' });
  houseWin(view, 'bath', 'bathroom', { s0: 330, s1: 350, h0: 78, h1: 100, kind: 'hung' });
  houseWin(view, 'bed', 'bedroom', {
    s0: 392,
    s1: 428,
    h0: 56,
    h1: 100,
    grid: [2, 2],
    kind: 'hung',
    coTrim: true,
  });
  shutter(view, 'house.shutter-bed-fwd', 'Shutter, bedroom, forward', 379, 388, 54, 103.4);
  shutter(view, 'house.shutter-bed-aft', 'Shutter, bedroom, aft', 432, 441, 54, 103.4);
  patioDoor(view, 152, 222, 31, 108);
  coachLamp(view, 'light.porch', 'Porch light', 232, 88);
  downspout(view, 'house.downspout-front', 'Downspout, front', 47.6, eaveHeight + 1, { k: -1, at: 44 });
  downspout(view, 'house.downspout-rear', 'Downspout, rear', 454.4, eaveHeight + 1, { k: 1, at: 44 });
}

export function parkModelCurb(): Scene {
  const view = sideView(vehicle, 'curb', overall + 10, 164, {
    originX: overall + 4,
    wall: [28, 116],
    skirt: [0, 26],
    pad: [8, 10, 10, 10],
  });
  ground(view);
  stacksBeyondRidge(view);
  shell(view);
  eave(view);
  lid(view);
  curbSlopeGear(view);
  curbOpenings(view);
  hoseBib(view, 318);
  plate(view, 'util.outlet', 'Exterior receptacle', 246, 46, 4.4, 5.6, {
    draw: (pen, x, y) => pen.path(line([x - 1.3, y], [x + 1.3, y]), 'detail-line'),
  });
  skirtingVent(view, 'house.skirting-vent-front', 'Skirting vent, front', 78);
  skirtingVent(view, 'house.skirting-vent-rear', 'Skirting vent, rear', 386);
  curbPorchDeck(view);
  curbPorchGable(view);
  curbPorchRoof(view);
  curbPorchPost(view);
  curbPorchRail(view);
  curbPorchSteps(view);
  view.callouts = { distance: 22, middle: 84 };
  return view.scene();
}
