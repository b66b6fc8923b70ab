import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import { useEffect, useEffectEvent } from 'react';
import { isCommandKey, offerCommands } from '../../../lib/commands.ts';
import type { Plane } from './align/aligning.ts';
import type { CompareAddress } from './compare-address.ts';
import type { CompareMode } from './compare-mode.ts';
import { compareCommands } from './compare-commands.ts';
import { type CompareState, useRequestedAddress, useCompareState } from './compare-context.ts';
import { cursorAfter, directionOf } from './viewport/key-cursor.ts';
import { nudged } from './marks/sketch.ts';
import { listenForSpace } from './viewport/space-held.ts';
import { toolByKey } from './marks/tools.ts';
import { type PointerHandlers, usePointerHandlers } from './marks/use-pointer-handlers.ts';
import { showing } from './viewport/view-math.ts';

/** Keys of the compare screen. Fields, sliders and bars keep their own keys. */
export function useCompareKeys(): void {
  const state = useCompareState();
  const requested = useRequestedAddress();
  const actions = usePointerHandlers();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event)) return;
    const isDone = arrowOrEnter(event, state, actions) || letter(event, state, requested);
    if (isDone) event.preventDefault();
  });
  const lift = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === 'h') state.blink.set(false);
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    // Captures before the global keys: N is the next pin here, not a new estimate.
    window.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    window.addEventListener('keyup', (event) => lift(event), { signal });
    listenForSpace(signal);
    return () => abort.abort();
  }, []);
  useEffect(() => offerCommands(compareCommands), []);
}

const panStep = 60;
const ownScrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End']);

function arrowOrEnter(event: KeyboardEvent, state: CompareState, actions: PointerHandlers): boolean {
  if (hasOwnKeys(event.target)) return false;
  const on = planeOf(state);
  const isTool = state.tool !== 'select' && state.pending === null;
  if (event.key === 'Enter' && isTool && isInViewport(event.target)) {
    actions.enter(on, crossPoint(state, on));
    return true;
  }
  // The browser would scroll the ground by these, past the view.
  if (ownScrollKeys.has(event.key)) return isInViewport(event.target);
  const direction = directionOf(event.key);
  if (direction === null) return false;
  if (isTool) return moveCross(event, state, on);
  if (event.shiftKey) return nudgeSelected(state, direction);
  const control = state.photoView;
  control.panBy(-direction.x * panStep, -direction.y * panStep);
  return true;
}

/** The picture a tool works on; while aligning, the one that needs the next point. */
function planeOf({ points }: CompareState): Plane {
  return points.aligning?.next?.on ?? 'photo';
}

function crossPoint({ cross, photoView, drawingView }: CompareState, on: Plane) {
  const current = cross.get();
  return current?.on === on ? current.point : (on === 'photo' ? photoView : drawingView).view.get().center;
}

function moveCross(event: KeyboardEvent, state: CompareState, on: Plane): boolean {
  const control = on === 'photo' ? state.photoView : state.drawingView;
  const point = cursorAfter(crossPoint(state, on), event, control.view.get().zoom);
  if (point === null) return false;
  state.cross.set({ on, point, isHeld: false });
  control.set(showing(control.view.get(), point, control.pane()));
  return true;
}

function nudgeSelected(
  { selected, photo, actions, mayMark }: CompareState,
  by: { x: number; y: number },
): boolean {
  if (selected === null || photo === undefined || !mayMark) return false;
  if (selected.kind === 'mark') {
    const mark = photo.marks.find(({ id }) => id === selected.id);
    if (mark) actions.redraw({ ...mark, points: nudged(mark.points, by, photo) });
    return true;
  }
  const pin = photo.pins.find(({ id }) => id === selected.id);
  const [at] = pin ? nudged([[pin.x, pin.y]], by, photo) : [];
  if (at) actions.movePin(selected.id, at);
  return true;
}

const modeKeys: Readonly<Record<string, CompareMode>> = { c: 'swipe', o: 'overlay', s: 'side-by-side' };

function letter(event: KeyboardEvent, state: CompareState, requested: CompareAddress): boolean {
  const key = event.key.toLowerCase();
  const tool = toolByKey(event.key);
  if (tool !== undefined && !event.shiftKey) {
    if (!state.mayMark) return false;
    state.take(tool);
    focusViewport();
    return true;
  }
  const mode = modeKeys[key];
  if (mode) {
    state.go({ ...requested, mode });
    return true;
  }
  if (key === '[' || key === ']') return stepPhoto(state, requested, key === ']' ? 1 : -1);
  return simpleKeys[key]?.(state, event) ?? false;
}

const simpleKeys: Readonly<Record<string, (state: CompareState, event: KeyboardEvent) => boolean>> = {
  l: (state) => done(() => state.link(!state.isLinked)),
  h: (state) => done(() => state.blink.set(true)),
  '+': (state) => done(() => state.photoView.step(1)),
  '=': (state) => done(() => state.photoView.step(1)),
  '-': (state) => done(() => state.photoView.step(-1)),
  '0': (state) => done(() => state.photoView.fit()),
  n: (state, { shiftKey }) => stepPin(state, shiftKey ? -1 : 1),
  delete: removeSelected,
  backspace: removeSelected,
  escape: leave,
};

function done(action: () => void): boolean {
  action();
  return true;
}

function removeSelected({ selected, actions, mayMark }: CompareState): boolean {
  if (selected === null || !mayMark) return false;
  actions.remove(selected);
  focusViewport();
  return true;
}

/** Cancels the innermost state only: the mark being drawn, the open question, the tool, or the selection. */
function leave(state: CompareState): boolean {
  if (state.sketch.get() !== null) return done(() => state.sketch.set(null));
  if (state.pending !== null) return done(() => state.setPending(null));
  if (state.tool !== 'select') return done(() => state.take('select'));
  if (state.selected !== null) return done(() => state.select(null));
  return false;
}

/** Steps from the photo requested last, so two quick presses go two photos on. */
function stepPhoto(
  { photos, photo, go }: CompareState,
  { photo: requested, mode }: CompareAddress,
  by: 1 | -1,
): boolean {
  const current = photos.find(({ id }) => id === requested) ?? photo;
  const next = photos[photos.findIndex(({ id }) => id === current?.id) + by];
  if (next) go({ photo: next.id, ...(mode !== undefined && { mode }) });
  return true;
}

/** Selects the next pin, centers it and zooms in. */
function stepPin(state: CompareState, by: 1 | -1): boolean {
  const { photo, selected, map, photoView } = state;
  const pins = photo?.pins ?? [];
  if (photo === undefined || pins.length === 0) return true;
  const at = pins.findIndex(({ id }) => id === selected?.id);
  const next = pins[at === -1 ? (by === 1 ? 0 : pins.length - 1) : (at + by + pins.length) % pins.length];
  const point = next && mapped(map, photoPixel([next.x, next.y], photo));
  if (!next || !point) return true;
  state.select({ kind: 'pin', id: next.id });
  photoView.set({ center: point, zoom: Math.max(photoView.view.get().zoom, photoView.fitZoom() * 2) });
  return true;
}

function focusViewport(): void {
  document.querySelector<HTMLElement>('[data-stage="photo"]')?.focus({ preventScroll: true });
}

function isInViewport(target: EventTarget | null): boolean {
  return target instanceof Element && (target.matches('[data-stage]') || target === document.body);
}

function hasOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=toolbar], [role=radiogroup], [role=slider], [role=menu], [role=listbox]') !== null
  );
}
