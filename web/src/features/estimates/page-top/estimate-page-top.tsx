import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { SaveStateText } from '../builder/bars/save-state-text.tsx';
import type { EstimateNow } from '../open/use-estimate.ts';
import styles from './estimate-page-top.module.css';

interface EstimatePageTopProps {
  readonly now: EstimateNow;
  readonly title: string;
  /** The page's actions, at its right end. */
  readonly children?: ReactNode;
}

/** The link back to the estimate, the page's title, the estimate's heading, and its save state. */
export function EstimatePageTop({ now, title, children }: EstimatePageTopProps) {
  const { heading, parties, id } = now.estimate;
  return (
    <div className={styles['top']}>
      <Link
        to="/estimate/$id/new-estimate"
        params={{ id }}
        search={{}}
        className={styles['back']}
        aria-label="Back to the estimate"
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1>{title}</h1>
      <p className={styles['which']}>
        <span className={styles['number']}>{heading.number}</span> {parties.customer.name || 'No name yet'}
      </p>
      <SaveStateText store={now.store} />
      {children}
    </div>
  );
}
