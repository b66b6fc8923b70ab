import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { bayFloorsBelow, generatorBelow } from '../../../parts/under/bays.ts';
import { bolts, steelX } from '../../../parts/under/steel.ts';
import { planOutline } from '../roof/roof-deck.ts';

/** The part that hangs behind the truck's bed: floor, compartments, generator. */
export function underBasement(view: View) {
  view.region('chassis.floor-rear', 'Floor sheet, rear drop', (pen) => {
    const outline = rect(187, -48, 213.6, 48, 0.8);
    pen.layers(outline, ['underbody'], ['diagonal-bevel', { opacity: 0.4 }]);
    let ribs = new Shape();
    for (let y = -42; y <= 42; y += 4) ribs = ribs.add(line([189, y], [211.6, y]));
    pen.path(ribs, 'dark-gleam-1', { strokeOpacity: 0.14 });
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.9), 'dark-gleam-1');
    bolts(
      pen,
      pairs([190, 46, 198, 46, 206, 46, 190, -46, 198, -46, 206, -46, 211.6, 20, 211.6, 0, 211.6, -20]),
      0.45,
    );
    pen.hitArea(outline).calloutAt(201, -4);
  });
  sides((s, k) =>
    view.region(`body.lower-rear-${k}`, `Lower rear sidewall (basement drop), ${k} side`, (pen) => {
      const outline = box(187.6, s * 46.6, 212, s * 48.4, 0.4);
      pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
      pen.hitArea(outline, true).calloutAt(203, s * 47.5);
    }),
  );
  generatorBelow(view, 'Generator set', [190, 14, 206.6, 33.6], [203, 31.4]);
  bayFloorsBelow(
    view,
    'chassis.bay-floor-curb',
    'Basement compartment floor, rear drop',
    [[190, -16, 206.6, -45.4]],
    [198, -30],
  );
}

/** Bumper with its arms, the steps let down behind it. */
export function underTail(view: View) {
  view.decoration((pen) => pen.path(planOutline, 'silhouette-line'));
  view.region('rear.bumper', 'Rear bumper & step platform', (pen) => {
    const outline = rect(214, -44, 229, 44, 1),
      arms = [1, -1].map((s) => steelX(pen, 196, s * 17, 215, s * 20, { paint: 'dark-underbody' }));
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.7 }], ['part-line']);
    let bars = new Shape();
    for (const y of [-30, -22, 22, 30]) bars = bars.add(rect(216, y - 0.9, 227, y + 0.9, 0.4));
    pen.path(bars, 'dark-underbody', 'edge-line');
    pen.path(rect(216, -16, 227.4, 16, 0.6), 'dark-underbody', 'edge-line');
    for (const s of [1, -1]) pen.path(box(213.6, s * 42.6, 229.8, s * 45.6, 0.8), 'rubber', 'edge-line');
    pen.hitArea(union(rect(213.6, -45.6, 229.8, 45.6, 0.8), ...arms)).calloutAt(221, 36);
  });
  view.region('rear.steps', 'Scissor entry steps', (pen) => {
    for (const y of [-12, 12]) {
      const S = rect(217, y - 0.8, 243, y + 0.8, 0.3);
      pen.layers(S, ['dark-metal'], ['lying-cylinder'], ['edge-line']);
    }
    for (const x of [221, 227, 233]) {
      const outline = rect(x, -13.6, x + 11.4, 13.6, 0.6);
      pen.shadow(outline, 0.6, 0.9, 2);
      pen.layers(outline, ['metal'], ['standing-cylinder', { opacity: 0.6 }], ['edge-line']);
      let ribs = new Shape();
      for (let y = -11; y < 12; y += 3) ribs = ribs.add(line([x + 1.6, y], [x + 9.8, y]));
      pen.path(ribs, 'detail-line', 'half-line');
    }
    for (const y of [-12, 12]) pen.path(rect(240, y - 1.8, 244.4, y + 1.8, 0.6), 'rubber', 'edge-line');
    pen.hitArea(rect(217, -14, 245, 14, 0.6)).calloutAt(239, 0);
  });
}
