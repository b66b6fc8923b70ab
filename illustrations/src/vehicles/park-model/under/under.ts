import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides } from '../../../parts/layout/plan.ts';
import { halfWidth, roofFront, roofHalfWidth, roofRear, vehicle, wallFront, wallRear } from '../hull.ts';
import { underBelly, underLines } from './under-belly.ts';
import { underFrame, underHitch, underPiers, underRunning } from './under-frame.ts';
import { underOutside, underPorch } from './under-outside.ts';

/** The eaves, seen past the walls. */
function underEaves(view: View) {
  const eaves = rect(roofFront, -roofHalfWidth, roofRear, roofHalfWidth, 0.6);
  view.decoration((pen) => {
    pen.shadow(eaves, 1.2, 2.2, 4, 'shade-1');
    pen.layers(eaves, ['plastic'], ['shade-2'], ['overlap-line']);
  });
  sides((s, k) =>
    view.region(`house.soffit-${k}`, `Vented soffit, ${k} side`, (pen) => {
      const outline = box(roofFront, s * halfWidth, roofRear, s * roofHalfWidth, 0.4);
      pen.layers(outline, ['plastic'], ['shade-1']);
      let slots = new Shape();
      for (let x = roofFront + 8; x < roofRear - 4; x += 12)
        slots = slots.add(line([x, s * (halfWidth + 2)], [x, s * (roofHalfWidth - 1.4)]));
      pen.path(slots, 'detail-line', 'half-line');
      pen.path(
        box(roofFront, s * (halfWidth + 0.2), roofRear, s * (halfWidth + 3)),
        s > 0 ? 'shade-from-bottom' : 'shade-from-top',
      );
      pen.path(outline, 'part-line');
      pen.hitArea(outline).calloutAt(s > 0 ? 200 : 300, s * 76);
    }),
  );
}

/** The skirting stands under the walls all round; from below its lower channel shows. */
function underSkirting(view: View) {
  const art = (id: string, title: string, outline: Shape, at: readonly [number, number]) =>
    view.region(`house.${id}`, title, (pen) => {
      const b = outline.bbox();
      pen.path(outline, 'accent-1');
      pen.path(outline, b.w > b.h ? 'lying-cylinder' : 'standing-cylinder', { opacity: 0.5 });
      pen.path(outline, 'edge-line');
      pen.hitArea(outline, true).calloutAt(...at);
    });
  sides((s, k) => {
    for (const [id, name, a, b, at] of [
      ['front', 'front', wallFront - 0.8, 181, 110],
      ['mid', 'center', 181, 322, s > 0 ? 214 : 296],
      ['rear', 'rear', 322, wallRear + 0.8, s > 0 ? 410 : 416],
    ] as const)
      art(`skirting-${id}-${k}`, `Skirting, ${name} section, ${k} side`, box(a, s * 68.8, b, s * 72.4), [
        at,
        s * 70.6,
      ]);
  });
  art(
    'skirting-front-end',
    'Skirting, front end',
    rect(wallFront - 0.8, -68.8, wallFront + 3, 68.8),
    [41.2, 52],
  );
  art(
    'skirting-rear-end',
    'Skirting, rear end',
    rect(wallRear - 3, -68.8, wallRear + 0.8, 68.8),
    [460.8, 52],
  );
  view.region('house.skirting-access@L', 'Skirting access panel', (pen) => {
    const outline = rect(134, 68, 164, 73.2, 0.5);
    pen.layers(outline, ['metal', 'part-line'], ['lying-cylinder', { opacity: 0.5 }]);
    for (const x of [138, 160]) pen.circle(x, 70.6, 1, 'dark-metal', 'detail-line');
    pen.hitArea(outline).calloutAt(149, 70.6);
  });
}

/** Seen from below: front at the left, road side up. */
export function parkModelUnder(): Scene {
  const view = planView(vehicle, 'under', 498, 262, { originX: 4, cy: 122 });
  underPorch(view);
  underOutside(view);
  underEaves(view);
  underBelly(view);
  underFrame(view);
  underRunning(view);
  underLines(view);
  underPiers(view);
  underHitch(view);
  underSkirting(view);
  view.decoration((pen) =>
    pen.path(
      rect(wallFront - 0.8, -halfWidth - 0.6, wallRear + 0.8, halfWidth + 0.6, 0.6),
      'silhouette-line',
    ),
  );
  return view.scene();
}
