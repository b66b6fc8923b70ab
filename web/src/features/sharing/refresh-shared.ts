import { useEffect, useEffectEvent } from 'react';

const everyHalfMinute = 30_000;

/** Calls while the page is visible: on return to it, and every half minute. */
export function useRefreshWhileVisible(isOn: boolean, refresh: () => void): void {
  const latest = useEffectEvent(refresh);
  useEffect(() => {
    if (!isOn) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') latest();
    };
    const timer = setInterval(look, everyHalfMinute);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isOn]);
}
