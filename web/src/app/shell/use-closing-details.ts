import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** A disclosure that closes when its link was followed, when focus or a press goes elsewhere, and on Escape. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();

  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const fold = () => {
      element.open = false;
    };
    const foldOutside = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) fold();
    };
    const foldOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      fold();
      element.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', foldOutside, { signal });
    document.addEventListener('focusin', foldOutside, { signal });
    element.addEventListener('keydown', foldOnEscape, { signal });
    signal.addEventListener('abort', router.subscribe('onResolved', fold));
    return () => listening.abort();
  }, [router]);

  return details;
}
