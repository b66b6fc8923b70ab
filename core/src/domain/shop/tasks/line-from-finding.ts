import type { Change } from '../../estimates/model/edit.ts';
import type { Estimate } from '../../estimates/model/estimate.ts';
import type { VehicleLocation } from '../../estimates/model/line.ts';
import { orderBetween } from '../../estimates/model/order-key.ts';
import type { Finding, RepairOrder } from '../model/repair-order.ts';

/**
 * The edit that makes a technician's finding a possible line of the estimate's draft. The line has the finding's id, so
 * pressing twice adds it once. It is work: a price on it orders no part, which is a line of its own.
 */
export function lineFromFinding(
  finding: Finding,
  repairOrder: Pick<RepairOrder, 'tasks'>,
  order: string,
): Change {
  return {
    kind: 'add-line',
    lineId: finding.id,
    order,
    source: 'manual',
    place: placeOfFinding(finding, repairOrder),
    fields: { ...titleAndNote(finding.description), operation: 'repair', state: 'possible' },
  };
}

/** The part it was reported on, with its shape on the drawing, unless another side was named. */
function placeOfFinding(
  { task: key, location }: Finding,
  { tasks }: Pick<RepairOrder, 'tasks'>,
): VehicleLocation {
  const reportedOn = tasks.find(({ work }) => work.key === key)?.work.location ?? null;
  if (reportedOn !== null && (location === null || location.side === reportedOn.side)) return reportedOn;
  return { side: location?.side ?? 'whole', subSide: location?.subSide ?? '', region: null };
}

const shortestTitle = 12;
const longestTitle = 80;

/** "Wet luan behind the laminate, 14 × 30 in" is a title and a note; a few words are the title alone. */
export function titleAndNote(text: string): { readonly description: string; readonly note: string } {
  const words = text.trim().replaceAll(/\s+/gu, ' ');
  if (words === '') return { description: 'Finding, see its photos', note: '' };
  const [end] = [...words.matchAll(/[.;:,](?= )/gu)].flatMap(({ index }) =>
    index >= shortestTitle && index <= longestTitle ? [index] : [],
  );
  if (end !== undefined) return { description: words.slice(0, end), note: asSentence(words.slice(end + 1)) };
  if (words.length <= longestTitle) return { description: words.replace(/\.$/u, ''), note: '' };
  const cut = words.lastIndexOf(' ', longestTitle - 1);
  return { description: `${words.slice(0, cut > 0 ? cut : longestTitle - 1)}…`, note: words };
}

function asSentence(text: string): string {
  const words = text.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
