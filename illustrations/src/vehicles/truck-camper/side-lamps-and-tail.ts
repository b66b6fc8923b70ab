import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { camperJack } from '../../parts/jacks.ts';
import { ladderSide } from '../../parts/ladders.ts';
import { lamp, marker } from '../../parts/lamps.ts';
import { rearEnd, roofHeight } from './side-shapes.ts';

export function sideLampsAndTail(v: View) {
  marker(v, 'light.clearance-front', 'Clearance light, cab-over (amber)', 47.6, 128.4, { w: 3, h: 1.2 });
  marker(v, 'light.marker-front', 'Side marker, cab-over (amber)', 36, 87.6, { w: 3.4, h: 1.2 });
  marker(v, 'light.clearance-rear', 'Clearance light, rear (red)', 207.2, 125.6, {
    w: 3,
    h: 1.2,
    lens: 'red',
  });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 197, 61.7, { w: 3.2, h: 1.2, lens: 'red' });
  lamp(v, 'light.scene', 'Scene / camp light', 80, 126.6, 7, 3, 'lens', { part: 'scene-light' });
  rearBumper(v);
  rearSteps(v);
  ladderSide(v, 'rear.ladder', 'Roof ladder', {
    rear: rearEnd,
    y0: 44,
    roof: roofHeight - 0.6,
    off: 4,
    hook: 8,
  });
  lightTail(v);
  rearCamera(v);
  camperJack(v, 'chassis.jack-front', 'Corner jack, front', {
    x: 89.4,
    top: 100,
    bot: 40,
    brackets: [64.6, 88],
    at: 24,
  });
  camperJack(v, 'chassis.jack-rear', 'Corner jack, rear', {
    x: 209.2,
    top: 96,
    bot: 36,
    brackets: [44, 84],
    at: 20,
  });
}

function rearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper & step platform', (r) => {
    const F = rect(214, 27.4, 229, 33.4, 0.8);
    r.p(rect(196, 30.4, 214.4, 33.6, 0.3), 'dark-underbody', 'edge-line');
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    r.p(rect(214.6, 32.6, 228.6, 33.6, 0.3), 'gloss', 'detail-line');
    r.p(rect(227.2, 27, 229.8, 33.8, 0.7), 'rubber', 'edge-line');
    r.hit(poly(pairs([196, 30, 214, 30, 214, 27, 230, 27, 230, 34, 196, 34])));
    r.at(221, 30);
  });
}

function rearSteps(v: View) {
  v.region('rear.steps', 'Scissor entry steps', { part: 'entry-step' }, (r) => {
    r.tube(line([218, 28], [236, 1.6]), 1.3, 'metal-2');
    r.tube(line([226, 28], [242, 3.4]), 1.3, 'metal-2');
    for (const [x, y] of [
      [221, 22],
      [227, 14.4],
      [233, 6.8],
    ] as const) {
      const F = rect(x, y, x + 11.4, y + 1.8, 0.4);
      r.p(F, 'metal', 'edge-line');
      r.p(rect(x, y + 1, x + 11.4, y + 1.8, 0.3), 'gloss');
      r.c(x + 1.4, y + 0.6, 0.45, 'dark-metal', 'detail-line');
      r.c(x + 9.6, y + 0.6, 0.45, 'dark-metal', 'detail-line');
    }
    r.p(rect(234, 0.2, 238, 1.7, 0.4), 'rubber', 'edge-line');
    r.p(rect(240, 0.2, 244, 1.7, 0.4), 'rubber', 'edge-line');
    r.tube(line([242, 3.4], [242, 1.4]), 1);
    r.hit(poly(pairs([216, 29, 228, 29, 245, 8.8, 245, 0, 233, 0, 230, 6, 220, 20])));
    r.at(231, 15.2);
  });
}

function lightTail(v: View) {
  v.region('light.tail', 'Tail-light assembly (edge)', { part: 'tail-light' }, (r) => {
    const F = rect(213.8, 44, 216, 60, 0.6);
    r.p(F, 'red', 'edge-line');
    r.hit(F, true);
    r.at(215, 56);
  });
}

function rearCamera(v: View) {
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = poly(corners([214, 119, 0, 217.2, 119.4, 0.6, 217.2, 121.6, 0.6, 214, 122.6, 0]));
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(213.4, 118.4, 217.8, 123));
  });
}
