import styles from './print-file.module.css';

/** False where this browser shows no PDF itself: the file is then downloaded and printed by another program. */
export function canPrint(): boolean {
  return (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;
}

let frame: HTMLIFrameElement | undefined;

/** Prints the file itself, not the page around it. */
export function printFile(address: string): void {
  frame?.remove();
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
