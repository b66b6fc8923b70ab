import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import { useEffect, useEffectEvent } from 'react';
import { isCommandKey, offerCommands } from '../../../lib/commands.ts';
import type { Plane } from './align/aligning.ts';
import type { CompareAddress } from './compare-address.ts';
import type { CompareMode } from './compare-mode.ts';
import { compareCommands } from './compare-commands.ts';
import { type CompareState, usePendingMark, useCompareState } from './compare-context.ts';
import { cursorAfter, directionOf } from './viewport/key-cursor.ts';
import { nudged } from './marks/sketch.ts';
import { listenForSpace } from './viewport/space-held.ts';
import { toolByKey } from './marks/tools.ts';
import { type PointerHandlers, usePointerHandlers } from './marks/use-pointer-handlers.ts';
import { showing } from './viewport/view-math.ts';

/** Keys of the compare screen. Fields, sliders and bars keep their own keys. */
export function useCompareKeys(): void {
  const desk = useCompareState();
  const asked = usePendingMark();
  const deeds = usePointerHandlers();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event)) return;
    const isDone = arrowOrEnter(event, desk, deeds) || letter(event, desk, asked);
    if (isDone) event.preventDefault();
  });
  const lift = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === 'h') desk.blink.set(false);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Captures before the global keys: N is the next pin here, not a new estimate.
    window.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    window.addEventListener('keyup', (event) => lift(event), { signal });
    listenForSpace(signal);
    return () => leaving.abort();
  }, []);
  useEffect(() => offerCommands(compareCommands), []);
}

const panStep = 60;
const ownScrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End']);

function arrowOrEnter(event: KeyboardEvent, desk: CompareState, deeds: PointerHandlers): boolean {
  if (hasOwnKeys(event.target)) return false;
  const on = planeOf(desk);
  const isTool = desk.tool !== 'select' && desk.asking === null;
  if (event.key === 'Enter' && isTool && isOnStage(event.target)) {
    deeds.enter(on, crossPlace(desk, on));
    return true;
  }
  // The browser would scroll the ground by these, past the view.
  if (ownScrollKeys.has(event.key)) return isOnStage(event.target);
  const direction = directionOf(event.key);
  if (direction === null) return false;
  if (isTool) return moveCross(event, desk, on);
  if (event.shiftKey) return nudgeSelected(desk, direction);
  const control = desk.photoView;
  control.panBy(-direction.x * panStep, -direction.y * panStep);
  return true;
}

/** The picture a tool works on; while aligning, the one that needs the next point. */
function planeOf({ points }: CompareState): Plane {
  return points.aligning?.next?.on ?? 'photo';
}

function crossPlace({ cross, photoView, drawingView }: CompareState, on: Plane) {
  const known = cross.get();
  return known?.on === on ? known.place : (on === 'photo' ? photoView : drawingView).view.get().center;
}

function moveCross(event: KeyboardEvent, desk: CompareState, on: Plane): boolean {
  const control = on === 'photo' ? desk.photoView : desk.drawingView;
  const place = cursorAfter(crossPlace(desk, on), event, control.view.get().zoom);
  if (place === null) return false;
  desk.cross.set({ on, place, isHeld: false });
  control.set(showing(control.view.get(), place, control.pane()));
  return true;
}

function nudgeSelected(
  { selected, photo, deeds, mayMark }: CompareState,
  by: { x: number; y: number },
): boolean {
  if (selected === null || photo === undefined || !mayMark) return false;
  if (selected.kind === 'mark') {
    const mark = photo.marks.find(({ id }) => id === selected.id);
    if (mark) deeds.redraw({ ...mark, points: nudged(mark.points, by, photo) });
    return true;
  }
  const pin = photo.pins.find(({ id }) => id === selected.id);
  const [at] = pin ? nudged([[pin.x, pin.y]], by, photo) : [];
  if (at) deeds.movePin(selected.id, at);
  return true;
}

const modeKeys: Readonly<Record<string, CompareMode>> = { c: 'swipe', o: 'overlay', s: 'side-by-side' };

function letter(event: KeyboardEvent, desk: CompareState, asked: CompareAddress): boolean {
  const key = event.key.toLowerCase();
  const tool = toolByKey(event.key);
  if (tool !== undefined && !event.shiftKey) {
    if (!desk.mayMark) return false;
    desk.take(tool);
    focusStage();
    return true;
  }
  const mode = modeKeys[key];
  if (mode) {
    desk.go({ ...asked, mode });
    return true;
  }
  if (key === '[' || key === ']') return stepPhoto(desk, asked, key === ']' ? 1 : -1);
  return simpleKeys[key]?.(desk, event) ?? false;
}

const simpleKeys: Readonly<Record<string, (desk: CompareState, event: KeyboardEvent) => boolean>> = {
  l: (desk) => done(() => desk.link(!desk.isLinked)),
  h: (desk) => done(() => desk.blink.set(true)),
  '+': (desk) => done(() => desk.photoView.step(1)),
  '=': (desk) => done(() => desk.photoView.step(1)),
  '-': (desk) => done(() => desk.photoView.step(-1)),
  '0': (desk) => done(() => desk.photoView.fit()),
  n: (desk, { shiftKey }) => stepPin(desk, shiftKey ? -1 : 1),
  delete: removeSelected,
  backspace: removeSelected,
  escape: leave,
};

function done(deed: () => void): boolean {
  deed();
  return true;
}

function removeSelected({ selected, deeds, mayMark }: CompareState): boolean {
  if (selected === null || !mayMark) return false;
  deeds.remove(selected);
  focusStage();
  return true;
}

/** Cancels the innermost state only: the mark being drawn, the open question, the tool, or the selection. */
function leave(desk: CompareState): boolean {
  if (desk.sketch.get() !== null) return done(() => desk.sketch.set(null));
  if (desk.asking !== null) return done(() => desk.ask(null));
  if (desk.tool !== 'select') return done(() => desk.take('select'));
  if (desk.selected !== null) return done(() => desk.select(null));
  return false;
}

/** Steps from the photo requested last, so two quick presses go two photos on. */
function stepPhoto(
  { photos, photo, go }: CompareState,
  { photo: asked, mode }: CompareAddress,
  by: 1 | -1,
): boolean {
  const shown = photos.find(({ id }) => id === asked) ?? photo;
  const next = photos[photos.findIndex(({ id }) => id === shown?.id) + by];
  if (next) go({ photo: next.id, ...(mode !== undefined && { mode }) });
  return true;
}

/** Selects the next pin, centers it and zooms in. */
function stepPin(desk: CompareState, by: 1 | -1): boolean {
  const { photo, selected, map, photoView } = desk;
  const pins = photo?.pins ?? [];
  if (photo === undefined || pins.length === 0) return true;
  const at = pins.findIndex(({ id }) => id === selected?.id);
  const next = pins[at === -1 ? (by === 1 ? 0 : pins.length - 1) : (at + by + pins.length) % pins.length];
  const place = next && mapped(map, photoPixel([next.x, next.y], photo));
  if (!next || !place) return true;
  desk.select({ kind: 'pin', id: next.id });
  photoView.set({ center: place, zoom: Math.max(photoView.view.get().zoom, photoView.fitZoom() * 2) });
  return true;
}

function focusStage(): void {
  document.querySelector<HTMLElement>('[data-stage="photo"]')?.focus({ preventScroll: true });
}

function isOnStage(target: EventTarget | null): boolean {
  return target instanceof Element && (target.matches('[data-stage]') || target === document.body);
}

function hasOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=toolbar], [role=radiogroup], [role=slider], [role=menu], [role=listbox]') !== null
  );
}
