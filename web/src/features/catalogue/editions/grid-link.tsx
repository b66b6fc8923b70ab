import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './editions.module.css';

interface GridLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Leads to the screen that edits a row, without reloading the page. */
export function GridLink({ href, children }: GridLinkProps) {
  const { history } = useRouter();
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a href={href} onClick={go} className={styles['link']}>
      {children}
    </a>
  );
}
