import { pairs } from '../../../kit/geometry/points.ts';
import { line, poly, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraProfile } from '../../../parts/walls/cameras.ts';
import { camperJack } from '../../../parts/running/jacks.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { lamp, marker, redMarker } from '../../../parts/walls/lamps.ts';
import { rearEnd, roofHeight } from './side-shapes.ts';

export function sideLampsAndTail(view: View) {
  marker(view, 'light.clearance-front', 'Clearance light, cab-over (amber)', [47.6, 128.4], [3, 1.2]);
  marker(view, 'light.marker-front', 'Side marker, cab-over (amber)', [36, 87.6], [3.4, 1.2]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [207.2, 125.6], [3, 1.2]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [197, 61.7], [3.2, 1.2]);
  lamp(view, 'light.scene', 'Scene / camp light', 80, 126.6, 7, 3, 'lens');
  rearBumper(view);
  rearSteps(view);
  ladderSide(view, 'rear.ladder', 'Roof ladder', {
    rear: rearEnd,
    y0: 44,
    roof: roofHeight - 0.6,
    off: 4,
    hook: 8,
  });
  lightTail(view);
  rearCamera(view);
  camperJack(view, 'chassis.jack-front', 'Corner jack, front', {
    x: 89.4,
    top: 100,
    bot: 40,
    brackets: [64.6, 88],
    at: 24,
  });
  camperJack(view, 'chassis.jack-rear', 'Corner jack, rear', {
    x: 209.2,
    top: 96,
    bot: 36,
    brackets: [44, 84],
    at: 20,
  });
}

function rearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step platform', (pen) => {
    const outline = rect(214, 27.4, 229, 33.4, 0.8);
    pen.path(rect(196, 30.4, 214.4, 33.6, 0.3), 'dark-underbody', 'edge-line');
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.path(rect(214.6, 32.6, 228.6, 33.6, 0.3), 'gloss', 'detail-line');
    pen.path(rect(227.2, 27, 229.8, 33.8, 0.7), 'rubber', 'edge-line');
    pen.hitArea(poly([196, 30, 214, 30, 214, 27, 230, 27, 230, 34, 196, 34])).calloutAt(221, 30);
  });
}

function rearSteps(view: View) {
  view.region('rear.steps', 'Scissor entry steps', (pen) => {
    pen.tube(line([218, 28], [236, 1.6]), 1.3, 'metal-2');
    pen.tube(line([226, 28], [242, 3.4]), 1.3, 'metal-2');
    for (const [x, y] of pairs([221, 22, 227, 14.4, 233, 6.8])) {
      const outline = rect(x, y, x + 11.4, y + 1.8, 0.4);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(rect(x, y + 1, x + 11.4, y + 1.8, 0.3), 'gloss');
      pen.circle(x + 1.4, y + 0.6, 0.45, 'dark-metal', 'detail-line');
      pen.circle(x + 9.6, y + 0.6, 0.45, 'dark-metal', 'detail-line');
    }
    pen.path(rect(234, 0.2, 238, 1.7, 0.4), 'rubber', 'edge-line');
    pen.path(rect(240, 0.2, 244, 1.7, 0.4), 'rubber', 'edge-line');
    pen.tube(line([242, 3.4], [242, 1.4]), 1);
    pen.hitArea(poly([216, 29, 228, 29, 245, 8.8, 245, 0, 233, 0, 230, 6, 220, 20])).calloutAt(231, 15.2);
  });
}

function lightTail(view: View) {
  view.region('light.tail', 'Tail-light assembly (edge)', (pen) => {
    const outline = rect(213.8, 44, 216, 60, 0.6);
    pen.path(outline, 'red', 'edge-line');
    pen.hitArea(outline, true).calloutAt(215, 56);
  });
}

function rearCamera(view: View) {
  cameraProfile(
    view,
    'Backup camera',
    [214, 119, 217.2, 119.4, 217.2, 121.6, 214, 122.6],
    [213.4, 118.4, 217.8, 123],
  );
}
