import { plates, type PlateId } from '@dre/illustrations/plates';
import type { Scene } from '@dre/illustrations/kit/scene';
import { svgTree } from '@dre/illustrations/kit/svg';
import type { SvgNode } from '@dre/illustrations/kit/svg-node';

/** A plate as the page needs it: what can be pointed at, and the drawing as data. */
export interface Picture {
  readonly scene: Scene;
  readonly tree: SvgNode;
}

const pictures = new Map<PlateId, Promise<Picture>>();

/** Each picture is drawn once; what it is drawn with comes with the first call for it. */
export function loadPicture(id: PlateId): Promise<Picture> {
  const known = pictures.get(id);
  if (known) return known;
  const drawing = plates[id]
    .load()
    .then((scene): Picture => ({ scene, tree: svgTree(scene, { sharedDefs: false }) }));
  pictures.set(id, drawing);
  // A picture that could not be fetched is asked for anew.
  drawing.catch(() => pictures.delete(id));
  return drawing;
}
