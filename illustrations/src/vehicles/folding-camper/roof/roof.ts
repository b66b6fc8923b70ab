import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { zip } from '../../../parts/walls/canvas.ts';
import { vehicle } from '../hull.ts';
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

function roofBag(view: View) {
  view.region('awning.bag', 'Awning & storage bag', (pen) => {
    const outline = rect(65, 43, 181, 48.6, 2.4);
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['fabric', 'part-line'], ['lying-cylinder']);
    zip(pen, line([67, 47.2], [179, 47.2]));
    for (const x of [82, 123, 164]) {
      pen.path(rect(x - 0.8, 42.6, x + 0.8, 49, 0.3), 'accent-4', 'edge-line');
      pen.path(rect(x - 1.2, 45, x + 1.2, 46.6, 0.3), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(65, 42.6, 181, 49)).calloutAt(102, 45.8);
  });
}

function roofShadow(view: View) {
  const P = cornered([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]);
  view.decoration((pen) => pen.shadow(P, 1, 1.8, 4, 'shade-1'));
}

function roofShell(view: View) {
  const P = cornered([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]);
  view.region('roof.shell', 'Roof shell (ABS / fiberglass)', (pen) => {
    pen.path(P, 'light-wall');
    pen.within(P, () => {
      pen.path(P, 'shade-1');
      pen.path(rect(46, 30, 200, 44), 'shade-from-top', { opacity: 0.6 });
      pen.path(rect(46, -44, 200, -28), 'shade-from-bottom');
      pen.path(rect(46, -44, 60, 44), 'shade-from-left', { opacity: 0.6 });
      pen.path(rect(184, -44, 200, 44), 'shade-from-right');
      pen.path(ellipse(110, 14, 70, 22), 'glow', { opacity: 0.6 });
    });
    const I = P.inset(8);
    pen.path(I, 'detail-line', 'half-line');
    pen.path(P.inset(8.5), 'gleam-2');
    for (const y of [-21, -17, 17, 21]) {
      const B = rect(58, y - 0.7, 188, y + 0.7, 0.7);
      pen.path(B, 'shade-1');
      pen.path(line([59, y - 0.7], [187, y - 0.7]), 'detail-line', 'faint-line');
      pen.path(line([59, y + 0.5], [187, y + 0.5]), 'gleam-1');
    }
    pen.hitArea(P).calloutAt(92, -28);
  });
}

function roofOutline(view: View) {
  const P = cornered([47, -43.4, 7, 199, -43.4, 7, 199, 43.4, 7, 47, 43.4, 7]);
  view.decoration((pen) => pen.path(P, 'silhouette-line'));
}

export function foldingCamperRoof(state: 'open' | 'folded'): Scene {
  const open = state === 'open';
  const view = planView(vehicle, 'roof', open ? 256 : 218, 104, {
    plate: open ? 'roof' : 'roof-folded',
    state: open ? 'bunk ends extended, shown light' : 'folded for travel',
    originX: 5,
    cy: 52,
    lane: 12,
    pad: [6, 8, 6, 8],
    lineScale: 0.78,
  });
  roofAFrame(view);
  roofCoupler(view);
  roofTongueJack(view);
  roofLpTank(view);
  roofBattery(view);
  roofSpare(view);
  if (open) {
    roofBunk(view, 'front');
    roofBunk(view, 'rear');
  }
  roofBag(view);
  roofShadow(view);
  roofShell(view);
  roofOutline(view);
  roofEdgeRail(view);
  roofEndRails(view);
  roofCorner(view);
  roofRack(view);
  roofAcAndVent(view);
  roofSolarEntry(view);
  roofIdLights(view);
  return view.scene();
}
