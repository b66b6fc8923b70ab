import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './pay.module.css';
import frame from './share.module.css';

interface StickyCardProps {
  readonly label: string;
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const margin = 16;

/**
 * The card beside the lines stays visible. A card taller than the window scrolls with the page down to its end and
 * stays there, so that its last button is reached without a scroll bar of its own.
 */
export function StickyCard({ label, cardRef, children }: StickyCardProps) {
  useEffect(() => {
    const { current } = cardRef;
    if (current === null) return undefined;
    const place = () => {
      const top = Math.min(margin, window.innerHeight - current.offsetHeight - margin);
      current.style.setProperty('--pay-top', `${String(top)}px`);
    };
    const watch = new ResizeObserver(place);
    watch.observe(current);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [cardRef]);
  return (
    <aside ref={cardRef} tabIndex={-1} className={`${frame['card']} ${styles['pay']}`} aria-label={label}>
      {children}
    </aside>
  );
}
