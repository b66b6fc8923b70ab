import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { type Side, sides } from '@dre/core/domain/catalogue/trade-words';
import {
  type Estimate,
  type Photo,
  type WalkAroundView,
  walkAroundViews,
} from '@dre/core/domain/estimates/model/estimate';
import { linesOfPhoto } from '../photo-lines.ts';

/** Which photos are shown: all, those nothing is said about, those of a side, those of a line. */
export type Shown =
  | { readonly kind: 'all' }
  | { readonly kind: 'unused' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'line'; readonly line: string };

export function readShown(text: string | undefined): Shown {
  if (text === 'unused') return { kind: 'unused' };
  const [kind, value = ''] = text?.split(':') ?? [];
  const side = sides.find((known) => known === value);
  if (kind === 'side' && side !== undefined) return { kind: 'side', side };
  return kind === 'line' && value !== '' ? { kind: 'line', line: value } : { kind: 'all' };
}

/** The side of a photo: where it was said to be, or else that of a line it shows. */
export function sideOfPhoto(photo: Photo, { lines }: Pick<Estimate, 'lines'>): Side | null {
  if (photo.place !== null) return photo.place.side;
  const shown = linesOfPhoto(photo);
  return lines.find(({ id }) => shown.has(id))?.place.side ?? null;
}

export function shownPhotos(estimate: Pick<Estimate, 'photos' | 'lines'>, shown: Shown): readonly Photo[] {
  return estimate.photos.filter((photo) => {
    if (shown.kind === 'side') return sideOfPhoto(photo, estimate) === shown.side;
    if (shown.kind === 'line') return linesOfPhoto(photo).has(shown.line);
    return shown.kind === 'all' || isUnused(photo);
  });
}

/** On the estimate, but with no line and no part in the walk around it. */
function isUnused(photo: Photo): boolean {
  return photo.view === null && linesOfPhoto(photo).size === 0;
}

export interface PhotoGroup {
  readonly key: string;
  readonly name: string;
  readonly photos: readonly Photo[];
}

/** Side by side in the order of the book; what belongs to none comes first. */
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

/** What a walk around takes, and the photos taken of it. */
export function walkAround(photos: readonly Photo[]): readonly {
  readonly view: WalkAroundView;
  readonly photos: readonly Photo[];
}[] {
  return walkAroundViews.map((view) => ({ view, photos: photos.filter((photo) => photo.view === view) }));
}
