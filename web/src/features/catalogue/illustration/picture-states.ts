import type { RegionMark } from './illustration-props.ts';
import type { PictureElement } from './drawing/picture-element.ts';

export interface PictureStates {
  readonly selected: string | null;
  /** The parts of the selected zone. */
  readonly zone: ReadonlySet<string>;
  readonly marks: ReadonlyMap<string, RegionMark>;
  readonly isDimmed: boolean;
}

/** Applies selection and marks to the picture; unchanged elements are not touched. */
export function showStates({ svg, regions }: PictureElement, states: PictureStates): void {
  svg.classList.toggle('is-dim', states.isDimmed);
  for (const [id, region] of regions) {
    const isSelected = id === states.selected;
    region.classList.toggle('is-selected', isSelected);
    region.classList.toggle('is-zone', states.zone.has(id));
    region.classList.toggle('is-damaged', states.marks.get(id) === 'damaged');
    region.classList.toggle('is-replace', states.marks.get(id) === 'replace');
    const pressed = String(isSelected);
    if (region.getAttribute('aria-pressed') !== pressed) region.setAttribute('aria-pressed', pressed);
  }
}

export function nameRegions({ regions }: PictureElement, describe: (region: string) => string): void {
  for (const [id, region] of regions) {
    const name = describe(id);
    if (region.getAttribute('aria-label') !== name) region.setAttribute('aria-label', name);
  }
}
