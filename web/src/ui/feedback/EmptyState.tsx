import type { ReactNode, Ref } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** One sentence: the first step, or the filter to drop. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | 4;
  /** For panels that move focus to their heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export function EmptyState({
  title,
  children,
  icon,
  actions,
  headingLevel = 2,
  headingRef,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['state']}>
      {icon !== undefined && (
        <div className={styles['icon']} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles['title']}>
        {title}
      </Heading>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
