import { type RefObject, useEffect } from 'react';

/** A press anywhere but in these, while something is open. It still does what it is meant to do. */
export function usePressOutside(
  isOpen: boolean,
  inside: readonly RefObject<Element | null>[],
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (inside.every(({ current }) => current?.contains(target) !== true)) onPress();
    };
    // On its way down, before anything takes the press for itself.
    document.addEventListener('pointerdown', look, true);
    return () => document.removeEventListener('pointerdown', look, true);
  });
}
