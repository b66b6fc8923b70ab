import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Links to the pages above, outermost first: an anchor or a router's link each, with a `key`. */
  readonly above: readonly { readonly id: string; readonly link: ReactNode }[];
  readonly current: ReactNode;
}

export function Breadcrumb({ above, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['trail']}>
        {above.map(({ id, link }) => (
          <li key={id}>
            {link}
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
