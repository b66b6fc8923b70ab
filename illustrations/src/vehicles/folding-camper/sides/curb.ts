import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { clothWin, type ClothWinOptions, zip } from '../../../parts/walls/canvas.ts';
import { latch } from '../../../parts/walls/compartments.ts';
import { winArt } from '../../../parts/walls/windows.ts';
import { curbUtil, doorLow, step } from './curb-fittings.ts';
import { raised, vehicle } from '../hull.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { bunks } from './side-bunks.ts';
import { canvasWall, posts } from './side-canvas.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function curbWalls(view: View) {
  canvasWall(
    view,
    'front',
    'Canvas sidewall, front section',
    53,
    82.4,
    [pairs([56.6, 50, 57.4, 62, 56.8, 76])],
    [60, 49.4],
  );
  canvasWall(
    view,
    'rear',
    'Canvas sidewall, rear section',
    110.4,
    193,
    [pairs([152, 51, 151.2, 66, 152, 82]), pairs([189, 52, 188.2, 66, 189, 80])],
    [151.9, 60],
  );
}

function curbWindows(view: View) {
  const g = (id: string, title: string, a: number, b: number, o: ClothWinOptions) =>
    clothWin(view, id, title, rect(a, 52.6, b, 83.6, 3), o);
  g('canvas.window-front', 'Tent window, front', 58.4, 80, { roll: true, at: [73, 64] });
  g('canvas.window-mid', 'Tent window, center', 117.6, 149.2, {});
  g('canvas.window-rear', 'Tent window, rear', 154.6, 187.4, { kind: 'screen', roll: true, at: [176, 64] });
}

function curbOpenDoorSurround(view: View) {
  view.region('canvas.door-surround', 'Door surround canvas & zipper', (pen) => {
    const outline = rect(80.8, 44.4, 112.2, 90.6),
      I = rect(83.4, 45.2, 109.6, 88);
    pen.layers(outline, ['fabric', 'even-odd'], ['diagonal-bevel']);
    zip(pen, line([82.1, 45], [82.1, 90]));
    zip(pen, line([110.9, 45], [110.9, 90]));
    pen.path(rect(80.8, 86.6, 112.2, 90.6), 'shade-from-top');
    pen.path(outline, 'edge-line');
    pen.hitArea(outline.add(I)).withHoles().calloutAt(110.9, 70);
  });
}

function curbOpenEntryUpper(view: View) {
  view.region('door.entry-upper', 'Half door, upper (hangs from roof)', (pen) => {
    const outline = rect(83.2, 45.2, 109.8, 88, [0.4, 0.4, 2, 2]);
    pen.layers(outline, ['metal', 'part-line'], ['diagonal-bevel']);
    const P = rect(84.5, 46.2, 108.5, 86.8, [0.4, 0.4, 1.4, 1.4]);
    pen.layers(P, ['light-wall'], ['diagonal-bevel'], ['edge-line']);
    pen.path(rect(84.5, 82.6, 108.5, 86.8), 'shade-from-top');
    const light = rect(87.6, 55.4, 105.4, 83.4, 1.8);
    winArt(pen, light, { kind: 'crank', fw: 0.95, split: 66 });
    for (const y of [50.4, 79]) {
      pen.path(rect(83.5, y - 1.7, 85.3, y + 1.7, 0.3), 'metal', 'edge-line');
      pen.path(line([84.4, y - 1.6], [84.4, y + 1.6]), 'detail-line');
    }
    latch(pen, 105.7, 50.2, 'paddle');
    pen.hitArea(outline).calloutAt(96, 50.4);
  });
}

export function foldingCamperCurb(): Scene {
  const view = sideView(vehicle, 'curb', 256, 117, {
    shows: 'curb side (right), open',
    originX: 251,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lineScale: 0.78,
  });
  decals(view);
  ground(view, -6, 252);
  undercarriage(view);
  tongue(view);
  curbWalls(view);
  bunks(view);
  boxSide(view, 'open');
  curbWindows(view);
  curbOpenDoorSurround(view);
  curbOpenEntryUpper(view);
  doorLow(view, 44.8);
  step(view);
  posts(view);
  curbUtil(view);
  markers(view);
  running(view);
  rearGear(view);
  roofSet(view, raised);
  view.callouts = { distance: 17, middle: 75 };
  return view.scene();
}
