import { awningHeadsPlan } from '../../../parts/roof/roof-surfaces.ts';
import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { roofCap, roofEdges, roofGear, roofRear } from './roof-gear.ts';
import { roofHalfWidth, roofMembrane, roofPlan } from './roof-shapes.ts';
import { vehicle } from '../hull.ts';

function roofSlides(view: View) {
  slidePlan(view, 'bed', 'Bedroom slide-out', {
    x0: 42,
    x1: 98,
    yw: -roofHalfWidth,
    yo: -roofHalfWidth - 22,
  });
  slidePlan(view, 'main', 'Living-room slide-out', {
    x0: 206,
    x1: 358,
    yw: -roofHalfWidth,
    yo: -roofHalfWidth - 36,
  });
  slidePlan(view, 'curb', 'Curb-side slide-out', {
    x0: 214,
    x1: 322,
    yw: roofHalfWidth,
    yo: roofHalfWidth + 30,
  });
  view.region('awning.fabric', 'Awning assembly (stowed)', (pen) => {
    const outline = rect(136, roofHalfWidth + 1, 343, roofHalfWidth + 6.4, 1.6);
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['fabric', 'part-line'], ['lying-cylinder']);
    pen.hitArea(outline).calloutAt(170, roofHalfWidth + 3.6);
  });
  awningHeadsPlan(view, [132, 137], [342, 347], [roofHalfWidth, roofHalfWidth + 7]);
}

function roofSkin(view: View) {
  view.decoration((pen) => {
    pen.shadow(roofPlan, 1, 2, 4, 'shade-1');
    pen.path(roofPlan, 'mid-wall');
  });
  view.region('roof.membrane', 'Roof membrane (TPO)', (pen) => {
    pen.path(roofMembrane, 'membrane');
    pen.path(rect(70, 30, 406, 46.4), 'shade-from-top');
    pen.path(rect(70, -46.4, 406, -32), 'shade-from-bottom');
    pen.path(rect(70, -16, 406, 16), 'light-1');
    let q = new Shape();
    for (let s = 94; s < 400; s += 24) q = q.add(line([s, -46], [s, 46]));
    pen.path(q, 'detail-line', { strokeOpacity: 0.1 });
    pen.path(roofMembrane, 'edge-line');
    pen.hitArea(roofMembrane).calloutAt(150, -34);
  });
}

export function fifthWheelRoof(): Scene {
  const view = planView(vehicle, 'roof', 424, 176, { state: 'slides extended', originX: 2, cy: 84 });
  roofSlides(view);
  roofSkin(view);
  roofCap(view);
  roofEdges(view);
  roofGear(view);
  roofRear(view);
  return view.scene();
}
