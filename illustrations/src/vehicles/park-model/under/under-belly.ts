import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, pipeHit, union } from '../../../parts/layout/plan.ts';
import { belly, cutaway, openBay } from '../../../parts/under/body.ts';
import { drain, lineRun } from '../../../parts/under/tanks.ts';

const ductBay = cutaway(74, -27, 164, 27);
const pipeBay = cutaway(336, -27, 436, 27);

/** The bottom board under the floor, cut away over the duct and over the pipes of the bath. */
export function underBelly(view: View) {
  view.decoration((pen) => openBay(pen, pipeBay));
  view.region('chassis.underbelly-insulation', 'Floor insulation & joists (bottom board cut away)', (pen) => {
    pen.path(ductBay, 'fabric');
    pen.within(ductBay, () => {
      pen.path(rect(70, -30, 170, 30), 'diagonal-bevel', { opacity: 0.8 });
      pen.path(grid(72, -30, 168, 30, 16, 0), 'detail-line', 'half-line');
      pen.path(grid(72, -30, 168, 30, 0, 6), 'gleam-1', { strokeOpacity: 0.2 });
      for (const x of [88, 104, 120, 136, 152]) {
        pen.layers(rect(x - 0.8, -30, x + 0.8, 30), ['wood'], ['edge-line']);
      }
      pen.path(rect(70, 20, 170, 30), 'shade-from-top');
    });
    pen.hitArea(ductBay).calloutAt(96, 18);
  });
  underDuct(view);
  belly(view, 'chassis.underbelly', 'Bottom board, front section (cut away)', 43, -68.8, 181, 68.8, {
    cut: ductBay,
    at: [120, -52],
  });
  belly(view, 'chassis.underbelly-mid', 'Bottom board, axle section', 181, -68.8, 322, 68.8, {
    at: [222, 12],
  });
  belly(view, 'chassis.underbelly-rear', 'Bottom board, rear section (cut away)', 322, -68.8, 459, 68.8, {
    cut: pipeBay,
    at: [450, -56],
  });
}

/** It lies between the joists, so the bottom board covers its ends. */
function underDuct(view: View) {
  view.region('chassis.duct', 'Heating trunk duct & branches', (pen) => {
    const T = rect(60, -6, 178, 6, 1),
      B = [84, 148].map((x) => rect(x - 3, 6, x + 3, 20, 0.8));
    for (const outline of B) {
      pen.layers(outline, ['metal'], ['standing-cylinder'], ['edge-line']);
    }
    pen.shadow(T, 0.9, 1.4, 3, 'shade-2');
    pen.layers(T, ['metal'], ['lying-cylinder'], ['part-line']);
    pen.path(grid(60, -5.4, 178, 5.4, 14.75, 0), 'detail-line', 'half-line');
    pen.hitArea(union(T, ...B)).calloutAt(112, 0);
  });
}

export function underLines(view: View) {
  view.region('util.drain-pipe', 'Drain trunk & traps, 3 in. ABS', (pen) => {
    const trunk: Vert[] = pairs([344, -14, 372, -14, 372, 62]),
      bath: Vert[] = pairs([428, 10, 372, 10]),
      sink: Vert[] = pairs([408, -16, 408, 10]);
    for (const run of [sink, bath, trunk]) drain(pen, run, 3);
    for (const [x, y] of pairs([372, 10, 408, 10, 372, -14])) pen.circle(x, y, 2, 'rubber', 'edge-line');
    for (const [x, y] of pairs([344, -14, 428, 10, 408, -16])) {
      pen.concentric(x, y, [2.2, 'rubber', 'edge-line'], [1.2, 'void', 'dark-gleam-1']);
    }
    for (const y of [26, 46]) pen.path(rect(370, y - 0.8, 374, y + 0.8, 0.2), 'dark-metal', 'detail-line');
    pen.hitArea(union(pipeHit(trunk, 4), pipeHit(bath, 4), pipeHit(sink, 4))).calloutAt(390, 10);
  });
  view.region('util.sewer@L', 'Sewer connection & clean-out', (pen) => {
    pen.concentric(372, 64, [3.6, 'accent-4', 'part-line'], [3.6, 'sphere', { opacity: 0.5 }]);
    pen.circle(372, 64, 2.2, 'void', 'dark-gleam-1');
    pen.hitArea(rect(368, 60, 376, 68, 2)).calloutAt(372, 64);
  });
  lineRun(
    view,
    'util.water-line',
    'Water supply line',
    pairs([392, 62, 392, 20, 356, 20, 356, -20, 420, -20]),
    {
      c: 'metal',
      w: 0.9,
      at: [356, 4],
      clips: pairs([392, 54, 392, 30, 376, 20]),
      ends: [
        [392, 62],
        [420, -20],
      ],
    },
  );
  lineRun(view, 'util.lp-line', 'LP-gas main line', pairs([52, 30, 52, 31.6, 232, 31.6, 232, 60]), {
    at: [196, 31.6],
    clips: pairs([76, 31.6, 112, 31.6, 148, 31.6, 214, 31.6]),
    ends: [[232, 60]],
  });
}
