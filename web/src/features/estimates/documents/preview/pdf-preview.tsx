import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { pageNumbers, PageList } from './page-list.tsx';
import { PdfPage } from './pdf-page.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './preview.module.css';
import { topOf } from './seen-pages.ts';
import { type PageSize, usePdf } from './use-pdf.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useRoom } from './use-room.ts';
import { useStack } from './use-stack.ts';
import { scaleOf, type Zoom } from './zoom.ts';

interface PdfPreviewProps {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly onDownload: () => void;
}

/** A finished file, page by page, drawn from its own bytes. */
export function PdfPreview({ bytes, name, onDownload }: PdfPreviewProps) {
  const state = usePdf(bytes);
  if (state.kind === 'open') return <Pages {...state} name={name} />;
  if (state.kind === 'opening') return <Opening />;
  return (
    <div className={styles['instead']}>
      <EmptyState
        title="This browser cannot show the document"
        actions={
          <Button variant="primary" onPress={onDownload}>
            Download instead
          </Button>
        }
      >
        The file itself is finished. Download it and open it with another program.
      </EmptyState>
    </div>
  );
}

function Opening() {
  return (
    <div className={styles['instead']}>
      <Loading isLoading label="Opening the document" skeleton={<Skeleton shape="block" />} />
    </div>
  );
}

interface PagesProps {
  readonly pdf: PDFDocumentProxy;
  readonly size: PageSize;
  readonly name: string;
}

const gap = 16;
/** A scrolling region needs the focus, or no key scrolls it. */
const reachable = { tabIndex: 0 } as const;

function Pages({ pdf, size, name }: PagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const [zoom, setZoom] = useState<Zoom>('width');
  const scale = scaleOf(zoom, size, room);
  const stack = { count: pdf.numPages, height: Math.round(size.height * scale), gap };
  const seen = useStack(scroller, stack);
  const go = (page: number) => {
    const target = Math.min(pdf.numPages, Math.max(1, page));
    if (scroller.current) scroller.current.scrollTop = topOf(stack, target);
  };
  usePageKeys(scroller, { go, setZoom, current: seen.current, last: pdf.numPages, scale });
  return (
    <div className={styles['preview']}>
      <PreviewBar
        page={seen.current}
        pages={pdf.numPages}
        {...{ scale, zoom }}
        onPage={go}
        onZoom={setZoom}
      />
      <div className={styles['body']}>
        {pdf.numPages > 1 && <PageList {...{ pdf, size }} current={seen.current} onPick={go} />}
        <section
          ref={scroller}
          className={styles['scroller']}
          aria-label={`${name}, ${pdf.numPages} ${pdf.numPages === 1 ? 'page' : 'pages'}`}
          {...reachable}
        >
          {pageNumbers(pdf.numPages).map((number) => (
            <PdfPage
              key={number}
              {...{ pdf, number, size, scale }}
              isDrawn={number >= seen.first && number <= seen.last}
              hasText
            />
          ))}
        </section>
      </div>
    </div>
  );
}
