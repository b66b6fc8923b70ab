import { neighborOf } from '@dre/illustrations/kit/scene/reading-order';
import { regionsOf, type SceneRegion } from '@dre/illustrations/kit/scene/scene';
import type { CardControl } from '../input/card-control.ts';
import type { PictureElement } from '../drawing/picture-element.ts';
import type { PictureCommand } from '../input/picture-keys.ts';
import type { PlateControl } from './view-control.ts';
import { inPane } from './view-math.ts';
import type { Box, Point } from '../../../../lib/viewport.ts';

/** Events of the picture for the component that shows it. */
export interface PictureEvents {
  pick(region: string): void;
  point(region: string | null): void;
  stepZone(by: 1 | -1): void;
  /** A double click selects the part's zone, or shows everything again. */
  toggleZone(region: string | null): void;
  openList(): void;
  key(event: KeyboardEvent, region: string): void;
}

/** The picture in the page, for the pointer, touch and key listeners. */
export interface PictureViewport {
  readonly canvas: HTMLElement;
  readonly view: PlateControl;
  readonly card: CardControl;
  readonly events: PictureEvents;
  current(): PictureElement | null;
}

export function regionAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<SVGElement | HTMLElement>('[data-region]')?.dataset['region'] ?? null;
}

/** Changes a class only: no React render, no layout. */
export function pointAt(viewport: PictureViewport, region: string | null): void {
  const regions = viewport.current()?.regions;
  for (const lit of viewport.canvas.querySelectorAll('.rg.is-hover')) lit.classList.remove('is-hover');
  if (region !== null) regions?.get(region)?.classList.add('is-hover');
  viewport.events.point(region);
}

/** One part of the picture is the tab stop; the arrow keys move it along. */
export function rove(element: PictureElement, region: string): void {
  for (const [id, part] of element.regions) {
    const tabIndex = id === region ? '0' : '-1';
    if (part.getAttribute('tabindex') !== tabIndex) part.setAttribute('tabindex', tabIndex);
  }
}

export function focusRegion(viewport: PictureViewport, region: string): void {
  const element = viewport.current();
  const part = element?.regions.get(region);
  const extent = element && extentOf(element, region);
  if (!part || !extent) return;
  part.focus({ preventScroll: true });
  if ((viewport.view.live.get()?.zoom ?? 1) > 1.01) viewport.view.reveal(extent);
}

export function extentOf({ picture }: PictureElement, region: string): Box | null {
  const found = regionsOf(picture.scene).find(({ id }) => id === region);
  return found ? boxOf(found) : null;
}

export function boxOf({ bounds }: SceneRegion): Box {
  return { x: bounds.x0, y: bounds.y0, width: bounds.w, height: bounds.h };
}

/** The width of a fingertip, in pixels; larger parts are easy to hit. */
const finger = 44;

/** A fingertip covers small parts, so the nearest small part wins over the one under its center. */
export function snappedRegion(viewport: PictureViewport, point: Point, under: string | null): string | null {
  const current = viewport.view.live.get();
  const scene = viewport.current()?.picture.scene;
  if (!current || !scene) return under;
  let [best, least] = [under, 12];
  for (const { id, pin, bounds } of regionsOf(scene)) {
    if (Math.max(bounds.w, bounds.h) * current.view.scale > finger) continue;
    const { x, y } = inPane({ x: pin[0], y: pin[1] }, current.box, current.view);
    const away = Math.hypot(x - point.x, y - point.y);
    if (away < least) [best, least] = [id, away];
  }
  return best;
}

const panStep = 60;

export function obey(viewport: PictureViewport, command: PictureCommand, region: string): void {
  const { view, events } = viewport;
  switch (command.kind) {
    case 'go':
      return go(viewport, command.to, region);
    case 'pan': {
      const [x, y] = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] }[command.to] as [
        number,
        number,
      ];
      return view.panBy(x * panStep, y * panStep);
    }
    case 'zoom':
      return command.by === 'fit' ? view.fit() : view.zoomBy(command.by);
    case 'zone':
      return events.stepZone(command.by);
    case 'pick':
      return events.pick(region);
    case 'list':
      return events.openList();
    case 'close':
      viewport.card.close();
  }
}

function go(
  viewport: PictureViewport,
  to: Extract<PictureCommand, { kind: 'go' }>['to'],
  from: string,
): void {
  const element = viewport.current();
  if (!element) return;
  const ids = [...element.regions.keys()];
  if (to === 'first' || to === 'last') {
    const end = to === 'first' ? ids[0] : ids.at(-1);
    if (end !== undefined) focusRegion(viewport, end);
    return;
  }
  const next = neighborOf(element.picture.scene, from, to);
  if (next) focusRegion(viewport, next.id);
}
