import { cornered, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cable, camLatch } from '../../../parts/walls/toy-hauler.ts';
import { fromRear } from './end-shapes.ts';

const rampFrame = rect(-43.4, 38.2, 43.4, 125.4, [0.6, 0.6, 3, 3]);

const rampOpening = rect(-41, 39.6, 41, 123, [0.4, 0.4, 1.6, 1.6]);

export function rearRamp(view: View) {
  rearRampFrame(view);
  rearRampDoor(view);
  rearBadge(view);
  for (const [k, s] of fromRear)
    cable(
      view,
      `rear.ramp-cable-${k}`,
      `Ramp-door assist cable, ${k} side`,
      [s * 38.4, 77],
      [s * 38.4, 33.6],
      { at: [s * 38.4, 50] },
    );
  rearRampLatchUpper(view);
  rearRampHandle(view);
}

function rearRampFrame(view: View) {
  view.region('rear.ramp-frame', 'Ramp-door frame & bulb seal', (pen) => {
    pen.shadow(rampFrame, 0.7, 1, 3);
    pen.layers(rampFrame, ['metal', 'part-line'], ['diagonal-bevel']);
    pen.path(rampFrame.inset(0.9), 'detail-line', 'half-line');
    pen.path(rampOpening.inset(-0.6), 'rubber');
    pen
      .hitArea(new Shape(rampFrame.segments.concat(rampOpening.segments)))
      .withHoles()
      .calloutAt(-42.2, 118);
  });
}

function rearRampDoor(view: View) {
  view.region('rear.ramp-door', 'Ramp door, outer skin', (pen) => {
    pen.bodyShell(rampOpening, 'body');
    pen.within(rampOpening, () => {
      pen.path(rect(-41, 119, 41, 123), 'shade-from-top');
      pen.path(rect(-41, 39, 41, 50), 'shade-from-bottom');
      pen.path(rect(-41, 39, -34, 123), 'shade-from-left', { opacity: 0.6 });
      pen.path(rect(34, 39, 41, 123), 'shade-from-right', { opacity: 0.6 });
    });
    // perimeter extrusion and pressed panel
    pen.path(rampOpening, 'part-line');
    pen.path(rampOpening.inset(1.5), 'edge-line', 'half-line');
    pen.path(rampOpening.inset(1.9), 'gleam-1');
    pen.layers(rect(-33, 88, 33, 115, 2.4), ['shade-1'], ['detail-line', 'half-line']);
    pen.path(rect(-32.4, 88.6, 32.4, 114.4, 2), 'gleam-1');
    pen.hitArea(rampOpening).calloutAt(-22, 79);
  });
}

function rearBadge(view: View) {
  view.region('rear.badge', 'Ramp-door name badge', (pen) => {
    const outline = cornered([-17, 98, 1.4, 17, 98, 1.4, 14.6, 105.4, 1.4, -14.6, 105.4, 1.4]);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.layers(outline, ['metal', 'edge-line'], ['bevel']);
    pen.path(outline.inset(1), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(-9, 101.6);
  });
}

function rearRampLatchUpper(view: View) {
  for (const [k, s] of fromRear) {
    camLatch(view, `rear.ramp-latch-upper-${k}`, `Ramp-door latch, upper ${k} side`, s * 40.6, 112, s);
    camLatch(view, `rear.ramp-latch-lower-${k}`, `Ramp-door latch, lower ${k} side`, s * 40.6, 92, s, {
      callout: s < 0,
    });
  }
}

function rearRampHandle(view: View) {
  view.region('rear.ramp-handle', 'Ramp-door pull handle', (pen) => {
    for (const x of [-7, 7]) pen.path(rect(x - 1.8, 116.8, x + 1.8, 120.2, 0.7), 'metal', 'edge-line');
    pen.path(rect(-6.6, 117, 6.6, 117.8), 'shade-2');
    pen.tube(line([-7, 118.5], [7, 118.5]), 1.4, 'gloss-2');
    pen.hitArea(rect(-9.4, 116.4, 9.4, 120.6, 1));
  });
}
