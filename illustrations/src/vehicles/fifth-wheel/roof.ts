import type { Point } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { roofCap, roofEdges, roofGear, roofRear } from './roof-gear.ts';
import { roofHalfWidth, roofMembrane, roofPlan } from './roof-shapes.ts';

function roofSlides(v: View) {
  slidePlan(v, 'bed', 'Bedroom slide-out', { x0: 42, x1: 98, yw: -roofHalfWidth, yo: -roofHalfWidth - 22 });
  slidePlan(v, 'main', 'Living-room slide-out', {
    x0: 206,
    x1: 358,
    yw: -roofHalfWidth,
    yo: -roofHalfWidth - 36,
  });
  slidePlan(v, 'curb', 'Curb-side slide-out', {
    x0: 214,
    x1: 322,
    yw: roofHalfWidth,
    yo: roofHalfWidth + 30,
  });
  v.region('awning.fabric', 'Awning assembly (stowed)', { part: 'awning', cat: 'awning' }, (r) => {
    const F = rect(136, roofHalfWidth + 1, 343, roofHalfWidth + 6.4, 1.6);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'fabric', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
    r.at(170, roofHalfWidth + 3.6);
  });
  for (const [k, a, b, n] of [
    ['fwd', 132, 137, 'forward'],
    ['aft', 342, 347, 'rear'],
  ] as const)
    v.region(`awning.head-${k}`, `Awning head, ${n}`, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, roofHalfWidth, b, roofHalfWidth + 7, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
    });
}

function roofSkin(v: View) {
  v.deco((r) => {
    r.cast(roofPlan, 1, 2, 4, 'shade-1');
    r.p(roofPlan, 'mid-wall');
  });
  v.region('roof.membrane', 'Roof membrane (TPO)', { part: 'membrane' }, (r) => {
    r.p(roofMembrane, 'membrane');
    r.p(rect(70, 30, 406, 46.4), 'shade-from-top');
    r.p(rect(70, -46.4, 406, -32), 'shade-from-bottom');
    r.p(rect(70, -16, 406, 16), 'light-1');
    let q = new Shape();
    for (let s = 94; s < 400; s += 24) q = q.add(line([s, -46], [s, 46]));
    r.p(q, 'detail-line', { strokeOpacity: 0.1 });
    r.p(roofMembrane, 'edge-line');
    r.hit(roofMembrane);
    r.at(150, -34);
  });
}

export function fifthWheelRoof(): Scene {
  const v = new View({
    id: 'fw35.roof',
    vehicle: 'fifth-wheel-35',
    side: 'roof',
    title: 'Fifth wheel 35 ft — roof plan (slides extended)',
    w: 424,
    h: 176,
    dir: 1,
    ox: 2,
    pad: [6, 14, 6, 14],
  });
  v.map = (x: number, y: number): Point => [2 + x, 84 - y];
  roofSlides(v);
  roofSkin(v);
  roofCap(v);
  roofEdges(v);
  roofGear(v);
  roofRear(v);
  v.calloutMid = 84;
  v.coLane = 14;
  return v.scene();
}
