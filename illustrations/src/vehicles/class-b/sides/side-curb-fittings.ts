import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningBox } from '../../../parts/walls/awnings.ts';
import { pullHandle } from '../../../parts/walls/doors.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';
import { win } from '../../../parts/walls/windows.ts';

const slidingDoor = cornered([101, 19, 3, 101, 89.4, 4, 152, 89.6, 4, 152, 19, 3]);

export function sideCurbFittings(view: View) {
  doorSlider(view);
  win(view, 'glass.slider', 'Sliding-door window', rect(104.6, 57, 148.4, 85, 4), {
    kind: 'frameless',
    split: 67,
  });
  doorSliderRail(view);
  sideCurbFittingsShading(view);
  awningBox(view, { s0: 106, s1: 250, h0: 93, h1: 99.4, paint: 'gloss', at: [150, 97] });
  lightPorch(view);
  plate(view, 'util.outlet', 'Exterior receptacle', 262, 46.6, 4.2, 5.2, {
    draw: (pen, x, y) => {
      pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  roundInlet(view, 'util.lp-quick', 'LP-gas quick connect', 270.4, 46.4, 2.4, { pins: 0 });
}

function doorSlider(view: View) {
  view.region('door.slider', 'Sliding door', (pen) => {
    pen.shadow(slidingDoor, 0.3, 0.5, 2);
    pen.bodyShell(slidingDoor, 'body');
    pen.within(slidingDoor, () => {
      pen.path(rect(100, 18, 153, 30), 'shade-from-bottom');
      pen.path(rect(100, 45, 153, 52.6), 'shade-from-top', { opacity: 0.36 });
      pen.path(line([100, 52.6], [153, 52.7]), 'gleam-2');
      pen.path(line([100, 53.2], [153, 53.3]), 'detail-line', 'half-line');
      pen.path(rect(100, 86, 153, 90), 'shade-from-top');
    });
    pen.path(slidingDoor, 'part-line');
    pen.path(slidingDoor.inset(0.6), 'detail-line', 'faint-line');
    pullHandle(pen, 103.4, 110.4, 48.6, 112.4);
    pen.hitArea(slidingDoor).calloutAt(127, 25);
  });
}

function doorSliderRail(view: View) {
  view.region('door.slider-rail', 'Sliding-door center rail & cover', (pen) => {
    const outline = rect(152.6, 50.2, 206, 52.4, 0.5);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(rect(154, 50.9, 204.6, 51.7, 0.3), 'void');
    pen.path(line([153.4, 52], [205, 52]), 'dark-gleam-2');
    pen.path(rect(202, 49.8, 207.2, 52.8, 0.8), 'light-gloss', 'edge-line');
    pen.hitArea(rect(152.6, 49.8, 207.2, 52.8, 0.6), true).calloutAt(190, 51.3);
  });
}

function sideCurbFittingsShading(view: View) {
  for (const [id, t, a, b, c, d, e] of [
    ['glass.window-galley', 'Window, galley', 158, 196, 57, 84, 67],
    ['glass.window-bed', 'Window, rear lounge / bed', 229, 277, 57, 84, 67],
  ] as const)
    win(view, id, t, rect(a, c, b, d, 4), { kind: 'frameless', split: e });
}

function lightPorch(view: View) {
  view.region('light.porch', 'Porch / awning light', (pen) => {
    const outline = rect(154.6, 87, 161, 89.8, 0.9);
    pen.path(outline, 'gloss', 'edge-line');
    pen.path(outline.inset(0.6), 'lens', 'detail-line');
    pen.hitArea(rect(154, 86.4, 161.6, 90.2));
  });
}
