import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cardControl } from '../input/card-control.ts';
import type { IllustrationProps } from '../illustration-props.ts';
import { listenToKeys } from '../input/listen-keys.ts';
import { listenToPointer } from '../input/listen-pointer.ts';
import { listenToTouch } from '../input/listen-touch.ts';
import { useLeftView } from './left-view.ts';
import { cachePictureElement, takePictureElement, type PictureElement } from '../drawing/picture-element.ts';
import { pointAt, type PictureEvents, type PictureViewport } from './picture-viewport.ts';
import { nameRegions, showStates } from '../picture-states.ts';
import { zoneExtent } from '../picture-zones.ts';
import { viewControl } from './view-control.ts';
import type { Box, Size } from '../../../../lib/viewport.ts';

/** The picture's elements: the visible canvas, the moving layer, and the drawing's parent. */
export interface PictureNodes {
  readonly canvas: HTMLElement | null;
  readonly layer: HTMLElement | null;
  readonly art: HTMLElement | null;
}

/** Puts the picture into the page, outside React's tree, and listens to its events. */
export function usePictureViewport(
  props: IllustrationProps,
  { canvas, layer, art }: PictureNodes,
  box: Box | null,
  openList: () => void,
): PictureViewport | null {
  const [card] = useState(cardControl);
  const [viewport, setViewport] = useState<PictureViewport | null>(null);
  const element = useRef<PictureElement | null>(null);
  const currentEvents = useEffectEvent(
    <Name extends keyof PictureEvents>(name: Name, ...what: Parameters<PictureEvents[Name]>) => {
      const events = pictureEvents(props, viewport, openList);
      (events[name] as (...all: typeof what) => void)(...what);
    },
  );
  const { picture } = props;
  useLayoutEffect(() => {
    if (!canvas || !layer || !art || !picture) return undefined;
    const view = viewControl(layer);
    const events: PictureEvents = {
      pick: (region) => currentEvents('pick', region),
      point: (region) => currentEvents('point', region),
      stepZone: (by) => currentEvents('stepZone', by),
      toggleZone: (region) => currentEvents('toggleZone', region),
      openList: () => currentEvents('openList'),
      key: (event, region) => currentEvents('key', event, region),
    };
    const taken = takePictureElement(picture);
    element.current = taken;
    art.append(taken.svg);
    const created = { canvas, view, card, events, current: () => element.current };
    const ends = [listenToPointer(created), listenToTouch(created), listenToKeys(created), view.dispose];
    setViewport(created);
    return () => {
      for (const end of ends) end();
      card.close();
      pointAt({ ...created, events: { ...events, point: () => undefined } }, null);
      cachePictureElement(taken);
      element.current = null;
      setViewport(null);
    };
  }, [picture, card, canvas, layer, art]);
  usePlacing(viewport, canvas, box);
  useLeftView(viewport, props.left);
  useStates(viewport, props);
  useStyled(viewport, props.comesAlone ?? false);
  return viewport;
}

function pictureEvents(
  { zones, selection, onPick, onZonePick, onPoint, onKey, picture }: IllustrationProps,
  viewport: PictureViewport | null,
  openList: () => void,
): PictureEvents {
  const show = (regions: readonly string[]) => {
    const extent = picture && zoneExtent(picture, regions);
    if (extent) viewport?.view.show(extent);
  };
  return {
    pick: onPick,
    point: (region) => onPoint?.(region),
    stepZone(by) {
      const at = zones.findIndex(({ key }) => key === selection.zone);
      const next = zones.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by) % zones.length);
      if (!next) return;
      onZonePick(next.key);
      if ((viewport?.view.live.get()?.zoom ?? 1) > 1.01) show(next.regions);
    },
    toggleZone(region) {
      const zone = zones.find(({ regions }) => region !== null && regions.includes(region));
      if (!zone || (viewport?.view.live.get()?.zoom ?? 1) > 1.01) return viewport?.view.fit();
      onZonePick(zone.key);
      show(zone.regions);
    },
    openList,
    key: (event, region) => onKey?.(event, region),
  };
}

/**
 * The last size reported for any pane, because a pane that replaces another is mostly as large. The browser reports the
 * true size after layout and before paint; measuring it here would lay out the whole drawing during the press.
 */
let lastSize: Size | undefined;

/** Fits the picture to its pane, now and whenever the pane changes. */
function usePlacing(viewport: PictureViewport | null, pane: HTMLElement | null, box: Box | null): void {
  useLayoutEffect(() => {
    if (!viewport || !pane || !box) return undefined;
    let placed: Size | undefined;
    const place = (size: Size) => {
      const { width, height } = size;
      if (width === 0 || height === 0 || (placed?.width === width && placed.height === height)) return;
      placed = lastSize = size;
      viewport.view.place(box, size);
    };
    if (lastSize) place(lastSize);
    const watch = new ResizeObserver(() => place({ width: pane.clientWidth, height: pane.clientHeight }));
    watch.observe(pane);
    return () => watch.disconnect();
  }, [viewport, pane, box]);
}

/** Computes the shapes' styles on insertion: together with layout and paint they are too much for one frame. */
function useStyled(viewport: PictureViewport | null, isEnabled: boolean): void {
  useLayoutEffect(() => {
    const svg = viewport?.current()?.svg;
    if (svg && isEnabled) void getComputedStyle(svg).fill;
  }, [viewport, isEnabled]);
}

const noMarks: NonNullable<IllustrationProps['marks']> = new Map();

function useStates(viewport: PictureViewport | null, props: IllustrationProps): void {
  const { selection, zones, marks = noMarks, isDimmed = false, describe, pointed = null } = props;
  const { region: selected = null, zone = null } = selection;
  useLayoutEffect(() => {
    const element = viewport?.current();
    const regions = zones.find(({ key }) => key === zone)?.regions ?? [];
    if (element) showStates(element, { selected, zone: new Set(regions), marks, isDimmed });
  }, [viewport, selected, zone, zones, marks, isDimmed]);
  useEffect(() => {
    const element = viewport?.current();
    if (element) nameRegions(element, describe);
  }, [viewport, describe]);
  useEffect(() => {
    const region = pointed === null ? undefined : viewport?.current()?.regions.get(pointed);
    region?.classList.add('is-hover');
    return () => region?.classList.remove('is-hover');
  }, [viewport, pointed]);
}
