import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './clocked.module.css';
import { useOrderNow } from './order-context.ts';

/** A number that follows from the clock: a skeleton while the time is read, a dash if it could not be. */
export function Clocked({ children }: { readonly children: ReactNode }) {
  const { state } = useOrderNow().time;
  if (state === 'read') return children;
  if (state === 'failed') return '–';
  return (
    <span className={styles['reading']}>
      <Skeleton />
    </span>
  );
}
