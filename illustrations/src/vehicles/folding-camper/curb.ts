import { pairs } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { clothWin, type ClothWinOptions, zip } from '../../parts/canvas.ts';
import { latch } from '../../parts/compartments.ts';
import { winArt } from '../../parts/windows.ts';
import { curbUtil, doorLow, step } from './curb-fittings.ts';
import { raised, vehicle } from './hull.ts';
import { boxSide, decals, ground, markers } from './side-box.ts';
import { bunks } from './side-bunks.ts';
import { canvasWall, posts } from './side-canvas.ts';
import { rearGear, running, undercarriage } from './side-chassis.ts';
import { roofSet } from './side-roof.ts';
import { tongue } from './side-tongue.ts';

function curbWalls(v: View) {
  canvasWall(
    v,
    'front',
    'Canvas sidewall, front section',
    53,
    82.4,
    [pairs([56.6, 50, 57.4, 62, 56.8, 76])],
    [60, 49.4],
  );
  canvasWall(
    v,
    'rear',
    'Canvas sidewall, rear section',
    110.4,
    193,
    [pairs([152, 51, 151.2, 66, 152, 82]), pairs([189, 52, 188.2, 66, 189, 80])],
    [151.9, 60],
  );
}

function curbWindows(v: View) {
  const g = (id: string, title: string, a: number, b: number, o: ClothWinOptions) =>
    clothWin(v, id, title, rect(a, 52.6, b, 83.6, 3), o);
  g('canvas.window-front', 'Tent window, front', 58.4, 80, { roll: true, at: [73, 64] });
  g('canvas.window-mid', 'Tent window, center', 117.6, 149.2, {});
  g('canvas.window-rear', 'Tent window, rear', 154.6, 187.4, { kind: 'screen', roll: true, at: [176, 64] });
}

function curbOpenDoorSurround(v: View) {
  v.region(
    'canvas.door-surround',
    'Door surround canvas & zipper',
    { part: 'door-surround', cat: 'canvas' },
    (r) => {
      const F = rect(80.8, 44.4, 112.2, 90.6),
        I = rect(83.4, 45.2, 109.6, 88);
      r.p(F, 'fabric', 'even-odd');
      r.p(F, 'diagonal-bevel');
      zip(r, line([82.1, 45], [82.1, 90]));
      zip(r, line([110.9, 45], [110.9, 90]));
      r.p(rect(80.8, 86.6, 112.2, 90.6), 'shade-from-top');
      r.p(F, 'edge-line');
      r.hit(F.add(I));
      r.rings();
      r.at(110.9, 70);
    },
  );
}

function curbOpenEntryUpper(v: View) {
  v.region(
    'door.entry-upper',
    'Half door, upper (hangs from roof)',
    { part: 'half-door', cat: 'door' },
    (r) => {
      const F = rect(83.2, 45.2, 109.8, 88, [0.4, 0.4, 2, 2]);
      r.p(F, 'metal', 'part-line');
      r.p(F, 'diagonal-bevel');
      const P = rect(84.5, 46.2, 108.5, 86.8, [0.4, 0.4, 1.4, 1.4]);
      r.p(P, 'light-wall');
      r.p(P, 'diagonal-bevel');
      r.p(P, 'edge-line');
      r.p(rect(84.5, 82.6, 108.5, 86.8), 'shade-from-top');
      const light = rect(87.6, 55.4, 105.4, 83.4, 1.8);
      winArt(r, light, { kind: 'crank', fw: 0.95, split: 66 });
      for (const y of [50.4, 79]) {
        r.p(rect(83.5, y - 1.7, 85.3, y + 1.7, 0.3), 'metal', 'edge-line');
        r.p(line([84.4, y - 1.6], [84.4, y + 1.6]), 'detail-line');
      }
      latch(r, 105.7, 50.2, 'paddle');
      r.hit(F);
      r.at(96, 50.4);
    },
  );
}

export function foldingCamperCurb(): Scene {
  const v = new View({
    id: 'fc12.curb',
    vehicle,
    side: 'curb',
    title: 'Folding camping trailer 12 ft — curb side (right), open',
    w: 256,
    h: 117,
    dir: -1,
    ox: 251,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 8, 8, 8],
    lw: 0.78,
  });
  decals(v);
  ground(v, -6, 252);
  undercarriage(v);
  tongue(v);
  curbWalls(v);
  bunks(v);
  boxSide(v, 'open');
  curbWindows(v);
  curbOpenDoorSurround(v);
  curbOpenEntryUpper(v);
  doorLow(v, 44.8);
  step(v);
  posts(v);
  curbUtil(v);
  markers(v);
  running(v);
  rearGear(v);
  roofSet(v, raised);
  v.calloutMid = 75;
  v.coLane = 17;
  return v.scene();
}
