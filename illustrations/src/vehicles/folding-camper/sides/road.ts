import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { clothWin, type ClothWinOptions, stitch } from '../../../parts/walls/canvas.ts';
import { raised, vehicle } from '../hull.ts';
import { roadFridgeUpper, roadUtil } from './road-fittings.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { bunks } from './side-bunks.ts';
import { canvasWall, posts } from './side-canvas.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function roadWalls(view: View) {
  canvasWall(
    view,
    'front',
    'Canvas sidewall, front section',
    53,
    123.2,
    [pairs([56.6, 50, 57.4, 62, 56.8, 76])],
    [72, 49.6],
  );
  canvasWall(
    view,
    'rear',
    'Canvas sidewall, rear section',
    122.8,
    193,
    [pairs([189, 52, 188.2, 66, 189, 80])],
    [176, 49.6],
  );
}

function roadSeam(view: View) {
  view.region('canvas.seam', 'Canvas center seam & Velcro strip', (pen) => {
    const outline = rect(121.2, 47, 124.8, 90.6, 0.3);
    pen.path(outline, 'fabric', 'edge-line');
    stitch(pen, line([121.8, 47.4], [121.8, 90]), true);
    stitch(pen, line([124.2, 47.4], [124.2, 90]), true);
    pen.path(rect(121.2, 86, 124.8, 90.6), 'shade-from-top');
    pen.hitArea(outline, true).calloutAt(123, 72);
  });
}

function roadWindows(view: View) {
  const g = (id: string, title: string, a: number, b: number, o: ClothWinOptions) =>
    clothWin(view, id, title, rect(a, 52.6, b, 83.6, 3), o);
  g('canvas.window-front', 'Tent window, front', 58.6, 87.6, {});
  g('canvas.window-mid', 'Tent window, center', 91, 118.4, { kind: 'screen', roll: true, at: [102, 64] });
  g('canvas.window-rear', 'Tent window, rear', 127.6, 187, {});
}

export function foldingCamperRoad(): Scene {
  const view = sideView(vehicle, 'road', 256, 117, {
    shows: 'road side (left), open',
    originX: 5,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lineScale: 0.78,
  });
  decals(view);
  ground(view, -6, 252);
  undercarriage(view);
  tongue(view);
  roadWalls(view);
  roadSeam(view);
  bunks(view);
  boxSide(view, 'open');
  roadWindows(view);
  posts(view);
  roadUtil(view);
  markers(view);
  running(view);
  rearGear(view);
  roofSet(view, raised);
  roadFridgeUpper(view);
  view.callouts = { distance: 17, middle: 75 };
  return view.scene();
}
