import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { line } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { overall } from './hull.ts';
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

export function ground(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(245, 0, 232, 6), 0), 'ground-shadow');
    r.p(line([-8, 0], [overall + 10, 0]), 'ground-line');
  });
}

export function shell(v: View) {
  shellHitchCover(v);
  shellSections(v);
  wallShade(v);
  shellBandBoard(v);
  shellFrieze(v);
  shellCornerBoard(v);
  wallOutline(v);
  shellShingles(v);
  shellRidge(v);
  shellRake(v);
}
