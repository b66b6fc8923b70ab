import Document from 'pdfkit';

/** The output of a drawing on a page of a real document: its operators, one per line, and the whole file. */
export interface PdfPage {
  readonly operators: readonly string[];
  readonly file: string;
}

export async function pdfPage(draw: (doc: PDFKit.PDFDocument) => void): Promise<PdfPage> {
  const doc = new Document({ size: 'LETTER', layout: 'landscape', margin: 0, compress: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  draw(doc);
  doc.end();
  await ended;
  const file = Buffer.concat(chunks).toString('latin1');
  const content = /stream\n([\s\S]*?)endstream/.exec(file)?.[1] ?? '';
  return { file, operators: content.trim().split('\n') };
}
