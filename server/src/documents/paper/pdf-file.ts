import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { fileStart } from './file-start.ts';
import type { PageSize } from './page-size.ts';
import { insidesOf, type PdfInsides } from './pdfkit-insides.ts';

/** Receives the file as it is written; null after the last bytes. */
export type Outlet = (bytes: Uint8Array | null) => void;

export interface FileFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The document's code, for machines. */
  readonly keywords: string;
  readonly producer: string;
  /** The time of the content, not of printing: the same document is the same file. */
  readonly made: Date;
}

/** A PDF being written. Its bytes are sent in chunks. */
export interface PdfFile {
  readonly doc: PDFKit.PDFDocument;
  readonly insides: PdfInsides;
  /** Sends the page's content. */
  endPage(): void;
  /** Completes the file: transparent pictures are decoded asynchronously. */
  end(): Promise<void>;
}

const chunkLength = 32 * 1024;

/** An empty tagged PDF/UA-1 file; its first bytes are sent. */
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
    // None, because a typeface that is not embedded may not be named either.
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

/** Joins PDFKit's many small writes into a few large ones. Resolves after the last. */
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

/** Collects a page as one string, compressed at once: PDFKit would store and join every stroke. */
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

/** PDFKit writes these into XML unescaped. */
function markupFree(text: string): string {
  return text
    .replaceAll('&', 'and')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}
