import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode } from 'react';
import { pageLinks } from './page-links.ts';
import type { PageLink } from './page-links.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** The address of a page: filters and pages live in the address, so a page can be opened in a new tab. */
  readonly hrefOf: (page: number) => string;
  readonly label?: string;
}

export function Pagination({ page, pages, onPage, hrefOf, label = 'Pages' }: PaginationProps) {
  const link = (to: number, name: string, children: ReactNode, className = styles['link'] ?? '') => (
    <a
      href={hrefOf(to)}
      className={className}
      aria-label={name}
      aria-current={to === page && className === styles['link'] ? 'page' : undefined}
      onClick={(event) => plainClick(event) && onPage(to)}
    >
      {children}
    </a>
  );
  const step = (to: number, children: ReactNode, name: string) => {
    const className = `${styles['link']} ${styles['step']}`;
    if (to >= 1 && to <= pages) return link(to, name, children, className);
    return (
      <span className={className} aria-disabled="true">
        {children}
      </span>
    );
  };
  return (
    <nav aria-label={label} className={styles['pager']}>
      {step(page - 1, previous, 'Previous')}
      <ul className={styles['pages']}>
        {placed(pageLinks(page, pages)).map(({ key, place }) => (
          <li key={key}>
            {place === 'gap' ? <span className={styles['gap']}>…</span> : link(place, `Page ${place}`, place)}
          </li>
        ))}
      </ul>
      {step(page + 1, next, 'Next')}
    </nav>
  );
}

const previous = (
  <>
    <ChevronLeft aria-hidden="true" />
    Previous
  </>
);

const next = (
  <>
    Next
    <ChevronRight aria-hidden="true" />
  </>
);

function placed(places: readonly PageLink[]): { key: string; place: PageLink }[] {
  return places.map((place, index) => ({
    key: place === 'gap' ? `gap after ${places[index - 1]}` : `${place}`,
    place,
  }));
}

/** A click with a modifier key is left to the browser: new tab, new window, download. */
function plainClick(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
