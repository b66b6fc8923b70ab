import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { PdfPage } from './pdf-page.tsx';
import styles from './preview.module.css';
import { topOf } from './seen-pages.ts';
import type { PageSize } from './use-pdf.ts';
import { useStack } from './use-stack.ts';

interface PageListProps {
  readonly pdf: PDFDocumentProxy;
  readonly size: PageSize;
  readonly current: number;
  readonly onPick: (page: number) => void;
}

const thumbnailWidth = 84;
/** Height of the number below each sheet and of the gap to the next. */
const below = 34;

/** Thumbnails of all pages, for navigation. */
export function PageList({ pdf, size, current, onPick }: PageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const scale = thumbnailWidth / size.width;
  const stack = { count: pdf.numPages, height: Math.round(size.height * scale) + below, gap: 0 };
  const seen = useStack(scroller, stack);
  const { height } = stack;
  useEffect(() => {
    const { current: list } = scroller;
    if (list === null) return;
    const top = topOf({ count: 0, height, gap: 0 }, current);
    if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }, [current, height]);
  return (
    <nav ref={scroller} className={styles['pageList']} aria-label="Pages">
      {pageNumbers(pdf.numPages).map((number) => (
        <PlainButton
          key={number}
          className={styles['thumb']}
          aria-label={`Page ${number}${number === current ? ', shown' : ''}`}
          onPress={() => onPick(number)}
        >
          <span className={styles['thumbSheet']} data-current={number === current || undefined}>
            <PdfPage
              {...{ pdf, number, size, scale }}
              isDrawn={number >= seen.first && number <= seen.last}
              hasText={false}
            />
          </span>
          <span aria-hidden="true">{number}</span>
        </PlainButton>
      ))}
    </nav>
  );
}

export function pageNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
