import { box, line } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides } from '../../../parts/layout/plan.ts';
import { axleBeamsBelow, axleEndsBelow, type TrailerAxles } from '../../../parts/under/trailer.ts';
import { underAxles } from './under-shapes.ts';

const axles: TrailerAxles = {
  xs: underAxles,
  places: ['front', 'rear'],
  spring: 33.1,
  tire: [36.9, 45.7],
  radius: 15.2,
  leaf: 13.6,
  drum: 6.4,
  at: [246, 4],
};

export function underAxleBeams(view: View) {
  axleBeamsBelow(view, 'Axle beams, front & rear', axles);
}

export function underWheels(view: View) {
  axleEndsBelow(view, axles);
  sides((s) =>
    view.decoration((pen) => {
      const outline = box(299.4, s * 35.6, 301.6, s * 46.8, 0.5);
      pen.path(outline, 'rubber', 'edge-line');
      pen.path(line([300.2, s * 36.4], [300.2, s * 46]), 'dark-gleam-1');
    }),
  );
}
