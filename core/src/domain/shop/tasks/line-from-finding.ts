import type { Change } from '../../estimates/model/edit.ts';
import type { Estimate } from '../../estimates/model/estimate.ts';
import { orderBetween } from '../../estimates/model/order-key.ts';
import type { Finding, RepairOrder } from '../model/repair-order.ts';

/**
 * The edit that makes a technician's finding a possible line of the estimate's draft. The line has the finding's id, so
 * pressing twice adds it once.
 */
export function lineFromFinding({ id, location, description }: Finding, order: string): Change {
  return {
    kind: 'add-line',
    lineId: id,
    order,
    source: 'manual',
    place: { side: location?.side ?? 'whole', subSide: location?.subSide ?? '', region: null },
    fields: { description: description.slice(0, 500), note: description, state: 'possible' },
  };
}

/** The finding's photos on its line: photos of the estimate are tagged, those taken in the shop are added to it. */
export function photosOfFindingLine(
  { id: lineId, location, photos: named }: Finding,
  { photos: taken = [] }: RepairOrder,
  { photos }: Pick<Estimate, 'photos'>,
): readonly Change[] {
  let order =
    photos
      .map((photo) => photo.order)
      .toSorted()
      .at(-1) ?? null;
  return named.flatMap((photoId): readonly Change[] => {
    if (photos.some(({ id }) => id === photoId)) return [{ kind: 'tag-photo', photoId, lineId }];
    const own = taken.find(({ id }) => id === photoId);
    if (own === undefined) return [];
    order = orderBetween(order, null);
    const { id, file, width, height, takenAt } = own;
    const photo = { id, file, width, height, takenAt, caption: '', place: location, view: null };
    return [{ kind: 'add-photo', photo: { ...photo, lines: [lineId], order } }];
  });
}
