import type { ReactNode } from 'react';
import { Card } from '../ui/layout/Card.tsx';
import styles from './catalogue.module.css';

export interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly size?: 'half' | 'wide';
  /** `bare` puts the component on the page itself, `flush` into a card without padding. */
  readonly frame?: 'card' | 'flush' | 'bare';
}

/** One component in one state, with the name of that state over it. */
export function Specimen({ title, children, size, frame = 'card' }: SpecimenProps) {
  return (
    <article
      className={size ? `${styles['specimen']} ${styles[size]}` : styles['specimen']}
      aria-label={title}
    >
      <h3>{title}</h3>
      {frame === 'bare' ? (
        <div>{children}</div>
      ) : (
        <Card padding={frame === 'flush' ? 'none' : 'md'}>
          {frame === 'flush' ? children : <div className={styles['stack']}>{children}</div>}
        </Card>
      )}
    </article>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
