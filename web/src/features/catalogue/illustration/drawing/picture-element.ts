import { readingOrder } from '@dre/illustrations/kit/scene/reading-order';
import type { DrawnPlate } from './drawn-picture.ts';
import { providePlateSheet } from './plate-sheet.ts';
import { svgElement, svgElementInSlices } from './svg-element.ts';

/** A picture created once: its element and those of its parts, in reading order. */
export interface PictureElement {
  readonly picture: DrawnPlate;
  readonly svg: SVGElement;
  readonly regions: ReadonlyMap<string, SVGElement>;
}

/** As many as the sides of a vehicle and their neighbors, so that going back to a side is instant. */
const most = 12;
const elements = new Map<DrawnPlate, PictureElement>();
const displayed = new Set<DrawnPlate>();

/** Creates the element ahead of time, in small slices, unless it exists. */
export async function preparePictureElement(picture: DrawnPlate): Promise<void> {
  if (elements.has(picture) || displayed.has(picture)) return;
  const svg = await svgElementInSlices(picture.tree);
  if (!displayed.has(picture)) cacheElement(pictureElement(picture, svg));
}

/** Takes the element out of the cache while it is in the page, because an element has only one parent. */
export function takePictureElement(picture: DrawnPlate): PictureElement {
  providePlateSheet();
  const cached = elements.get(picture);
  elements.delete(picture);
  displayed.add(picture);
  return cached ?? pictureElement(picture, svgElement(picture.tree));
}

export function cachePictureElement(element: PictureElement): void {
  element.svg.remove();
  displayed.delete(element.picture);
  cacheElement(element);
}

function cacheElement(element: PictureElement): void {
  elements.set(element.picture, element);
  const [oldest] = elements.keys();
  if (elements.size > most && oldest !== undefined) elements.delete(oldest);
}

function pictureElement(picture: DrawnPlate, svg: SVGElement): PictureElement {
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
