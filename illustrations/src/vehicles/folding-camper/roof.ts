import { ellipse } from '../../kit/curves.ts';
import { corners, type Point } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { zip } from '../../parts/canvas.ts';
import { vehicle } from './hull.ts';
import { roofBunk } from './roof-bunks.ts';
import {
  roofAcAndVent,
  roofCorner,
  roofEdgeRail,
  roofEndRails,
  roofIdLights,
  roofRack,
  roofSolarEntry,
} from './roof-gear.ts';
import {
  roofAFrame,
  roofBattery,
  roofCoupler,
  roofLpTank,
  roofSpare,
  roofTongueJack,
} from './roof-tongue.ts';

function roofBag(v: View) {
  v.region('awning.bag', 'Awning & storage bag', { part: 'awning-bag', cat: 'awning' }, (r) => {
    const F = rect(65, 43, 181, 48.6, 2.4);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'fabric', 'part-line');
    r.p(F, 'lying-cylinder');
    zip(r, line([67, 47.2], [179, 47.2]));
    for (const x of [82, 123, 164]) {
      r.p(rect(x - 0.8, 42.6, x + 0.8, 49, 0.3), 'accent-4', 'edge-line');
      r.p(rect(x - 1.2, 45, x + 1.2, 46.6, 0.3), 'dark-metal', 'detail-line');
    }
    r.hit(rect(65, 42.6, 181, 49));
    r.at(102, 45.8);
  });
}

function roofShadow(v: View) {
  const P = poly(corners([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]));
  v.deco((r) => r.cast(P, 1, 1.8, 4, 'shade-1'));
}

function roofShell(v: View) {
  const P = poly(corners([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]));
  v.region('roof.shell', 'Roof shell (ABS / fiberglass)', { part: 'roof-shell' }, (r) => {
    r.p(P, 'light-wall');
    r.clip(P, () => {
      r.p(P, 'shade-1');
      r.p(rect(46, 30, 200, 44), 'shade-from-top', { opacity: 0.6 });
      r.p(rect(46, -44, 200, -28), 'shade-from-bottom');
      r.p(rect(46, -44, 60, 44), 'shade-from-left', { opacity: 0.6 });
      r.p(rect(184, -44, 200, 44), 'shade-from-right');
      r.p(ellipse(110, 14, 70, 22), 'glow', { opacity: 0.6 });
    });
    const I = P.inset(8);
    r.p(I, 'detail-line', 'half-line');
    r.p(P.inset(8.5), 'gleam-2');
    for (const y of [-21, -17, 17, 21]) {
      const B = rect(58, y - 0.7, 188, y + 0.7, 0.7);
      r.p(B, 'shade-1');
      r.p(line([59, y - 0.7], [187, y - 0.7]), 'detail-line', 'faint-line');
      r.p(line([59, y + 0.5], [187, y + 0.5]), 'gleam-1');
    }
    r.hit(P);
    r.at(92, -28);
  });
}

function roofOutline(v: View) {
  const P = poly(corners([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]));
  v.deco((r) => r.p(P, 'silhouette-line'));
}

export function foldingCamperRoof(state: 'open' | 'folded'): Scene {
  const open = state === 'open';
  const v = new View({
    id: open ? 'fc12.roof' : 'fc12.roof-folded',
    vehicle,
    side: 'roof',
    title: `Folding camping trailer 12 ft — roof plan (${open ? 'bunk ends extended, shown light' : 'folded for travel'})`,
    w: open ? 256 : 218,
    h: 104,
    dir: 1,
    ox: 5,
    pad: [6, 8, 6, 8],
    lw: 0.78,
  });
  v.map = (x: number, y: number): Point => [5 + x, 52 - y];
  roofAFrame(v);
  roofCoupler(v);
  roofTongueJack(v);
  roofLpTank(v);
  roofBattery(v);
  roofSpare(v);
  if (open) {
    roofBunk(v, 'front');
    roofBunk(v, 'rear');
  }
  roofBag(v);
  roofShadow(v);
  roofShell(v);
  roofOutline(v);
  roofEdgeRail(v);
  roofEndRails(v);
  roofCorner(v);
  roofRack(v);
  roofAcAndVent(v);
  roofSolarEntry(v);
  roofIdLights(v);
  v.calloutMid = 52;
  v.coLane = 12;
  return v.scene();
}
