import { useEffect, useState } from 'react';

const afterScreenMs = 1_000;

/** True once the screen had time to be read: everything beside it is fetched then. */
export function useAfterScreen(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterScreenMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
