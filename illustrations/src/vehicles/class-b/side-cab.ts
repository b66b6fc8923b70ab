import { band } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { pullHandle } from '../../parts/doors.ts';
import { reflections } from '../../parts/windows.ts';
import { door } from './side-shapes.ts';

const windshield = new Shape()
  .M(41.6, 57)
  .C(50, 69.2, 60, 80, 70.4, 90.6)
  .C(71.6, 91.6, 73.4, 91.8, 75, 91.2)
  .C(66, 80.6, 56.6, 69, 49.4, 57.8)
  .C(48.8, 57, 47.6, 56.6, 46.4, 56.6)
  .Z();

const doorGlass = poly(corners([59, 56.4, 1.2, 79.4, 84.4, 4, 94.4, 85, 2, 94.4, 56, 1.4]));

export function sideCab(v: View) {
  glassWindshield(v);
  cabCowl(v);
  cabDoor(v);
  glassCabDoor(v);
}

function glassWindshield(v: View) {
  v.region('glass.windshield', 'Windshield (side edge)', { part: 'windshield', shared: true }, (r) => {
    r.p(windshield, 'frame');
    r.clip(windshield, () => {
      r.p(windshield, 'glass');
      r.p(cut.slab(windshield, v.dir, -0.8, v.dir > 0 ? -8 : -112, v.dir > 0 ? -3 : -106), 'light-1');
      r.p(cut.above(windshield, 86), 'shade-from-top');
    });
    r.p(windshield, { stroke: 'frame', width: 1.1 });
    r.p(windshield, 'edge-line');
    r.hit(windshield);
    r.at(58, 75.6);
  });
}

function cabCowl(v: View) {
  v.region('cab.cowl', 'Cowl panel / wiper tray', { part: 'cowl', shared: true }, (r) => {
    const F = poly(corners([35, 54.6, 0, 41, 57.2, 0.6, 47.6, 57.4, 0.6, 45.6, 56, 0.6, 41.4, 54.4, 1]));
    r.p(F, 'rubber', 'edge-line');
    r.p(line([38.6, 55.4], [45, 56.5]), 'dark-gleam-1');
    r.hit(F, true);
    r.at(43.6, 56.2);
  });
}

function cabDoor(v: View) {
  const road = v.side === 'road';
  v.region('cab.door', `Cab door, ${road ? 'driver' : 'passenger'}`, { part: 'cab-door' }, (r) => {
    r.shell(door, 'body');
    r.clip(door, () => {
      r.p(rect(52, 18, 98, 30), 'shade-from-bottom');
      r.p(rect(70, 85.4, 98, 91), 'shade-from-top');
      r.p(rect(52, 45, 98, 52.4), 'shade-from-top', { opacity: 0.36 });
      r.p(line([52, 52.5], [98, 52.6]), 'gleam-2');
      r.p(line([52, 53.1], [98, 53.2]), 'detail-line', 'half-line');
      r.p(band(pairs([60, 24, 78, 25.4, 96, 24]), 0, 0, 1), 'light-2');
    });
    r.p(door, 'part-line');
    r.p(door.inset(0.6), 'detail-line', 'faint-line');
    pullHandle(r, 87, 94, 48.6, 85.6);
    r.hit(door);
    r.at(76, 40);
  });
}

function glassCabDoor(v: View) {
  v.region('glass.cab-door', 'Cab door glass', { part: 'door-glass' }, (r) => {
    r.p(doorGlass, 'frame', 'edge-line');
    const G = doorGlass.inset(0.8);
    r.p(G, 'glass');
    r.p(cut.above(G, 82), 'shade-from-top');
    reflections(r, G);
    r.p(poly(pairs([67, 56.6, 68.1, 56.6, 68.1, 68, 67, 66.6])), 'frame');
    r.p(line([60, 56.9], [94, 56.7]), 'dark-gleam-2');
    r.p(G, 'detail-line');
    r.hit(doorGlass);
    r.at(84, 70);
  });
}
