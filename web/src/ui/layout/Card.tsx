import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly children?: ReactNode;
  /** The heading row: pass the heading element itself, so that the page keeps its outline. */
  readonly heading?: ReactNode;
  readonly more?: ReactNode;
  readonly padding?: 'none' | 'md' | 'form' | 'lg';
  readonly as?: 'div' | 'section' | 'article' | 'aside';
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
}

export function Card({ children, heading, more, padding = 'md', as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={padding === 'none' ? `${styles['card']} ${styles['clip']}` : styles['card']}
    >
      {(heading !== undefined || more !== undefined) && (
        <header className={styles['header']}>
          {heading}
          {more !== undefined && <div className={styles['more']}>{more}</div>}
        </header>
      )}
      {padding === 'none' ? children : <div className={styles[padding]}>{children}</div>}
    </Element>
  );
}
