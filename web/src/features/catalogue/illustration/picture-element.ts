import { readingOrder } from '@dre/illustrations/kit/reading-order';
import type { Picture } from './picture.ts';
import { providePlateSheet } from './plate-sheet.ts';
import { svgElement } from './svg-element.ts';

/** A picture made once: its element and those of its parts, in reading order. */
export interface PictureElement {
  readonly picture: Picture;
  readonly svg: SVGElement;
  readonly regions: ReadonlyMap<string, SVGElement>;
}

/** As many as the sides of a vehicle, so that going back to a side is instant. */
const most = 9;
const made = new Map<string, PictureElement>();

/** Takes the element out of the keep while it stands in the page: an element cannot stand in two places. */
export function takePictureElement(picture: Picture): PictureElement {
  providePlateSheet();
  const kept = made.get(picture.scene.id);
  made.delete(picture.scene.id);
  return kept?.picture === picture ? kept : pictureElement(picture);
}

export function keepPictureElement(element: PictureElement): void {
  element.svg.remove();
  made.set(element.picture.scene.id, element);
  const [oldest] = made.keys();
  if (made.size > most && oldest !== undefined) made.delete(oldest);
}

function pictureElement(picture: Picture): PictureElement {
  const svg = svgElement(picture.tree);
  const found = new Map(
    [...svg.querySelectorAll<SVGElement>('[data-region]')].map((region) => [
      region.dataset['region'] ?? '',
      region,
    ]),
  );
  const regions = new Map<string, SVGElement>();
  for (const { id } of readingOrder(picture.scene)) {
    const region = found.get(id);
    if (!region) continue;
    region.setAttribute('tabindex', regions.size === 0 ? '0' : '-1');
    regions.set(id, region);
  }
  return { picture, svg, regions };
}
