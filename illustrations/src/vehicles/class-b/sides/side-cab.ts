import { band, cornered, drawn, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pullHandle } from '../../../parts/walls/doors.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { door } from './side-shapes.ts';

const windshield = drawn(`
  M 41.6 57 C 50 69.2 60 80 70.4 90.6 C 71.6 91.6 73.4 91.8 75 91.2 C 66 80.6 56.6 69 49.4 57.8
  C 48.8 57 47.6 56.6 46.4 56.6 Z
`);

const doorGlass = cornered([59, 56.4, 1.2, 79.4, 84.4, 4, 94.4, 85, 2, 94.4, 56, 1.4]);

export function sideCab(view: View) {
  glassWindshield(view);
  cabCowl(view);
  cabDoor(view);
  glassCabDoor(view);
}

function glassWindshield(view: View) {
  view.region('glass.windshield', 'Windshield (side edge)', { shared: true }, (pen) => {
    pen.path(windshield, 'frame');
    pen.within(windshield, () => {
      pen.path(windshield, 'glass');
      pen.path(
        cut.slab(
          windshield,
          view.direction,
          -0.8,
          view.direction > 0 ? -8 : -112,
          view.direction > 0 ? -3 : -106,
        ),
        'light-1',
      );
      pen.path(cut.above(windshield, 86), 'shade-from-top');
    });
    pen.layers(windshield, [{ stroke: 'frame', width: 1.1 }], ['edge-line']);
    pen.hitArea(windshield).calloutAt(58, 75.6);
  });
}

function cabCowl(view: View) {
  view.region('cab.cowl', 'Cowl panel / wiper tray', { shared: true }, (pen) => {
    const outline = cornered([35, 54.6, 0, 41, 57.2, 0.6, 47.6, 57.4, 0.6, 45.6, 56, 0.6, 41.4, 54.4, 1]);
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([38.6, 55.4], [45, 56.5]), 'dark-gleam-1');
    pen.hitArea(outline, true).calloutAt(43.6, 56.2);
  });
}

function cabDoor(view: View) {
  const road = view.side === 'road';
  view.region('cab.door', `Cab door, ${road ? 'driver' : 'passenger'}`, (pen) => {
    pen.bodyShell(door, 'body');
    pen.within(door, () => {
      pen.path(rect(52, 18, 98, 30), 'shade-from-bottom');
      pen.path(rect(70, 85.4, 98, 91), 'shade-from-top');
      pen.path(rect(52, 45, 98, 52.4), 'shade-from-top', { opacity: 0.36 });
      pen.path(line([52, 52.5], [98, 52.6]), 'gleam-2');
      pen.path(line([52, 53.1], [98, 53.2]), 'detail-line', 'half-line');
      pen.path(band([60, 24, 78, 25.4, 96, 24], 0, 0, 1), 'light-2');
    });
    pen.path(door, 'part-line');
    pen.path(door.inset(0.6), 'detail-line', 'faint-line');
    pullHandle(pen, 87, 94, 48.6, 85.6);
    pen.hitArea(door).calloutAt(76, 40);
  });
}

function glassCabDoor(view: View) {
  view.region('glass.cab-door', 'Cab door glass', (pen) => {
    pen.path(doorGlass, 'frame', 'edge-line');
    const G = doorGlass.inset(0.8);
    pen.path(G, 'glass');
    pen.path(cut.above(G, 82), 'shade-from-top');
    reflections(pen, G);
    pen.path(poly([67, 56.6, 68.1, 56.6, 68.1, 68, 67, 66.6]), 'frame');
    pen.path(line([60, 56.9], [94, 56.7]), 'dark-gleam-2');
    pen.path(G, 'detail-line');
    pen.hitArea(doorGlass).calloutAt(84, 70);
  });
}
