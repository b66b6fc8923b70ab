import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { drawWithPermit } from './draw-permit.ts';
import type { PageSize } from './use-pdf.ts';
import styles from './preview.module.css';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly size: PageSize;
  readonly scale: number;
  /** True for pages that are visible or next to it; the others are blank sheets of the same size. */
  readonly isDrawn: boolean;
  /** Adds the page's text, for screen readers, search and copying. */
  readonly hasText: boolean;
}

const drawing = () => import('./page-drawing.ts');

/** One page as it will be printed. */
export function PdfPage({ pdf, number, size, scale, isDrawn, hasText }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: sheet } = canvas;
    const { current: text } = textLayer;
    if (!isDrawn || sheet === null) return undefined;
    const abort = new AbortController();
    const draw = async () => {
      const { drawPage, layOutText } = await drawing();
      const page = await pdf.getPage(number);
      if (abort.signal.aborted) return;
      await drawPage(page, sheet, scale, abort.signal);
      if (hasText && text !== null) await layOutText(page, text, scale, abort.signal);
    };
    drawWithPermit({ isWaitedFor: hasText, draw, left: abort.signal });
    return () => abort.abort();
  }, [pdf, number, scale, isDrawn, hasText]);
  const box = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return (
    <div className={styles['sheet']} style={{ ...box, '--total-scale-factor': scale } as React.CSSProperties}>
      {isDrawn && <canvas ref={canvas} className={styles['canvas']} aria-hidden="true" />}
      {isDrawn && hasText && <div ref={textLayer} className={styles['words']} />}
    </div>
  );
}
