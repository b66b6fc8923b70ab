/** The ways a photo and the drawing are held against each other. */
const compareModes = ['side-by-side', 'overlay', 'swipe', 'blink'] as const;
export type CompareMode = (typeof compareModes)[number];

/** An old or broken link shows them side by side. */
export function compareMode(text: string | undefined): CompareMode {
  return compareModes.find((mode) => mode === text) ?? 'side-by-side';
}
