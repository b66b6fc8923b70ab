import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './Dialog.module.css';
import { useEdge } from './edges.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * Stands beside the page, which stays usable: no scrim, and the focus may leave. Escape inside closes it and returns
 * the focus.
 */
export function SidePanel({ title, onClose, children, footer }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEdge('panel', true);
  useEffect(() => {
    const before = document.activeElement;
    const shown = panel.current;
    shown?.focus();
    return () => {
      if (isOutOfWork(shown) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isOutOfWork(panel.current)) close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog
      ref={panel}
      open
      tabIndex={-1}
      aria-labelledby={id}
      className={`${styles['drawer']} ${styles['beside']}`}
    >
      <div className={styles['dialog']}>
        <header className={styles['head']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <span className={styles['close']}>
            <Button
              variant="ghost"
              iconOnly
              aria-label="Close"
              icon={<X aria-hidden="true" />}
              onPress={onClose}
            />
          </span>
        </header>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** True while the focus is in the panel, or was on an element of it that is gone. */
function isOutOfWork(panel: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || panel?.contains(activeElement) === true;
}
