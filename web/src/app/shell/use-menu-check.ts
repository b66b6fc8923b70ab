import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { menuDebounceMs } from '../../features/session/session.ts';
import { useSession } from '../../features/session/session-context.ts';

/** Checks the token again once the user has stayed on a page for a moment, so that the menu is current. */
export function useMenuCheck(): void {
  const session = useSession();
  const router = useRouter();
  useEffect(() => {
    let timer = setTimeout(() => session.check(), menuDebounceMs);
    const stop = router.subscribe('onResolved', () => {
      clearTimeout(timer);
      timer = setTimeout(() => session.check(), menuDebounceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, router]);
}
