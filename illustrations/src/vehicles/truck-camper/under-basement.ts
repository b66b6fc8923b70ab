import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { sides, union } from '../../parts/plan.ts';
import { bayFloorsBelow, generatorBelow } from '../../parts/under-bays.ts';
import { bolts, steelX } from '../../parts/under-steel.ts';
import { planOutline } from './roof-deck.ts';

/** The part that hangs behind the truck's bed: floor, compartments, generator. */
export function underBasement(v: View) {
  v.region('chassis.floor-rear', 'Floor sheet, rear drop', { part: 'floor' }, (r) => {
    const F = rect(187, -48, 213.6, 48, 0.8);
    r.p(F, 'underbody');
    r.p(F, 'diagonal-bevel', { opacity: 0.4 });
    let ribs = new Shape();
    for (let y = -42; y <= 42; y += 4) ribs = ribs.add(line([189, y], [211.6, y]));
    r.p(ribs, 'dark-gleam-1', { strokeOpacity: 0.14 });
    r.p(F, 'part-line');
    r.p(F.inset(0.9), 'dark-gleam-1');
    bolts(
      r,
      pairs([190, 46, 198, 46, 206, 46, 190, -46, 198, -46, 206, -46, 211.6, 20, 211.6, 0, 211.6, -20]),
      0.45,
    );
    r.hit(F);
    r.at(201, -4);
  });
  sides((s, k) =>
    v.region(
      `body.lower-rear-${k}`,
      `Lower rear sidewall (basement drop), ${k} side`,
      { part: 'skirt', cat: 'body' },
      (r) => {
        const F = box(187.6, s * 46.6, 212, s * 48.4, 0.4);
        r.p(F, 'metal', 'edge-line');
        r.p(F, 'lying-cylinder', { opacity: 0.6 });
        r.hit(F, true);
        r.at(203, s * 47.5);
      },
    ),
  );
  generatorBelow(v, 'Generator set', [190, 14, 206.6, 33.6], [203, 31.4]);
  bayFloorsBelow(
    v,
    'chassis.bay-floor-curb',
    'Basement compartment floor, rear drop',
    [[190, -16, 206.6, -45.4]],
    [198, -30],
  );
}

/** Bumper with its arms, the steps let down behind it. */
export function underTail(v: View) {
  v.deco((r) => r.p(planOutline, 'silhouette-line'));
  v.region('rear.bumper', 'Rear bumper & step platform', (r) => {
    const F = rect(214, -44, 229, 44, 1),
      arms = [1, -1].map((s) => steelX(r, 196, s * 17, 215, s * 20, { cls: 'dark-underbody' }));
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder', { opacity: 0.7 });
    r.p(F, 'part-line');
    let bars = new Shape();
    for (const y of [-30, -22, 22, 30]) bars = bars.add(rect(216, y - 0.9, 227, y + 0.9, 0.4));
    r.p(bars, 'dark-underbody', 'edge-line');
    r.p(rect(216, -16, 227.4, 16, 0.6), 'dark-underbody', 'edge-line');
    for (const s of [1, -1]) r.p(box(213.6, s * 42.6, 229.8, s * 45.6, 0.8), 'rubber', 'edge-line');
    r.hit(union(rect(213.6, -45.6, 229.8, 45.6, 0.8), ...arms));
    r.at(221, 36);
  });
  v.region('rear.steps', 'Scissor entry steps', { part: 'entry-step' }, (r) => {
    for (const y of [-12, 12]) {
      const S = rect(217, y - 0.8, 243, y + 0.8, 0.3);
      r.p(S, 'dark-metal');
      r.p(S, 'lying-cylinder');
      r.p(S, 'edge-line');
    }
    for (const x of [221, 227, 233]) {
      const F = rect(x, -13.6, x + 11.4, 13.6, 0.6);
      r.cast(F, 0.6, 0.9, 2);
      r.p(F, 'metal');
      r.p(F, 'standing-cylinder', { opacity: 0.6 });
      r.p(F, 'edge-line');
      let ribs = new Shape();
      for (let y = -11; y < 12; y += 3) ribs = ribs.add(line([x + 1.6, y], [x + 9.8, y]));
      r.p(ribs, 'detail-line', 'half-line');
    }
    for (const y of [-12, 12]) r.p(rect(240, y - 1.8, 244.4, y + 1.8, 0.6), 'rubber', 'edge-line');
    r.hit(rect(217, -14, 245, 14, 0.6));
    r.at(239, 0);
  });
}
