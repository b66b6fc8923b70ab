import { pairs } from '../../../kit/geometry/points.ts';
import { cornered, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { extent } from '../../../parts/layout/mirrored.ts';
import { torsion } from '../../../parts/walls/toy-hauler.ts';
import { fromRear } from './end-shapes.ts';

export function rearRampGear(view: View) {
  rearRampHinge(view);
  for (const [k, s] of fromRear)
    torsion(
      view,
      `rear.ramp-spring-${k}`,
      `Ramp-door torsion spring, ${k} side`,
      ...extent(s, 3.4, 36),
      31.4,
      { at: [s * 22, 31.4] },
    );
  rearRampDrum(view);
  rearSpringBracket(view);
}

function rearRampHinge(view: View) {
  view.region('rear.ramp-hinge', 'Ramp-door continuous hinge', (pen) => {
    const outline = rect(-43, 36.4, 43, 39.6, 0.5);
    pen.path(rect(-43, 34, 43, 36.6), 'shade-from-top');
    pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
    let q = new Shape();
    for (let x = -40; x < 41; x += 4) q = q.add(line([x, 36.7], [x, 39.3]));
    pen.path(q, 'edge-line');
    pen.hitArea(outline, true).calloutAt(24, 38);
  });
}

function rearRampDrum(view: View) {
  for (const [k, s] of fromRear)
    view.region(`rear.ramp-drum-${k}`, `Cable drum & bracket, ${k} side`, { callout: s < 0 }, (pen) => {
      const x = s * 38.4;
      pen.path(rect(x - 3, 26.6, x + 3, 36, 0.6), 'dark-underbody', 'edge-line');
      const outline = rect(x - 2.2, 28, x + 2.2, 34.8, 0.8);
      pen.layers(outline, ['dark-metal', 'edge-line'], ['lying-cylinder']);
      for (const dx of [-1.1, 0, 1.1]) pen.path(line([x + dx, 28.6], [x + dx, 34.2]), 'detail-line');
      pen.hitArea(rect(x - 3.2, 26.4, x + 3.2, 36, 0.6)).calloutAt(x, 30);
    });
}

function rearSpringBracket(view: View) {
  view.region('rear.spring-bracket', 'Spring anchor bracket, center', { callout: false }, (pen) => {
    const outline = cornered([-3.6, 28.4, 0.6, 3.6, 28.4, 0.6, 3, 35.4, 0.8, -3, 35.4, 0.8]);
    pen.path(outline, 'underbody', 'edge-line');
    for (const [x, y] of pairs([-1.8, 33.6, 1.8, 33.6, -2, 30, 2, 30])) pen.circle(x, y, 0.45, 'dark-metal');
    pen.hitArea(outline);
  });
}
