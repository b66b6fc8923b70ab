import type { Estimate, Photo } from '@dre/core/domain/estimates/model/estimate';

/** The lines a photo shows: those it is tagged with and those pinned on it. */
export function linesOfPhoto({ lines, pins }: Pick<Photo, 'lines' | 'pins'>): ReadonlySet<string> {
  return new Set([...lines, ...pins.map(({ lineId }) => lineId)]);
}

/** Line numbers, lowest first; the first is the photo's badge. */
export function lineNumbers({ lines }: Pick<Estimate, 'lines'>): (photo: Photo) => readonly number[] {
  const numbers = new Map(lines.map(({ id, number }) => [id, number]));
  return (photo) =>
    [...linesOfPhoto(photo)].flatMap((line) => numbers.get(line) ?? []).toSorted((one, other) => one - other);
}
