import type { Point } from '../../kit/points.ts';
import { line, rect, Shape } from '../../kit/shapes.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { roofCap, roofEdges, roofGear, roofRear } from './roof-gear.ts';
import { roofHalfWidth, roofMembrane, roofPlan } from './roof-shapes.ts';

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
  for (const [k, a, b, n] of [
    ['fwd', 132, 137, 'forward'],
    ['aft', 342, 347, 'rear'],
  ] as const)
    view.region(`awning.head-${k}`, `Awning head, ${n}`, (pen) => {
      const outline = rect(a, roofHalfWidth, b, roofHalfWidth + 7, 1.4);
      pen.layers(outline, ['plastic', 'part-line'], ['lying-cylinder']);
      pen.hitArea(outline);
    });
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
  const view = new View({
    id: 'fw35.roof',
    vehicle: 'fifth-wheel-35',
    side: 'roof',
    title: 'Fifth wheel 35 ft — roof plan (slides extended)',
    width: 424,
    height: 176,
    direction: 1,
    originX: 2,
    pad: [6, 14, 6, 14],
  });
  view.map = (x: number, y: number): Point => [2 + x, 84 - y];
  roofSlides(view);
  roofSkin(view);
  roofCap(view);
  roofEdges(view);
  roofGear(view);
  roofRear(view);
  view.callouts = { distance: 14, middle: 84 };
  return view.scene();
}
