/** The ways of comparing a photo with the drawing. */
const compareModes = ['side-by-side', 'overlay', 'swipe', 'blink'] as const;
export type CompareMode = (typeof compareModes)[number];

/** An old or broken link shows them side by side. */
export function compareMode(text: string | undefined): CompareMode {
  return compareModes.find((mode) => mode === text) ?? 'side-by-side';
}
