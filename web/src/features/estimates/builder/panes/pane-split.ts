// Limits and default of the damage pane's width.

const leastDamage = 460;
const leastLines = 520;
/** Width of the totals rail, except in glove mode. */
const standardRail = 226;
const steps = 24;

/** Wide screens show the drawing larger; the lines keep the width they need. */
export function standardSplit(window: number): number {
  return window >= 1600 ? 800 : 580;
}

export function fittingSplit(requested: number, window: number, rail = standardRail): number {
  const most = Math.max(leastDamage, window - rail - leastLines);
  return Math.round(Math.min(Math.max(requested, leastDamage), most));
}

/** The width after a key press; null for keys it does not handle. */
export function splitByKey(key: string, width: number, window: number, rail = standardRail): number | null {
  switch (key) {
    case 'ArrowLeft':
      return fittingSplit(width - steps, window, rail);
    case 'ArrowRight':
      return fittingSplit(width + steps, window, rail);
    case 'Home':
      return fittingSplit(0, window, rail);
    case 'End':
      return fittingSplit(window, window, rail);
    case 'Enter':
      return standardSplit(window);
    default:
      return null;
  }
}
