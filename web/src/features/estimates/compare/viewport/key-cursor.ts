import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';

const directions: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; null for any other key. */
export function directionOf(key: string): PlanePoint | null {
  return directions[key] ?? null;
}

/** Pixels of the screen one arrow carries the cross; with Shift one. */
const cursorStep = 12;

/** Moves the cross by screen pixels, so that a closer zoom gives finer steps. */
export function cursorAfter(
  cursor: PlanePoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  zoom: number,
): PlanePoint | null {
  const direction = directionOf(key);
  if (direction === null) return null;
  const inches = (shiftKey ? 1 : cursorStep) / zoom;
  return { x: cursor.x + direction.x * inches, y: cursor.y + direction.y * inches };
}
