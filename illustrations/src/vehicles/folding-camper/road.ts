import { pairs } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { clothWin, type ClothWinOptions, stitch } from '../../parts/canvas.ts';
import { raised, vehicle } from './hull.ts';
import { roadFridgeUpper, roadUtil } from './road-fittings.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { bunks } from './side-bunks.ts';
import { canvasWall, posts } from './side-canvas.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function roadWalls(v: View) {
  canvasWall(
    v,
    'front',
    'Canvas sidewall, front section',
    53,
    123.2,
    [pairs([56.6, 50, 57.4, 62, 56.8, 76])],
    [72, 49.6],
  );
  canvasWall(
    v,
    'rear',
    'Canvas sidewall, rear section',
    122.8,
    193,
    [pairs([189, 52, 188.2, 66, 189, 80])],
    [176, 49.6],
  );
}

function roadSeam(v: View) {
  v.region(
    'canvas.seam',
    'Canvas center seam & Velcro strip',
    { part: 'canvas-seam', cat: 'canvas' },
    (r) => {
      const F = rect(121.2, 47, 124.8, 90.6, 0.3);
      r.p(F, 'fabric', 'edge-line');
      stitch(r, line([121.8, 47.4], [121.8, 90]), true);
      stitch(r, line([124.2, 47.4], [124.2, 90]), true);
      r.p(rect(121.2, 86, 124.8, 90.6), 'shade-from-top');
      r.hit(F, true);
      r.at(123, 72);
    },
  );
}

function roadWindows(v: View) {
  const g = (id: string, title: string, a: number, b: number, o: ClothWinOptions) =>
    clothWin(v, id, title, rect(a, 52.6, b, 83.6, 3), o);
  g('canvas.window-front', 'Tent window, front', 58.6, 87.6, {});
  g('canvas.window-mid', 'Tent window, center', 91, 118.4, { kind: 'screen', roll: true, at: [102, 64] });
  g('canvas.window-rear', 'Tent window, rear', 127.6, 187, {});
}

export function foldingCamperRoad(): Scene {
  const v = new View({
    id: 'fc12.road',
    vehicle,
    side: 'road',
    title: 'Folding camping trailer 12 ft — road side (left), open',
    w: 256,
    h: 117,
    dir: 1,
    ox: 5,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lw: 0.78,
  });
  decals(v);
  ground(v, -6, 252);
  undercarriage(v);
  tongue(v);
  roadWalls(v);
  roadSeam(v);
  bunks(v);
  boxSide(v, 'open');
  roadWindows(v);
  posts(v);
  roadUtil(v);
  markers(v);
  running(v);
  rearGear(v);
  roofSet(v, raised);
  roadFridgeUpper(v);
  v.calloutMid = 75;
  v.coLane = 17;
  return v.scene();
}
