import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export type PdfState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy; readonly size: PageSize }
  /** The file is fine; this browser cannot draw it. */
  | { readonly kind: 'undrawable' };

/** The size of the first page, in points; all pages of our documents are the same paper. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The PDF library loads with the first file that is shown. */
const reader = () => import('./open-pdf.ts');

/** Opens a file for drawing, and closes it when another one replaces it. */
export function usePdf(bytes: Uint8Array): PdfState {
  const [opened, setOpened] = useState<{ bytes: Uint8Array; state: PdfState }>();
  useEffect(() => {
    let isUnmounted = false;
    let close = () => {};
    const open = async () => {
      try {
        const { pdf, ...held } = await (await reader()).openPdf(bytes);
        close = held.close;
        if (isUnmounted) return close();
        const [, , width = 612, height = 792] = (await pdf.getPage(1)).view;
        if (!isUnmounted) setOpened({ bytes, state: { kind: 'open', pdf, size: { width, height } } });
      } catch {
        if (!isUnmounted) setOpened({ bytes, state: { kind: 'undrawable' } });
      }
      return undefined;
    };
    void open();
    return () => {
      isUnmounted = true;
      close();
    };
  }, [bytes]);
  return opened?.bytes === bytes ? opened.state : { kind: 'opening' };
}
