import { ellipse, line } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { overall } from '../hull.ts';
import { shellRake, shellRidge, shellShingles } from './side-roof.ts';
import {
  shellBandBoard,
  shellCornerBoard,
  shellFrieze,
  shellHitchCover,
  shellSections,
  wallOutline,
  wallShade,
} from './side-walls.ts';

export function ground(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(245, 0, 232, 6), 0), 'ground-shadow');
    pen.path(line([-8, 0], [overall + 10, 0]), 'ground-line');
  });
}

export function shell(view: View) {
  shellHitchCover(view);
  shellSections(view);
  wallShade(view);
  shellBandBoard(view);
  shellFrieze(view);
  shellCornerBoard(view);
  wallOutline(view);
  shellShingles(view);
  shellRidge(view);
  shellRake(view);
}
