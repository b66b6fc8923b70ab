import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { box, fromPts, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { garageFloor, ghostSideBySide } from '../../../parts/interior/garage.ts';
import { ceiling, floor, sill, slideWalls, wall } from '../../../parts/interior/shell.ts';
import { hiddenWheels } from '../../../parts/interior/wheel-housing.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { bedroomInside, inside } from './interior-shapes.ts';
import { halfPlan as outer, planOutline } from '../roof/roof-deck.ts';
import { axles, tireRadius } from '../sides/side-shapes.ts';

export function floors(view: View) {
  view.decoration((pen) => {
    for (const slide of [box(43, -outer, 99, -72), box(212, -outer, 352, -86), box(218, outer, 328, 78)])
      pen.shadow(slide, 1.2, 2, 4);
    pen.shadow(planOutline, 1, 2, 4);
    pen.path(planOutline, 'accent-4');
  });
  floor(view, null, '', box(45, -inside, 97, -70), 'carpet');
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(214, -inside, 350, -84), 'plank', {
    at: [282, -52],
  });
  floor(view, null, '', box(220, inside, 326, 76), 'plank');
  floor(view, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', bedroomInside, 'carpet', { at: [105, -36] });
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(113.4, -inside, 210, -8), 'tile', {
    at: [130, -18],
  });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area & hall (vinyl plank)',
    poly([113.4, inside, 358, inside, 358, -inside, 212, -inside, 212, -6, 113.4, -6]),
    'plank',
    { at: [250, -30] },
  );
  const wheels = [(axles[0] ?? 0) - tireRadius - 2, (axles[2] ?? 0) + tireRadius + 2] as const;
  hiddenWheels(view, [wheels[0], -inside, 357, -36], [wheels[0], 36, 357, inside]);
  garageFloors(view);
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 224, -8, 316, 14, { at: [240, 8] });
}

function garageFloors(view: View) {
  garageFloor(
    view,
    'int.garage.floor',
    'Flooring, garage (rubber coin)',
    rect(360, -inside, 496, inside),
    [400, -40],
  );
  floor(view, null, '', rect(360, 8, 385, inside), 'tile');
  ghostSideBySide(view, 421, -16);
}

export function walls(view: View) {
  view.region('int.bedroom.wall-front', 'Wall panel, front cap (bedroom)', (pen) => {
    const b = cut.fwd(bedroomInside, 32),
      ring = new Shape(cut.fwd(planOutline, 32).segments.concat(b.segments));
    pen.path(ring, 'accent-4', 'even-odd');
    pen.path(
      fromPts(
        b.pts().filter((p) => p[0] < 31.9),
        false,
      ),
      'edge-line',
    );
    pen.hitArea(ring).withHoles().calloutAt(1.2, 0);
  });
  wall(view, 'int.bedroom.wall@R', 'Wall panel, bedroom, curb side', [32, inside, 112, outer], {
    at: [98, 49.2],
  });
  wall(
    view,
    'int.bath.wall@L',
    'Wall panel, bath & bedroom, road side',
    [99, -outer, 212, -inside, 32, -outer, 43, -inside],
    { at: [150, -49.2] },
  );
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, living area & galley, curb side',
    [328, inside, 360, outer, 112, inside, 145.6, outer, 178.4, inside, 218, outer],
    { at: [334, 49.2] },
  );
}

export function garageWalls(view: View) {
  wall(
    view,
    'int.garage.wall@R',
    'Wall panel, garage, curb side',
    [415.4, inside, 496, outer, 360, inside, 386.6, outer],
    { at: [480, 49.2] },
  );
  wall(
    view,
    'int.garage.wall@L',
    'Wall panel, garage, road side',
    [352, -outer, 388, -inside, 478, -outer, 496, -inside],
    { at: [370, -49.2] },
  );
}

export function partitions(view: View) {
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bath & bedroom',
    [
      [113.4, -8, 150, -6],
      [111.4, -inside, 113.4, 14],
      [111.4, 40, 113.4, inside],
      [174, -8, 212, -6],
      [210, -inside, 212, -8],
    ],
    { at: [120, -7] },
  );
  wall(
    view,
    'int.garage.partition',
    'Partition walls, garage & half bath',
    [
      [358, -inside, 360, -20],
      [358, 6, 360, inside],
      [360, 6, 387, 8],
      [385, 28, 387, inside],
      [385, 8, 387, 10],
    ],
    { at: [359, 24] },
  );
  sill(
    view,
    [145.6, inside, 178.4, outer + 0.2],
    [386.6, inside, 415.4, outer + 0.2],
    [150, -8, 174, -6],
    [111.4, 14, 113.4, 40],
    [358, -20, 360, 6],
    [385, 10, 387, 28],
  );
}

export function slideBoxes(view: View) {
  planOutlines(view, [
    new Shape(planOutline.segments.slice(0, 5)).L(43, -outer),
    pairs([99, -outer, 212, -outer]),
    pairs([352, -outer, 388, -outer]),
    new Shape().M(478, -outer).L(494, -outer).C(496.8, -outer, 498, -48.6, 498, -46).L(498, -43.4),
    new Shape().M(498, 43.4).L(498, 46).C(498, 48.6, 496.8, outer, 494, outer).L(415.4, outer),
    pairs([386.6, outer, 328, outer]),
    pairs([218, outer, 178.4, outer]),
    pairs([145.6, outer, 32, outer]),
  ]);
  slideWalls(view, 'bed', 'Bedroom slide-out', 43, 99, -outer, -72, { t: 0.1 });
  slideWalls(view, 'main', 'Living-room slide-out', 212, 352, -outer, -86, { t: 0.48 });
  slideWalls(view, 'curb', 'Curb-side slide-out', 218, 328, outer, 78, { t: 0.1 });
}
