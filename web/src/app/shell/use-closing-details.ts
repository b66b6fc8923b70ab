import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { closeDetails } from '../../lib/page/close-details.ts';

/** A disclosure that closes when its link was followed, when focus or a press goes elsewhere, and on Escape. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();

  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    closeDetails(element, listening.signal);
    const stop = router.subscribe('onResolved', () => {
      element.open = false;
    });
    return () => {
      listening.abort();
      stop();
    };
  }, [router]);

  return details;
}
