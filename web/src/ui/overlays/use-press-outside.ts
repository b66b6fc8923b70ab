import { type RefObject, useEffect } from 'react';

/** Called on a press anywhere but in these elements, while something is open. The press still has its own effect. */
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
    // In the capture phase, before anything stops the event.
    document.addEventListener('pointerdown', look, true);
    return () => document.removeEventListener('pointerdown', look, true);
  });
}
