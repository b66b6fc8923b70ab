import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { type Side, sides } from '@dre/core/domain/catalogue/trade-words';
import {
  type Estimate,
  type Photo,
  type WalkAroundView,
  walkAroundViews,
} from '@dre/core/domain/estimates/model/estimate';
import { linesOfPhoto } from '../photo-lines.ts';

/** The visible photos: all, the unused ones, those of a side, or those of a line. */
export type PhotoFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'unused' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'line'; readonly line: string };

export function readPhotoFilter(text: string | undefined): PhotoFilter {
  if (text === 'unused') return { kind: 'unused' };
  const [kind, value = ''] = text?.split(':') ?? [];
  const side = sides.find((code) => code === value);
  if (kind === 'side' && side !== undefined) return { kind: 'side', side };
  return kind === 'line' && value !== '' ? { kind: 'line', line: value } : { kind: 'all' };
}

/** The side of a photo: the one assigned to it, otherwise that of a line it shows. */
export function sideOfPhoto(photo: Photo, { lines }: Pick<Estimate, 'lines'>): Side | null {
  if (photo.place !== null) return photo.place.side;
  const filter = linesOfPhoto(photo);
  return lines.find(({ id }) => filter.has(id))?.place.side ?? null;
}

export function filteredPhotos(
  estimate: Pick<Estimate, 'photos' | 'lines'>,
  filter: PhotoFilter,
): readonly Photo[] {
  return estimate.photos.filter((photo) => {
    if (filter.kind === 'side') return sideOfPhoto(photo, estimate) === filter.side;
    if (filter.kind === 'line') return linesOfPhoto(photo).has(filter.line);
    return filter.kind === 'all' || isUnused(photo);
  });
}

/** On the estimate, but without a line or a station of the walk-around. */
function isUnused(photo: Photo): boolean {
  return photo.view === null && linesOfPhoto(photo).size === 0;
}

export interface PhotoGroup {
  readonly key: string;
  readonly name: string;
  readonly photos: readonly Photo[];
}

/** Grouped by side in the order of the book; photos without a side come first. */
export function bySide(
  photos: readonly Photo[],
  estimate: Pick<Estimate, 'lines'>,
  contents: Pick<BookContents, 'sides'>,
): readonly PhotoGroup[] {
  const groups: readonly (Side | null)[] = [null, ...sides];
  return groups.flatMap((side) => {
    const own = photos.filter((photo) => sideOfPhoto(photo, estimate) === side);
    const name = contents.sides.find(({ code }) => code === side)?.name ?? side ?? 'The whole unit';
    return own.length === 0 ? [] : [{ key: side ?? 'whole', name, photos: own }];
  });
}

/** The stations of a walk-around, with their photos. Towables have no odometer to take a photo of. */
export function walkAround(
  { photos, unit }: Pick<Estimate, 'photos' | 'unit'>,
  { vehicleTypes }: Pick<BookContents, 'vehicleTypes'>,
): readonly {
  readonly view: WalkAroundView;
  readonly photos: readonly Photo[];
}[] {
  const type = vehicleTypes.find(({ code }) => code === unit.vehicleType);
  return walkAroundViews
    .map((view) => ({ view, photos: photos.filter((photo) => photo.view === view) }))
    .filter(({ view, photos: taken }) => {
      return view !== 'odometer' || type?.isMotorized !== false || taken.length > 0;
    });
}
