import type { Scene } from '@dre/illustrations/kit/scene/scene';
import type { SvgNode } from '@dre/illustrations/kit/svg/svg-node';
import type { PlateId } from '@dre/illustrations/plates';

/** A plate as the page needs it. */
export interface DrawnPlate {
  /** The pointable regions and their bounds; the drawn strokes are in the tree. */
  readonly scene: Scene;
  /** The drawing as data. */
  readonly tree: SvgNode;
}

export interface PictureRequest {
  readonly plate: PlateId;
  /** In inches, for a plate that can be drawn in several lengths. */
  readonly length?: number;
}
