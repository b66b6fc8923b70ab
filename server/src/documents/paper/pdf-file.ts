import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { fileStart } from './file-start.ts';
import type { PageSize } from './page-size.ts';
import { insidesOf, type PdfInsides } from './pdfkit-insides.ts';

/** Takes the file as it is written; after the last bytes, null. */
export type Outlet = (bytes: Uint8Array | null) => void;

export interface FileFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Found by machines: the document's code. */
  readonly keywords: string;
  readonly producer: string;
  /** Of what is printed, not of the printing: the same paper is the same file. */
  readonly made: Date;
}

/** A PDF under way. Its bytes leave as soon as they are many enough. */
export interface PdfFile {
  readonly doc: PDFKit.PDFDocument;
  readonly insides: PdfInsides;
  /** What was drawn on the page leaves with its end. */
  endPage(): void;
  /** Pictures with transparent parts are read meanwhile: it is whole once this is over. */
  end(): Promise<void>;
}

const chunkLength = 32 * 1024;

/** A tagged PDF/UA-1 file with nothing in it yet; its first bytes have left. */
export function startFile({ width, height }: PageSize, facts: FileFacts, outlet: Outlet): PdfFile {
  const doc = new Pdf({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    // Newer than PDFKit's types.
    subset: 'PDF/UA' as 'PDF/A-1',
    // None: a typeface that is not embedded may not be named either.
    font: null as unknown as string,
    info: {
      Title: markupFree(facts.title),
      Author: markupFree(facts.author),
      Subject: markupFree(facts.subject),
      Keywords: markupFree(facts.keywords),
      Producer: facts.producer,
      Creator: facts.producer,
      CreationDate: facts.made,
    },
  });
  const insides = insidesOf(doc);
  if (!insides.read()?.equals(fileStart)) throw new Error('PDFKit begins a file otherwise than we do.');
  outlet(fileStart);
  const over = gather(insides, outlet);
  const end = () => {
    doc.end();
    return over;
  };
  return { doc, insides, endPage: gatherContent(insides), end };
}

/** PDFKit hands every line over for itself; this makes few large pieces of many small ones. Over with the last of them. */
function gather(insides: PdfInsides, outlet: Outlet): Promise<void> {
  const { promise, resolve } = deferred();
  let waiting = '';
  const flush = () => {
    if (waiting !== '') outlet(Buffer.from(waiting, 'latin1'));
    waiting = '';
  };
  insides['_write'] = (data) => {
    if (typeof data === 'string') {
      waiting += `${data}\n`;
      insides['_offset'] += data.length + 1;
      if (waiting.length > chunkLength) flush();
      return;
    }
    flush();
    outlet(data);
    insides['_offset'] += data.length;
  };
  insides.push = (chunk) => {
    flush();
    outlet(chunk);
    if (chunk === null) resolve();
    return true;
  };
  return promise;
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

/** Everything on a page as one text, compressed at once: PDFKit would keep and join every stroke for itself. */
function gatherContent(insides: PdfInsides): () => void {
  let drawn = '';
  insides.addContent = (content) => {
    drawn += `${content}\n`;
    return insides;
  };
  return () => {
    const { content } = insides.page;
    content.compress = false;
    content.data['Filter'] = 'FlateDecode';
    content.write(deflateSync(Buffer.from(drawn, 'latin1'), { level: 1 }));
    drawn = '';
  };
}

/** PDFKit writes these into XML as they are. */
function markupFree(text: string): string {
  return text
    .replaceAll('&', 'and')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}
