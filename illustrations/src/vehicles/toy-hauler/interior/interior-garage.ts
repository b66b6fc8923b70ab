import { pairs } from '../../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { equipment, fridge } from '../../../parts/interior/appliances.ts';
import { toilet } from '../../../parts/interior/bath.ts';
import { cabinet, lavArt, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor } from '../../../parts/interior/doors.ts';
import { sofa } from '../../../parts/interior/furniture.ts';
import { bunkLift, raisedBunk, tieDowns } from '../../../parts/interior/garage.ts';
import { inside } from './interior-shapes.ts';
import { halfPlan as outer } from '../roof/roof-deck.ts';

/** The patio opening in the road side and the ramp in the rear, which is closed as in the elevations. */
export function garageOpenings(view: View) {
  view.decoration((pen) => {
    const screen = rect(390.8, -outer, 475.2, -inside);
    pen.layers(screen, ['dark-metal', 'detail-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.path(line([391, -49.2], [475, -49.2]), {
      stroke: 'line',
      width: 0.7,
      dash: [1, 0.7],
      strokeOpacity: 0.7,
    });
    for (const x of [388, 475.2]) {
      const post = rect(x, -outer - 0.4, x + 2.8, -inside + 0.6, 0.4);
      pen.layers(post, ['metal', 'edge-line'], ['diagonal-bevel']);
    }
  });
  view.decoration((pen) => {
    for (const post of [rect(494.6, 41, 498.2, 46, 0.4), rect(494.6, -46, 498.2, -41, 0.4)]) {
      pen.layers(post, ['metal', 'edge-line'], ['diagonal-bevel']);
    }
  });
  view.region('rear.ramp-door', 'Ramp door', (pen) => {
    const outline = rect(495.6, -41, 500.2, 41, 0.6);
    pen.shadow(outline, 0.8, 1.2, 3);
    pen.path(outline, 'metal', 'part-line');
    pen.path(rect(496.2, -40.4, 498, 40.4), 'underbody');
    let ribs = new Shape();
    for (let y = -39; y < 40; y += 2.5) ribs = ribs.add(line([496.4, y], [497.8, y]));
    pen.path(ribs, 'dark-gleam-1');
    pen.path(line([499, -40], [499, 40]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(498, 14);
  });
}

export function furnishGarage(view: View) {
  raisedBunk(view, 'int.garage.bunk', 'Queen bunk on the lift (raised)', 452, -38, 490, 20, [471, -20]);
  tieDowns(
    view,
    'int.garage.tie-downs',
    'Tie-down rings, garage floor',
    pairs([394, -43, 440, -43, 484, -43, 394, 15, 440, 15, 484, 15]),
  );
  bunkLift(view, 'int.garage.bunk-lift', 'Electric bunk lift: rails, shaft & motor', [451, 491], inside);
  sofa(view, 'int.garage.sofa', 'Sofa, flip-up (garage)', 453.6, 22, 489, 44, 'n', { n: 2, arm: 3, back: 6 });
  equipment(view, 'int.garage.fuel-station', 'Fuel station: pump, hose & nozzle', 428, 42.4, 449, 47.8, {
    icon: 'panel',
  });
  fridge(view, 'int.garage.washer', 'Washer / dryer, stacked', 361, -47.6, 384, -33, 'n', {
    icon: 'drum',
    n: 1,
  });
  pocketDoor(view, 'int.garage.door', 'Sliding glass door, garage', 357.4, -34, 360.6, -8);
}

export function halfBath(view: View) {
  toilet(view, 'int.garage-bath.toilet', 'Toilet, half bath', 376, 36.8, 'n');
  cabinet(view, 'int.garage-bath.vanity', 'Vanity & lavatory, half bath', 360.6, 9, 371, 27, 'e', {
    n: 1,
    at: [366, 11.4],
    draw: (pen, b) => {
      slabTop(1.2, 'e')(pen, b);
      lavArt(pen, 365.6, 18.6, 3.4, 4.6, [-1, 0]);
    },
  });
  pocketDoor(view, 'int.garage-bath.door', 'Pocket door, half bath', 384.6, 18, 387.4, 40);
}
