import type { Direction } from '@dre/illustrations/kit/scene/reading-order';

/** A keyboard command for the picture. */
export type PictureCommand =
  | { readonly kind: 'go'; readonly to: Direction | 'first' | 'last' }
  | { readonly kind: 'pan'; readonly to: Direction }
  | { readonly kind: 'zoom'; readonly by: 1 | -1 | 'fit' }
  | { readonly kind: 'zone'; readonly by: 1 | -1 }
  | { readonly kind: 'pick' | 'list' | 'close' };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const commands: Readonly<Record<string, PictureCommand>> = {
  Home: { kind: 'go', to: 'first' },
  End: { kind: 'go', to: 'last' },
  '+': { kind: 'zoom', by: 1 },
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
  '−': { kind: 'zoom', by: -1 },
  _: { kind: 'zoom', by: -1 },
  '0': { kind: 'zoom', by: 'fit' },
  '[': { kind: 'zone', by: -1 },
  ']': { kind: 'zone', by: 1 },
  l: { kind: 'list' },
  L: { kind: 'list' },
  Enter: { kind: 'pick' },
  Escape: { kind: 'close' },
};

/** Arrows go from part to part; with Space or Shift held they move the picture. */
export function pictureCommand(key: Key, isSpaceHeld: boolean): PictureCommand | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const direction = directions[key.key];
  if (direction) return { kind: isSpaceHeld || key.shiftKey ? 'pan' : 'go', to: direction };
  return commands[key.key] ?? null;
}
