import type { ReactNode } from 'react';
import { useOverflowing } from '../../ui/primitives/use-overflowing.ts';
import styles from './reports.module.css';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls content wider than the screen, by keys as well. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const { scroller, isOverflowing } = useOverflowing<HTMLElement>();
  return (
    <section
      ref={scroller}
      className={styles['scroll']}
      {...(isOverflowing && { tabIndex: 0, 'aria-label': `${label}, scrolls sideways` })}
    >
      {children}
    </section>
  );
}
