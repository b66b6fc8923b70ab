import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly heading: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** A page with one message and the next step. */
export function MessagePage({ heading, picture, children, actions }: MessagePageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['column']}>
        {picture}
        <h1>{heading}</h1>
        {children !== undefined && <p>{children}</p>}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </div>
  );
}
