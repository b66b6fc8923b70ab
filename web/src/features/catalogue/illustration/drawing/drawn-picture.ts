import type { Scene } from '@dre/illustrations/kit/scene/scene';
import type { SvgNode } from '@dre/illustrations/kit/svg/svg-node';
import type { PlateId } from '@dre/illustrations/plates';

/** A plate as the page needs it. */
export interface DrawnPlate {
  /** What can be pointed at, and where; without the ink, which the tree has. */
  readonly scene: Scene;
  /** The drawing as data. */
  readonly tree: SvgNode;
}

export interface WantedPicture {
  readonly plate: PlateId;
  /** In inches, for a plate that can be shown in several lengths. */
  readonly length?: number;
}
