import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import styles from './documents.module.css';
import type { GeneratedDocument } from './use-document.ts';

/** Saves the very bytes that are shown. */
export function downloadDocument({ bytes, fileName }: GeneratedDocument): void {
  saveFile(fileName, 'application/pdf', bytes);
  reportWork({ hasDocument: true });
}

/** False where this browser shows no PDF itself: the file is then downloaded and printed by another program. */
export function canPrint(): boolean {
  return (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;
}

let frame: HTMLIFrameElement | undefined;

/** Prints the file itself, not the page around it. */
export function printDocument({ address }: GeneratedDocument): void {
  frame?.remove();
  reportWork({ hasDocument: true });
  const printing = document.createElement('iframe');
  printing.className = styles['printing'] ?? '';
  printing.title = 'The document being printed';
  printing.addEventListener('load', () => {
    printing.contentWindow?.focus();
    printing.contentWindow?.print();
  });
  printing.src = address;
  document.body.append(printing);
  frame = printing;
}
