import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import type { PictureElement } from '../../../catalogue/illustration/drawing/picture-element.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import type { OperationOffer } from '../../damage/operation-offers.ts';
import type { LocatedPart } from '../../damage/use-damage-side.ts';
import { addFromBook } from '../../lines/line-changes.ts';
import { type CompareState, useCompareState } from '../compare-context.ts';
import { regionAt } from '../viewport/region-at.ts';

/** The part under a point of an aligned photo. */
export interface Proposal {
  readonly region: string;
  readonly title: string;
  readonly parts: readonly LocatedPart[];
}

export function proposalAt(
  { photo, alignedMap, drawn }: CompareState,
  element: PictureElement | null,
  at: PhotoPoint | null,
): Proposal | null {
  const point = photo && alignedMap && at && mapped(alignedMap, photoPixel(at, photo));
  const region = element && point ? regionAt(element, point) : null;
  if (region === null) return null;
  return { region, title: drawn.drawn?.titleOf(region) ?? region, parts: drawn.partsAt(region) };
}

export interface Pinning {
  /** Adds the line with its pin and its tag as one step, or pins the line that has the work already. */
  readonly addOffer: (offer: OperationOffer) => void;
  readonly pinLine: (lineId: string) => void;
}

export function usePinning(): Pinning {
  const { now, applyChanges, announce, selection } = useBuilder();
  const { photo, pending, setPending, select } = useCompareState();
  const at = pending?.kind === 'pin' ? pending.at : null;
  const pin = (label: string, lineId: string, before: readonly Change[]) => {
    if (photo === undefined) return;
    const pinId = newId();
    const pinned: Change[] = at
      ? [{ kind: 'pin-photo', photoId: photo.id, pin: { id: pinId, lineId, x: at[0], y: at[1] } }]
      : [];
    const tagged: Change = { kind: 'tag-photo', photoId: photo.id, lineId };
    if (!applyChanges(label, [...before, ...pinned, tagged])) return;
    setPending(null);
    selection.set({ ...selection.get(), line: lineId });
    if (at) select({ kind: 'pin', id: pinId });
    const number = now.store.snapshot().estimate.lines.find(({ id }) => id === lineId)?.number;
    announce(`${label}, line ${number}`);
  };
  return {
    addOffer: ({ part, kind, name, place: point, line }) => {
      if (line !== null) return pin(`Pin photo to ${part.name}`, line.id, []);
      const lineId = newId();
      const add = addFromBook(now.estimate, lineId, { part: part.code, operation: kind, place: point });
      return pin(`Add ${part.name}, ${name}`, lineId, [add]);
    },
    pinLine: (lineId) => pin('Pin photo', lineId, []),
  };
}
